"""What one chooses from: it explains itself, holds still, is taken in any order, and never twice by a slip."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from e2e.browser_user import CHOICE, QUESTION, BrowserUser, NewUser

LISTED = f"{QUESTION} .choices [data-word]"
GAMES = ["cellulose", "cytosis", "foment"]
POINTS = """() => {
    const found = [];
    for (const thing of document.querySelectorAll(".board [data-word], .own [data-word]")) {
        const box = thing.getBoundingClientRect();
        const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
        const at = parts.flatMap((x) => parts.map((y) => [box.x + x * box.width, box.y + y * box.height]))
            .find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-word]") === thing);
        if (at) found.push({at, thing: thing.dataset.thing});
    }
    return found;
}"""
BOARD = """() => {
    const {x, y, width} = document.querySelector(".board-svg").getBoundingClientRect();
    return [x, y, width];
}"""
PANEL = """() => {
    const panel = document.querySelector(".ask");
    const inner = [...panel.querySelectorAll("*")].filter((each) =>
        each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === "auto");
    return [panel.scrollHeight - panel.clientHeight, inner.map((each) => each.className)];
}"""
COUNT_FLIGHTS = """
window.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    if (this.closest(".animations")) window.flown += 1;
    return animate.apply(this, how);
};
"""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_explains_itself_and_goes_on_doing_so(new_user: NewUser, game: str) -> None:
    """Also when what it would bring is shown meanwhile, and for what is chosen by a name in the list."""
    ada = new_user()
    ada.page.clock.install()
    builds = ada.page.locator(".board [data-path^='build ']")
    listed = ada.page.locator(LISTED)

    def offers_enough() -> bool:
        return listed.count() > 0 and (game != "foment" or builds.count() > 0)

    ada.play(game, Random(10), turns=8, reached=offers_enough, level="random")
    silent = []
    for found in ada.page.evaluate(POINTS):
        ada.page.mouse.move(2, 2)
        ada.page.mouse.move(*found["at"])
        ada.page.clock.run_for(700)
        ada.wait_until_idle()
        ada.page.clock.run_for(700)
        if not ada.page.locator("#help-tooltip p + p").count():
            silent.append(found["thing"])
    assert silent == []
    listed.first.hover()
    ada.page.clock.run_for(700)
    assert ada.page.locator(".target.pointed, .hand-card.pointed, .chip.pointed, .choices .pointed").count()


@pytest.mark.parametrize("game", GAMES)
def test_what_flew_does_not_fly_again_while_one_chooses(new_user: NewUser, game: str) -> None:
    ada = new_user()
    ada.page.add_init_script(COUNT_FLIGHTS)
    further = ada.page.locator(f"{QUESTION} .choices button:has(.soft)")
    ada.play(
        game,
        Random(5),
        turns=1,
        reached=lambda: further.count() > 0 and bool(ada.page.evaluate("flown")),
        level="random",
    )
    ada.wait_until_idle()
    flown = ada.page.evaluate("flown")
    assert flown
    further.first.click()
    ada.page.click(f"{QUESTION} .chips button.quiet")
    further.first.click()
    ada.page.locator(f"{QUESTION} .chips button.chip").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.wait_until_idle()
    assert ada.page.evaluate("flown") == flown


def test_a_double_click_takes_one_thing(new_user: NewUser) -> None:
    ada = new_user()
    answers = sent_answers(ada)
    ada.start("cytosis", 2)
    ada.page.click(f"{CHOICE} >> nth=0")
    ada.page.wait_for_selector("#question:has-text('Which two resources')")
    # The second resource is offered where the first one was.
    ada.page.dblclick(f"{QUESTION} .choices [data-word=atp]")
    ada.wait()
    assert ada.page.locator(".chips button.chip").count() == 1 and len(answers) == 1


def sent_answers(user: BrowserUser) -> list[str]:
    answers: list[str] = []

    def sent(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "play":
            answers.append(data["code"])

    user.page.on("websocket", lambda socket: socket.on("framesent", sent))
    return answers


def test_a_set_is_chosen_in_any_order(new_user: NewUser) -> None:
    ada = new_user()
    answers = sent_answers(ada)
    ada.start("cytosis", 2)
    ada.page.click(f"{CHOICE} >> nth=0")
    ada.page.wait_for_selector("#question:has-text('Which two resources')")
    ada.page.click(f"{QUESTION} [data-word=lipid]")
    offered = ada.page.eval_on_selector_all(f"{QUESTION} .choices [data-word]", "all => all.map((e) => e.dataset.word)")
    assert set(offered) == {"atp", "mrna", "lipid"}
    assert "second" in ada.page.inner_text("#question"), "the heading asks for what is chosen now"
    ada.page.click(f"{QUESTION} [data-word=atp]")
    ada.wait()
    assert answers[1] == "take atp lipid"


def test_closed_places_are_listed_where_places_are_asked_about(new_user: NewUser) -> None:
    """At a usual small screen the cards that a question is about are seen meanwhile."""
    ada = new_user(viewport={"width": 1024, "height": 768})
    ada.start("cytosis", 3)
    cards = ada.page.locator(".own .hand-card[data-word]")
    boxes = [card.bounding_box() for card in cards.all()]
    assert len(boxes) == 3 and all(box and box["y"] + box["height"] <= 768 for box in boxes)
    assert not ada.page.locator("details.closed").count()
    random = Random(3)
    while not ada.page.locator("#question:has-text('where does your flask go')").count():
        ada.click(random)
        ada.wait()
    assert ada.page.locator("details.closed li").count()
    assert ada.page.locator(f"{LISTED}:has-text('nucleus: ')").count(), "a spot says what it brings"


def test_a_closed_place_says_how_much_is_short(new_user: NewUser) -> None:
    """What it needs, what one has, and the difference stand before the rule and the biology."""
    ada = new_user()
    ada.start("cellulose", 2)
    closed = ada.page.locator(".board .target.closed[data-place^='chloroplasts']").first
    closed.hover()
    ada.page.wait_for_selector("#help-tooltip .short")
    # Each begins a line, and so with a capital.
    lines = ada.page.locator("#help-tooltip .short").all_inner_texts()
    assert {"Water", "CO2"} >= {line.split(":")[0].strip() for line in lines}
    for line in lines:
        needs, has, short = (int(number) for number in re.findall(r"\d+", line.split(":")[1]))
        assert needs - has == short > 0
    first, rule = (ada.page.locator(f"#help-tooltip {part}").first.bounding_box() for part in (".short", "p.soft"))
    assert first and rule and first["y"] < rule["y"]


@pytest.mark.parametrize("game", GAMES)
def test_the_list_and_the_board_light_each_other_up(new_user: NewUser, game: str) -> None:
    ada = new_user()
    shared = """() => [...document.querySelectorAll(".question .choices [data-word]")].map((each) => each.dataset.word)
        .find((word) => document.querySelector(`.board .target.open[data-word="${word}"]`)) ?? ''"""
    ada.play(game, Random(10), turns=2, reached=lambda: bool(ada.page.evaluate(shared)), level="random")
    word = ada.page.evaluate(shared)
    listed, drawn = f"{QUESTION} .choices [data-word='{word}']", f".board .target.open[data-word='{word}']"
    ada.page.hover(listed)
    ada.page.wait_for_selector(f"{drawn}.pointed")
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_selector(f"{drawn}.pointed", state="detached")
    ada.page.locator(drawn).first.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    ada.page.wait_for_selector(f"{listed}.pointed")


def test_digits_choose_what_they_show(new_user: NewUser) -> None:
    """A number is chosen by its own digit, and it is not numbered a second time."""
    ada = new_user()
    ada.page.route_web_socket("**/socket", number_question)
    ada.start("foment", 3)
    ada.page.wait_for_selector(f"{QUESTION} [data-word='2']")
    assert ada.page.locator(f"{QUESTION} .choices kbd").count() == 0
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("2")
    ada.page.wait_for_selector(f"{QUESTION} .chips button:has-text('2')")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("0")
    ada.page.wait_for_selector(f"{QUESTION} .chips button:has-text('0')")


def number_question(socket: Any) -> None:
    """The server as it is, but it asks how many are cut off."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "state" and data["codes"]:
            data["codes"] = [f"cut carb {count} {then}" for count in range(3) for then in ("lipid", "amino")]
        socket.send(json.dumps(data))

    server.on_message(hear)


@pytest.mark.parametrize("game", GAMES)
def test_the_question_fits_and_the_board_holds_still(new_user: NewUser, game: str) -> None:
    """At a usual screen the panel shows all it says, with a first game's guide too; nothing scrolls inside it."""
    ada = new_user()
    ada.start(game, 3)
    random = Random(21)
    for _ in range(30):
        if ada.is_over:
            break
        ada.page.mouse.move(2, 2)
        board = ada.page.evaluate(BOARD)
        listed = ada.page.locator(f"{QUESTION} .choices [data-word]")
        if listed.count():
            listed.nth(random.randrange(listed.count())).hover()
        ada.wait_until_idle()
        assert ada.page.evaluate(PANEL) == [0, []], ada.page.inner_text(".ask")
        assert ada.page.evaluate(BOARD) == pytest.approx(board, abs=2)
        ada.click(random)
        ada.wait()
        assert ada.is_over or ada.page.evaluate(BOARD) == pytest.approx(board, abs=2)


@pytest.mark.parametrize(("game", "rule"), [("cytosis", "Place a flask, pay"), ("cellulose", "Place a marker")])
def test_a_card_of_the_market_explains_the_card(new_user: NewUser, game: str, rule: str) -> None:
    ada = new_user()
    ada.start(game, 2)
    cards = ada.page.locator(".board .target:has(.sheet)")
    assert cards.count() == 4
    things = [card.get_attribute("data-thing") for card in cards.all()]
    assert "market" not in things
    cards.first.dispatch_event("pointerover", {"pointerType": "mouse"})
    ada.page.wait_for_selector("#help-tooltip p + p")
    assert rule not in ada.page.inner_text("#help-tooltip")


def test_everyone_sees_what_others_have_completed(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.route_web_socket("**/socket", completed_cards)
    ada.start("cytosis", 3)
    done = ada.page.locator(".players li").nth(1).locator(".held [data-thing=enzyme]")
    assert done.is_visible() and done.inner_text().startswith("enzyme · lyase")
    assert "aldolase" in str(done.get_attribute("aria-label"))


def completed_cards(socket: Any) -> None:
    """The server as it is, but the second player has completed a card."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "state":
            data["view"]["table"]["players"][1]["completed"] = ["aldolase"]
        socket.send(json.dumps(data))

    server.on_message(hear)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_a_banner_moves_nothing(new_user: NewUser, size: tuple[int, int]) -> None:
    """Whether the connection is lost or somebody asks something: the page stays as high as the window."""
    ada = new_user(viewport={"width": size[0], "height": size[1]})
    sockets: list[Any] = []

    def opened(socket: Any) -> None:
        if sockets:
            socket.close()
            return
        sockets.append(socket)
        socket.connect_to_server()

    ada.page.route_web_socket("**/socket", opened)
    ada.start("cytosis", 2)
    ada.wait_until_idle()
    before = ada.page.evaluate(BOARD), ada.page.evaluate("document.documentElement.scrollHeight")
    sockets[0].close()
    ada.page.wait_for_selector("[role=status]:has-text('connection is lost')")
    assert (ada.page.evaluate(BOARD), ada.page.evaluate("document.documentElement.scrollHeight")) == before
