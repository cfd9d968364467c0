"""What everyone has and what is left can be opened by click, tap and keyboard, and read by everyone."""

from __future__ import annotations

from random import Random

import pytest

import organelle
from e2e.browser_user import NewUser

PANEL = "[role=dialog].holdings"
CLICKS = 12


@pytest.mark.parametrize("game", organelle.games())
def test_a_name_opens_all_that_its_player_has(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.start(game, 3)
    random = Random(5)
    for _ in range(CLICKS):
        ada.click(random)
        ada.wait()
    ada.page.click(".players button:has-text('Bot 2')")
    ada.page.wait_for_selector(f"{PANEL} [aria-pressed=true]:has-text('Bot 2')")
    assert ada.page.locator(f"{PANEL} section").count() >= 3
    assert not ada.page.locator(f"{PANEL} [data-word]").count(), "here one only looks"
    ada.check_accessibility(f"what Bot 2 has in {game}")
    ada.page.click(f"{PANEL} button:has-text('What is left')")
    ada.page.wait_for_selector(f"{PANEL} [role=region][aria-label='What is left'] section")
    ada.check_accessibility(f"what is left in {game}")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(PANEL, state="detached")
    assert ada.focused(".players button:has(b)"), "one is back where one was"


def test_the_keyboard_opens_it_and_walks_from_player_to_player(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 3)
    ada.tab_to(".players button[aria-haspopup]")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(PANEL)
    assert ada.focused(PANEL)
    ada.tab_to(f"{PANEL} .who button:nth-child(3)")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(f"{PANEL} [aria-pressed=true]:has-text('Bot 3')")
    ada.tab_to(f"{PANEL} .close")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(PANEL, state="detached")


@pytest.mark.parametrize("game", ["cytosis", "cellulose", "foment"])
def test_on_a_phone_it_fills_the_screen(new_user: NewUser, game: str) -> None:
    ada = new_user(viewport={"width": 390, "height": 844}, has_touch=True)
    ada.context.add_init_script("localStorage.setItem('organelle.language', 'it')")
    ada.start(game, 3)
    ada.page.locator(".players button:has-text('Bot 2')").tap()
    ada.page.wait_for_selector(PANEL)
    box = ada.page.locator(PANEL).bounding_box()
    assert box and (box["width"], box["height"]) == (390, 844)
    ada.page.locator(f"{PANEL} button:has-text('Che cosa resta')").tap()
    ada.check_accessibility(f"what is left in {game}, on a phone")
    assert not ada.scrolls_sideways()
    small = ada.page.locator(f"{PANEL} button").evaluate_all(
        "(all) => all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent)"
    )
    assert not small
    ada.page.locator(f"{PANEL} .close").tap()
    ada.page.wait_for_selector(PANEL, state="detached")
