"""The tables of this process: found, loaded, saved, changed. Save, then tell; whoever lost a race reads again."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from organelle.server.app.session import TableSession
from organelle.server.app.tokens import TokenSigner
from organelle.server.app.wire import ProcessPresence
from organelle.server.metrics import Metrics
from organelle.server.ports import OPEN, OVER, PLAYING, Bus, Clock, EntryAppend, Store, StoredEntry, TableRecord
from organelle.table.errors import Illegal, illegal

log = logging.getLogger("organelle.tables")

RACES = 8
"""How often a change is tried again after another process was faster."""

FORGET = 120_000
"""After how many milliseconds a table that nobody uses leaves the memory."""

LOADING = 64
"""How many tables are loaded side by side, each by one at a time, so that none is in memory twice."""

TOGETHER = 0.05
"""Within how many seconds people come together."""

PRESENCE = 60_000
"""How long another process's word about who is there holds."""


class SessionRegistry:
    """Every table that somebody of this process looks at."""

    def __init__(self, store: Store, bus: Bus, keys: TokenSigner, clock: Clock, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.keys = keys
        self.time = clock
        self.metrics = metrics
        self.live: dict[str, TableSession] = {}
        self.origin = keys.new_guest()
        self.happened: Callable[[TableSession], None] = lambda _table: None
        """Called after a table was loaded or has moved."""
        self.chatted: Callable[[TableSession], None] = lambda _table: None
        """Called when somebody at another process has said something."""
        self._loading = [asyncio.Lock() for _ in range(LOADING)]
        self._tasks: set[asyncio.Task[None]] = set()
        bus.listen(self._heard)

    async def find(self, table: str) -> TableSession:
        """The table, from memory or from the store."""
        found = self.live.get(table)
        if not (table.isascii() and table.isalnum()):
            raise illegal("no-table")
        if found is None:
            async with self._loading[hash(table) % LOADING]:
                found = self.live.get(table) or await self._load(table)
        found.touched = self.time.now()
        return found

    async def _load(self, table: str) -> TableSession:
        row = await self.store.table(table)
        if row is None:
            raise illegal("no-table")
        found = TableSession(row, self.keys, self.time.now())
        if row.stage != OPEN:
            await self._fold(found)
        self.live[table] = found
        log.debug("a table was loaded", extra={"game": row.game, "entries": row.number})
        await self.bus.publish("hello", table, "")
        self.happened(found)
        return found

    async def _fold(self, table: TableSession) -> None:
        """The match from the store; what mended rules let follow by itself is saved like any other entry."""
        table.set_up(await self.store.lines(table.id, 0), self.time.now())
        match = table.match
        if match is not None and table.row.stage == PLAYING and table.broken is None:
            match.advance()
            if match.number > table.row.number:
                await self.save(table)

    async def fresh(self, table: TableSession) -> None:
        """After something went wrong with the store, memory is worth nothing: reads all again, and tells of it."""
        if table.spoiled:
            await self.reload(table)

    async def reload(self, table: TableSession) -> None:
        """Reads all again and tells of it."""
        table.spoiled = True
        row = await self.store.table(table.id)
        if row is None:
            raise self.closed(table)
        await self._take(table, row)

    async def _take(self, table: TableSession, row: TableRecord) -> None:
        """Makes the table that of the row; memory is worth nothing until then. Before the start there is no match."""
        table.row, table.spoiled = row, True
        if row.stage == OPEN:
            table.match = table.thinking = None
        else:
            await self._fold(table)
        table.spoiled = False
        table.tell()
        table.show(self.time.now())

    async def save(self, table: TableSession, revision: int = -1) -> bool:
        """Makes the match's new entries durable, then tells; False if another process was faster."""
        match, row = table.match, table.row
        assert match is not None
        now = self.time.now()
        began = time.perf_counter()
        lines = [StoredEntry(entry.number, entry.who, entry.words, now) for entry in match.entries(row.number)]
        stage, scores, winners = (OVER, match.scores, match.winners) if match.over else (PLAYING, [], [])
        table.spoiled = True
        table.think_on(now)
        deadline = None if match.over else self.deadline(table, row, now)
        public = match.question_number(None)
        updated = now if public != table.public else row.updated
        steady = revision < 0 and (stage, deadline) == (row.stage, row.deadline)
        entries = EntryAppend(row.id, row.number, lines, stage, updated, deadline, scores, winners, revision, steady)
        if not await self.store.append(entries):
            self.metrics.count("organelle_conflicts_total")
            await self.reload(table)
            return False
        table.spoiled = False
        self.metrics.took("organelle_save_seconds", time.perf_counter() - began)
        row.number, row.stage, row.updated, row.deadline = match.number, stage, updated, deadline
        row.scores, row.winners, table.public = scores, winners, public
        table.tell()
        if table.clocks_changed or match.over:
            table.show(now)
        self.happened(table)
        return True

    def deadline(self, table: TableSession, row: TableRecord, now: int) -> int | None:
        """When somebody has to look after this table even if nobody is there."""
        match = table.match
        if match is None or table.broken is not None:
            return None
        if any(row.seats[seat].plays_itself for seat in match.waiting):
            return now
        replaced = row.rules.takeover and len(row.people) > 1
        return table.thinking.deadline() if table.thinking is not None and replaced else None

    async def change(self, table: TableSession, edit: Callable[[TableRecord], None]) -> None:
        """Changes anything but entries; `edit` may refuse, and sees the newest row."""
        await self.fresh(table)
        for _ in range(RACES):
            row = copy.deepcopy(table.row)
            edit(row)
            if row == table.row:
                return
            row.updated = self.time.now()
            row.deadline = self.deadline(table, row, row.updated)
            if await self.store.change(row):
                row.revision += 1
                table.row = row
                table.show(row.updated)
                self.happened(table)
                return
            self.metrics.count("organelle_conflicts_total")
            await self.reload(table)
        raise illegal("busy")

    async def remove(self, table: TableSession, check: Callable[[TableRecord], None]) -> None:
        """Takes a table away with all that belongs to it; `check` may refuse, and sees the newest row."""
        await self.fresh(table)
        for _ in range(RACES):
            check(table.row)
            if await self.store.remove(table.row):
                self.closed(table)
                return
            self.metrics.count("organelle_conflicts_total")
            await self.reload(table)
        raise illegal("busy")

    def closed(self, table: TableSession) -> Illegal:
        """The table is no more: whoever is at it is told so and let go, and whoever still has it in hand is refused."""
        self.live.pop(table.id, None)
        table.spoiled = True
        for watcher in table.watchers:
            watcher.turn_away(illegal("table-closed"))
        table.watchers.clear()
        for waiter in table.waiters:
            if not waiter.done():
                waiter.set_exception(illegal("table-closed"))
        return illegal("table-closed")

    def _heard(self, what: str, table: str, words: str) -> None:
        """Another process has done something."""
        held = list(self.live.values()) if what == "all" else [self.live[table]] if table in self.live else []
        for found in held:
            self._later(self._catch_up(found, what, words))

    def _later(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nothing more is told."""
        for task in self._tasks:
            task.cancel()

    async def _catch_up(self, table: TableSession, what: str, words: str) -> None:
        if what == "presence":
            said = msgspec.json.decode(words, type=ProcessPresence)
            table.elsewhere[said.origin] = (self.time.now(), set(said.here), said.watchers)
            table.show(self.time.now())
        elif what == "hello":
            await self.present(table)
        elif what != "chat":
            await self._read_on(table)
        if what in ("chat", "all"):
            self.chatted(table)

    async def current(self, table: TableSession) -> None:
        """For those who may have written through another process a moment ago, before this one heard of it."""
        if self.bus.alone:
            return
        stands = await self.store.stands(table.id)
        if stands is None:
            raise self.closed(table)
        if stands != (table.row.number, table.row.revision):
            await self._read_on(table)

    async def _read_on(self, table: TableSession) -> None:
        """Takes what another process has written."""
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                self.closed(table)
                return
            begun = table.match is not None and not table.spoiled and table.broken is None
            lines = await self.store.lines(table.id, table.row.number) if begun else []
            changed = row.revision != table.row.revision or row.stage != table.row.stage
            table.row, number = row, table.row.number
            if not begun:
                await self._take(table, row)
            elif lines and lines[0].number == number + 1:
                table.follow(lines)
            if number != table.row.number:
                table.tell()
            if changed or table.clocks_changed:
                table.show(self.time.now())
        self.happened(table)

    async def present(self, table: TableSession) -> None:
        """Tells the other processes who is connected here."""
        here = sorted(table.here_at_this_process())
        watching = sum(1 for watcher in table.watchers if not table.held(watcher))
        said = msgspec.json.encode(ProcessPresence(self.origin, here, watching)).decode()
        await self.bus.publish("presence", table.id, said)

    def called(self, table: TableSession, seat: int) -> None:
        """A client without a socket has asked something for that seat: it is there for a while."""
        came = seat not in table.here_at_this_process()
        table.callers[seat] = self.time.now()
        if came:
            self.come(table)

    def come(self, table: TableSession) -> None:
        """Someone has come, gone or turned to another seat; of those who do so together the others are told once."""
        here = table.here()
        table.seen = [self.time.now() if seat in here else seen for seat, seen in enumerate(table.seen)]
        if not table.stirring:
            table.stirring = True
            self._later(self._stirred(table))

    async def _stirred(self, table: TableSession) -> None:
        await asyncio.sleep(TOGETHER)
        table.stirring = False
        async with table.lock:  # the clocks of a move that is being saved are nobody's business yet
            table.show(self.time.now())
        with contextlib.suppress(OSError):  # it is said again before long
            await self.present(table)

    def forget(self, now: int) -> list[str]:
        """Drops the tables that nobody uses."""
        idle = [
            table.id
            for table in self.live.values()
            if now - table.touched > FORGET and not (table.watchers or table.waiters or table.lock.locked())
        ]
        for table in idle:
            del self.live[table]
        if idle:
            log.debug("tables were forgotten", extra={"count": len(idle), "left": len(self.live)})
        return idle
