"""How one chooses at the table: step by step, with a way back, and never without knowing what and why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import organelle
from e2e.browser_user import CHOICE, QUESTION, BrowserUser, NewUser, wait_until_settled

GAMES = organelle.games()
ASK_BACK = "button:has-text('Ask everyone to go back')"
PLACES = """() => ({
    board: document.querySelector("svg.board-svg").getBoundingClientRect().y,
    chat: document.querySelector(".chat input").getBoundingClientRect().bottom,
    window: innerHeight,
    height: document.documentElement.scrollHeight,
})"""
"""Where the board begins and the line of the chat ends."""
TAKE_BACK = ".question button:has-text('Take back your last')"


def two_at_a_table(new_user: NewUser, game: str) -> tuple[BrowserUser, BrowserUser]:
    ada, ben = new_user(name="Ada"), new_user(name="Ben")
    ada.home()
    ada.page.click(f"a[href='/new/{game}?with=friends']")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    ada.page.wait_for_selector("p.code")
    ben.page.goto(ada.page.url)
    ben.page.click(".seats button.main")
    for user in (ada, ben):
        user.page.click("button.main:has-text('ready')")
    wait_until_settled(ada, ben)
    return ada, ben


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back_and_what_cannot_be_is_confirmed(new_user: NewUser, game: str) -> None:
    """An undo says how far it reaches and brings everything back; a choice without undo waits for a second word."""
    users = two_at_a_table(new_user, game)
    random = Random(8)
    undone, confirmed = 0, 0
    stock: dict[BrowserUser, str] = {}
    for _ in range(150):
        if (undone and confirmed) or users[0].is_over:
            break
        user = next(each for each in users if each.is_asked)
        if user.page.locator(".question:has-text('You could not take this back')").count():
            confirmed += 1
        earlier = user.page.locator(TAKE_BACK).count()
        if not earlier and not user.page.locator(".chips button").count():
            stock[user] = user.page.inner_text(".own")
        user.click(random)
        wait_until_settled(*users)
        if not earlier and not undone and take_back(user):
            wait_until_settled(*users)
            undone += 1
            assert user.page.inner_text(".own") == stock[user]
            assert "took a choice back" in user.page.inner_text(".log")
    assert undone, "nothing could be taken back"
    assert confirmed, "nothing had to be confirmed"


def test_a_request_to_go_back_moves_nothing(new_user: NewUser) -> None:
    """Neither the board nor the line one is writing into gives way to it."""
    users = two_at_a_table(new_user, "cytosis")
    random = Random(3)
    while not any(user.page.locator(ASK_BACK).count() for user in users):
        next(user for user in users if user.is_asked).click(random)
        wait_until_settled(*users)
    asking = next(user for user in users if user.page.locator(ASK_BACK).count())
    other = next(user for user in users if user is not asking)
    other.page.click("[role=tab]:has-text('Chat')")
    before = other.page.evaluate(PLACES)
    assert 0 < before["chat"] <= before["window"]
    asking.page.click(ASK_BACK)
    other.page.wait_for_selector("[role=alert]:has-text('asks to go back')")
    assert other.page.evaluate(PLACES) == before


def take_back(user: BrowserUser) -> bool:
    """Takes the last choice back if that is on offer."""
    button = user.page.locator(TAKE_BACK)
    if not button.count():
        return False
    assert user.page.locator(".question :text('back to before:')").count()
    button.click()
    return True


def test_a_sealed_answer_can_be_changed(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "foment")
    to_the_swim(ada, ben)
    ada.page.click(f"{CHOICE} >> nth=0")
    ada.page.wait_for_selector("#question:has-text('Your answer is sealed. Waiting for Ben')")
    assert "Ada swims" not in ben.page.inner_text(".log")
    ada.page.click("button:has-text('Change my answer')")
    wait_until_settled(ada, ben)
    ada.page.click(f"{CHOICE} >> nth=1")
    ada.page.wait_for_selector("#question:has-text('Your answer is sealed')")


def test_the_last_to_seal_an_answer_is_told_so(new_user: NewUser) -> None:
    """Also if one had looked at the answer before, when it could have been changed."""
    ada, ben = two_at_a_table(new_user, "foment")
    heard = record_messages(ada)
    to_the_swim(ada, ben)
    ada.page.hover(f"{CHOICE} >> nth=0")
    ada.wait_for(lambda: "preview" in heard)
    ben.page.click(f"{CHOICE} >> nth=0")
    wait_until_settled(ada, ben)
    ada.page.click(f"{CHOICE} >> nth=0")
    ada.page.wait_for_selector(".question:has-text('You could not take this back')")


def record_messages(user: BrowserUser) -> list[str]:
    """What kinds of things the server says."""
    kinds: list[str] = []
    user.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: kinds.append(json.loads(data)["type"])),
    )
    user.page.reload()
    return kinds


def to_the_swim(*users: BrowserUser) -> None:
    """Plays until all are asked at once."""
    random = Random(12)
    wait_until_settled(*users)
    while not all("swim?" in user.page.inner_text("#question") for user in users):
        next(user for user in users if user.is_asked).click(random)
        wait_until_settled(*users)


def test_the_words_so_far_are_a_sentence_with_a_way_back_at_each_step(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis")
    # Every answer begins with the same word: it is said already and cannot be taken back.
    assert "give back" in ada.page.inner_text(".chips") and not ada.page.locator(".chips button").count()
    to_the_first_flask(ada)
    question, first = ada.version(), ada.page.locator(CHOICE).count()
    ada.page.click(f"{QUESTION} .choices [data-word=exhaust]")
    assert "exhaust" in ada.page.inner_text(".chips")
    assert ada.page.locator(CHOICE).count() < first
    ada.page.click(".chips button.chip")
    assert ada.page.locator(CHOICE).count() == first
    ada.page.keyboard.press("1")
    assert ada.page.locator(".chips button.chip").count() or ada.version() != question


def to_the_first_flask(user: BrowserUser) -> None:
    """Answers what is asked before the first turn."""
    while "flask" not in user.page.inner_text("#question"):
        user.page.click(f"{CHOICE} >> nth=0")
        user.wait()


def test_pointing_at_a_place_says_what_it_brings(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("cytosis")
    to_the_first_flask(ada)
    # The bot may have been first, and taken one of them.
    brings = {"nucleus:3": "mRNA", "mitochondria:3": "ATP"}
    target = next(word for word in brings if ada.page.locator(f".board [data-word='{word}']").count())
    ada.page.hover(f".board [data-word='{target}']")
    ada.page.wait_for_selector(f".preview :text('You gain 3 {brings[target]}')")
    ada.page.wait_for_selector(f"#help-tooltip :text('{brings[target]}')")
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_selector("#help-tooltip", state="detached")
    ada.page.focus(f".choices [data-word='{target}']")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowUp")
    ada.page.wait_for_selector(f".preview :text('You gain 3 {brings[target]}')")


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_place_says_why_to_pointer_and_keyboard(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.start(game)
    random = Random(9)
    while not ada.page.locator(".board .target.closed").count():
        ada.click(random)
        ada.wait()
    target = ada.page.locator(".board .target.closed").first
    reason = target.get_attribute("data-reason")
    target.hover()
    ada.page.wait_for_selector(f"#help-tooltip:has-text({json.dumps(reason)})")
    ada.page.mouse.move(2, 2)
    ada.tab_to(".board .target.closed")
    ada.page.wait_for_selector("#help-tooltip .why")
    # What comes into view by the focus scrolls something, and is explained all the same.
    ada.page.evaluate("document.querySelector('.log').dispatchEvent(new Event('scroll'))")
    ada.wait_until_idle()
    assert ada.page.locator("#help-tooltip .why").is_visible()
    ada.check_accessibility("an explanation")


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_explains_itself(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.start(game)
    random = Random(10)
    for _ in range(6):
        ada.click(random)
        ada.wait()
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_selector("#help-tooltip", state="detached")
    things = """async () => {
        const silent = [];
        for (const thing of document.querySelectorAll("main [data-thing]:not([data-word])")) {
            thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
            await new Promise(requestAnimationFrame);
            if (!document.querySelector("#help-tooltip p + p")) silent.push(thing.dataset.thing);
        }
        return [document.querySelectorAll("main [data-thing]").length, silent];
    }"""
    count, silent = ada.page.evaluate(things)
    assert count > 15 and silent == []


def test_the_only_answer_is_given_by_itself_for_those_who_like_it(new_user: NewUser) -> None:
    ada = new_user(settings={"answer": True})
    ada.page.route_web_socket("**/socket", one_answer_only)
    ada.start("duel")
    question = ada.version()
    ada.page.wait_for_selector(f".table:not([data-version='{question}'])")


def test_the_only_answer_is_one_key_away(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.route_web_socket("**/socket", one_answer_only)
    ada.start("duel")
    question = ada.version()
    assert ada.page.locator(".confirm").count()
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("Enter")
    assert ada.version() != question


def one_answer_only(socket: Any) -> None:
    """The server as it is, but with a single answer to every question."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "state":
            data["codes"] = data["codes"][:1]
        socket.send(json.dumps(data))

    server.on_message(hear)
