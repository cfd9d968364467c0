"""Tables in one SQLite file: what is written while a commit reaches the disk goes into the next one together."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from organelle.server.ports import BusListener
from organelle.server.records import ChatLine, EntryAppend, StoredEntry, TableRecord
from organelle.server.store import sql
from organelle.server.store.sqlite_batches import STEPS, FullAppend, PlainAppend, Write, roll_back, write_batch
from organelle.server.store.sqlite_classes import SqliteClasses
from organelle.server.store.sqlite_reviews import SqliteReviews

Waiting = tuple[Write, asyncio.Future[Any]]

TOGETHER = 256
"""Writes that one commit takes at most."""

MANY, PAUSE = 4, 0.004
"""After a commit of that many writes the next one waits so many seconds, and takes more of them along."""

DISK = (
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY),
    sqlite3.SQLITE_CORRUPT,
)
"""The errors of SQLite that are the disk's: it is full, or cannot be written or read (then SQLite says corrupt)."""


def keep_private(path: str) -> None:
    """Make a new file readable by its owner only, for keys and secrets are in it; leave one that is there as it is."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def connect(path: str) -> sqlite3.Connection:
    """Return a connection that is durable at every commit and lets others read meanwhile."""
    keep_private(path)
    found = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    found.execute("PRAGMA journal_mode = WAL")
    found.execute("PRAGMA synchronous = FULL")
    found.execute("PRAGMA foreign_keys = ON")
    found.execute("PRAGMA wal_autocheckpoint = 4000")
    found.execute("PRAGMA temp_store = MEMORY")
    return found


def migrate(base: sqlite3.Connection) -> None:
    """Apply the numbered files that this database has not seen."""
    seen = base.execute("PRAGMA user_version").fetchone()[0]
    for number, script in sql.migrations():
        if number > seen:
            base.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


class SqliteStore(SqliteClasses, SqliteReviews):
    """Keeps tables in a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.waiting: deque[Waiting] = deque()
        self.reader = ThreadPoolExecutor(1, "organelle-read")
        self.writer = ThreadPoolExecutor(1, "organelle-write")
        self.writing: asyncio.Task[None] | None = None
        self.base: sqlite3.Connection
        self.reading: sqlite3.Connection
        self.loop: asyncio.AbstractEventLoop

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self.base = connect(self.path)
        migrate(self.base)
        self.base.executescript(STEPS)
        self.base.execute("PRAGMA busy_timeout = 0")
        self.reading = connect(self.path)

    async def ping(self) -> None:
        await self._read(sql.FACT, "key")

    async def find_damage(self) -> str:
        try:
            found = [str(line) for (line,) in await self._read("PRAGMA quick_check(1)")]
        except sqlite3.DatabaseError as error:
            return str(error)
        except OSError as error:
            if getattr(error.__cause__, "sqlite_errorcode", None) != sqlite3.SQLITE_CORRUPT:
                raise
            return str(error.__cause__)
        return "" if found == ["ok"] else " ".join(" ".join(found).replace("***", "").split())

    async def close(self) -> None:
        """Write everything that was asked for, then close the file."""
        while self.writing is not None:
            await self.writing
        self.writer.shutdown()
        self.reader.shutdown()
        self.reading.close()
        self.base.close()

    async def _write(self, write: Write) -> Any:
        done = self.loop.create_future()
        self.waiting.append((write, done))
        if self.writing is None:
            self.writing = self.loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """Commit one batch after the other; while one is on its way to the disk the next gathers."""
        while self.waiting:
            batch = [self.waiting.popleft() for _ in range(min(len(self.waiting), TOGETHER))]
            writes = [write for write, _ in batch]
            try:
                results = await self.loop.run_in_executor(self.writer, write_batch, self.base, writes)
            except Exception as error:  # not even a rollback was possible; nobody shall wait for ever
                results = [error for _ in batch]
            deliver([done for _, done in batch], results)
            if len(batch) >= MANY:
                await asyncio.sleep(PAUSE)
        self.writing = None

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        return await self.loop.run_in_executor(self.reader, self._fetch, statement, values)

    def _fetch(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            return self.reading.execute(statement, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise away(error) from error

    async def signing_key(self) -> bytes:
        """Return the key that this server signs with; made at its first start."""
        made = secrets.token_hex(32)
        await self._write(lambda base: base.execute(sql.INSERT_FACT, ("key", made)))
        return bytes.fromhex((await self._read(sql.FACT, "key"))[0][0])

    async def create_table(self, record: TableRecord, entries: list[StoredEntry]) -> bool:
        def write(base: sqlite3.Connection) -> bool:
            if base.execute(sql.INSERT_TABLE, sql.table_values(record)).rowcount != 1:
                return False
            put_seats(base, record)
            base.executemany(sql.INSERT_ENTRY, sql.entry_values(record.id, entries))
            return True

        return bool(await self._write(write))

    async def update_table(self, record: TableRecord) -> bool:
        def write(base: sqlite3.Connection) -> bool:
            if base.execute(sql.UPDATE_TABLE, sql.update_values(record)).rowcount != 1:
                return False
            put_seats(base, record)
            return True

        return bool(await self._write(write))

    async def append_entries(self, append: EntryAppend) -> bool:
        return bool(await self._write(PlainAppend(append) if append.entries_only else FullAppend(append)))

    async def remove_table(self, record: TableRecord) -> bool:
        def write(base: sqlite3.Connection) -> bool:
            if base.execute(sql.LAST_CHANGE, (record.id, record.revision, record.stage)).rowcount != 1:
                return False
            for statement in sql.REMOVE_TABLE:
                base.execute(statement, (record.id,))
            return True

        return bool(await self._write(write))

    async def add_chat(self, table: str, line: ChatLine) -> ChatLine | None:
        def write(base: sqlite3.Connection) -> int:
            put = base.execute(sql.INSERT_CHAT, (table, line.seat, line.name, line.text, line.at)).fetchone()
            return int(put[0]) if put else 0

        number = await self._write(write)
        return ChatLine(number, line.seat, line.name, line.text, line.at) if number else None

    async def load_table(self, table: str) -> TableRecord | None:
        return await self.loop.run_in_executor(self.reader, self._table, table)

    def _table(self, table: str) -> TableRecord | None:
        """Read a table in one transaction, so that it and its seats fit together."""
        try:
            roll_back(self.reading)  # what an earlier fault may have left open
            self.reading.execute("BEGIN")
            try:
                found = self.reading.execute(sql.TABLE, (table,)).fetchone()
                if found is None:
                    return None
                seats = self.reading.execute(sql.SEATS, (table,)).fetchall()
                return sql.table_of(found, seats, self.reading.execute(sql.HOLDERS, (table,)).fetchall())
            finally:
                roll_back(self.reading)
        except sqlite3.DatabaseError as error:
            raise away(error) from error

    async def position(self, table: str) -> tuple[int, int] | None:
        found = await self._read(sql.POSITION, table)
        return (int(found[0][0]), int(found[0][1])) if found else None

    async def load_entries(self, table: str, since: int) -> list[StoredEntry]:
        return [StoredEntry(*values) for values in await self._read(sql.ENTRIES, table, since)]

    async def load_chat(self, table: str, since: int) -> list[ChatLine]:
        return sql.chat_of(await self._read(sql.CHAT, table, since))

    async def last_chat(self, table: str) -> int:
        return int((await self._read(sql.LAST_CHAT, table))[0][0])

    async def find_code(self, code: str) -> str:
        found = await self._read(sql.FIND_CODE, code)
        return str(found[0][0]) if found else ""

    async def _tables(self, statement: str, *values: Any) -> list[TableRecord]:
        return await self.loop.run_in_executor(self.reader, self._all_tables, statement, values)

    def _all_tables(self, statement: str, values: tuple[Any, ...]) -> list[TableRecord]:
        records = [self._table(table) for (table,) in self._fetch(statement, values)]
        return [record for record in records if record is not None]

    async def tables_of(self, guest: str) -> list[TableRecord]:
        return await self._tables(sql.TABLES_OF, guest)

    async def open_tables(self) -> list[TableRecord]:
        return await self._tables(sql.OPEN_TABLES)

    async def count_tables(self, host: str, since: int) -> int:
        return int((await self._read(sql.COUNT_TABLES, host, since))[0][0])

    async def due_tables(self, now: int) -> list[str]:
        return [table for (table,) in await self._read(sql.DUE_TABLES, now)]

    async def expired_tables(self, before: int) -> list[str]:
        return [table for (table,) in await self._read(sql.EXPIRED_TABLES, before)]

    async def tables_in_play(self) -> list[str]:
        return [table for (table,) in await self._read(sql.TABLES_IN_PLAY)]

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(copy, self.path, path)


def deliver(waiting: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """Tell each writer what became of its write."""
    for done, result in zip(waiting, results):
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(away(result))
        else:
            done.set_result(result)


def away(error: Exception) -> Exception:
    """Return an error of the disk as the OSError that it is: the store is away. Any other stays what it is."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in DISK:
        return OSError(f"the disk: {error}")
    return error


def put_seats(base: sqlite3.Connection, record: TableRecord) -> None:
    base.execute(sql.DELETE_SEATS, (record.id,))
    base.execute(sql.DELETE_HOLDERS, (record.id,))
    base.executemany(sql.INSERT_SEAT, sql.seat_values(record))
    base.executemany(sql.INSERT_HOLDER, sql.holder_values(record))


def copy(source: str, target: str) -> None:
    """Write a whole copy of the database while others use it."""
    keep_private(target)
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30) as base, sqlite3.connect(target) as there:
        base.backup(there)
    there.close()
    base.close()


def write_copy(path: str, kept: dict[str, list[tuple[Any, ...]]]) -> None:
    """Write an SQLite file with these rows; the columns of both databases stand in the same order."""
    Path(path).unlink(missing_ok=True)
    base = connect(path)
    migrate(base)
    base.execute("BEGIN IMMEDIATE")
    for name, rows in kept.items():
        if rows:
            base.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(rows[0]))})", rows)
    base.execute("COMMIT")
    base.close()


class SingleProcessBus:
    """The bus of a server whose store no other process shares: there is nobody to tell."""

    single_process = True

    def listen(self, listener: BusListener) -> None:
        """Do nothing: there is nobody to hear."""

    async def publish(self, event: str, table: str, text: str) -> None:
        """Do nothing: there is nobody to tell."""

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """Do nothing: nobody else wants it."""
