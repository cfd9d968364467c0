"""Everything on the table explains itself where it lies: to keys, to fingers and to those who listen."""

from __future__ import annotations

from typing import Any

import pytest

import organelle
from e2e.browser_user import CHOICE, NewUser

MOST = 400
"""More things than lie on any table."""
HERE = """() => {
    const at = document.activeElement;
    const lesson = document.querySelector("#help-tooltip");
    const box = lesson?.getBoundingClientRect();
    return {
        place: [...document.querySelectorAll("main [data-thing]")].indexOf(at),
        name: at.getAttribute("aria-label") ?? at.innerText,
        told: at.getAttribute("aria-describedby") === "help-tooltip" ? lesson?.innerText : "",
        seen: box ? box.top >= 0 && box.bottom <= innerHeight : false,
    };
}"""
THERE = """() => [...document.querySelectorAll("main [data-thing]")].flatMap((each, place) =>
    each.getClientRects().length ? [place] : [])"""


@pytest.mark.parametrize("game", organelle.games())
def test_the_keyboard_walks_over_everything_on_the_table(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.start(game, 3)
    ada.tab_to(CHOICE)
    question = ada.page.inner_text("#question")
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("#help-tooltip")
    walked: dict[int, Any] = {}
    for _ in range(MOST):
        here = ada.page.evaluate(HERE)
        if here["place"] in walked:
            break
        walked[here["place"]] = here
        ada.page.keyboard.press("ArrowRight")
    assert sorted(walked) == ada.page.evaluate(THERE)
    assert [each for each in walked.values() if not (each["name"] and each["told"] and each["seen"])] == []
    ada.check_accessibility("explaining")
    for key in ("Enter", " ", "1"):
        ada.page.keyboard.press(key)
    assert ada.page.inner_text("#question") == question and not ada.page.locator(".question .chip").count()
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("#help-tooltip", state="detached")
    assert ada.focused(CHOICE), "the focus comes back to where it was"


def test_a_finger_asks_what_it_would_otherwise_choose(new_user: NewUser) -> None:
    ada = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.start("cellulose", 2)
    question = ada.version()
    ada.page.tap(".question button[aria-pressed]")
    ada.page.locator(".board .target.open").first.dispatch_event("click")
    ada.page.wait_for_selector("#help-tooltip")
    assert ada.version() == question and not ada.page.locator(".question .chip").count()
    ada.page.tap(".mode button")
    ada.page.wait_for_selector("#help-tooltip", state="detached")
