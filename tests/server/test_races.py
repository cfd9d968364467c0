"""What happens at the same time: two processes at one table, several people at its door."""

from __future__ import annotations

import asyncio
from pathlib import Path

from organelle.server.app import moves, rewinds
from organelle.server.app.presence import TOGETHER
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate
from server.in_process import ADA, Eyes, close, process


def test_a_slip_written_elsewhere_does_not_hinder_going_back_together(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table = await one.creator.create(ADA, NewTable([SeatRequest("me", "Ada"), SeatRequest("me", "Grace")], "duel"))
        for seat in (0, 1):
            await one.seating.update_seat(table, ADA, seat, SeatUpdate(ready=True, word="w"))
        wished = await rewinds.request(table, 0, 0)
        seen = await other.sessions.find(table.id)
        assert table.match and seen.match and seen.match.sealed
        await moves.play(table, 0, table.match.question_number(0), table.match.codes(0)[0])
        await rewinds.answer(seen, 1, wished, agree=True)
        assert [entry.who for entry in seen.match.entries() if entry.who == "rewind"] == ["rewind"]
        assert seen.record.rewind is None and seen.match.number > table.record.number
        await close(one, other)

    asyncio.run(run())


def test_who_comes_together_is_told_of_once(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table = await service.creator.create(
            ADA, NewTable([SeatRequest("me", "Ada"), SeatRequest("me", "Grace")], "duel")
        )
        first, others = Eyes("ada"), [Eyes(f"guest {number}") for number in range(9)]
        await service.look(table, first, 0, 0)
        await asyncio.sleep(2 * TOGETHER)
        assert len(first.told("table")) == 1, "nothing has changed since they came"
        for watcher in others:
            watcher.looking = True
            table.broadcast.watchers.add(watcher)
            table.presence.announce()
        await asyncio.sleep(2 * TOGETHER)
        assert [len(watcher.told("table")) for watcher in (first, *others)] == [2] + [1] * 9
        await close(service)

    asyncio.run(run())
