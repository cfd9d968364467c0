"""Classes in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from organelle.server.classes import ClassRecord
from organelle.server.store import class_sql
from organelle.server.store.postgres_batches import CHANNEL, Connection
from organelle.server.store.postgres_schema import dollars


class PostgresClasses:
    """What `PostgresStore` keeps of classes, through its own queue of writes."""

    async def _write(self, table: str, write: Callable[[Connection], Awaitable[Any]]) -> Any:
        raise NotImplementedError

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    def _notice(self, event: str, table: str) -> str:
        raise NotImplementedError

    async def create_class(self, record: ClassRecord) -> bool:
        async def write(base: Connection) -> bool:
            done = await base.execute(dollars(class_sql.INSERT_CLASS), *class_sql.class_values(record))
            return bool(done == "INSERT 0 1")

        return bool(await self._write(record.id, write))

    async def update_class(self, record: ClassRecord) -> bool:
        notice = self._notice("class", record.id)

        async def write(base: Connection) -> bool:
            done = await base.execute(dollars(class_sql.UPDATE_CLASS), *class_sql.class_update_values(record))
            if done != "UPDATE 1":
                return False
            await base.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            return True

        return bool(await self._write(record.id, write))

    async def load_class(self, class_id: str) -> ClassRecord | None:
        found = await self._fetch(class_sql.CLASS, class_id)
        return class_sql.class_of(found[0]) if found else None

    async def find_class(self, code: str) -> str:
        found = await self._fetch(class_sql.FIND_CLASS, code)
        return str(found[0][0]) if found else ""

    async def count_classes(self, host: str) -> int:
        return int((await self._fetch(class_sql.COUNT_CLASSES, host))[0][0])

    async def expired_classes(self, now: int) -> list[str]:
        return [found[0] for found in await self._fetch(class_sql.EXPIRED_CLASSES, now)]

    async def remove_class(self, class_id: str, now: int) -> list[str]:
        async def write(base: Connection) -> list[str]:
            if await base.execute(dollars(class_sql.REMOVE_CLASS), now, class_id) != "DELETE 1":
                return []
            tables = [found[0] for found in await base.fetch(dollars(class_sql.CLASS_TABLES), class_id)]
            for statement in class_sql.REMOVE_CLASS_TABLES:
                await base.execute(dollars(statement), class_id)
            for event, about in (("class", class_id), *(("table", table) for table in tables)):
                await base.execute("SELECT pg_notify($1, $2)", CHANNEL, self._notice(event, about))
            return tables

        return list(await self._write(class_id, write))
