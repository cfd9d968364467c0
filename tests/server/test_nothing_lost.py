"""Killed at any moment, a server has lost nothing; stopped gracefully neither."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.server_kills import run as killed

from organelle.server.app.requests import NewTable, SeatRequest
from organelle.server.records import OVER
from server.cluster import Cluster
from server.conftest import NewDatabase
from server.host import WIDE, Host
from server.in_process import ADA, process
from server.test_play import duel, finish, play


def test_what_was_acknowledged_survives_kills_and_every_game_goes_on(new_database: NewDatabase) -> None:
    """bench/server_kills.py makes the long run."""
    found = asyncio.run(killed(new_database(), kills=4, tables=3))
    assert found["faults"] == [] and found["doubled"] == 0 and found["acknowledged"] > 10


def test_a_restart_in_a_sealed_round_loses_no_answer_and_reveals_none(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    table, guests = duel(host)
    ada, grace = guests
    with ada.look(table, 0) as eyes, grace.look(table, 1) as other:
        question = other.state()
        code = eyes.state()["codes"][-1]
        play(eyes, 0, eyes.last, code)
    host.kill()
    host.start()
    with ada.look(table, 0) as eyes, grace.look(table, 1) as other:
        after = other.state()
        assert (after["version"], after["codes"]) == (question["version"], question["codes"])
        assert after["view"]["table"]["players"][0]["ready"]
        assert not any(event["key"] == "duel.committed" for event in after["events"])
        assert eyes.state()["codes"] == [] and eyes.last["undo"] == 1
        play(other, 1, after)
        committed = [event for event in other.last["events"] if event["key"] == "duel.committed"]
        assert committed[0] == {
            "key": "duel.committed",
            "seat": 0,
            "card": code.split()[1],
            "number": committed[0]["number"],
        }
    finish(table, guests)
    assert ada.ask("GET", f"/tables/{table}/luck")["fair"], "luck went on after the restart and still verifies"
    host.stop()


def test_a_graceful_stop_says_so_and_loses_nothing(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    table, (ada, _) = duel(host)
    eyes = ada.look(table, 0)
    number = play(eyes, 0, eyes.state())["number"]
    assert host.stop() == 0
    assert eyes.closed() == 1012
    host.start()
    assert ada.ask("GET", f"/tables/{table}/state", seat=0)["number"] == number
    host.stop()


def test_bots_go_on_by_themselves_after_a_kill(new_database: NewDatabase, tmp_path: Path) -> None:
    host = Host(new_database(), tmp_path / "log", *WIDE).start()
    ada = host.guest()
    table = ada.open("random", "random", "random")["id"]
    host.kill()
    host.start()
    state = ada.ask("GET", f"/tables/{table}/state")
    while not state["view"]["over"]:
        state = ada.ask("GET", f"/tables/{table}/state", since=state["number"], wait=20)
    host.stop()


def test_a_database_that_goes_away_is_said_so_and_the_game_goes_on_when_it_is_back(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    host = Host(own_cluster.database(), tmp_path / "log", *WIDE).start()
    table, guests = duel(host)
    with guests[0].look(table, 0) as eyes:
        state = eyes.state()
        own_cluster.stop()
        assert play(eyes, 0, state)["key"] == "store-away"
        move = {"seat": 0, "version": state["version"], "code": state["codes"][0]}
        away = guests[0].http.post(f"/api/tables/{table}/moves", json=move)
        assert (away.status_code, away.json()["key"], away.headers["retry-after"]) == (503, "store-away", "5")
        own_cluster.resume()
        assert play(eyes, 0, state)["number"] == state["number"] + 1
    finish(table, guests)
    assert guests[0].ask("GET", f"/tables/{table}/luck")["fair"]
    host.stop()


def test_bots_go_on_by_themselves_when_the_disk_takes_writes_again(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        disk = service.context.store.base  # type: ignore[attr-defined]
        bots = [SeatRequest("bot", level="random"), SeatRequest("bot", level="random")]
        table = await service.creator.create(ADA, NewTable(bots, "duel"))
        await service.find(table.id, ADA)
        disk.execute("PRAGMA query_only = ON")
        async with asyncio.timeout(60):
            while not table.outdated or service.bots.running:
                await asyncio.sleep(0.01)
            disk.execute("PRAGMA query_only = OFF")
            service.start()
            while table.record.stage != OVER:
                await asyncio.sleep(0.01)
        await service.stop()
        await service.bots.runner.stop()  # type: ignore[attr-defined]
        await service.context.store.close()

    asyncio.run(run())
