"""One's own tables: whose move it is shows in the tab and on the first page, and one gets from table to table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from e2e.browser_user import CHOICE, BrowserUser, NewUser, wait_until_settled
from e2e.test_answering import two_at_a_table

MARK = "link[rel=icon][href='/favicon-turn.svg']"
PLAIN = "link[rel=icon][href='/favicon.svg']"
OWN = "section[aria-labelledby=own-tables]"


def go_home(user: BrowserUser) -> None:
    user.page.click("header a.brand")
    user.page.wait_for_selector(OWN)


def answer(user: BrowserUser) -> None:
    """Answer whatever is asked, with as many clicks as that takes."""
    while user.is_asked:
        user.page.locator(CHOICE).first.click()
        user.wait_for(lambda: user.table_state() is not None)


def test_the_tab_and_the_first_page_say_whose_move_it_is(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "duel")
    assert ada.page.locator(MARK).count() == 1, "asked at the table"
    answer(ada)
    ada.page.wait_for_selector(PLAIN, state="attached")
    go_home(ada)
    ada.page.wait_for_selector(f"{OWN} li.playing:has-text('others to play'):has-text('with Ben')")
    assert ada.page.title() == "Organelle"
    ben.page.click("[role=tab]:has-text('Chat')")
    ben.page.fill(".chat input", "your turn")
    ben.page.click(".chat button")
    ben.page.wait_for_selector(".chat .lines:has-text('your turn')")
    answer(ben)
    ben.page.wait_for_selector(".question:not(.asked)")
    ada.page.reload()
    own = ada.page.locator(f"{OWN} li.move")
    own.wait_for()
    text = own.inner_text()
    assert "your move" in text and "one new line in the chat" in text
    assert own.locator(".told").count() == 1, "what happened since is told"
    assert ada.page.title() == "● Your move at a table · Organelle" and ada.page.locator(MARK).count() == 1
    assert ada.in_viewport(f"{OWN} li.move")
    ada.check_accessibility("own tables")
    ada.tab_to(f"{OWN} li.move a")
    ada.page.keyboard.press("Enter")
    wait_until_settled(ada)
    ada.page.click("[role=tab]:has-text('Chat')")
    go_home(ada)
    ada.page.wait_for_selector(f"{OWN} li.move")
    assert not ada.page.locator(f"{OWN} .unread").count() and not ada.page.locator(f"{OWN} .told").count()


@pytest.mark.parametrize("language", ["en", "it"])
def test_tables_with_least_time_come_first_and_fit_a_phone(new_user: NewUser, language: str) -> None:
    ada = new_user(viewport={"width": 390, "height": 844})
    ada.context.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    for game in ("duel", "cytosis"):
        ada.start(game)
    timed = ada.table()

    def with_time(route: Any) -> None:
        answer = route.fetch()
        body = json.loads(answer.text())
        for news in body["news"]:
            news["left"] = 90 * 60_000 if news["id"] == timed else None
        route.fulfill(response=answer, json=body)

    ada.page.route("**/api/tables?*", with_time)
    go_home(ada)
    first = ada.page.locator(f"{OWN} li").first
    assert "Cytosis" in first.inner_text() and "1 h 30 min" in first.inner_text()
    assert ada.in_viewport(f"{OWN} li:nth-child(2)") and not ada.scrolls_sideways()
    assert "2" in ada.page.title()
    ada.check_accessibility("own tables on a phone")


def test_after_a_move_the_next_table_is_a_click_away(new_user: NewUser) -> None:
    ada, _ben = two_at_a_table(new_user, "duel")
    duel = ada.table()
    ada.start("cytosis")
    cytosis = ada.table()
    ada.page.goto(f"{ada.address}/table/{duel}")
    wait_until_settled(ada, _ben)
    assert not ada.page.locator(".next-table").count(), "first one's own answer"
    answer(ada)
    ada.page.wait_for_selector(".next-table button:has-text('Next table: Cytosis, with Bot 2')")
    ada.check_accessibility("the next table")
    ada.tab_to(".next-table button")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(f"**/table/{cytosis}")
    ada.wait()


def test_a_rematch_reaches_the_others(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "duel")
    random = Random(1)
    while not ada.is_over:
        for user in (ada, ben):
            if user.is_asked:
                user.click(random)
        wait_until_settled(ada, ben)
    assert not ben.page.locator(".rematch").count()
    ada.page.click("section.result button.main")
    ada.page.wait_for_selector(".lobby")
    ben.page.wait_for_selector("#live:has-text('The next game for the same players is open.')")
    ben.check_accessibility("a rematch")
    ben.page.click(".rematch a")
    ben.page.wait_for_selector(".lobby")
    assert ben.table() == ada.table()
    go_home(ada)
    ada.page.wait_for_selector(f"{OWN} li.ready:has-text('are you ready?')")


def test_an_end_that_one_missed_is_told_once(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "duel")
    table = ada.table()
    random = Random(1)
    while not ben.is_over:
        for user in (ada, ben):
            if user.is_asked:
                user.click(random)
        wait_until_settled(ada, ben)
    seen = "JSON.parse(localStorage.getItem('organelle.seen'))"
    assert ada.page.evaluate(f"() => {seen}['{table}'].over")
    ada.page.evaluate(
        f"() => localStorage.setItem('organelle.seen', JSON.stringify({{'{table}': {{number: 1, chat: 0}}}}))"
    )
    go_home(ada)
    ended = ada.page.locator(f"{OWN} li.ended")
    ended.wait_for()
    assert "win" in ended.inner_text()
    ended.locator("a").click()
    ada.page.wait_for_selector("section.result")
    go_home(ada)
    assert not ada.page.locator(f"{OWN} li.ended").count()
