"""Two processes on one PostgreSQL: it does not matter which one a player reaches."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from server.cluster import Cluster
from server.host import WIDE, Eyes, Guest, Host
from server.test_play import finish, play

Pair = tuple[Host, Host]


@pytest.fixture(params=["127.0.0.1:0", "off"], ids=["passed on", "followed"])
def pair(request: pytest.FixtureRequest, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes; sockets are passed on to their table's home, or each process follows what the other writes."""
    folder, database = tmp_path_factory.mktemp("pair"), cluster.database()
    flags = (*WIDE, "--relay", request.param)
    found = Host(database, folder / "one", *flags).start(), Host(database, folder / "two", *flags).start()
    while request.param != "off" and any(host.metric("organelle_links") < 1 for host in found):
        time.sleep(0.05)
    yield found
    for host in found:
        if host.process.poll() is None:
            host.stop()
        assert '"level": "error"' not in host.log.read_text(), host.log.read_text()


def across(pair: Pair, *more: str) -> tuple[str, Guest, Guest]:
    """A table whose players are at different processes."""
    ada, grace = pair[0].guest(), pair[1].guest()
    table = ada.open("me", "open", *more)["id"]
    grace.sit(table, 1)
    ada.ready(table, 0)
    return table, ada, grace


def test_players_at_different_processes_see_each_others_moves(pair: Pair) -> None:
    table, ada, grace = across(pair)
    with ada.look(table, 0) as one, grace.look(table, 1) as other:
        mine, theirs = one.state(), other.state()
        play(one, 0, mine)
        while other.state()["view"]["waiting"] != [1]:
            pass
        assert other.last["version"] == theirs["version"]
        play(other, 1, theirs)
        while not any(event["key"] == "duel.committed" for event in one.state()["events"]):
            pass


def test_chat_presence_and_wishes_reach_the_other_process(pair: Pair) -> None:
    table, ada, grace = across(pair)
    with ada.look(table, 0) as one:
        first = one.state()
        with grace.look(table, 1) as other:
            while not one.until("table")["seats"][1]["here"]:
                pass
            other.state()
            play(one, 0, first)
            one.do("chat", seat=0, text="hello")
            while not (said := other.until("chat")["lines"]):
                pass
            assert said[-1]["text"] == "hello"
            number = one.do("ask", seat=0)["number"]
            while (found := other.until("table"))["asking"] is None:
                pass
            assert found["asking"]["number"] == number
            other.do("answer", seat=1, number=number, agree=True)
            while not any(event["key"] == "table.rewound" for event in one.state()["events"]):
                pass
        while one.until("table")["seats"][1]["here"]:
            pass


def heard_by(eyes: Eyes, count: int) -> list[str]:
    """The lines of chat that reach these eyes, until there are so many."""
    found = [line["text"] for message in eyes.heard if message["type"] == "chat" for line in message["lines"]]
    while len(found) < count:
        found += [line["text"] for line in eyes.until("chat")["lines"]]
    return found


def test_a_line_of_the_other_process_is_heard_once(pair: Pair) -> None:
    ada, late = pair[0].guest(), pair[1].guest()
    table = ada.open("me", "me")["id"]
    with ada.look(table, 0) as one:
        one.do("chat", seat=0, text="before")
        with late.look(table) as other:
            assert heard_by(other, 1) == ["before"]
            one.do("chat", seat=0, text="after")
            assert heard_by(other, 2) == ["before", "after"]


def test_lines_said_at_the_same_time_at_both_processes_are_all_heard_in_one_order(pair: Pair) -> None:
    for _ in range(10):
        table, ada, grace = across(pair)
        with ada.look(table, 0) as one, grace.look(table, 1) as other:
            for count in range(5):
                one.say("chat", seat=0, text=f"one {count}")
                other.say("chat", seat=1, text=f"other {count}")
            assert heard_by(one, 10) == heard_by(other, 10)


def test_killing_either_process_loses_nothing(pair: Pair) -> None:
    table, ada, grace = across(pair, "random")
    with grace.look(table, 1) as other:
        play(other, 1, other.state())
    pair[0].kill()
    ada.host = pair[1]
    ada.http.base_url = pair[1].address
    finish(table, [ada, grace])
    assert ada.ask("GET", f"/tables/{table}/luck")["fair"]


def test_moves_at_the_same_time_through_both_processes_all_count(pair: Pair) -> None:
    table, ada, grace = across(pair)
    while True:
        states = [ada.ask("GET", f"/tables/{table}/state", seat=0), grace.ask("GET", f"/tables/{table}/state", seat=1)]
        if states[0]["view"]["over"]:
            break
        with ada.look(table, 0) as one, grace.look(table, 1) as other:
            said = []
            for seat, (eyes, state) in enumerate(zip((one, other), states)):
                if state["codes"]:
                    move = {"seat": seat, "version": state["version"], "code": state["codes"][0]}
                    said.append((eyes, eyes.say("play", **move)))
            for eyes, number in said:
                while (found := eyes.hear()).get("id") != number:
                    pass
                assert found["type"] == "done" or found["key"] == "stale"
    assert ada.ask("GET", f"/tables/{table}/luck")["fair"]


def test_a_table_that_is_closed_at_one_process_is_closed_at_the_other(pair: Pair) -> None:
    ada, grace = pair[0].guest(), pair[1].guest()
    table = ada.open("me", "open", "open")["id"]
    grace.sit(table, 1)
    with grace.look(table, 1) as other, pair[1].guest().look(table) as stranger:
        for eyes in (other, stranger):
            eyes.until("chat")
        ada.ask("DELETE", f"/tables/{table}")
        for eyes in (other, stranger):
            assert eyes.until("error")["key"] == "table-closed" and eyes.closed() == 4404
    # Where its sockets are served elsewhere, a process may hear of it only now.
    assert grace.ask("GET", f"/tables/{table}", status=404)["key"] in ("no-table", "table-closed")


def test_where_news_has_not_come_yet_a_table_that_is_closed_is_not_shown(pair: Pair) -> None:
    ada, grace = pair[0].guest(), pair[1].guest()
    for _ in range(20):
        table = ada.open("me", "open")["id"]
        grace.ask("POST", f"/tables/{table}/seats/1", {"name": "Grace"})
        ada.ask("DELETE", f"/tables/{table}")
        assert grace.ask("GET", f"/tables/{table}", status=404)["key"] in ("no-table", "table-closed")


def test_a_class_is_one_whichever_process_its_pupils_reach(pair: Pair) -> None:
    teacher, pupils = pair[0].guest(), [host.guest() for host in pair]
    room = teacher.ask("POST", "/classes", {"game": "duel", "size": 2, "level": "random"}, 201)["id"]
    for pupil in pupils:
        pupil.ask("POST", f"/classes/{room}/pupils")
    teacher.ask("PUT", f"/classes/{room}", {"stage": "playing"})
    seats = [pupil.ask("GET", f"/classes/{room}")["me"] for pupil in pupils]
    assert seats[0]["table_id"] == seats[1]["table_id"] and {seat["seat"] for seat in seats} == {0, 1}
    with pupils[1].look(seats[1]["table_id"], seats[1]["seat"]) as eyes:
        teacher.ask("PUT", f"/classes/{room}", {"frozen": True})
        while not eyes.until("table")["frozen"]:
            pass
    assert pupils[1].ask("GET", f"/classes/{room}")["frozen"]
