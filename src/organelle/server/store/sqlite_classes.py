"""Classes in SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

from organelle.server.classes import ClassRecord
from organelle.server.store import class_sql
from organelle.server.store.sqlite_batches import Write


class SqliteClasses:
    """What `SqliteStore` keeps of classes, through its own reader and writer."""

    async def _write(self, write: Write) -> Any:
        raise NotImplementedError

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def create_class(self, record: ClassRecord) -> bool:
        values = class_sql.class_values(record)
        return bool(await self._write(lambda base: base.execute(class_sql.INSERT_CLASS, values).rowcount == 1))

    async def update_class(self, record: ClassRecord) -> bool:
        values = class_sql.class_update_values(record)
        return bool(await self._write(lambda base: base.execute(class_sql.UPDATE_CLASS, values).rowcount == 1))

    async def load_class(self, class_id: str) -> ClassRecord | None:
        found = await self._read(class_sql.CLASS, class_id)
        return class_sql.class_of(found[0]) if found else None

    async def find_class(self, code: str) -> str:
        found = await self._read(class_sql.FIND_CLASS, code)
        return str(found[0][0]) if found else ""

    async def count_classes(self, host: str) -> int:
        return int((await self._read(class_sql.COUNT_CLASSES, host))[0][0])

    async def expired_classes(self, now: int) -> list[str]:
        return [found for (found,) in await self._read(class_sql.EXPIRED_CLASSES, now)]

    async def remove_class(self, class_id: str, now: int) -> list[str]:
        def write(base: sqlite3.Connection) -> list[str]:
            if base.execute(class_sql.REMOVE_CLASS, (now, class_id)).rowcount != 1:
                return []
            tables = [table for (table,) in base.execute(class_sql.CLASS_TABLES, (class_id,)).fetchall()]
            for statement in class_sql.REMOVE_CLASS_TABLES:
                base.execute(statement, (class_id,))
            return tables

        return list(await self._write(write))
