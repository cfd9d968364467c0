"""What goes wrong in the middle leaves nothing half done: not at the store, not in memory, not for other tables."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from organelle.server.app import moves, rewinds
from organelle.server.app.requests import SeatUpdate, SettingsUpdate
from organelle.server.records import ChatLine
from organelle.server.store.sqlite import SqliteStore
from organelle.server.store.sqlite_batches import STEPS
from organelle.table.errors import Illegal
from organelle.table.match import Match
from server.in_process import ADA, GRACE, Eyes, begun, close, opened, process

NO_CHAT = SettingsUpdate(chat=False)
READY = SeatUpdate(ready=True, word="w")


class Away:
    """A store of which some calls fail, or are preceded by what others do."""

    def __init__(self, store: Any, **calls: Any) -> None:
        self.store = store
        self.calls = calls

    def __getattr__(self, name: str) -> Any:
        return self.calls.get(name) or getattr(self.store, name)


async def fails(*_given: Any) -> Any:
    raise OSError("away")


async def play(table: Any, seat: int, which: int = 0) -> str:
    """Plays one of the seat's codes and says which it was."""
    code = str(table.match.codes(seat)[which])
    await moves.play(table, seat, table.match.question_number(seat), code)
    return code


def test_a_start_that_is_not_saved_is_not_told_and_comes_later(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table, eyes = await opened(service), Eyes("ada")
        await service.look(table, eyes, 0, 0)
        await service.seating.update_seat(table, ADA, 0, READY)
        store = service.context.store
        service.context.store = Away(store, append_entries=fails)
        with pytest.raises(OSError, match="away"):
            await service.seating.update_seat(table, GRACE, 1, READY)
        late = Eyes("late")
        await service.look(table, late, None, 0)
        assert not eyes.told("state") and not late.told("state")
        service.context.store = store
        await service.upkeep.round(1)
        assert eyes.told("state") and late.told("state") and await store.load_entries(table.id, 0)
        await close(service)

    asyncio.run(run())


def test_a_start_that_someone_else_takes_back_is_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table, eyes = await opened(one), Eyes("ada")
        await one.look(table, eyes, 0, 0)
        await one.seating.update_seat(table, ADA, 0, READY)
        store = one.context.store

        async def append(entries: Any) -> bool:
            there = await other.sessions.find(table.id)
            await other.seating.update_seat(there, ADA, 0, SeatUpdate(ready=False))
            return await store.append_entries(entries)

        one.context.store = Away(store, append_entries=append)
        await one.seating.update_seat(table, GRACE, 1, READY)
        assert not eyes.told("state") and table.match is None and table.record.stage == "open"
        await close(one, other)

    asyncio.run(run())


def test_a_table_that_is_ready_begins_after_a_crash(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table = await opened(service)
        for seat in table.record.seats:
            seat.ready = True
        assert await service.context.store.update_table(table.record)
        await close(service)
        service = await process(str(tmp_path / "tables.db"))
        again = await service.sessions.find(table.id)
        await service.upkeep.round(1)
        assert again.record.stage == "playing" and again.match
        await close(service)

    asyncio.run(run())


def test_reading_again_that_is_broken_off_is_done_before_the_next_move(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table = await begun(one)
        there = await other.sessions.find(table.id)
        first = await play(there, 0)
        await other.seating.update_settings(there, ADA, NO_CHAT)
        store = one.context.store
        one.context.store = Away(store, load_entries=fails)
        with pytest.raises(OSError, match="away"):
            await one.seating.update_seat(table, ADA, 0, SeatUpdate(name="Eve"))
        one.context.store = store
        code = await play(table, 1, -1)
        words = [line.words for line in await store.load_entries(table.id, 0)]
        assert first in words and code in words
        assert table.match and len(words) == table.record.number == table.match.number
        await close(one, other)

    asyncio.run(run())


def test_a_fault_of_the_rules_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table, eyes = await begun(service), Eyes("late")
        assert table.match
        number = table.match.number

        def half(match: Match) -> bool:
            match.play(0, match.codes(0)[0])
            raise AssertionError("a fault")

        with pytest.raises(AssertionError, match="a fault"):
            async with table.change() as change:
                await change.play(half)
        await service.look(table, eyes, None, 0)
        assert table.match.number == table.record.number == number
        await play(table, 0)
        assert len(await service.context.store.load_entries(table.id, 0)) == table.record.number
        await close(service)

    asyncio.run(run())


def test_a_wish_that_both_processes_refuse_is_gone_for_everyone(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table, eyes = await begun(one), Eyes("late")
        await one.look(table, eyes, None, 0)
        wished = await rewinds.request(table, 0, 0)
        there = await other.sessions.find(table.id)
        await rewinds.answer(there, 1, wished, agree=False)
        with pytest.raises(Illegal):
            await rewinds.answer(table, 1, wished, agree=False)
        assert eyes.told("table")[-1]["asking"] is None
        await close(one, other)

    asyncio.run(run())


def test_a_table_that_cannot_be_taken_up_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        bad, good = await begun(service), await begun(service)
        for table, deadline in ((bad, 1), (good, 2)):
            table.record.deadline = deadline
            assert await service.context.store.update_table(table.record)
        await close(service)
        with sqlite3.connect(tmp_path / "tables.db") as base:
            base.execute(
                "UPDATE tables SET header = replace(header, 'game duel', 'game chess') WHERE id = ?", (bad.id,)
            )
        service = await process(str(tmp_path / "tables.db"))
        await service.upkeep.round(0)
        assert list(service.sessions.live) == [good.id]
        await close(service)

    asyncio.run(run())


class Sick(sqlite3.Connection):
    """A database whose disk fails when something is to end."""

    sick = False

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if self.sick and statement in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


def test_a_disk_that_fails_for_a_while_holds_up_nobody_afterwards(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table, store = await opened(service), service.context.store
        assert isinstance(store, SqliteStore)
        store.base.close()
        sick = sqlite3.connect(store.path, isolation_level=None, check_same_thread=False, factory=Sick)
        sick.executescript(STEPS)
        store.base = sick
        sick.sick = True
        with pytest.raises(sqlite3.OperationalError):
            await store.add_chat(table.id, ChatLine(0, 0, "Ada", "lost", 1))
        sick.sick = False
        async with asyncio.timeout(10):
            await store.add_chat(table.id, ChatLine(0, 0, "Ada", "kept", 1))
        assert [said.text for said in await store.load_chat(table.id, 0)] == ["kept"]
        await close(service)

    asyncio.run(run())
