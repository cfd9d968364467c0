"""Reviews in SQLite."""

from __future__ import annotations

from typing import Any

from organelle.server.store import sql
from organelle.server.store.sqlite_batches import Write


class SqliteReviews:
    """What `SqliteStore` keeps of reviews, through its own reader and writer."""

    async def _write(self, write: Write) -> Any:
        raise NotImplementedError

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def keep_review(self, table: str, kind: str, name: str, review: str) -> None:
        await self._write(lambda base: base.execute(sql.KEEP_REVIEW, (table, kind, name, review)))

    async def load_review(self, table: str, kind: str, name: str) -> str:
        found = await self._read(sql.REVIEW, table, kind, name)
        return str(found[0][0]) if found else ""
