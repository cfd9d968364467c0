"""Clocks follow from when entries were made; a bot stands in for who is missing and goes when they are back."""

from __future__ import annotations

from organelle.server.app.clock_state import ClockState
from organelle.server.records import TimeControl
from server.host import Host
from server.test_play import duel, play


def test_a_clock_for_the_game_adds_up_ones_own_time_only() -> None:
    clocks = ClockState(TimeControl("game", 60), 2)
    clocks.set_asked(0, {0: 1})
    clocks.set_asked(10_000, {1: 2})
    clocks.set_asked(15_000, {0: 3})
    assert clocks.left(0, 20_000) == 60_000 - 15_000 and clocks.left(1, 20_000) == 55_000
    assert clocks.deadline(15_000) == 15_000 + 50_000


def test_a_clock_for_the_move_begins_anew_with_every_question() -> None:
    clocks = ClockState(TimeControl("move", 30), 2)
    clocks.set_asked(0, {0: 1})
    clocks.set_asked(20_000, {0: 2})
    assert clocks.left(0, 25_000) == 25_000


def test_others_sealed_answers_do_not_stop_ones_clock() -> None:
    clocks = ClockState(TimeControl("move", 30), 2)
    clocks.set_asked(0, {0: 1, 1: 1})
    clocks.set_asked(20_000, {0: 1})
    assert clocks.left(0, 25_000) == 5_000 and clocks.left(1, 25_000) == 30_000


def test_clocks_stand_still_in_a_pause() -> None:
    clocks = ClockState(TimeControl("move", 30), 2)
    clocks.set_asked(0, {0: 1})
    clocks.pause(10_000, 10_000)
    assert [clocks.left(0, at) for at in (10_000, 500_000)] == [20_000, 20_000]
    clocks.pause(0, 500_000)
    assert [clocks.left(0, at) for at in (500_000, 505_000)] == [20_000, 15_000]


def test_a_restart_in_a_pause_costs_nobody_time() -> None:
    """As any other restart, except where days are counted: there the time before the pause was used."""
    for kind, amount, left in (("game", 60, 60_000), ("days", 1, 86_400_000 - 10_000)):
        clocks = ClockState(TimeControl(kind, amount), 1)
        clocks.set_asked(0, {0: 1})
        clocks.resume(400_000)
        clocks.pause(10_000, 400_000)
        assert clocks.left(0, 450_000) == left
        clocks.pause(0, 500_000)
        assert clocks.left(0, 500_000) == left


def test_nobody_pays_for_a_restart_unless_days_are_counted() -> None:
    for kind, amount, left in (("move", 30, 30_000), ("days", 1, 86_400_000 - 500_000)):
        clocks = ClockState(TimeControl(kind, amount), 1)
        clocks.set_asked(0, {0: 1})
        clocks.resume(500_000)
        assert clocks.left(0, 500_000) == left


def test_who_comes_back_to_an_empty_clock_gets_some_time() -> None:
    clocks = ClockState(TimeControl("game", 100), 1)
    clocks.set_asked(0, {0: 1})
    assert clocks.left(0, 150_000) < 0
    clocks.welcome_back(0, 150_000)
    assert clocks.left(0, 150_000) == 30_000


def test_who_comes_back_to_a_clock_with_time_left_gets_none() -> None:
    for kind in ("game", "move"):
        clocks = ClockState(TimeControl(kind, 100), 1)
        clocks.set_asked(0, {0: 1})
        clocks.welcome_back(0, 95_000)
        assert clocks.left(0, 95_000) == 5_000


def test_nobody_comes_back_who_was_not_away(host: Host) -> None:
    table, (ada, _) = duel(host, clock={"kind": "game", "amount": 1})
    while ada.ask("GET", f"/tables/{table}")["clock"]["left"][0] > 0:
        pass
    assert ada.ask("PUT", f"/tables/{table}/seats/0", {"takeover": ""})["clock"]["left"][0] <= 0


def test_a_bot_stands_in_for_a_seat_that_runs_out_and_hands_back(host: Host) -> None:
    table, (ada, grace) = duel(host, clock={"kind": "move", "amount": 1}, takeover="random")
    with grace.look(table, 1) as eyes:
        assert eyes.until("table")["clock"]["running"] == [0, 1]
        while eyes.until("table")["seats"][0]["takeover"] != "random":
            pass
        while 0 in eyes.state()["view"]["waiting"]:
            pass
    assert ada.ask("PUT", f"/tables/{table}/seats/0", {"takeover": ""})["seats"][0]["takeover"] == ""


def test_a_person_calls_a_stand_in_for_themselves_and_comes_back_by_looking(host: Host) -> None:
    table, (ada, _) = duel(host)
    assert ada.ask("PUT", f"/tables/{table}/seats/0", {"takeover": "random"})["seats"][0]["takeover"] == "random"
    with ada.look(table, 0) as eyes:
        eyes.state()
        assert ada.ask("GET", f"/tables/{table}")["seats"][0]["takeover"] == ""


def test_nobody_is_replaced_while_they_are_there(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0) as eyes:
        eyes.state()
        found = grace.ask("PUT", f"/tables/{table}/seats/0", {"takeover": "random"}, 409)
        assert found["key"] == "not-missing" and found["text"].startswith("Seat 1 is neither overdue nor away")
        stranger = host.guest().ask("PUT", f"/tables/{table}/seats/0", {"takeover": "random"}, 403)
        assert stranger == {"key": "not-seated", "text": "Only those who sit at this table can ask for that."}
        assert play(eyes, 0, eyes.last)["type"] == "done"


def test_leaving_lets_the_tables_bot_go_on(host: Host) -> None:
    table, (ada, grace) = duel(host, takeover="random")
    ada.ask("DELETE", f"/tables/{table}/seats/0")
    with grace.look(table, 1) as eyes:
        while 0 in eyes.state()["view"]["waiting"]:
            pass
