"""Bots stand in for who is missing, never for the last person, and go when they are back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from organelle.server.app.presence import AWAY
from organelle.server.app.requests import SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.records import TimeControl
from organelle.table.errors import Illegal
from server.host import Host
from server.in_process import GRACE, Eyes, Watch, begun, close, process
from server.test_play import duel

DAY = 86_400_000


def at_a_table(folder: Path, use: Callable[[Service, Watch], Awaitable[None]]) -> None:
    async def run() -> None:
        watch = Watch()
        service = await process(str(folder / "tables.db"), watch)
        await use(service, watch)
        await close(service)

    asyncio.run(run())


async def later(service: Service, watch: Watch, milliseconds: int) -> None:
    """So much time passes, and the keeper goes round."""
    watch.at += milliseconds
    await service.upkeep.round(1)


def stand_ins(table: TableSession) -> list[str]:
    return [seat.takeover for seat in table.record.seats]


def test_who_is_away_for_long_is_replaced_while_somebody_waits(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await begun(service, takeover="random")
        await service.look(table, Eyes("grace"), 1, 0)
        await later(service, watch, AWAY)
        assert stand_ins(table) == ["", ""]
        await later(service, watch, 1)
        assert stand_ins(table) == ["random", ""]

    at_a_table(tmp_path, use)


def test_nobody_is_replaced_while_nobody_waits_for_them(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await begun(service, takeover="random")
        for _ in range(3):
            await later(service, watch, DAY)
        assert stand_ins(table) == ["", ""]

    at_a_table(tmp_path, use)


def test_where_days_are_counted_nobody_has_to_be_there(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await begun(service, takeover="random", clock=TimeControl("days", 2))
        await service.look(table, Eyes("grace"), 1, 0)
        await later(service, watch, DAY)
        assert stand_ins(table) == ["", ""]
        await later(service, watch, DAY)
        assert stand_ins(table) == ["random", ""]

    at_a_table(tmp_path, use)


def test_the_last_person_is_never_replaced(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await begun(service, takeover="random", clock=TimeControl("move", 30))
        await later(service, watch, 31_000)
        assert table.match and stand_ins(table) == ["random", ""]
        while 0 in table.match.waiting or table.outdated:  # played, and saved
            await asyncio.sleep(0.01)
        await later(service, watch, DAY)
        assert stand_ins(table) == ["random", ""] and not table.match.over
        assert list(table.match.waiting) == [1] and table.record.deadline is None, "nobody need look after it"

    at_a_table(tmp_path, use)


def test_everyone_is_told_of_whom_a_bot_may_replace(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await begun(service)
        eyes = Eyes("grace")
        await service.look(table, eyes, 1, 0)
        assert not eyes.told("table")[-1]["seats"][0]["missing"]
        await later(service, watch, AWAY + 1)
        await asyncio.sleep(0.1)
        assert eyes.told("table")[-1]["seats"][0]["missing"]
        await service.seating.update_seat(table, GRACE, 0, SeatUpdate(takeover="random"))
        assert stand_ins(table) == ["random", ""]

    at_a_table(tmp_path, use)


def test_a_deadline_does_not_outlive_the_stand_in(tmp_path: Path) -> None:
    async def use(service: Service, watch: Watch) -> None:
        table = await begun(service)
        await service.seating.update_seat(table, GRACE, 1, SeatUpdate(takeover="random"))
        assert table.record.deadline is not None
        await service.seating.come_back(table, 1)
        assert table.record.deadline is None and await service.context.store.due_tables(watch.at + DAY) == []

    at_a_table(tmp_path, use)


def test_who_leaves_can_be_replaced_at_once_and_comes_back_by_looking(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with ada.look(table, 0), grace.look(table, 1) as eyes:
        eyes.state()
        assert grace.ask("PUT", f"/tables/{table}/seats/0", {"takeover": "random"}, 409)["key"] == "not-missing"
        left = ada.ask("DELETE", f"/tables/{table}/seats/0")["seats"][0]
        assert left["mine"] and left["missing"] and not left["here"] and not left["takeover"]
        assert grace.ask("PUT", f"/tables/{table}/seats/0", {"takeover": "random"})["seats"][0]["takeover"] == "random"
    with ada.look(table, 0) as back:
        back.state()
        found = ada.ask("GET", f"/tables/{table}")["seats"][0]
        assert found["here"] and not found["takeover"] and not found["missing"]


def test_when_the_last_person_leaves_the_game_waits(host: Host) -> None:
    table, (ada, grace) = duel(host, takeover="random")
    assert ada.ask("DELETE", f"/tables/{table}/seats/0")["seats"][0]["takeover"] == "random"
    assert grace.ask("DELETE", f"/tables/{table}/seats/1")["seats"][1]["takeover"] == ""
    assert grace.ask("GET", f"/tables/{table}")["stage"] == "playing"


def test_a_client_without_a_socket_is_there(host: Host) -> None:
    table, (ada, grace) = duel(host)
    with grace.look(table, 1) as eyes:
        assert not eyes.until("table")["seats"][0]["here"]
        ada.ask("GET", f"/tables/{table}/state", seat=0)
        while not eyes.until("table")["seats"][0]["here"]:
            pass


def test_who_only_watches_calls_no_bot(tmp_path: Path) -> None:
    async def use(service: Service, _watch: Watch) -> None:
        table = await begun(service)
        await service.seating.leave(table, GRACE, 1)
        with pytest.raises(Illegal):
            await service.seating.update_seat(table, Eyes("stranger"), 1, SeatUpdate(takeover="random"))
        assert stand_ins(table) == ["", ""]

    at_a_table(tmp_path, use)
