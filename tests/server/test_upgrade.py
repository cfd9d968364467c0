"""A database of an earlier version: its games go on by the rules they began with, a rematch takes today's."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random

import pytest

import organelle
from organelle.games import GAMES
from organelle.server.app import moves
from organelle.server.app.requests import SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.table_records import header_options
from organelle.server.records import OPEN, OVER, PLAYING
from organelle.table.errors import Illegal
from server.in_process import ADA, close, process
from server.test_operating import command

DUMPS = sorted((Path(__file__).parent / "data").glob("*.sql"))


@pytest.fixture(params=DUMPS, ids=lambda path: path.stem)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The database of an earlier version."""
    path = str(tmp_path / "tables.db")
    with sqlite3.connect(path) as base:
        base.executescript(request.param.read_text("utf-8"))
    base.close()
    return path


def at_all_tables(database: str, act: Callable[[Service, list[TableSession]], Coroutine[None, None, None]]) -> None:
    """Let a server of today act at the tables there."""

    async def run() -> None:
        service = await process(database)
        tables = [await service.sessions.find(table.id) for table in await service.tables_of(ADA)]
        await act(service, tables)
        await close(service)

    asyncio.run(run())


def version_of(table: TableSession) -> int:
    return next(int(line.split()[1]) for line in table.record.header.splitlines() if line.startswith("version "))


async def begin(service: Service, table: TableSession) -> None:
    """Say that all are ready, where that is still to be said."""
    for seat in range(len(table.record.seats)) if table.record.stage == OPEN else ():
        await service.seating.update_seat(table, ADA, seat, SeatUpdate(ready=True, word="w"))


def is_legal(text: str) -> bool:
    try:
        organelle.replay(text)
    except Illegal:
        return False
    return True


def test_nothing_stored_is_unplayable(database: str) -> None:
    """As operators are told to ask before they start a new version."""
    found = command("check-games", "--database", database)
    assert found.returncode == 0, found.stdout + found.stderr


def test_there_are_games_of_every_kind_some_with_a_sealed_answer(database: str) -> None:
    async def act(_service: Service, tables: list[TableSession]) -> None:
        assert {table.record.stage for table in tables} == {OPEN, PLAYING, OVER}
        assert {table.record.game for table in tables if table.record.stage == PLAYING} == set(GAMES)
        half = [table for table in tables if table.match and table.match.sealed and table.match.undoable(0)]
        assert {"foment", "duel"} <= {table.record.game for table in half}
        assert any(version_of(table) < GAMES[table.record.game].version for table in tables)

    at_all_tables(database, act)


def test_every_game_goes_on_to_its_end_by_the_version_it_began_with(database: str) -> None:
    async def act(service: Service, tables: list[TableSession]) -> None:
        for number, table in enumerate(tables):
            before, rng = version_of(table), Random(number)
            await begin(service, table)
            assert table.match and not table.broken
            while not table.match.over:
                seat = table.match.waiting[0]
                await moves.play(table, seat, table.match.question_number(seat), rng.choice(table.match.codes(seat)))
            assert table.record.stage == OVER and version_of(table) == before
            text = table.match.text()
            again = organelle.replay(text)
            assert again.text() == text and again.scores == table.match.scores
            assert version_of(await service.creator.rematch(table, ADA)) == GAMES[table.record.game].version

    at_all_tables(database, act)


def test_a_game_that_todays_rules_would_stop_goes_on(database: str) -> None:
    """In it a cell leaks that would not leak today. [FO-10.5]"""

    async def act(_service: Service, tables: list[TableSession]) -> None:
        texts = [table.match.text() for table in tables if table.match and table.record.game == "foment"]
        todays = [text.replace("\nversion 1\n", f"\nversion {GAMES['foment'].version}\n") for text in texts]
        assert not all(is_legal(text) for text in todays) and all(is_legal(text) for text in texts)

    at_all_tables(database, act)


def test_a_rematch_takes_todays_rules(database: str) -> None:
    async def act(service: Service, tables: list[TableSession]) -> None:
        (table,) = [table for table in tables if table.record.stage == OVER]
        assert table.record.game == "foment" and version_of(table) == 1
        again = await service.creator.rematch(table, ADA)
        assert version_of(again) == GAMES["foment"].version
        assert header_options(again.record) == {**GAMES["foment"].defaults(), **header_options(table.record)}
        await begin(service, again)
        assert again.record.stage == PLAYING

    at_all_tables(database, act)
