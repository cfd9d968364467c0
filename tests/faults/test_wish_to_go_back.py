"""A wish to go back ends with the first entry that everyone may know of, though nobody could write that down any more.

`pause` found a game that was over, its secret revealed, and then went back: the consent that was given before came to
the other process between the last move and the end of the wish.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from organelle.server.app import moves, rewinds
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.table_info import table_info
from organelle.server.errors import NothingAsked
from server.in_process import ADA, close, process


async def dies(*_: Any) -> bool:
    raise OSError("the process is gone")


async def opened(service: Service) -> TableSession:
    table = await service.creator.create(ADA, NewTable([SeatRequest("me", "Ada"), SeatRequest("me", "Grace")], "duel"))
    for seat in (0, 1):
        await service.seating.update_seat(table, ADA, seat, SeatUpdate(ready=True, word="w"))
    return table


async def commit(table: TableSession, seat: int) -> None:
    assert table.match is not None
    await moves.play(table, seat, table.match.question_number(seat), table.match.codes(seat)[0])


def went_back(table: TableSession) -> int:
    assert table.match is not None
    return len([entry for entry in table.match.entries() if entry.who == "rewind"])


def test_consent_that_comes_after_a_move_takes_nothing_back_though_the_end_of_the_wish_was_not_written(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table = await opened(one)
        wished = await rewinds.request(table, 0, 0)
        late = await other.sessions.find(table.id)
        await commit(table, 0)
        one.context.store.update_table = dies  # type: ignore[method-assign, assignment]
        with pytest.raises(OSError, match="gone"):
            await commit(table, 1)
        await rewinds.answer(late, 1, wished, agree=True)
        fresh = await other.sessions.find(table.id)
        assert went_back(late) == went_back(fresh) == 0
        assert table_info(fresh, ADA, 0).asking is None
        with pytest.raises(NothingAsked):
            await rewinds.answer(fresh, 1, wished, agree=True)
        await close(one, other)

    asyncio.run(run())


def test_a_wish_is_granted_once_though_the_process_died_before_that_was_written(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table = await opened(one)
        wished = await rewinds.request(table, 0, 0)
        store, true_update, left = one.context.store, one.context.store.update_table, [1]

        async def dies_after_one(record: Any) -> bool:
            left[0] -= 1
            return await (true_update(record) if left[0] >= 0 else dies())

        store.update_table = dies_after_one  # type: ignore[method-assign]
        with pytest.raises(OSError, match="gone"):
            await rewinds.answer(table, 1, wished, agree=True)
        fresh = await other.sessions.find(table.id)
        assert went_back(fresh) == 1
        with pytest.raises(NothingAsked):
            await rewinds.answer(fresh, 1, wished, agree=True)
        assert went_back(fresh) == 1
        await close(one, other)

    asyncio.run(run())
