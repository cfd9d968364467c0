"""How one chooses at the table: step by step, with a way back, and never without knowing what and why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import organelle
from e2e.person import ASKED, CHOICE, Meet, Person, settle

GAMES = organelle.games()
TAKE_BACK = ".question button:has-text('Take back your last')"


def two_at_a_table(meet: Meet, game: str) -> tuple[Person, Person]:
    ada, ben = meet(name="Ada"), meet(name="Ben")
    ada.home()
    ada.page.click(f"a[href='/new/{game}?with=friends']")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    ada.page.wait_for_selector("p.code")
    ben.page.goto(ada.page.url)
    ben.page.click(".seats button.main")
    for person in (ada, ben):
        person.page.click("button.main:has-text('ready')")
    settle(ada, ben)
    return ada, ben


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back_and_what_cannot_be_is_confirmed(meet: Meet, game: str) -> None:
    """An undo says how far it reaches and brings everything back; a choice without undo waits for a second word."""
    people = two_at_a_table(meet, game)
    random = Random(8)
    undone, confirmed = 0, 0
    stock: dict[Person, str] = {}
    for _ in range(150):
        if (undone and confirmed) or people[0].over:
            break
        person = next(each for each in people if each.asked)
        if person.page.locator(".question:has-text('You could not take this back')").count():
            confirmed += 1
        earlier = person.page.locator(TAKE_BACK).count()
        if not earlier and not person.page.locator(".chips button").count():
            stock[person] = person.page.inner_text(".own")
        person.click(random)
        settle(*people)
        if not earlier and not undone and took_back(person):
            settle(*people)
            undone += 1
            assert person.page.inner_text(".own") == stock[person]
            assert "took a choice back" in person.page.inner_text(".log")
    assert undone, "nothing could be taken back"
    assert confirmed, "nothing had to be confirmed"


def took_back(person: Person) -> bool:
    """Takes the last choice back if that is on offer."""
    button = person.page.locator(TAKE_BACK)
    if not button.count():
        return False
    assert person.page.locator(".question :text('back to before:')").count()
    button.click()
    return True


def test_a_sealed_answer_can_be_changed(meet: Meet) -> None:
    ada, ben = two_at_a_table(meet, "foment")
    to_the_swim(ada, ben)
    ada.page.click(f"{CHOICE} >> nth=0")
    ada.page.wait_for_selector("#question:has-text('Your answer is sealed. Waiting for Ben')")
    assert "Ada swims" not in ben.page.inner_text(".log")
    ada.page.click("button:has-text('Change my answer')")
    settle(ada, ben)
    ada.page.click(f"{CHOICE} >> nth=1")
    ada.page.wait_for_selector("#question:has-text('Your answer is sealed')")


def test_the_last_to_seal_an_answer_is_told_so(meet: Meet) -> None:
    """Also if one had looked at the answer before, when it could have been changed."""
    ada, ben = two_at_a_table(meet, "foment")
    heard = overheard(ada)
    to_the_swim(ada, ben)
    ada.page.hover(f"{CHOICE} >> nth=0")
    ada.until(lambda: "preview" in heard)
    ben.page.click(f"{CHOICE} >> nth=0")
    settle(ada, ben)
    ada.page.click(f"{CHOICE} >> nth=0")
    ada.page.wait_for_selector(".question:has-text('You could not take this back')")


def overheard(person: Person) -> list[str]:
    """What kinds of things the server says."""
    kinds: list[str] = []
    person.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda told: kinds.append(json.loads(told)["type"]))
    )
    person.page.reload()
    return kinds


def to_the_swim(*people: Person) -> None:
    """Plays until all are asked at once."""
    random = Random(12)
    settle(*people)
    while not all("swim?" in person.page.inner_text("#question") for person in people):
        next(person for person in people if person.asked).click(random)
        settle(*people)


def test_the_words_so_far_are_a_sentence_with_a_way_back_at_each_step(meet: Meet) -> None:
    ada = meet()
    ada.start("cytosis")
    # Every answer begins with the same word: it is said already and cannot be taken back.
    assert "give back" in ada.page.inner_text(".chips") and not ada.page.locator(".chips button").count()
    to_the_first_flask(ada)
    question, first = ada.version(), ada.page.locator(CHOICE).count()
    ada.page.click(f"{ASKED} .choices [data-word=exhaust]")
    assert "exhaust" in ada.page.inner_text(".chips")
    assert ada.page.locator(CHOICE).count() < first
    ada.page.click(".chips button.chip")
    assert ada.page.locator(CHOICE).count() == first
    ada.page.keyboard.press("1")
    assert ada.page.locator(".chips button.chip").count() or ada.version() != question


def to_the_first_flask(person: Person) -> None:
    """Answers what is asked before the first turn."""
    while "flask" not in person.page.inner_text("#question"):
        person.page.click(f"{CHOICE} >> nth=0")
        person.wait()


def test_pointing_at_a_place_says_what_it_brings(meet: Meet) -> None:
    ada = meet()
    ada.start("cytosis")
    to_the_first_flask(ada)
    # The bot may have been first, and taken one of them.
    brings = {"nucleus:3": "mRNA", "mitochondria:3": "ATP"}
    place = next(word for word in brings if ada.page.locator(f".board [data-word='{word}']").count())
    ada.page.hover(f".board [data-word='{place}']")
    ada.page.wait_for_selector(f".preview :text('gains 3 {brings[place]}')")
    ada.page.wait_for_selector(f"#explain :text('{brings[place]}')")
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_selector("#explain", state="detached")
    ada.page.focus(f".choices [data-word='{place}']")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowUp")
    ada.page.wait_for_selector(f".preview :text('gains 3 {brings[place]}')")


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_place_says_why_to_pointer_and_keyboard(meet: Meet, game: str) -> None:
    ada = meet()
    ada.start(game)
    random = Random(9)
    while not ada.page.locator(".board .place.closed").count():
        ada.click(random)
        ada.wait()
    place = ada.page.locator(".board .place.closed").first
    reason = place.get_attribute("data-reason")
    place.hover()
    ada.page.wait_for_selector(f"#explain:has-text({json.dumps(reason)})")
    ada.page.mouse.move(2, 2)
    ada.tab_to(".board .place.closed")
    ada.page.wait_for_selector("#explain .why")
    # What comes into view by the focus scrolls something, and is explained all the same.
    ada.page.evaluate("document.querySelector('.log').dispatchEvent(new Event('scroll'))")
    ada.rest()
    assert ada.page.locator("#explain .why").is_visible()
    ada.accessible("an explanation")


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_explains_itself(meet: Meet, game: str) -> None:
    ada = meet()
    ada.start(game)
    random = Random(10)
    for _ in range(6):
        ada.click(random)
        ada.wait()
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_selector("#explain", state="detached")
    things = """async () => {
        const silent = [];
        for (const thing of document.querySelectorAll("main [data-thing]:not([data-word])")) {
            thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
            await new Promise(requestAnimationFrame);
            if (!document.querySelector("#explain p + p")) silent.push(thing.dataset.thing);
        }
        return [document.querySelectorAll("main [data-thing]").length, silent];
    }"""
    count, silent = ada.page.evaluate(things)
    assert count > 15 and silent == []


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_through_a_first_game(meet: Meet, game: str) -> None:
    """Whoever does what it says comes through all its steps to free play."""
    ada = meet()
    ada.start(game, 3)
    seen: list[str] = []
    while True:
        guide = ada.page.locator(".guide")
        step = guide.locator("p").inner_text() if guide.count() else ""
        if step and step not in seen:
            seen.append(step)
        if "Now you know the ways" in step:
            break
        tries = guide.locator("button:has-text('Try')")
        (tries if tries.count() else ada.page.locator(CHOICE).first).click()
        ada.wait()
        assert not ada.page.inner_text(".question .fault") and not ada.over
    numbers = [int(step.split()[0]) for step in seen]
    assert numbers == sorted(numbers) and numbers[0] == 1 and numbers[-1] >= 4


def test_the_only_answer_is_given_by_itself_for_those_who_like_it(meet: Meet) -> None:
    ada = meet(settings={"answer": True})
    ada.page.route_web_socket("**/socket", one_answer_only)
    ada.start("duel")
    question = ada.version()
    ada.page.wait_for_selector(f".table:not([data-version='{question}'])")


def test_the_only_answer_is_one_key_away(meet: Meet) -> None:
    ada = meet()
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
        told = json.loads(message)
        if told["type"] == "state":
            told["codes"] = told["codes"][:1]
        socket.send(json.dumps(told))

    server.on_message(hear)
