"""Luck in a real browser: words are sealed and compared, and a game that began elsewhere says so."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import organelle
from e2e.browser_user import RESULT, BrowserUser, NewUser, wait_until_settled
from e2e.test_lobby import join

NOTE = "[role=note]:has-text('were not played here')"
CREATE = "body => fetch('/api/tables', {method: 'POST', body}).then(answer => answer.json())"


def open_table(user: BrowserUser) -> str:
    """Opens a table for two; its code."""
    user.home()
    user.page.click("a[href='/new/duel?with=friends']")
    user.page.check("input[name=seats][value='2']")
    user.page.click("button.big")
    return str(user.page.inner_text("p.code"))


def begin(ada: BrowserUser, ben: BrowserUser) -> None:
    join(ben, open_table(ada))
    ben.page.click("button.main:has-text('ready')")
    ada.page.click("button.main:has-text('ready')")
    wait_until_settled(ada, ben)


def play(ada: BrowserUser, ben: BrowserUser) -> None:
    random = Random(1)
    while not ada.is_over:
        next(each for each in (ada, ben) if each.is_asked).click(random)
        wait_until_settled(ada, ben)


def test_each_browser_compares_the_words_with_those_it_saw_sealed(new_user: NewUser) -> None:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")

    def forge(route: Any) -> None:
        found = route.fetch()
        report = found.json()
        report["seats"][0]["word"] = "chosen"
        route.fulfill(response=found, body=json.dumps(report))

    ben.page.route("**/api/tables/*/luck*", forge)
    begin(ada, ben)
    play(ada, ben)
    ada.page.click(f"{RESULT} .luck summary")
    ada.page.wait_for_selector(f"{RESULT} >> text=Your browser has compared")
    assert "the words of Ada, Ben" in ada.page.inner_text(RESULT)
    ben.page.wait_for_selector(f"{RESULT} [role=alert]:has-text('Watch out')")


def test_a_word_that_is_missing_is_waited_for_and_named(new_user: NewUser) -> None:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")
    join(ben, open_table(ada))
    ben.page.click("button.main:has-text('ready')")
    ben.page.wait_for_selector("text=Waiting until everyone is ready")
    table = ben.page.url
    ben.home()
    ada.page.click("button.main:has-text('ready')")
    ada.page.wait_for_selector("[role=status]:has-text('still missing: Ben')")
    ada.check_accessibility("words are opened")
    ben.page.goto(table)
    wait_until_settled(ada, ben)


def test_a_game_that_began_elsewhere_says_so_to_everyone(new_user: NewUser) -> None:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")
    text = organelle.game("duel").new(2, seed=1).text()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    ada.home()
    table = ada.page.evaluate(CREATE, json.dumps({"text": text, "seats": seats, "public": True}))
    ben.home()
    ben.page.wait_for_selector(".tables li:has-text('begun elsewhere')")
    ben.page.goto(f"{ben.address}/table/{table['id']}")
    ben.page.wait_for_selector(NOTE)
    ben.page.click(".seats button.main")
    ada.page.goto(f"{ada.address}/table/{table['id']}")
    for user in (ben, ada):
        user.page.wait_for_selector(NOTE)
        user.page.click("button.main:has-text('ready')")
    wait_until_settled(ada, ben)
    assert ada.page.locator(NOTE).count() == ben.page.locator(NOTE).count() == 1
    ada.check_accessibility("a game that began elsewhere")
    play(ada, ben)
    ada.page.goto(f"{ada.address}/replay/{table['id']}")
    ada.page.wait_for_selector(NOTE)
