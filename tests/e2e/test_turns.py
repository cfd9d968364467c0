"""Turns by a script: the board holds still, no question is cut, everything explains itself, digits are true.

`ORGANELLE_TURNS=30` plays that many turns of each game; as it stands it is a handful.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from e2e.browser_user import QUESTION, BrowserUser, NewUser
from e2e.test_choosing import BOARD, sent_answers

GAMES = ["cellulose", "cytosis", "foment"]
TURNS = int(os.environ.get("ORGANELLE_TURNS", "4"))
SIZES = [(1440, 900), (1024, 768), (390, 844)]
PHONE = 500
"""Narrower than this the list may scroll up and down, but nothing of it is cut at its sides."""
CUT = """(phone) => {
    const panel = document.querySelector(".ask");
    const {left, right, top, bottom} = panel.getBoundingClientRect();
    const cut = [...panel.querySelectorAll(".question *")].filter((each) => {
        if (each.closest(".hidden, details:not([open]) > :not(summary)") || !each.checkVisibility()) return false;
        const box = each.getBoundingClientRect();
        const outside = box.left < left - 1 || box.right > right + 1;
        const below = !phone && (box.top < top - 1 || box.bottom > bottom + 1);
        const clips = each.clientWidth > 0 && getComputedStyle(each).overflowX !== "visible";
        return outside || below || (clips && each.scrollWidth > each.clientWidth + 1);
    });
    return cut.map((each) => each.outerHTML.slice(0, 120));
}"""
SILENT = """async () => {
    const silent = [];
    for (const each of document.querySelectorAll("main [data-word]")) {
        if (!each.checkVisibility() || each.classList.contains("confirm")) continue;
        each.focus({preventScroll: true});
        await new Promise(requestAnimationFrame);
        const bubble = document.querySelector("#help-tooltip");
        const box = bubble?.getBoundingClientRect();
        const seen = box && box.width > 0 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth;
        if (!seen || !bubble.innerText.trim()) silent.push(each.outerHTML.slice(0, 120));
    }
    document.activeElement.blur();
    return silent;
}"""
KEYS = """() => [...document.querySelectorAll(".question .choices [data-word]")].flatMap((each) => {
    const key = each.querySelector("kbd")?.innerText ?? (/^\\d$/.test(each.dataset.word) ? each.dataset.word : "");
    return key ? [[key, each.dataset.word]] : [];
})"""


@pytest.mark.parametrize("game", GAMES)
def test_turns_hold_still_and_tell_the_truth(new_user: NewUser, game: str) -> None:
    ada = new_user()
    answers = sent_answers(ada)
    ada.start(game, 3)
    random = Random(8)
    board = None
    for _ in range(TURNS):
        if ada.is_over:
            break
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.wait_until_idle()
            assert ada.page.evaluate(CUT, width < PHONE) == [], f"{width} wide: {ada.page.inner_text('.ask')}"
        ada.page.set_viewport_size({"width": 1440, "height": 900})
        ada.wait_until_idle()
        board = board or ada.page.evaluate(BOARD)
        ada.page.keyboard.press("Shift")
        assert ada.page.evaluate(SILENT) == []
        assert ada.page.evaluate(BOARD) == pytest.approx(board, abs=2)
        press_a_digit(ada, random, answers)
        ada.wait()
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
        assert word in answers[sent].split(" ")


def log_follows_what_is_told(user: BrowserUser) -> None:
    """What can be read again since the last move stands in the log in the same order."""
    opened: Any = user.page.locator(".playback button[aria-expanded]")
    if user.is_over or not opened.count():
        return
    opened.click()
    told = [line.strip() for line in user.page.locator(".told li").all_inner_texts()]
    log = [line.strip() for line in user.page.locator(".log li").all_inner_texts()]
    user.page.keyboard.press("Escape")
    assert told == log[-len(told) :]
