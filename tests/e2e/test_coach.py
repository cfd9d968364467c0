"""The coach in the browser: hints, reviews, mistakes tried again, games played on."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

import organelle
from e2e.browser_user import QUESTION, BrowserUser, NewUser
from organelle.bots.levels import configured_bot
from organelle.kernel.rng import Rng

PHONE = {"viewport": {"width": 390, "height": 844}}


class Said(NamedTuple):
    """What the page says in a language."""

    tab: str
    thresholds: str
    right: str
    first_player: str


SAID = {
    "en": Said("Review", "mistake from 6, blunder from 12", "Right.", "Player 1"),
    "it": Said("Analisi", "errore da 6, errore grave da 12", "Giusto.", "Giocatore 1"),
}


@pytest.mark.parametrize(("game", "language", "context"), [("cytosis", "en", {}), ("foment", "it", PHONE)])
def test_a_hint_is_asked_for_with_the_keyboard_and_taken(
    new_user: NewUser, game: str, language: str, context: dict[str, Any]
) -> None:
    ada = new_user(**context)
    ada.page.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    ada.start(game, 3)
    while ada.page.locator(f"{QUESTION} .choices [data-word]").count() < 3:
        ada.click(Random(1))
        ada.wait()
    before = ada.version()
    ada.page.focus(f"{QUESTION} .hint")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".coach")
    assert ada.page.locator(".coach li").count() == 2
    assert ada.page.locator(".advised").count()
    assert not ada.scrolls_sideways()
    ada.check_accessibility("a hint")
    ada.page.focus(".coach .main")
    ada.page.keyboard.press("Enter")
    ada.wait_for(lambda: ada.version() != before)
    assert not ada.page.locator(".coach").count()


def finished_game() -> str:
    """A Duel in which everybody answers at random, so that there is something to learn."""
    match, bot = organelle.game("duel").new(seats=2, seed=4), configured_bot("random")
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        match.play(seat, window.vocabulary.to_code(bot.bot.choose(window, bot.budget, Rng(match.number))))
    return match.text()


@pytest.mark.parametrize(("language", "context"), [("en", {}), ("it", PHONE)])
def test_a_game_is_reviewed_a_mistake_tried_again_and_the_game_played_on(
    new_user: NewUser, language: str, context: dict[str, Any]
) -> None:
    ada, said = new_user(**context), SAID[language]
    ada.page.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    ada.page.goto(f"{ada.address}/replay")
    ada.page.fill("#text", finished_game())
    ada.page.click("form .main")
    if context:
        ada.page.click(".strip .more")
    ada.page.click(f"[role=tab]:has-text('{said.tab}')")
    ada.page.click(".review .main")
    ada.page.wait_for_selector(".review figure")
    ada.check_accessibility("a review")
    ada.page.click(".review .jump >> nth=0")
    ada.page.wait_for_selector(".review .here")
    assert said.thresholds in ada.page.inner_text(".review .thresholds")
    assert not ada.scrolls_sideways()
    seat = finished_mistake_seat(ada, said.first_player)
    ada.page.select_option("select.eyes", seat)
    ada.page.click(".review .learn")
    ada.page.click(".quiz [data-answer=best]")
    assert said.right in ada.page.inner_text(".quiz [role=status]")
    ada.check_accessibility("a mistake")
    ada.page.click(".quiz .quiet")
    ada.page.click(".review .try")
    ada.page.wait_for_url("**/table/*")
    ada.wait()
    assert ada.is_asked or ada.is_over


def finished_mistake_seat(ada: BrowserUser, first_player: str) -> str:
    """Return the seat of the first answer that is called a mistake or a blunder."""
    told = ada.page.inner_text(".review ul >> nth=1")
    return "0" if first_player in told else "1"
