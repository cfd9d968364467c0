"""What is told and when: everything on the table moves together, at its place, and can be stepped through."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from e2e.browser_user import CHOICE, QUESTION, BrowserUser, NewUser

GAMES = ["cellulose", "cytosis", "foment"]
RECORD = """
window.moments = [];
window.kept = "";
const look = () => {
    const table = document.querySelector(".table");
    if (table) {
        const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.innerText.trim());
        const strip = texts(".players .score, .players .stock b");
        const log = texts(".log li");
        const caption = texts(".stage-caption p");
        const moment = {
            strip: strip.join(" "), log, caption,
            asked: document.querySelector(".question.asked") !== null,
            scene: document.querySelector(".stage-caption.scene b")?.innerText ?? "",
            telling: document.querySelector(".telling") !== null,
            heading: document.querySelector(".telling h2")?.innerText ?? "",
        };
        const text = JSON.stringify(moment);
        if (text !== window.kept) window.moments.push(moment);
        window.kept = text;
    }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


CLICK = """([selector, part]) => {
    const offered = [...document.querySelectorAll(selector)];
    offered[Math.floor(part * offered.length)]?.click();
}"""


def answer(user: BrowserUser, random: Random) -> None:
    """Click on something that is offered, if anything is: a telling may begin at any moment."""
    user.page.evaluate(CLICK, [CHOICE, random.random()])
    user.page.wait_for_selector(".table[aria-busy=false]")


def to_a_told_turn(user: BrowserUser, seed: int) -> None:
    """Play at once until a choice makes others move, which is told at the pace of the settings."""
    random = Random(seed)
    while not user.page.locator(".telling").count():
        answer(user, random)


def settled(user: BrowserUser) -> None:
    user.page.wait_for_selector(f".table[aria-busy=false] {QUESTION}", timeout=60_000)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_shows_the_future_while_a_move_is_told(new_user: NewUser, game: str) -> None:
    """While it is told there is no question; the log grows line by line, and the strip only once all of it was told."""
    ada = new_user(settings={"pace": "brisk"})
    ada.page.add_init_script(RECORD)
    ada.start(game, 2)
    to_a_told_turn(ada, 4)
    settled(ada)
    moments: list[dict[str, Any]] = ada.page.evaluate("moments")
    log = ada.page.locator(".log li").all_inner_texts()
    assert any(moment["telling"] and moment["caption"] for moment in moments)
    for moment in moments:
        assert not (moment["asked"] and moment["telling"])
        assert [line.strip() for line in log][: len(moment["log"])] == moment["log"], "the log grows at its end"
        assert all(line in moment["log"] for line in moment["caption"]), "told and written at once"
    told = [moment for moment in moments if moment["telling"]]
    for before, after in pairwise(told):
        if len(before["log"]) < len(after["log"]) and after["caption"][:1] == before["caption"][:1]:
            assert after["strip"] == before["strip"], "what is told has not been counted before its end"


def test_what_has_happened_is_marked_until_one_chooses_and_can_be_stepped_through(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 3)
    random = Random(4)
    further = f"{QUESTION} .choices button:has(.soft)"
    while ada.page.locator(".marks [data-mark='1']").count() == 0 or ada.page.locator(further).count() == 0:
        ada.click(random)
        ada.wait()
    page = ada.page
    log = page.locator(".log li").all_inner_texts()
    question = page.inner_text("#question")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#question:has-text('Looking back')")
    assert not ada.is_asked and page.locator(".board [data-word]").count() == 0
    earlier = page.locator(".log li").all_inner_texts()
    assert len(earlier) < len(log) and log[: len(earlier)] == earlier
    assert page.locator(".stage-caption").is_visible()
    ada.check_accessibility("looking back")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(QUESTION)
    page.click("button[aria-label^='One step back']")
    page.wait_for_selector(".telling")
    page.keyboard.press("Escape")
    page.wait_for_selector(QUESTION)
    assert page.inner_text("#question") == question and page.locator(".log li").all_inner_texts() == log
    assert page.locator(".marks [data-mark]").count()
    page.click(f"{further} >> nth=0")
    page.wait_for_selector(".marks", state="detached")


def test_a_telling_can_be_skipped_and_the_window_follows_it_on_a_phone(new_user: NewUser) -> None:
    ada = new_user(viewport={"width": 390, "height": 844}, settings={"pace": "calm"})
    ada.start("cytosis", 3)
    to_a_told_turn(ada, 4)
    caption = ada.page.locator(".stage-caption")
    caption.wait_for()
    frame = ada.page.locator(".frame").bounding_box()
    box = caption.bounding_box()
    assert frame and box and frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
    ada.page.click(".telling button")
    settled(ada)
    assert not ada.scrolls_sideways()


def comes(*events: dict[str, Any]) -> Callable[[Any], None]:
    """The server as it is, but after every answer these events happen too."""

    def route(socket: Any) -> None:
        server = socket.connect_to_server()

        def hear(message: str) -> None:
            data = json.loads(message)
            if data["type"] == "state" and data["since"] > 0:
                data["events"] += [{**event, "number": data["number"]} for event in events]
            socket.send(json.dumps(data))

        server.on_message(hear)

    return route


@pytest.mark.parametrize("motion", ["auto", "reduced"])
def test_the_event_of_a_round_is_a_scene_that_can_be_skipped(new_user: NewUser, motion: str) -> None:
    ada = new_user(settings={"pace": "calm", "motion": motion})
    ada.page.route_web_socket("**/socket", comes({"key": "cytosis.event.revealed", "event": "outbreak"}))
    ada.page.add_init_script(RECORD)
    ada.start("cytosis", 2)
    random = Random(2)
    while not ada.page.locator(".log li:has-text('Event:')").count():
        answer(ada, random)
    if motion == "reduced":
        settled(ada)
        assert not any(moment["scene"] for moment in ada.page.evaluate("moments"))
        return
    ada.page.wait_for_function("() => moments.some((each) => each.scene === 'The event of this round')")
    scenes = [moment for moment in ada.page.evaluate("moments") if moment["scene"]]
    assert any(moment["heading"] == moment["scene"] for moment in scenes), "nobody is said to have done it"
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("Escape")
    settled(ada)


@pytest.mark.parametrize(
    ("game", "title", "events", "said"),
    [
        ("cellulose", "Evening", [{"key": "cellulose.evening.fell"}], "Evening: all markers return"),
        (
            "foment",
            "The tide",
            [{"key": "foment.tide-rolled", "face": 2, "target": 5}, {"key": "foment.tide-stayed", "target": 4}],
            "The roll for the tide is 2",
        ),
        (
            "foment",
            "Mutations",
            [
                {"key": "foment.mutation-rolled", "seat": 1, "face": 4, "target": 2},
                {"key": "foment.unchanged", "seat": 1},
            ],
            "Bot 2 rolls 4 for its genome",
        ),
    ],
)
def test_the_end_of_a_round_is_a_scene(
    new_user: NewUser, game: str, title: str, events: list[dict[str, Any]], said: str
) -> None:
    """Evening, tide and mutations have the middle of the board for a moment, with all that belongs to them."""
    ada = new_user(settings={"pace": "brisk"})
    ada.page.route_web_socket("**/socket", comes(*events))
    ada.page.add_init_script(RECORD)
    ada.start(game, 3)
    random = Random(2)
    while not ada.page.evaluate("(title) => moments.some((each) => each.scene === title)", title):
        answer(ada, random)
    settled(ada)
    scenes = [moment for moment in ada.page.evaluate("moments") if moment["scene"] == title]
    assert any(said in line for moment in scenes for line in moment["caption"])
    assert max(len(moment["caption"]) for moment in scenes) >= len(events)
    assert not any(moment["asked"] and moment["telling"] for moment in scenes)


def test_with_reduced_motion_nothing_waits(new_user: NewUser) -> None:
    """What others did is shown at once, with its words at its place, and the question with it."""
    ada = new_user(settings={"pace": "calm", "motion": "reduced"})
    ada.start("cytosis", 2)
    random = Random(4)
    for _ in range(4):
        ada.click(random)
        ada.wait()
    assert not ada.page.locator(".animations > *").count()
