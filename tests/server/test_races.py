"""What happens at the same time: two processes at one table, several people at its door."""

from __future__ import annotations

import asyncio
from pathlib import Path

from organelle.server.app.keys import Keys
from organelle.server.app.service import Service
from organelle.server.app.tables import TOGETHER
from organelle.server.app.visitor import Visitor, Watcher
from organelle.server.app.wishes import NewTable, Offer, Placing, Wanted
from organelle.server.main import store_of
from organelle.server.metrics import Metrics
from organelle.server.ports import SystemTime
from organelle.server.workers.levels import levels
from organelle.server.workers.pool import Pool

ADA = Visitor("ada")


async def process(database: str) -> Service:
    """A process that hears nothing of others."""
    store, bus = store_of(database)
    await store.open()
    metrics = Metrics()
    return Service(store, bus, Keys(b"key"), SystemTime(), Pool(1, metrics), metrics, Offer(["duel"], levels(), 9))


def test_a_slip_written_elsewhere_does_not_hinder_going_back_together(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = [await process(str(tmp_path / "tables.db")) for _ in range(2)]
        table = await one.opening.create(ADA, NewTable([Wanted("me", "Ada"), Wanted("me", "Grace")], "duel"))
        for seat in (0, 1):
            await one.seating.place(table, ADA, seat, Placing(ready=True, word="w"))
        wished = await one.play.ask(table, 0, 0)
        seen = await other.tables.find(table.id)
        assert table.match and seen.match and seen.match.sealed
        await one.play.play(table, 0, table.match.asked_at(0), table.match.codes(0)[0])
        await other.play.answer(seen, 1, wished, agree=True)
        assert [entry.who for entry in seen.match.entries() if entry.who == "rewind"] == ["rewind"]
        assert seen.row.asking is None and seen.match.number > table.row.number
        for service in (one, other):
            await service.store.close()

    asyncio.run(run())


class Eyes(Watcher):
    """Someone who counts how often they are told of the table."""

    told = 0

    def send(self, message: bytes) -> None:
        self.told += message.startswith(b'{"type":"table"')


def test_who_comes_together_is_told_of_once(tmp_path: Path) -> None:
    async def run() -> None:
        service = await process(str(tmp_path / "tables.db"))
        table = await service.opening.create(ADA, NewTable([Wanted("me", "Ada"), Wanted("me", "Grace")], "duel"))
        first, others = Eyes("ada"), [Eyes(f"guest {number}") for number in range(9)]
        await service.look(table, first, 0, 0)
        await asyncio.sleep(2 * TOGETHER)
        assert first.told == 1, "nothing has changed since they came"
        for watcher in others:
            watcher.looking = True
            table.watchers.add(watcher)
            service.tables.come(table)
        await asyncio.sleep(2 * TOGETHER)
        assert [watcher.told for watcher in (first, *others)] == [2] + [1] * 9
        await service.store.close()

    asyncio.run(run())
