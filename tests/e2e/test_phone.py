"""On a phone a thumb is enough: what is asked about is on the screen, and everything that can be pressed is large."""

from __future__ import annotations

from random import Random

import pytest

import organelle
from e2e.browser_user import BrowserUser, NewUser

GAMES = organelle.games()
SMALL = """() => [...document.querySelectorAll("button, a, select, summary, .target.open")]
    .filter((each) => each.checkVisibility() && !each.matches(".hidden, .skip") && !each.disabled)
    .map((each) => {
        const reach = each.querySelector(":scope > .reach");
        // The box leaves out the stroke, which a finger meets too.
        const {width, height} = (reach ?? each).getBoundingClientRect();
        const edge = reach ? parseFloat(getComputedStyle(reach).strokeWidth) * reach.getScreenCTM().a : 0;
        return [each, width && width + edge, height + edge];
    })
    .filter(([, width, height]) => width && Math.min(width, height) < 43.5)
    .map(([each, width, height]) => `${each.ariaLabel ?? each.textContent}: ${[width, height]}`)"""
HIDDEN = """() => [...document.querySelectorAll(".own [data-word]")]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => !each.checkVisibility() || box.top < 0 || box.bottom > innerHeight)
    .map(([each]) => each.ariaLabel ?? each.textContent)"""
NESTED = """() => [...document.querySelectorAll(".table *")]
    .filter((each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter((each) => each.parentElement.closest(".ask, .own"))
    .map((each) => each.className)"""


@pytest.fixture
def ada(new_user: NewUser) -> BrowserUser:
    return new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_asked_about_is_on_the_screen_and_large(ada: BrowserUser, game: str, language: str) -> None:
    ada.context.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    ada.start(game, 2)
    random = Random(7)
    for turn in range(8):
        ada.wait_until_idle()
        where = f"{game}, {turn}"
        assert not ada.page.evaluate(HIDDEN), where
        assert not ada.page.evaluate(SMALL), where
        assert not ada.page.evaluate(NESTED), where
        assert not ada.scrolls_sideways(), where
        ada.click(random)
        ada.wait()


def test_the_first_question_shows_the_cards_that_it_is_about(ada: BrowserUser) -> None:
    ada.start("cytosis", 3)
    cards = ada.page.locator(".own .hand-card[data-word]")
    assert cards.count() == 3
    box = cards.first.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 844
    cards.first.tap()
    ada.wait()
