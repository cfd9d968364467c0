"""A page that cannot be read is the disk's fault: the store is away, and comes back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from organelle.server.records import SeatRecord, TableRecord, TableSettings
from organelle.server.store.sqlite import SqliteStore


class BadDisk:
    """A connection on which reading a table, and ending the transaction after it, fails some times."""

    def __init__(self, base: sqlite3.Connection, code: int) -> None:
        self.base = base
        self.code = code
        self.left = 2

    @property
    def in_transaction(self) -> bool:
        return self.base.in_transaction

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if self.left and statement != "BEGIN":
            self.left -= 1
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = self.code
            raise error
        return self.base.execute(statement, *values)

    def close(self) -> None:
        self.base.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR])
def test_a_table_that_cannot_be_read_is_a_store_that_is_away_until_it_can(code: int, tmp_path: Path) -> None:
    """SQLite calls a page malformed when the disk gives an error instead of it."""

    async def look() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        await store.open()
        seats = [SeatRecord("person", "Ada")]
        await store.create_table(TableRecord("t", "ABCDEF", "h", "duel", "", "", 0, 0, seats, TableSettings()), [])
        store.reading = BadDisk(store.reading, code)  # type: ignore[assignment]
        with pytest.raises(OSError, match="malformed"):
            await store.load_table("t")
        found = None
        while found is None:
            try:
                found = await store.load_table("t")
            except OSError:
                assert store.reading.left >= 0  # type: ignore[attr-defined]
        assert found.id == "t"
        await store.close()

    asyncio.run(look())
