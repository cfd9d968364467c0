"""How a game ends: who won and by what, what decided it, and the next one; and how a device is shared."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from e2e.browser_user import CHOICE, QUESTION, RESULT, BrowserUser, NewUser, wait_until_settled
from e2e.test_answering import two_at_a_table
from e2e.test_stage import CLICK
from organelle.games.foment.parts import STRATEGIES


def over(socket: Any) -> None:
    """The server as it is, but the game is over and the first seat has won by enzymes."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "state":
            data["view"] |= {"over": True, "winners": [0], "waiting": [], "question": "", "scores": [12, 9]}
            data["codes"] = []
            for player, enzymes in zip(data["view"]["table"]["players"], (8, 2), strict=True):
                player["score"] = {"enzyme": enzymes}
        elif data["type"] == "table":
            data["stage"] = "over"
        socket.send(json.dumps(data))

    server.on_message(hear)


def frames(route: Any) -> None:
    """A replay of three rounds in which the winner takes the lead in the second."""
    course = [(0, 0), (0, 4), (5, 4), (6, 5), (12, 9)]
    found = [
        {
            "number": number,
            "who": "0",
            "code": "",
            "events": [],
            "view": {"table": {"round": 1 + number // 2, "players": [{"points": value} for value in values]}},
        }
        for number, values in enumerate(course)
    ]
    for frame in found:
        frame["view"] |= {"scores": None}  # type: ignore[operator]
    header = {"game": "cytosis", "version": 1, "seats": 2, "options": {}, "vocabulary": {"kinds": [], "domains": {}}}
    route.fulfill(json={"header": header, "last": 4, "frames": found})


def test_the_end_says_you_and_by_what_and_what_decided_it(new_user: NewUser) -> None:
    ada = new_user()
    ada.page.route_web_socket("**/socket", over)
    ada.page.route("**/replay?*", frames)
    ada.page.goto(f"{ada.address}/new/cytosis?with=bots")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    ada.page.wait_for_selector(f"{RESULT} h1:has-text('You win')")
    assert "12 points, 3 more than Bot 2" in ada.page.inner_text(f"{RESULT} .how")
    assert "enzymes (+6)" in ada.page.inner_text(f"{RESULT} .how")
    ada.page.wait_for_selector(f"{RESULT} figure text.round:has-text('3')")
    ada.page.wait_for_selector(f"{RESULT} .turning a:has-text('Round 2: you take the lead')")
    assert ada.page.locator(".celebration").count() == 1
    ada.check_accessibility("the end")
    ada.errors.clear()  # on the server the game goes on, so its luck is not told


def test_nothing_falls_at_the_end_where_nothing_shall_move(new_user: NewUser) -> None:
    ada = new_user(settings={"motion": "reduced"})
    ada.page.route_web_socket("**/socket", over)
    ada.page.goto(f"{ada.address}/new/cytosis?with=bots")
    ada.page.check("input[name=seats][value='2']")
    ada.page.click("button.big")
    ada.page.wait_for_selector(f"{RESULT} h1:has-text('You win')")
    assert not ada.page.locator(".celebration").count()
    ada.errors.clear()


def deaths(route: Any) -> None:
    """A replay in which the first cell dies in the second round and the third one in the last."""
    found = [
        {
            "number": number,
            "who": "0",
            "code": "",
            "events": [],
            "view": {
                "scores": None,
                "table": {
                    "round": 1 + number // 2,
                    "genome": [0] * 6,
                    "players": [{"damage": value} for value in values],
                },
            },
        }
        for number, values in enumerate([(0, 0, 0), (2, 0, 1), (6, 1, 3), (6, 4, 5), (6, 5, 6)])
    ]
    header = {"game": "foment", "version": 1, "seats": 3, "options": {}, "vocabulary": {"kinds": [], "domains": {}}}
    route.fulfill(json={"header": header, "last": 4, "frames": found})


def foment_over(socket: Any) -> None:
    """The server as it is, but the game is over and the second cell is the last one alive."""
    server = socket.connect_to_server()

    def hear(message: str) -> None:
        data = json.loads(message)
        if data["type"] == "state":
            data["view"] |= {"over": True, "winners": [1], "waiting": [], "question": ""}
            data["codes"] = []
            for player, strategy in zip(data["view"]["table"]["players"], STRATEGIES, strict=False):
                player["strategy"] = strategy
        socket.send(json.dumps(data))

    server.on_message(hear)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Round 2: your cell dies.", "Round 3: the cell of Bot 3 dies."]),
        ("it", ["Round 2: la tua cellula muore.", "Round 3: muore la cellula di Bot 3."]),
    ],
)
def test_where_nobody_has_points_deaths_are_what_decided_it(new_user: NewUser, language: str, told: list[str]) -> None:
    ada = new_user()
    ada.context.add_init_script(f"localStorage.setItem('organelle.language', '{language}')")
    ada.page.route_web_socket("**/socket", foment_over)
    ada.page.route("**/replay?*", deaths)
    ada.page.goto(f"{ada.address}/new/foment?with=bots")
    ada.page.check("input[name=seats][value='3']")
    ada.page.click("button.big")
    ada.page.wait_for_selector(f"{RESULT} .turning a")
    assert ada.page.locator(f"{RESULT} .turning a").all_inner_texts() == told
    ada.check_accessibility("the end of Foment")
    ada.errors.clear()  # on the server the game goes on, so its luck is not told


def play_out(*users: BrowserUser) -> None:
    """Play until it is over for everyone."""
    random = Random(1)
    while not all(user.is_over for user in users):
        next(user for user in users if user.is_asked).click(random)
        wait_until_settled(*users)


def test_alone_the_next_game_is_one_click_away(new_user: NewUser) -> None:
    ada = new_user()
    ada.start("duel", 2)
    play_out(ada)
    before = ada.table()
    ada.page.click(f"{RESULT} button:has-text('Play again')")
    ada.page.wait_for_selector(QUESTION)
    assert ada.table() != before
    ada.page.wait_for_selector(".table")


def test_the_same_people_meet_at_the_new_table(new_user: NewUser) -> None:
    ada, ben = two_at_a_table(new_user, "duel")
    play_out(ada, ben)
    ada.page.click(f"{RESULT} button:has-text('the same people')")
    ada.page.wait_for_selector(".lobby")
    ben.page.click(f"{RESULT} button.main")
    ben.page.wait_for_selector(".lobby")
    assert ada.table() == ben.table()
    for user in (ada, ben):
        user.page.click("button.main:has-text('ready')")
    ada.page.wait_for_selector(".table")


def device_table(user: BrowserUser, bots: int, open_hands: bool = False) -> None:
    """Three at one device, the last of them bots."""
    user.page.goto(f"{user.address}/new/cytosis?with=device")
    user.page.check("input[name=seats][value='3']")
    for seat in range(3 - bots, 3):
        user.page.locator(".device li").nth(seat).locator("input[type=checkbox]").check()
    if open_hands:
        user.page.check("label:has-text('Open hands') input")
    user.check_accessibility("a table at one device")
    user.page.click("button.big")


def test_bots_sit_at_a_shared_device_and_the_board_is_seen_while_it_is_passed(new_user: NewUser) -> None:
    ada = new_user()
    device_table(ada, bots=1)
    ada.page.wait_for_selector(".pass-device button")
    assert ada.page.locator(".players li:has-text('Bot 3')").count() == 1
    assert ada.page.locator(".frame > .board-svg").is_visible()
    assert not ada.page.locator(".hand-card, .own, .board [data-word]").count()
    ada.check_accessibility("the device is passed")
    ada.page.click(".pass-device button")
    ada.page.wait_for_selector(QUESTION)
    assert ada.page.locator(".hand-card").count()


def test_with_open_hands_nobody_passes_the_device(new_user: NewUser) -> None:
    ada = new_user()
    device_table(ada, bots=1, open_hands=True)
    seats: set[int] = set()
    random = Random(5)
    while seats != {0, 1}:
        ada.page.wait_for_selector(f".table[aria-busy=false] {QUESTION}")
        state = ada.table_state()
        if state is None or not ada.is_asked:
            continue
        assert not ada.page.locator(".pass-device").count()
        seats.add(state.seat)
        ada.page.evaluate(CLICK, [CHOICE, random.random()])
