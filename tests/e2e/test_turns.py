"""Thirty turns of each game: the board holds still, no question is cut, everything explains itself, digits are true.

Each turn is looked at in every size and answered in one of them, by turns.
"""

from __future__ import annotations

from random import Random

import pytest

from e2e.browser_user import QUESTION, BrowserUser, NewUser, all_settled
from e2e.test_choosing import sent_answers

GAMES = ["cellulose", "cytosis", "foment"]
TURNS = 30
SIZES = [(1440, 900), (1024, 768), (390, 844)]
PHONE = 500
"""Narrower than this the list may scroll up and down, but nothing of it is cut at its sides; its heading is seen."""
CUT = """(phone) => {
    const panel = document.querySelector(".ask");
    const {left, right, top, bottom} = panel.getBoundingClientRect();
    const cut = [...panel.querySelectorAll(".question, .question *")].filter((each) => {
        if (each.closest(".hidden, details:not([open]) > :not(summary)") || !each.checkVisibility()) return false;
        const box = each.getBoundingClientRect();
        const seen = !phone || each.id === "question";
        const outside = box.left < left - 1 || box.right > right + 1;
        const below = seen && (box.top < top - 1 || box.bottom > bottom + 1 || box.bottom > innerHeight);
        const {overflowX} = getComputedStyle(each);
        const clips = each.clientWidth > 0 && overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
        return outside || below || clips;
    });
    return cut.map((each) => each.outerHTML.slice(0, 120));
}"""
SILENT = """async () => {
    const silent = [];
    for (const each of document.querySelectorAll("main [data-word]")) {
        if (!each.checkVisibility() || each.classList.contains("confirm")) continue;
        each.focus({preventScroll: true});
        await new Promise((done) => setTimeout(done));
        const bubble = document.querySelector("#help-tooltip");
        const box = bubble?.getBoundingClientRect();
        const seen = box && box.width > 0 && box.top >= 0 && box.left >= 0
            && box.right <= innerWidth && box.bottom <= innerHeight;
        if (!seen || !bubble.innerText.trim()) silent.push(each.outerHTML.slice(0, 120));
    }
    document.activeElement.blur();
    return silent;
}"""
KEYS = """() => [...document.querySelectorAll(".question .choices [data-word]")].flatMap((each) => {
    const key = each.querySelector("kbd")?.textContent ?? (/^\\d$/.test(each.dataset.word) ? each.dataset.word : "");
    return key ? [[key, each.dataset.word]] : [];
})"""
WATCH_BOARD = """
const where = () => {
    const {x, y, width, height} = document.querySelector(".board-svg").getBoundingClientRect();
    return [x, y, width, height];
};
let held, most;
window.holdBoard = () => ([held, most] = [where(), 0]);
window.boardShift = () => most;
const look = () => {
    if (held && document.querySelector(".board-svg"))
        most = Math.max(most, ...where().map((value, index) => Math.abs(value - held[index])));
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
TOLD = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());
    return [texts(".told li"), texts(".log li > :is(span:not(.none, .note), .entry)")];
}"""
SHIFT = 2
"""Pixels that the board may move while a question is looked at, answered, and the others' turns are told."""


@pytest.mark.parametrize("game", GAMES)
def test_turns_hold_still_and_tell_the_truth(new_user: NewUser, game: str) -> None:
    ada = new_user(settings={"pace": "brisk"})
    ada.page.add_init_script(WATCH_BOARD)
    answers = sent_answers(ada)
    ada.start(game, 3)
    random = Random(8)
    for turn in range(TURNS):
        if ada.is_over:
            ada.start(game, 3)
        home = turn % len(SIZES)
        for width, height in (*SIZES[home + 1 :], *SIZES[: home + 1]):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.wait_until_idle()
            assert ada.page.evaluate(CUT, width < PHONE) == [], f"{width} wide: {ada.page.inner_text('.ask')}"
        ada.page.evaluate("holdBoard()")
        ada.page.keyboard.press("Shift")
        assert ada.page.evaluate(SILENT) == [], f"{SIZES[home]}"
        press_a_digit(ada, random, answers)
        skip_what_is_told(ada)
        assert ada.is_over or ada.page.evaluate("boardShift()") <= SHIFT, f"{SIZES[home]}"
        log_follows_what_is_told(ada)


def press_a_digit(user: BrowserUser, random: Random, answers: list[str]) -> None:
    """Choose by a digit, and see that what it showed was chosen or sent."""
    keys: list[list[str]] = user.page.evaluate(KEYS)
    if not keys:
        user.click(random)
        return
    key, word = random.choice(keys)
    sent = len(answers)
    chosen = f"{QUESTION} .chips [data-said={word!r}]"
    user.page.keyboard.press(key)
    user.wait_for(lambda: len(answers) > sent or user.page.locator(chosen).count() > 0)
    if len(answers) > sent:
        assert not word or word in answers[sent].split(" ")


def skip_what_is_told(user: BrowserUser) -> None:
    """Let every telling begin, and skip it."""

    def settled() -> bool:
        if user.is_told:
            user.page.keyboard.press("Escape")
            return False
        return all_settled((user,))

    user.wait_for(settled)


def log_follows_what_is_told(user: BrowserUser) -> None:
    """What can be read again since the last move stands in the log in the same order."""
    opened = user.page.locator(".playback button[aria-expanded]")
    if user.is_over or not opened.count():
        return
    opened.click()
    told, log = user.page.evaluate(TOLD)
    opened.click()
    assert told and told == log[-len(told) :]
