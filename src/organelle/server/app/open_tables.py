"""The public tables with a free seat: asked for often, by everybody who comes, and so read once for all of them."""

from __future__ import annotations

import asyncio

from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.table_info import table_info
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import TableInfo
from organelle.server.records import OPEN, VACANT

LASTING = 2_000
"""For how many milliseconds a list serves, unless a table changes here that is not begun."""


class OpenTables:
    """Keeps the list, and what strangers see of each table by language."""

    def __init__(self, sessions: SessionRegistry) -> None:
        self.sessions = sessions
        self.context = sessions.context
        self.lock = asyncio.Lock()
        self.read_at: int | None = None
        self.found: list[TableSession] = []
        self.ids: set[str] = set()
        self.seen: dict[str, list[TableInfo]] = {}

    def changed(self, session: TableSession) -> None:
        """Read again when next asked if that table may be, or have been, in the list."""
        if (session.record.stage == OPEN and session.record.settings.public) or session.id in self.ids:
            self.read_at = None

    async def infos(self, visitor: Visitor) -> list[TableInfo]:
        """Return the tables, the newest first, as that visitor may see them."""
        await self._refresh()
        if visitor.language not in self.seen:
            stranger = Visitor("-", "", visitor.language)
            self.seen[visitor.language] = [self._info(session, stranger) for session in self.found]
        shown = zip(self.found, self.seen[visitor.language])
        return [self._info(session, visitor) if knows(session, visitor) else info for session, info in shown]

    async def _refresh(self) -> None:
        """Read the list if it is too old; whoever comes meanwhile waits for the same one."""
        async with self.lock:
            now = self.context.clock.now()
            if self.read_at is not None and 0 <= now - self.read_at < LASTING:
                return
            self.read_at = now
            try:
                records = await self.context.store.open_tables()
            except BaseException:
                self.read_at = None
                raise
            free = [record for record in records if any(seat.kind == VACANT for seat in record.seats)]
            self.found, self.seen = [self.sessions.peek(record) for record in free], {}
            self.ids = {record.id for record in free}

    def _info(self, session: TableSession, visitor: Visitor) -> TableInfo:
        return table_info(session, visitor, self.context.clock.now())


def knows(session: TableSession, visitor: Visitor) -> bool:
    """Return whether the visitor sees more of the table than a stranger."""
    return session.permissions.is_host(visitor) or bool(session.permissions.held_seats(visitor))
