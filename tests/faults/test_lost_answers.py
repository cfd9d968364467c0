"""What PostgreSQL has done and could not say any more is not done a second time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from organelle.server.records import ChatLine, SeatRecord, TableRecord, TableSettings
from organelle.server.store.postgres import PostgresStore
from server.cluster import Cluster
from server.conftest import cluster  # noqa: F401  (a fixture)


class DeafStore(PostgresStore):
    """Loses the answer to a commit once, when it is told to."""

    losing = False

    @asynccontextmanager
    async def _base(self, *args: Any) -> AsyncIterator[Any]:
        async with super()._base(*args) as base:
            yield base
        if self.losing:
            self.losing = False
            raise ConnectionError("the answer was lost")


def test_lines_whose_commit_was_not_answered_are_not_written_again(cluster: Cluster) -> None:  # noqa: F811
    """Lines that are written together are not written again, each alone, when it is unknown what became of them."""

    async def said() -> tuple[list[str], list[Any]]:
        store = DeafStore(cluster.database())
        await store.open()
        seats = [SeatRecord("person", "Ada")]
        await store.create_table(TableRecord("t", "ABCDEF", "h", "duel", "", "", 0, 0, seats, TableSettings()), [])
        store.losing = True
        lines = [ChatLine(0, 0, "Ada", text, 0) for text in ("one", "two", "three")]
        told = await asyncio.gather(*(store.add_chat("t", line) for line in lines), return_exceptions=True)
        kept = [line.text for line in await store.load_chat("t", 0)]
        await store.close()
        return kept, told

    kept, told = asyncio.run(said())
    assert sorted(kept) == sorted(set(kept)), "nothing is there twice"
    assert {"one", "two", "three"} == set(kept) and all(isinstance(error, OSError) for error in told)
