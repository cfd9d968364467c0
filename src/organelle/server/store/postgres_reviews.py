"""Reviews in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from organelle.server.store import sql
from organelle.server.store.postgres_batches import Connection
from organelle.server.store.postgres_schema import dollars


class PostgresReviews:
    """What `PostgresStore` keeps of reviews, through its own queue of writes."""

    async def _write(self, table: str, write: Callable[[Connection], Awaitable[Any]]) -> Any:
        raise NotImplementedError

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def keep_review(self, table: str, kind: str, name: str, review: str) -> None:
        async def write(base: Connection) -> None:
            # Whoever removes the table meanwhile waits, or is waited for.
            await base.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            await base.execute(dollars(sql.KEEP_REVIEW), table, kind, name, review)

        await self._write(table, write)

    async def load_review(self, table: str, kind: str, name: str) -> str:
        found = await self._fetch(sql.REVIEW, table, kind, name)
        return str(found[0][0]) if found else ""
