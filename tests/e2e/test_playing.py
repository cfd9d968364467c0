"""Whole games through the page, in a real browser against the real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import organelle
from e2e.person import ASKED, CHOICE, PATIENCE, RESULT, Person

GAMES = [*organelle.games(), "duel"]
ENOUGH = 1500
"""More clicks than any game takes."""

Meet = Callable[..., Person]


@pytest.fixture
def meet(chromium: Any, address: str) -> Iterator[Meet]:
    """People who come to the server, each with a browser of their own."""
    people: list[Person] = []

    def come(**context: Any) -> Person:
        people.append(Person(chromium, address, **context))
        return people[-1]

    yield come
    for person in people:
        person.close()


def fewest(game: str, people: int) -> int:
    """The smallest table with room for that many people."""
    return next(seats for seats in organelle.game(game).seats if seats >= people)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_scores(meet: Meet, game: str) -> None:
    ada, ben = meet(name="Ada"), meet(name="Ben")
    ada.home()
    ada.page.click(f"a[href='/new/{game}?with=friends']")
    ada.page.check("input[name=seats][value='3']")
    ada.page.click("button.big")
    code = ada.page.inner_text("p.code")
    ada.accessible("lobby")
    ada.page.select_option(".seats select >> nth=-1", index=1)

    ben.home()
    ben.page.fill("#code", code.lower())
    ben.page.click("form.join button")
    ben.page.click(".seats button.main")
    ben.page.click("button.main:has-text('ready')")
    ada.page.click("button.main:has-text('ready')")

    ada.wait_begun()
    ada.accessible("start")
    random = Random(1)
    for turn in range(ENOUGH):
        if ada.over and ben.over:
            break
        person = next((each for each in (ada, ben) if each.asked), None)
        if person is None:
            ada.page.wait_for_timeout(30)
        else:
            person.click(random)
        if turn == 25:
            ben.accessible("middle")
    assert ada.over and ben.over
    assert ada.scores() == ben.scores() and len(ada.scores()) >= 3
    ada.accessible("end")


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_is_enough(meet: Meet, game: str) -> None:
    ada = meet()
    ada.home()
    ada.tab_to(f"a[href='/new/{game}?with=bots']")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("button.big")
    ada.tab_to("button.big")
    ada.page.keyboard.press("Enter")
    ada.wait()
    ada.tab_to(CHOICE)
    random = Random(2)
    for _ in range(ENOUGH):
        ada.wait()
        if ada.over:
            break
        before = ada.picture()
        assert ada.focused(".question"), "the focus was lost"
        if not ada.focused(CHOICE):
            ada.tab_to(CHOICE)
        for _ in range(random.randrange(4)):
            ada.page.keyboard.press("ArrowDown")
        ada.page.keyboard.press("Enter")
        ada.changed(before)
    assert ada.over
    assert ada.focused("#result")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_enough(meet: Meet, game: str) -> None:
    ada = meet(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, settings={"confirm": "always"})
    ada.start(game, fewest(game, 2))
    random = Random(3)
    for turn in range(ENOUGH):
        ada.wait()
        if ada.over:
            break
        if turn < 20:
            assert not ada.wide()
            assert ada.seen("#question"), "the question is off screen"
        choices = ada.page.locator(CHOICE)
        before = ada.picture()
        choices.nth(random.randrange(choices.count())).tap(timeout=PATIENCE)
        ada.changed(before)
    assert ada.over and not ada.wide()
    ada.accessible("end on a phone")


@pytest.mark.parametrize("game", GAMES)
def test_reload_undo_and_another_language(meet: Meet, game: str) -> None:
    """On one device: nothing is lost by a reload, the last choice can be taken back, and the words change at once."""
    ada = meet()
    ada.home()
    ada.page.click(f"a[href='/new/{game}?with=device']")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    random = Random(4)
    undone = False
    for turn in range(60):
        ada.page.wait_for_selector(f"{ASKED}, {RESULT}, .passing button", timeout=PATIENCE)
        if ada.page.locator(".passing button").count():
            ada.page.click(".passing button")
            continue
        if ada.over:
            break
        if turn % 20 == 9:
            ada.page.reload()
            continue
        question = ada.page.inner_text("#question")
        if turn == 12:
            ada.page.select_option("header select", "it")
            ada.page.wait_for_selector("html[lang=it]")
            assert ada.page.inner_text("#question") != question
            ada.page.select_option("header select", "en")
            ada.page.wait_for_selector("html[lang=en]")
            assert ada.page.inner_text("#question") == question
        take_back = ada.page.locator(".question button:has-text('Take back your last')")
        if take_back.count() and not undone:
            before = ada.picture()
            take_back.click()
            ada.changed(before)
            undone = "took a choice back" in ada.page.inner_text(".log")
            continue
        ada.click(random)
    assert undone or game == "duel"


def test_a_finished_game_is_seen_again(meet: Meet) -> None:
    ada = meet()
    ada.start("duel")
    while not ada.over:
        ada.click(Random(5))
        ada.wait()
    ada.page.click("a[href^='/replay/']")
    ada.page.wait_for_selector(".control")
    ada.accessible("replay")
    ada.page.click("button[aria-label='One step forward']")
    assert ada.page.inner_text(".control h2").startswith("Entry 1 of")
    ada.page.keyboard.press("End")
    moment = ada.page.url
    last = ada.page.inner_text(".control h2")
    ada.page.reload()
    ada.page.wait_for_selector(".control")
    assert ada.page.url == moment and ada.page.inner_text(".control h2") == last

    text = ada.page.request.get(f"{ada.address}/api/tables/{moment.rpartition('/')[2].partition('?')[0]}/text").text()
    ada.page.click("header a[href='/replay']")
    ada.page.fill("#text", "no game")
    ada.page.click("form button.main")
    ada.page.wait_for_selector("#paste-fault:not(:empty)")
    ada.faults.clear()  # the browser itself notes the refusal
    ada.page.fill("#text", text)
    ada.page.click("form button.main")
    ada.page.wait_for_selector(".control")


def test_a_sealed_answer_can_be_changed(meet: Meet) -> None:
    ada, ben = meet(name="Ada"), meet(name="Ben")
    ada.home()
    ada.page.click("a[href='/new/duel?with=friends']")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    ada.page.wait_for_selector("p.code")
    ben.page.goto(ada.page.url)
    ben.page.click(".seats button.main")
    for person in (ada, ben):
        person.page.click("button.main:has-text('ready')")
    ada.wait()
    ada.page.click(f"{CHOICE} >> nth=0")
    while ada.asked:
        ada.page.click(f"{CHOICE} >> nth=0")
    assert "Waiting for Ben" in ada.page.inner_text("#question")
    ada.page.click("button:has-text('Change my answer')")
    ada.wait()
    assert ada.asked


def test_other_turns_are_told_and_can_be_skipped(meet: Meet) -> None:
    ada = meet(settings={"pace": "calm"})
    ada.start("duel", 4)
    for _ in range(6):
        ada.wait()
        if ada.over:
            break
        ada.click(Random(6))
    assert ada.page.inner_text(".told p")
    skip = ada.page.locator(".told button")
    if skip.count():
        skip.click()
        ada.page.wait_for_selector(".told:not(.behind)")


def test_a_lost_connection_comes_back(meet: Meet) -> None:
    ada = meet()
    ada.start("duel")
    ada.context.set_offline(True)
    ada.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    ada.page.wait_for_timeout(300)
    ada.context.set_offline(False)
    ada.wait()
    ada.click(Random(7))
    ada.wait()
    ada.faults.clear()


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/duel", "/settings", "/replay", "/new/duel", "/nowhere"])
def test_every_page_is_accessible_and_fits_a_phone(meet: Meet, path: str) -> None:
    ada = meet(viewport={"width": 360, "height": 740})
    ada.page.goto(ada.address + path)
    ada.page.wait_for_selector("h1")
    ada.page.wait_for_timeout(300)
    assert not ada.wide()
    ada.accessible(path)
