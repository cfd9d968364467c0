"""The guide of a first game: followed to the end it wins, each part is explained once, and nothing closed is named."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.browser_user import CHOICE, RESULT, BrowserUser, NewUser, wait_until_settled

GAMES = {"cellulose": 2, "cytosis": 2, "foment": 3}
"""The games with a guide, and at how many seats the newcomer plays."""

MOST_GAMES = 20
"""Games after which half of them must be won; `tests/coach/test_plan.py` counts more, without the page."""

KEYBOARD: dict[str, Any] = {}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GUIDE = ".guide"
SPEAKS = """() => {
    const [guide, table] = [".guide", ".table"].map((each) => document.querySelector(each)?.dataset.version);
    return guide !== undefined && guide === table;
}"""
PLANNED = """() => {
    const open = document.querySelectorAll("main .board [data-word].planned, main .own [data-word].planned");
    const listed = document.querySelectorAll(".question [data-word].planned");
    return {open: open.length, listed: listed.length, confirm: document.querySelectorAll(".question .confirm").length};
}"""
STOPS = """() => [...document.querySelectorAll(".route [data-stop]")].map((stop) => {
    const place = [...document.querySelectorAll(".board [data-paths]")]
        .find((each) => each.dataset.paths.split("|").includes(stop.dataset.stop));
    return [stop.dataset.stop, stop.classList.contains("later"), place.classList.contains("open")];
})"""


def wait_for_guide(user: BrowserUser) -> None:
    """Wait until the guide speaks of the question that is asked."""
    user.page.wait_for_function(SPEAKS)


def follow(user: BrowserUser, by_keyboard: bool) -> None:
    """Do what the guide says, or anything where it says nothing."""
    step = user.page.locator(f"{GUIDE} .do")
    if not step.count():
        user.page.locator(CHOICE).first.click()
    elif by_keyboard:
        step.focus()
        user.page.keyboard.press("Enter")
    else:
        step.tap()


def play_guided(user: BrowserUser, by_keyboard: bool) -> list[str]:
    """Follow the guide to the end of a game, look at all it says, and return what it explained, in order."""
    topics: list[str] = []
    named = routes = 0
    while not user.is_over:
        wait_for_guide(user)
        guide = user.page.locator(GUIDE)
        said = guide.inner_text()
        assert "client-" not in said and "plan-" not in said, said
        topic = guide.get_attribute("data-topic")
        if topic:
            assert topic not in topics, "each part is explained once"
            topics.append(topic)
        if guide.locator(".do").count():
            marked = user.page.evaluate(PLANNED)
            assert marked["listed"] or marked["open"] or marked["confirm"], said
            named += 1
        for stop, later, is_open in user.page.evaluate(STOPS):
            routes += 1
            assert later or is_open, f"{stop} is closed"
        if len(topics) == 3 and topic:
            user.check_accessibility("the guide")
            assert not user.scrolls_sideways()
        follow(user, by_keyboard)
        user.wait()
    assert named and routes
    return topics


def won(user: BrowserUser) -> bool:
    """Return whether this user has won, alone or with others."""
    heading: str = user.page.inner_text(f"{RESULT} h1")
    return heading.strip().startswith(("You win", "Hai vinto"))


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_who_follows_the_guide_beats_easy_bots_half_of_the_time(new_user: NewUser, game: str) -> None:
    """First games with the keyboard in English and on a phone in Italian: two, and more as chance has it."""
    wins = 0
    explained: list[list[str]] = []
    for played in range(MOST_GAMES):
        if played >= 2 and 2 * wins >= played and any("free" in topics for topics in explained):
            break
        context, language = ((KEYBOARD, "en"), (PHONE, "it"))[played % 2]
        ada = new_user(**context)
        ada.page.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
        ada.start(game, GAMES[game], level="easy")
        explained.append(play_guided(ada, by_keyboard=context is KEYBOARD))
        wins += won(ada)
    assert 2 * wins >= len(explained)
    assert any(topics[-1] == "free" for topics in explained), "it ends with leave to go on, unless the game ends before"


def test_whoever_joins_a_table_is_explained_it_too(new_user: NewUser) -> None:
    """Each sees a plan of their own; whoever wants none leaves it out before the game."""
    ada, ben, eve = new_user(name="Ada"), new_user(name="Ben"), new_user(name="Eve")
    ada.page.goto(f"{ada.address}/new/cytosis?with=friends")
    ada.page.check("input[name=seats][value='3']")
    ada.page.click("button.big")
    ada.page.wait_for_selector("p.code")
    address = ada.page.url
    for user in (ben, eve):
        user.page.goto(address)
        user.page.click(".seats button.main")
        assert user.page.is_checked("label:has-text('Explain') input")
    eve.page.uncheck("label:has-text('Explain') input")
    ben.check_accessibility("a lobby with the guide")
    for user in (ada, ben, eve):
        user.page.click("button.main:has-text('ready')")
    wait_until_settled(ada, ben, eve)
    for user in (ada, ben):
        wait_for_guide(user)
        assert user.page.get_attribute(GUIDE, "data-topic") == "cytosis-cards"
    assert not eve.page.locator(GUIDE).count()


def test_at_a_shared_device_everyone_is_told_for_themselves(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.goto(f"{ada.address}/new/cellulose?with=device")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    told: dict[str, list[str]] = {}
    for _ in range(8):
        ada.page.wait_for_selector(f".pass-device button, {GUIDE}")
        if ada.page.locator(".pass-device button").count():
            assert not ada.page.locator(GUIDE).count(), "nobody's plan is seen while the device is passed"
            ada.page.click(".pass-device button")
        ada.page.wait_for_selector(GUIDE)
        seat = ada.page.get_attribute(".table", "data-seat") or ""
        told.setdefault(seat, []).append(ada.page.get_attribute(GUIDE, "data-topic") or "")
        version = ada.page.get_attribute(GUIDE, "data-version")
        ada.page.click(f"{GUIDE} .do")
        ada.page.wait_for_selector(f"{GUIDE}[data-version='{version}']", state="detached")
    assert set(told) == {"0", "1"}
    assert told["0"][0] == told["1"][0] == "cellulose-turn"
    assert all(len(set(topics)) == len(topics) for topics in told.values())


def test_it_says_the_same_after_a_reload_is_closed_and_opened_again(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("foment", 3)
    wait_for_guide(ada)
    said = ada.page.inner_text(f"{GUIDE} .topic")
    ada.page.reload()
    wait_for_guide(ada)
    assert ada.page.inner_text(f"{GUIDE} .topic") == said
    ada.page.click(f"{GUIDE} .whole")
    assert ada.page.locator(f"{GUIDE} li").count() > 1
    ada.check_accessibility("the whole plan")
    ada.page.click(f"{GUIDE} .close")
    assert not ada.page.locator(GUIDE).count() and not ada.page.locator(".route [data-stop]").count()
    ada.page.click("[role=tab]:has-text('Learn')")
    ada.page.click("button:has-text('Explain my turns')")
    wait_for_guide(ada)
    ada.page.goto(f"{ada.address}/new/foment?with=bots")
    assert not ada.page.is_checked("label:has-text('Explain') input"), "what was closed is not offered again"
