"""The biology behind the games: at the table, as a cell to explore, and as sheets to print."""

from __future__ import annotations

import re
from random import Random

import pytest

from e2e.browser_user import QUESTION, BrowserUser, NewUser

GAMES = ["cytosis", "cellulose", "foment"]
PHONE = {"width": 390, "height": 844}
PLAN_PAGES = 2
SHEETS = 3
FINISHING = f"{QUESTION} [data-word=cytoplasm], {QUESTION} [data-word=detox]"
"""What completes an enzyme or a detoxification as soon as there is enough for one."""
PLAN_ALONE = "() => document.querySelectorAll('.part ~ .part').forEach((each) => each.classList.add('left-out'))"
FIRST_LOAD = 120_000
"""Bytes that the scripts and styles of the first page may have, compressed."""
ASSETS = """() => performance.getEntriesByType("resource")
    .filter(({name}) => /\\/assets\\/.*\\.(js|css)$/.test(name))
    .map(({name, encodedBodySize}) => [name, encodedBodySize])"""


def printed_pages(user: BrowserUser) -> int:
    """Return on how many sheets of A4 the page is printed."""
    user.page.emulate_media(media="print")
    found = len(re.findall(rb"/Type\s*/Page[^s]", user.page.pdf(format="A4")))
    user.page.emulate_media(media="screen")
    return found


def test_the_texts_are_fetched_when_they_are_asked_for(new_user: NewUser) -> None:
    ada = new_user()
    ada.home()
    ada.wait_until_idle()
    asked = dict(ada.page.evaluate(ASSETS))
    assert not [name for name in asked if "biology-" in name]
    assert 0 < sum(asked.values()) < FIRST_LOAD
    ada.start("cytosis", 2)
    ada.tab_to(".board .target, .hand-card, .question [data-word]")
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("#help-tooltip")
    ada.page.wait_for_function(f"() => ({ASSETS})().some(([name]) => name.includes('biology-cytosis'))")


def test_what_is_explained_has_more(new_user: NewUser) -> None:
    """By the keyboard: a card has its own name and biology, and the table does not hear the keys of the dialog."""
    ada = new_user()
    ada.start("cytosis", 2)
    question = ada.page.inner_text("#question")
    ada.page.keyboard.press("?")
    ada.page.locator(".own .hand-card").first.focus()
    card = ada.page.locator(".own .hand-card").first.get_attribute("aria-label") or ""
    ada.page.wait_for_selector(f"#help-tooltip b:text-is('{card[0].upper()}{card[1:]}')")
    ada.page.keyboard.press("m")
    ada.page.wait_for_selector("dialog[open] .source")
    ada.check_accessibility("more about a card")
    for key in ("1", "Enter"):
        ada.page.keyboard.press(key)
    ada.page.wait_for_selector("dialog", state="detached")
    assert ada.page.inner_text("#question") == question and not ada.page.locator(".question .chip").count()
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".mode", state="detached")


def test_a_finger_opens_more(new_user: NewUser) -> None:
    ada = new_user(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.start("foment", 2)
    ada.page.tap(".question button[aria-pressed]")
    ada.page.locator(".board .target").first.dispatch_event("click")
    ada.page.tap("#help-tooltip button")
    ada.page.wait_for_selector("dialog[open] .source")
    assert not ada.scrolls_sideways()
    ada.page.tap("dialog button")
    ada.page.wait_for_selector("dialog", state="detached")


def test_the_log_says_why_and_what_is_finished_says_its_sentence(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis", 2)
    random = Random(8)
    finishing = ada.page.locator(FINISHING)
    while not ada.page.locator(".learned").count():
        if finishing.count():
            finishing.first.click()
        else:
            ada.click(random)
        ada.wait()
        assert not ada.is_over, "nothing was finished"
    said = ada.page.inner_text(".learned p")
    assert said.count(".") >= 2
    ada.page.click(".learned button:has-text('×')")
    ada.page.wait_for_selector(".learned", state="detached")
    before = ada.page.inner_text(".log")
    why = ada.page.locator(".log .ask-why").last
    why.click()
    ada.page.wait_for_selector(".log .reason:not(:has-text('Loading'))")
    assert ada.in_viewport(".log .reason")
    ada.check_accessibility("why")
    why.click()
    ada.page.wait_for_selector(".log .reason", state="detached")
    assert ada.page.inner_text(".log") == before, "the log itself stays as it is"
    ada.page.reload()
    ada.wait()
    ada.wait_until_idle()
    assert not ada.page.locator(".learned").count(), "what was finished before is not news"


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_can_be_explored_without_a_table(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.page.goto(f"{ada.address}/learn/{game}")
    ada.page.wait_for_selector(".told .source")
    ada.page.wait_for_selector(".picture [data-thing]")
    ada.check_accessibility(f"the cell of {game}")
    ada.tab_to(".picture [data-thing]")
    first = ada.page.inner_text(".told h2")
    told = {first}
    for _ in range(24):
        ada.page.keyboard.press("ArrowRight")
        told.add(ada.page.inner_text(".told h2"))
    assert len(told) > 4 and ada.page.locator(".told .source").count() == 1
    ada.page.locator(".topics button").first.click()
    ada.page.wait_for_selector(".topics .more:not(.folded) .source")
    assert ada.page.locator("dl dt").count() >= 45
    ada.page.select_option("header select", "it")
    ada.page.wait_for_selector("html[lang=it] .told .source:has-text('Fonte')")
    ada.page.set_viewport_size(PHONE)
    ada.wait_until_idle()
    assert not ada.scrolls_sideways()
    ada.page.emulate_media(media="print")
    assert ada.page.locator(".topics .source:visible").count() == ada.page.locator(".topics article").count()
    assert not ada.page.locator("header:visible, button:visible").count()


@pytest.mark.parametrize("game", GAMES)
def test_the_sheets_are_printed_one_by_one(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.page.add_init_script("window.print = () => (window.printed = document.querySelectorAll('.left-out').length)")
    ada.page.goto(f"{ada.address}/teach/{game}")
    for language in ("en", "it"):
        ada.page.select_option("header select", language)
        ada.page.wait_for_selector(f".part[lang={language}] h2")
        assert ada.page.locator(".part").count() == SHEETS
        ada.page.evaluate(PLAN_ALONE)
        assert printed_pages(ada) <= PLAN_PAGES, f"the plan of {game} in {language}"
        ada.page.reload()
        ada.page.wait_for_selector(f".part[lang={language}] h2")
        ada.check_accessibility(f"sheets of {game}")
    ada.page.locator(".row button").first.click()
    ada.page.wait_for_function("() => window.printed === 2")
    ada.page.set_viewport_size(PHONE)
    ada.wait_until_idle()
    assert not ada.scrolls_sideways()


def test_the_first_page_and_the_rules_lead_there(new_user: NewUser) -> None:
    ada = new_user()
    ada.home()
    ada.page.click("a[href='/learn/foment']")
    ada.page.wait_for_selector(".picture")
    ada.page.goto(f"{ada.address}/rules/cellulose")
    ada.page.click("a[href='/learn/cellulose']")
    ada.page.wait_for_selector(".picture")
    ada.page.click("a[href='/teach/cellulose']")
    ada.page.wait_for_selector(".part")
    ada.page.goto(f"{ada.address}/learn")
    ada.page.wait_for_selector("dl dt")
    assert ada.page.locator("dl dt").count() >= 80
    ada.check_accessibility("the glossary")
