"""Tables in PostgreSQL, for several processes: commits are shared, and every write tells the other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from organelle.server.ports import BusListener
from organelle.server.records import ChatLine, EntryAppend, StoredEntry, TableRecord
from organelle.server.store import sql, sqlite
from organelle.server.store.postgres_batches import (
    CHANNEL,
    SETTINGS,
    AppendQueue,
    Connection,
    NoticeQueue,
    OtherProcesses,
    news,
    read_notice,
)
from organelle.server.store.postgres_classes import PostgresClasses
from organelle.server.store.postgres_reviews import PostgresReviews
from organelle.server.store.postgres_schema import dollars, migrate, put_seats
from organelle.server.store.postgres_tables import load_tables

Write = Callable[[Connection], Awaitable[Any]]

TOGETHER = 256
"""Writes that one commit takes at most."""

LISTEN_PAUSE, LISTEN_PATIENCE = 1.0, 10.0
"""Seconds between two looks at the connection that notices come through, and how long it may take to answer."""

AWAY = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
"""What asyncpg says when the database cannot be reached or is going down."""

log = logging.getLogger("organelle.store")


class PostgresStore(PostgresClasses, PostgresReviews):
    """Keeps tables in PostgreSQL; it is also the bus between the processes that share them."""

    single_process = False

    def __init__(self, address: str) -> None:
        self.address = address
        self.origin = secrets.token_hex(6)
        self.queue: asyncio.Queue[tuple[str, Write, asyncio.Future[Any]] | None] = asyncio.Queue()
        self.listener: BusListener = lambda _what, _table, _words: None
        self.claims: set[str] = set()
        self.listening: Connection = None
        self.turn = asyncio.Lock()
        self.pool: Any = None
        self.appender: Any = None
        """A pool of the one connection that entries are written through."""
        self.others = OtherProcesses()
        self.appends = AppendQueue(self.origin, lambda: self._base(self.appender), self.others)
        self.notices = NoticeQueue(self.origin, self._base)
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self) -> None:
        self.pool = await self._connect(2, 8)
        self.appender = await self._connect(1, 1, server_settings=SETTINGS)
        async with self._base() as base, base.transaction():
            await migrate(base)
        await self._listen()
        self.tasks = [asyncio.create_task(self._write_all()), asyncio.create_task(self._keep_listening())]

    async def _connect(self, least: int, most: int, **more: Any) -> Any:
        return await asyncpg.create_pool(
            self.address, min_size=least, max_size=most, command_timeout=30, reset=leave, **more
        )

    async def ping(self) -> None:
        await self._fetch(sql.FACT, "key")

    async def find_damage(self) -> str:
        return ""

    async def close(self) -> None:
        """Write everything that was asked for, then disconnect."""
        self.closing = True
        await self.queue.put(None)
        await self.tasks[0]
        await self.appends.finish()
        await self.notices.finish()
        self.tasks[1].cancel()
        await self.listening.close()
        await self.appender.close()
        await self.pool.close()

    async def _listen(self) -> None:
        self.listening = await asyncpg.connect(self.address, command_timeout=30)
        self.claims.clear()
        await self.listening.add_listener(CHANNEL, self._hear)

    async def _keep_listening(self) -> None:
        """Listen again after the connection was lost; whatever was missed then is read from the store."""
        while not self.closing:
            await asyncio.sleep(LISTEN_PAUSE)
            try:
                if await self._is_heard():
                    continue
                await self._listen()
                self.listener("all", "", "")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the database cannot be reached; trying again")

    async def _is_heard(self) -> bool:
        """Return whether the other end still answers; give the connection up if it does not, for nobody else tells."""
        if self.listening.is_closed():
            return False
        try:
            async with asyncio.timeout(LISTEN_PATIENCE), self.turn:
                await self.listening.fetchval("SELECT 1")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self.listening.terminate()
        return not self.listening.is_closed()

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        if not payload.startswith(self.origin):
            origin, lines = read_notice(payload)
            self.others.heard(origin)
            for event, table, text in lines:
                self.listener(event, table, text)

    def _notice(self, event: str, table: str) -> str:
        return self.origin + news(event, table)

    def listen(self, listener: BusListener) -> None:
        self.listener = listener

    async def publish(self, event: str, table: str, text: str) -> None:
        await self.notices.send(news(event, table, text))

    async def claim(self, table: str) -> bool:
        """Take the table's advisory lock, which goes when the process goes; return whether this process has it."""
        async with self.turn:
            if table in self.claims or self.listening.is_closed():
                return table in self.claims
            if await self.listening.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table):
                self.claims.add(table)
        return table in self.claims

    async def release(self, table: str) -> None:
        async with self.turn:
            if table in self.claims and not self.listening.is_closed():
                self.claims.discard(table)
                await self.listening.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def _write(self, table: str, write: Write) -> Any:
        done = asyncio.get_running_loop().create_future()
        await self.queue.put((table, write, done))
        return await done

    async def _write_all(self) -> None:
        """Commit what waits together, again and again, in one order so that processes cannot lock each other up."""
        open_still = True
        while open_still:
            batch = [await self.queue.get()]
            while len(batch) < TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            open_still = None not in batch
            waiting = sorted((item for item in batch if item is not None), key=lambda item: item[0])
            if waiting:
                results = await self._commit([write for _, write, _ in waiting])
                sqlite.deliver([done for _, _, done in waiting], results)

    async def _commit(self, writes: list[Write]) -> list[Any]:
        try:
            async with self._base() as base, base.transaction():
                return [await write(base) for write in writes]
        except Exception as error:  # whatever went wrong belongs to whoever asked for the write
            if len(writes) == 1 or isinstance(error, OSError):  # out of reach, it may all be written: never once more
                return [error for _ in writes]
            return [result for write in writes for result in await self._commit([write])]

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        async with self._base() as base:
            return list(await base.fetch(dollars(statement), *values))

    @asynccontextmanager
    async def _base(self, pool: Any = None) -> AsyncIterator[Connection]:
        """Borrow a connection of the pool; raise OSError if the database is away."""
        try:
            async with (pool or self.pool).acquire() as base:
                yield base
        except AWAY as error:
            if isinstance(error, ValueError):
                raise
            raise ConnectionError(str(error)) from error

    async def signing_key(self) -> bytes:
        """Return the key that these servers sign with; made at their first start."""
        await self._fetch(sql.INSERT_FACT, "key", secrets.token_hex(32))
        return bytes.fromhex((await self._fetch(sql.FACT, "key"))[0][0])

    async def create_table(self, record: TableRecord, entries: list[StoredEntry]) -> bool:
        async def write(base: Connection) -> bool:
            if await base.execute(dollars(sql.INSERT_TABLE), *sql.table_values(record)) != "INSERT 0 1":
                return False
            await put_seats(base, record)
            await base.executemany(dollars(sql.INSERT_ENTRY), sql.entry_values(record.id, entries))
            return True

        return bool(await self._write(record.id, write))

    async def update_table(self, record: TableRecord) -> bool:
        notice = self._notice("table", record.id)

        async def write(base: Connection) -> bool:
            if await base.execute(dollars(sql.UPDATE_TABLE), *sql.update_values(record)) != "UPDATE 1":
                return False
            await put_seats(base, record)
            await base.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            return True

        return bool(await self._write(record.id, write))

    async def append_entries(self, append: EntryAppend) -> bool:
        return await self.appends.write(append)

    async def remove_table(self, record: TableRecord) -> bool:
        notice = self._notice("table", record.id)

        async def write(base: Connection) -> bool:
            if await base.execute(dollars(sql.LAST_CHANGE), record.id, record.revision, record.stage) != "UPDATE 1":
                return False
            for statement in sql.REMOVE_TABLE:
                await base.execute(dollars(statement), record.id)
            await base.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            return True

        return bool(await self._write(record.id, write))

    async def add_chat(self, table: str, line: ChatLine) -> ChatLine | None:
        notice = self._notice("chat", table)

        async def write(base: Connection) -> int:
            await base.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            number = await base.fetchval(dollars(sql.INSERT_CHAT), table, line.seat, line.name, line.text, line.at)
            await base.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            return int(number or 0)

        number = await self._write(table, write)
        return ChatLine(number, line.seat, line.name, line.text, line.at) if number else None

    async def load_table(self, table: str) -> TableRecord | None:
        async with self._base() as base:
            found = await load_tables(base, [table])
        return found[0] if found else None

    async def position(self, table: str) -> tuple[int, int] | None:
        found = await self._fetch(sql.POSITION, table)
        return (int(found[0][0]), int(found[0][1])) if found else None

    async def load_entries(self, table: str, since: int) -> list[StoredEntry]:
        return [StoredEntry(*values) for values in await self._fetch(sql.ENTRIES, table, since)]

    async def load_chat(self, table: str, since: int) -> list[ChatLine]:
        return sql.chat_of(await self._fetch(sql.CHAT, table, since))

    async def last_chat(self, table: str) -> int:
        return int((await self._fetch(sql.LAST_CHAT, table))[0][0])

    async def find_code(self, code: str) -> str:
        found = await self._fetch(sql.FIND_CODE, code)
        return str(found[0][0]) if found else ""

    async def _tables(self, statement: str, *values: Any) -> list[TableRecord]:
        """Return the tables whose ids a statement finds, in its order."""
        async with self._base() as base:
            return await load_tables(base, [found[0] for found in await base.fetch(dollars(statement), *values)])

    async def tables_of(self, guest: str) -> list[TableRecord]:
        return await self._tables(sql.TABLES_OF, guest)

    async def open_tables(self) -> list[TableRecord]:
        return await self._tables(sql.OPEN_TABLES)

    async def count_tables(self, host: str, since: int) -> int:
        return int((await self._fetch(sql.COUNT_TABLES, host, since))[0][0])

    async def due_tables(self, now: int) -> list[str]:
        return [found[0] for found in await self._fetch(sql.DUE_TABLES, now)]

    async def expired_tables(self, before: int) -> list[str]:
        return [found[0] for found in await self._fetch(sql.EXPIRED_TABLES, before)]

    async def tables_in_play(self) -> list[str]:
        return [found[0] for found in await self._fetch(sql.TABLES_IN_PLAY)]

    async def backup(self, path: str) -> None:
        """Write a copy as it stands at one moment, as an SQLite file that `organelle serve` can open."""
        async with self._base() as base, base.transaction(isolation="repeatable_read", readonly=True):
            kept = {name: [tuple(found) for found in await base.fetch(f"SELECT * FROM {name}")] for name in sql.KEPT}
        await asyncio.to_thread(sqlite.write_copy, path, kept)


async def leave(_connection: Connection) -> None:
    """Give a connection back as it is: none is ever set up differently, and an open transaction is ended anyway."""
