"""The tables in the memory of this process: found, loaded, kept up with other processes, forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator

import msgspec

from organelle.server.app.change import TableChange
from organelle.server.app.session import SessionContext, TableSession
from organelle.server.errors import NoTable
from organelle.server.records import OPEN, EntryAppend, TableRecord

log = logging.getLogger("organelle.tables")

append_decoder = msgspec.json.Decoder(EntryAppend)

FORGET = 120_000
"""After how many milliseconds a table that nobody uses leaves the memory."""

LEFT = 10_000
"""After how many milliseconds a table that nobody here uses, but somebody elsewhere does, leaves the memory."""

LOADING = 64
"""How many tables are loaded side by side, each by one at a time, so that none is in memory twice."""


LONGEST_PAUSE = 2.0
"""Seconds between two tries to read what could not be read, at most."""


def retry_pauses() -> Iterator[float]:
    """Yield how many seconds to wait before each further try, without end."""
    pause = 0.1
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


class SessionRegistry:
    """Every table that somebody of this process looks at, by id."""

    def __init__(self, context: SessionContext) -> None:
        self.context = context
        self.live: dict[str, TableSession] = {}
        self.on_chat: Callable[[TableSession], None] = lambda _session: None
        """Called when somebody at another process has said something."""
        self.on_process: Callable[[str], None] = lambda _text: None
        """Called when another process announces itself."""
        self.on_class: Callable[[str], None] = lambda _class_id: None
        """Called when another process has changed a class, or (with an empty text) any may have changed."""
        self._loading = [asyncio.Lock() for _ in range(LOADING)]
        context.on_close = self.drop
        context.bus.listen(self._heard)

    async def find(self, table: str) -> TableSession:
        """Return the table of that id, from memory or from the store.

        Raises:
            NoTable: if there is none.
            OSError: if the store cannot be reached.
        """
        found = self.live.get(table)
        if found is None:
            if not (table.isascii() and table.isalnum()):
                raise NoTable()
            async with self._loading[hash(table) % LOADING]:
                found = self.live.get(table) or await self._load(table)
        found.touched = self.context.clock.now()
        return found

    async def _load(self, table: str) -> TableSession:
        record = await self.context.store.load_table(table)
        if record is None:
            raise NoTable()
        session = TableSession(record, self.context, self.context.clock.now())
        if record.stage != OPEN:
            async with session.change() as change:
                await change.load()
        self.live[table] = session
        log.debug("a table was loaded", extra={"game": record.game, "entries": record.number})
        await self.context.bus.publish("hello", table, "")
        self.context.on_change(session)
        return session

    def peek(self, record: TableRecord) -> TableSession:
        """Return the table of a record to look at: the one in memory, or one without its match that is not kept."""
        return self.live.get(record.id) or TableSession(record, self.context, record.updated)

    async def update(self, session: TableSession) -> None:
        """Read what was written through another process a moment ago, before this one has heard of it.

        Raises:
            TableClosed: if the table is no more.
            OSError: if the store cannot be reached.
        """
        if self.context.bus.single_process:
            return
        position = await self.context.store.position(session.id)
        if position is None:
            raise session.close()
        if position != (session.record.number, session.record.revision):
            await self._catch_up(session)

    async def _catch_up(self, session: TableSession) -> None:
        async with session.lock:
            await TableChange(session).catch_up()
        self.context.on_change(session)

    def _heard(self, event: str, table: str, text: str) -> None:
        """Take note that another process has done something."""
        if event == "process":
            self.on_process(text)
            return
        if event in ("class", "all"):
            self.on_class(table)
        if event == "entries" and text and table in self.live:
            self._heard_entries(self.live[table], text)
            return
        held = list(self.live.values()) if event == "all" else [self.live[table]] if table in self.live else []
        for session in held:
            self.context.spawn(self._follow(session, event, text))

    def _heard_entries(self, session: TableSession, text: str) -> None:
        """Follow new entries at once, without the store; when the table is free again if it is being changed."""
        if self._is_left(session):
            session.outdated = True  # for whoever still has it in hand
            self.drop(session)
            self.context.spawn(self._release(session.id))
            return
        session.told.append(text)
        if not session.lock.locked():
            self._follow_entries(session)
        elif len(session.told) == 1:
            self.context.spawn(self._follow_entries_later(session))

    async def _release(self, table: str) -> None:
        with contextlib.suppress(OSError):  # whoever cannot be reached has given it up already
            await self.context.bus.release(table)

    def _is_left(self, session: TableSession) -> bool:
        """Return whether nobody here uses the table, so that to follow it costs more than to read it again.

        A request without a socket is no use that lasts: whoever asks now and then is there in the eyes of all for a
        minute, and to read the table again for them costs less than to follow it meanwhile.
        """
        used = session.broadcast.watchers or session.broadcast.waiters
        idle = self.context.clock.now() - session.touched > LEFT
        return idle and not used and not session.told and not session.lock.locked()

    def _follow_entries(self, session: TableSession) -> None:
        """Follow what was told; where that is not possible the store is read."""
        try:
            while session.told:
                if not session.follow(append_decoder.decode(session.told.popleft())):
                    raise LookupError("entries are missing")
        except Exception as error:  # no table shall keep the others waiting
            log.debug("a table is read again", extra={"why": repr(error)})
            session.told.clear()
            self.context.spawn(self._keep_up(session))
        else:
            self.context.on_change(session)

    async def _follow_entries_later(self, session: TableSession) -> None:
        async with session.lock:
            self._follow_entries(session)

    async def _follow(self, session: TableSession, event: str, text: str) -> None:
        if event in ("chat", "all"):
            self.on_chat(session)
        if event == "presence":
            session.presence.heard(text)
        elif event == "hello":
            if session.presence.is_anyone_here():
                with contextlib.suppress(OSError):  # it is said again before long
                    await session.presence.publish()
        elif event != "chat":
            await self._keep_up(session)

    async def _keep_up(self, session: TableSession) -> None:
        """Read what another process has written, again and again until that works; one job a table does it for all."""
        if session.behind:
            return
        session.behind = True
        for pause in retry_pauses():
            if session.id not in self.live:
                return
            try:
                async with session.lock:
                    session.behind = False  # whatever is written from here on is heard of anew
                    await TableChange(session).catch_up()
            except OSError as error:
                session.behind = True
                log.warning("a table is behind; trying again", extra={"why": repr(error)})
                await asyncio.sleep(pause)
            else:
                self.context.on_change(session)
                return

    def drop(self, session: TableSession) -> None:
        """Forget a table that is no more."""
        self.live.pop(session.id, None)

    def forget(self, now: int) -> list[str]:
        """Drop the tables that nobody uses; return their ids."""
        idle = [
            session.id
            for session in self.live.values()
            if now - session.touched > FORGET
            and not (session.broadcast.watchers or session.broadcast.waiters or session.lock.locked())
        ]
        for table in idle:
            del self.live[table]
        if idle:
            log.debug("tables were forgotten", extra={"count": len(idle), "left": len(self.live)})
        return idle

    def stop(self) -> None:
        """Cancel whatever was to be told later."""
        for task in self.context.tasks:
            task.cancel()
