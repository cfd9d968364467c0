"""Entries of many tables written to PostgreSQL in one statement, and told to the other processes by the same commit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec

from organelle.server.records import EntryAppend
from organelle.server.store import sql
from organelle.server.store.sqlite import deliver

Connection = Any
"""A connection of asyncpg, from its pool or its own."""

Waiting = tuple[EntryAppend, asyncio.Future[Any]]

TOGETHER = 256
"""Tables whose entries one commit takes at most."""

MANY, PAUSE = 2, 0.008
"""After a commit for that many tables the next one waits so many seconds, and takes more of them along."""

MOST_PAUSES = 4
"""Each of several processes waits as many times as long as the square of how many there are, but no more than these."""

HEARD = 15.0
"""For how many seconds a process counts as there that was heard; each says something every ten."""

CHANNEL = "organelle"

LONGEST_NOTICE = 7_900
"""Bytes that one NOTIFY carries at most; PostgreSQL takes less than 8,000."""

SETTINGS = {"plan_cache_mode": "force_generic_plan", "enable_seqscan": "off", "jit": "off"}
"""How the statement below is planned: once, and by the keys of the tables however few there were then."""

# Whoever finds a table elsewhere than this process believed it to stand gets no row back, and is not told of. Rows are
# locked in the order of their ids, so that processes whose batches share tables wait for each other and never both.
APPEND = f"""
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
        $8::int[], $9::int[], $10::int[], $11::text[])
    AS asked (id, number, stage, updated, deadline, scores, winners, since, revision, notice, line)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id COLLATE "C" FOR NO KEY UPDATE
), moved AS (
    UPDATE tables SET number = asked.number, stage = asked.stage, updated = asked.updated, deadline = asked.deadline,
        scores = asked.scores, winners = asked.winners
    FROM locked JOIN asked USING (id)
    WHERE tables.id = locked.id AND tables.number = asked.since
        AND (asked.revision < 0 OR tables.revision = asked.revision)
    RETURNING tables.id
), put AS (
    INSERT INTO entries (table_id, number, who, words, at)
    SELECT entry.* FROM unnest($12::text[], $13::int[], $14::text[], $15::text[], $16::bigint[])
        AS entry (id, number, who, words, at) JOIN moved USING (id)
), told AS (
    SELECT pg_notify('{CHANNEL}', $17 || string_agg(line, '')) FROM asked JOIN moved USING (id) GROUP BY notice
)
SELECT id, (SELECT count(*) FROM told) FROM moved
"""


def news(event: str, table: str, text: str = "") -> str:
    """Return the line of a notice that says what happened at a table; a notice is who says it, and such lines."""
    return f"\n{event} {table} {text}"


def read_notice(notice: str) -> tuple[str, list[list[str]]]:
    r"""Return who says it, and for each line the event, the table and the text.

    >>> read_notice("me" + news("chat", "t1") + news("entries", "t2", "[2, 3]"))
    ('me', [['chat', 't1', ''], ['entries', 't2', '[2, 3]']])
    """
    origin, *lines = notice.split("\n")
    return origin, [line.split(" ", 2) for line in lines]


def encode_append(append: EntryAppend, longest: int) -> str:
    """Return the line that carries new entries; without them if it would be too long, so that they have to be read."""
    line = news("entries", append.id, msgspec.json.encode(append).decode())
    return line if len(line.encode()) <= longest else news("entries", append.id)


def share_out(lines: list[str], longest: int) -> Iterator[int]:
    """Yield for each line the number of the notice that it goes with, so that none gets longer than that."""
    notice, size = 0, 0
    for line in lines:
        length = len(line.encode())
        if size and size + length > longest:
            notice, size = notice + 1, 0
        size += length
        yield notice


async def append_together(base: Connection, origin: str, appends: list[EntryAppend]) -> list[bool]:
    """Write the entries of tables, of which each is there once; commit; tell the other processes.

    Returns:
        for each whether it was written: False if its table did not stand where the entries begin.
    """
    longest = LONGEST_NOTICE - len(origin)
    lines = [encode_append(append, longest) for append in appends]
    tables = zip(*(sql.append_values(append) for append in appends), strict=True)
    rows = [values for append in appends for values in sql.entry_values(append.id, append.entries)]
    entries = zip(*rows, strict=True) if rows else ([] for _ in range(5))
    found = await base.fetch(APPEND, *tables, list(share_out(lines, longest)), lines, *entries, origin)
    moved = {row[0] for row in found}
    return [append.id in moved for append in appends]


class OtherProcesses:
    """Who else uses the database, as far as was heard lately."""

    def __init__(self) -> None:
        self.heard_at: dict[str, float] = {}

    def heard(self, origin: str) -> None:
        """Note that a process has said something."""
        self.heard_at[origin] = time.monotonic()

    def pause(self) -> float:
        """Return how long to wait between two commits.

        Each commit with a notice waits for the one before it, wakes everybody, and ends in writes to the others: so all
        processes together commit less often than one alone, and each takes along at least what that one does.
        """
        since = time.monotonic() - HEARD
        for origin in [origin for origin, at in self.heard_at.items() if at < since]:
            del self.heard_at[origin]
        return PAUSE * min((1 + len(self.heard_at)) ** 2, MOST_PAUSES)


class AppendQueue:
    """Writes what waits together, one commit after the other; while one is on its way the next gathers.

    Args:
        origin: the name of this process among those that are told.
        borrow: lends the connection to write through.
        others: who else writes.
    """

    def __init__(
        self, origin: str, borrow: Callable[[], AbstractAsyncContextManager[Connection]], others: OtherProcesses
    ) -> None:
        self.origin = origin
        self.borrow = borrow
        self.others = others
        self.waiting: deque[Waiting] = deque()
        self.writing: asyncio.Task[None] | None = None

    async def write(self, append: EntryAppend) -> bool:
        """Return whether these entries were written, when that is certain; raise what kept them from being tried."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((append, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_all())
        return bool(await done)

    async def finish(self) -> None:
        """Wait until everything that was asked for is written."""
        while self.writing is not None:
            await self.writing

    async def _write_all(self) -> None:
        while self.waiting:
            batch = self._next_batch()
            results = await self._commit([append for append, _ in batch])
            deliver([done for _, done in batch], results)
            if len(batch) >= MANY:
                await asyncio.sleep(self.others.pause())
        self.writing = None

    def _next_batch(self) -> list[Waiting]:
        """Take what waits, of every table only the first: the next one counts on what became of it."""
        found: dict[str, Waiting] = {}
        left: list[Waiting] = []
        while self.waiting and len(found) < TOGETHER:
            item = self.waiting.popleft()
            if found.setdefault(item[0].id, item) is not item:
                left.append(item)
        self.waiting.extendleft(reversed(left))
        return list(found.values())

    async def _commit(self, appends: list[EntryAppend]) -> list[Any]:
        """Return for each whether it was written, or the exception that it raised alone."""
        try:
            async with self.borrow() as base:
                return list(await append_together(base, self.origin, appends))
        except Exception as error:  # whose fault it was shows when each is written alone
            if len(appends) == 1:
                return [error]
            return [result for append in appends for result in await self._commit([append])]


class NoticeQueue:
    """Tells the other processes what is not written anywhere; what comes together goes in one notice.

    Args:
        origin: the name of this process among those that are told.
        borrow: lends the connection to tell through.
    """

    def __init__(self, origin: str, borrow: Callable[[], AbstractAsyncContextManager[Connection]]) -> None:
        self.origin = origin
        self.borrow = borrow
        self.waiting: list[tuple[str, asyncio.Future[None]]] = []
        self.sending: asyncio.Task[None] | None = None

    async def send(self, line: str) -> None:
        """Send a line of `news`; raise what kept it from being sent."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((line, done))
        if self.sending is None:
            self.sending = asyncio.create_task(self._send_all())
        await done

    async def finish(self) -> None:
        """Wait until everything is sent."""
        while self.sending is not None:
            await self.sending

    async def _send_all(self) -> None:
        while self.waiting:
            await asyncio.sleep(PAUSE)
            batch, self.waiting = self.waiting, []
            result: Exception | None = None
            try:
                await self._send([line for line, _ in batch])
            except Exception as error:  # it belongs to everyone who waits
                result = error
            deliver([done for _, done in batch], [result] * len(batch))
        self.sending = None

    async def _send(self, lines: list[str]) -> None:
        notices: dict[int, str] = {}
        for line, notice in zip(lines, share_out(lines, LONGEST_NOTICE - len(self.origin)), strict=True):
            notices[notice] = notices.get(notice, self.origin) + line
        async with self.borrow() as base:
            await base.fetch(
                "SELECT pg_notify($1, notice) FROM unnest($2::text[]) notice", CHANNEL, [*notices.values()]
            )
