"""Whole games through the page, in a real browser against the real server."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import organelle
from e2e.browser_user import CHOICE, QUESTION, RESULT, BrowserUser, NewUser, wait_until_settled

GAMES = organelle.games()
ENOUGH = 1500
"""More clicks than any game takes."""

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""A board that breathes takes a third of the time; two people play with it to the end."""


def fewest(game: str, users: int) -> int:
    """The smallest table with room for that many people."""
    return next(seats for seats in organelle.game(game).seats if seats >= users)


def sit_down(ada: BrowserUser, ben: BrowserUser, game: str) -> None:
    """Ada opens a table of three, calls in a bot, and Ben joins by the code."""
    ada.home()
    ada.page.click(f"a[href='/new/{game}?with=friends']")
    ada.page.check("input[name=seats][value='3']")
    ada.page.click("button.big")
    code = ada.page.inner_text("p.code")
    ada.check_accessibility("lobby")
    ada.page.select_option(".seats select >> nth=-1", index=1)
    ben.home()
    ben.page.fill("#code", code.lower())
    ben.page.click("form.join button")
    ben.page.click(".seats button.main")
    ben.page.click("button.main:has-text('ready')")
    ada.page.click("button.main:has-text('ready')")
    wait_until_settled(ada, ben)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_scores(new_user: NewUser, game: str) -> None:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")
    sit_down(ada, ben, game)
    ada.check_accessibility("start")
    random = Random(1)
    for turn in range(ENOUGH):
        if ada.is_over:
            break
        next(each for each in (ada, ben) if each.is_asked).click(random)
        wait_until_settled(ada, ben)
        if turn == 25:
            ben.check_accessibility("middle")
    assert ada.is_over and ben.is_over
    assert ada.result() == ben.result() and len(ada.result()) >= 3 and all(ada.result())
    if game == "foment":
        assert ada.page.inner_text(f"{RESULT} .how"), "where nobody has points, it is told what decided"
    ada.page.wait_for_selector("section.result figure svg")
    ada.check_accessibility("end")
    watch_replay(ada, ben)


def watch_replay(ada: BrowserUser, ben: BrowserUser) -> None:
    """Ada steps through the replay and shows Ben a moment of it."""
    page = ada.page
    page.click("a[href^='/replay/']")
    page.wait_for_selector(".control")
    ada.check_accessibility("replay")
    assert page.input_value(".eyes") == "0", "one's own hand is not hidden from oneself"
    page.click("button[aria-label='To the beginning']")
    page.click("button[aria-label='One step forward']")
    assert heading(ada).startswith("Entry 1 of")
    page.keyboard.press("End")
    last = heading(ada)
    assert len(set(re.findall(r"\d+", last))) == 1
    page.wait_for_selector(".control select:not(.eyes) option:nth-child(2)", state="attached")
    page.select_option(".control select:not(.eyes)", index=1)
    second = heading(ada)
    assert second != last and not second.startswith("Entry 1 of")
    page.click("button.main:has-text('Play')")
    page.wait_for_function("(before) => document.querySelector('.control h2').innerText !== before", arg=second)
    page.click("button.main:has-text('Pause')")
    moment = heading(ada)
    page.wait_for_function("(entry) => location.search === `?at=${entry}`", arg=moment.split()[1])
    ben.page.goto(page.url)
    ben.page.wait_for_selector(".control")
    assert heading(ben) == moment
    for user in (ada, ben):
        user.page.select_option(".eyes", "")
    ben.wait_for(lambda: bool(ben.page.inner_text(".log") == page.inner_text(".log")))


def test_a_bot_plays_for_who_has_left_until_they_are_back(new_user: NewUser) -> None:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")
    sit_down(ada, ben, "foment")
    for user in (ada, ben):
        user.page.click("[role=tab]:has-text('Table')")
    assert not ada.page.is_visible("button:has-text('Let a bot play')")
    ben.page.click("button:has-text('Leave the game')")
    ben.page.wait_for_selector(".games li")
    ada.page.click("button:has-text('Let a bot play')")
    standing_in = ".players li:has-text('Ben'):has-text('a bot stands in')"
    ada.page.wait_for_selector(standing_in)
    ben.page.go_back()
    ada.page.wait_for_selector(standing_in, state="detached")


def heading(user: BrowserUser) -> str:
    return str(user.page.inner_text(".control h2"))


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_is_enough(new_user: NewUser, game: str) -> None:
    """From the first page to the scores: by Tab, arrows and Enter, by digits, on the board, and back by Escape."""
    ada = new_user(**STILL)
    ada.home()
    ada.tab_to(f"a[href='/new/{game}?with=bots']")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("button.big")
    ada.tab_to("button.big")
    ada.page.keyboard.press("Enter")
    ada.wait()
    ada.page.wait_for_selector("#live:has-text('Your turn.')", state="attached")
    ada.tab_to(CHOICE)
    random = Random(2)
    for turn in range(ENOUGH):
        if ada.is_over:
            break
        assert ada.focused(".question, .board, .own"), "the focus was lost"
        if turn % 7 == 3:
            ada.page.keyboard.press(str(random.randrange(1, 4)))
            ada.wait()
            ada.page.keyboard.press("Escape")
        else:
            press(ada, random, turn)
        ada.wait()
    assert ada.is_over
    assert ada.focused("#result")


def press(user: BrowserUser, random: Random, turn: int) -> None:
    """One choice by keys alone."""
    keyboard = user.page.keyboard
    drawn = ".board [data-word]"
    if turn % 5 == 2 and user.page.locator(drawn).count():
        user.tab_to(drawn)
    elif not user.focused(f"{CHOICE}, {drawn}, .own [data-word]"):
        user.tab_to(CHOICE)
    for _ in range(random.randrange(4)):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_enough(new_user: NewUser, game: str) -> None:
    ada = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **STILL)
    ada.start(game, fewest(game, 2))
    random = Random(3)
    for turn in range(ENOUGH):
        if ada.is_over:
            break
        if turn < 20:
            assert not ada.scrolls_sideways()
            assert ada.in_viewport("#question"), "the question is off screen"
            assert ada.in_viewport(".own"), "one's own things are off screen"
        choices = ada.page.locator(CHOICE)
        choices.nth(random.randrange(choices.count())).tap()
        ada.wait()
    assert ada.is_over and not ada.scrolls_sideways()
    ada.check_accessibility("end on a phone")


@pytest.mark.parametrize("game", GAMES)
def test_a_device_is_passed_around(new_user: NewUser, game: str) -> None:
    """Two on one device: nothing is lost by a reload, and the words change at once with the language."""
    ada = new_user(**STILL)
    ada.home()
    ada.page.click(f"a[href='/new/{game}?with=device']")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    random = Random(4)
    passed = 0
    for turn in range(40):
        ada.page.wait_for_selector(f".table[aria-busy=false] {QUESTION}, {RESULT}, .pass-device button")
        if ada.is_over:
            break
        if ada.page.locator(".pass-device button").count():
            assert not ada.page.locator(".hand-card, .own").count(), (
                "nobody's cards are shown while the device is passed"
            )
            ada.page.click(".pass-device button")
            passed += 1
        elif turn % 20 == 9:
            log_text = ada.page.inner_text(".log")
            ada.page.reload()
            ada.page.click(".pass-device button")
            ada.page.wait_for_selector(QUESTION)
            kept = ada.page.inner_text(".log").splitlines()
            assert [line for line in log_text.splitlines() if line not in kept] == []
        elif turn in (12, 13):
            other_language(ada)
        else:
            ada.click(random)
    assert passed > 3


def other_language(user: BrowserUser) -> None:
    question, log_text = user.page.inner_text("#question"), user.page.inner_text(".log")
    user.page.select_option("header select", "it")
    user.page.wait_for_selector("html[lang=it]")
    assert user.page.inner_text("#question") != question
    assert user.page.inner_text(".log") != log_text
    user.page.select_option("header select", "en")
    user.page.wait_for_selector("html[lang=en]")
    assert user.page.inner_text("#question") == question
