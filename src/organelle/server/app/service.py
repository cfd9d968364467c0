"""The whole of the table server without HTTP: every use case, wired to the ports."""

from __future__ import annotations

import asyncio
import logging

from organelle.server.app.bot_turns import BotTurns
from organelle.server.app.chat import ChatRoom
from organelle.server.app.classes import Classes
from organelle.server.app.hints import Hints
from organelle.server.app.open_tables import OpenTables
from organelle.server.app.replays import Replays
from organelle.server.app.requests import Offer
from organelle.server.app.review_jobs import ReviewRunner
from organelle.server.app.reviews import Reviews
from organelle.server.app.seating import Seating
from organelle.server.app.session import SessionContext, TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.table_creation import TableCreator
from organelle.server.app.table_news import TableNewsReader
from organelle.server.app.text_import import TextImporter
from organelle.server.app.text_jobs import JobRunner
from organelle.server.app.upkeep import Upkeep
from organelle.server.app.visitor import Visitor, Watcher
from organelle.server.errors import NoCode
from organelle.server.ports import BotRunner
from organelle.table.errors import Illegal, illegal

log = logging.getLogger("organelle.tables")

SOON = 2.0
"""Seconds within which a store that is there answers."""


class Service:
    """What the web layer calls.

    Args:
        context: the store, the bus, the signer, the clock and the metrics.
        runner: where bots run.
        offer: which games and levels there are, and how many tables a guest may have.
        reader: where texts and card tables are read.
        reviewer: where games are reviewed.
    """

    def __init__(
        self, context: SessionContext, runner: BotRunner, offer: Offer, reader: JobRunner, reviewer: ReviewRunner
    ) -> None:
        self.context = context
        self.metrics = context.metrics
        self.offer = offer
        self.sessions = SessionRegistry(context)
        self.seating = Seating(self.sessions, offer)
        importer = TextImporter(reader)
        self.creator = TableCreator(self.sessions, offer, importer)
        self.classes = Classes(self.sessions, self.creator, offer)
        self.chat = ChatRoom(context)
        self.replays = Replays(self.sessions, offer, importer)
        self.reviews = Reviews(self.replays, offer, reviewer, offer.reviews)
        self.bots = BotTurns(self.sessions, runner)
        self.hints = Hints(self.sessions, runner, self.bots.queue)
        self.upkeep = Upkeep(self.sessions, self.seating, self.bots, self.classes)
        self.listed = OpenTables(self.sessions)
        self.news = TableNewsReader(context)
        context.on_change = self._changed
        context.on_close = self._closed
        self.sessions.on_chat = self.chat.said_elsewhere
        context.metrics.gauge("organelle_tables", "tables in memory", lambda: len(self.sessions.live))
        context.metrics.gauge("organelle_waiters", "requests that wait for something to happen", self._waiters)
        context.metrics.gauge("organelle_watchers", "open sockets at tables", self._watchers)

    def _watchers(self) -> int:
        return sum(len(session.broadcast.watchers) for session in self.sessions.live.values())

    def _waiters(self) -> int:
        return sum(len(session.broadcast.waiters) for session in self.sessions.live.values())

    async def find(self, table: str, visitor: Visitor) -> TableSession:
        """Return a table that the visitor may look at.

        Raises:
            NoTable, TableClosed: if there is none.
            BadToken, NoSpectators: if the visitor may not look at it.
            OSError: if the store cannot be reached.
        """
        session = await self.sessions.find(table)
        await self.sessions.update(session)
        session.permissions.admit(visitor)
        session.presence.visit(visitor)
        return session

    async def find_code(self, code: str) -> str:
        """Return the id of the table with that six-letter code; raise NoCode if there is none."""
        found = await self.context.store.find_code(code.upper()) if code.isascii() and code.isalpha() else ""
        if not found:
            raise NoCode()
        return found

    async def tables_of(self, visitor: Visitor) -> list[TableSession]:
        """Return the tables where the visitor hosts or holds a seat, the newest first."""
        return [self.sessions.peek(record) for record in await self.context.store.tables_of(visitor.guest)]

    def _changed(self, session: TableSession) -> None:
        self.listed.changed(session)
        self.bots.wake(session)

    def _closed(self, session: TableSession) -> None:
        self.listed.changed(session)
        self.sessions.drop(session)

    async def look(self, session: TableSession, watcher: Watcher, seat: int | None, since: int) -> None:
        """Send the watcher the table as that seat (or a spectator) sees it, now and whenever something happens.

        Args:
            session: the table.
            watcher: who looks.
            seat: through which seat; None for a spectator.
            since: the last entry that the watcher knows.

        Raises:
            IllegalSeat, NotYourSeat: if the watcher may not play that seat.
            BadToken, NoSpectators, TableClosed: if they may not look.
            OSError: if the store cannot be reached.
        """
        await self.sessions.update(session)
        if seat is not None:
            session.permissions.require_seat(watcher, seat)
            await self.seating.come_back(session, seat)
        async with session.read():
            session.permissions.admit(watcher)
            watcher.look(seat, since)
            session.presence.arrive(watcher)
            session.broadcast.send_info(watcher, self.context.clock.now(), {})
            session.broadcast.send_state(watcher, {})
        await self.chat.greet(session, watcher)

    def start(self) -> None:
        """Begin to look after clocks, absent people and bots."""
        self.upkeep.start()

    async def stop(self) -> None:
        """End that; whatever is being saved is saved when the store closes."""
        self.upkeep.stop()
        self.sessions.stop()
        await self.bots.stop()
        await self.reviews.stop()

    async def is_ready(self) -> bool:
        """Return whether tables can be served at this moment: the store answers soon."""
        try:
            async with asyncio.timeout(SOON):
                await self.context.store.ping()
        except Exception as error:  # every store has errors of its own, and each means the same here
            log.warning("the store is away", extra={"why": repr(error)})
            return False
        return True

    async def check_games(self) -> list[tuple[str, str, int, Illegal]]:
        """Replay every open game under the rules of today, and compare the entries with their count.

        Returns:
            the games that would not go on: table, game, number of entries, and why.
        """
        failures: list[tuple[str, str, int, Illegal]] = []
        for table in await self.context.store.tables_in_play():
            record = await self.context.store.load_table(table)
            assert record is not None
            session, count = TableSession(record, self.context, 0), record.number
            try:
                entries = await self.context.store.load_entries(table, 0)
                if [entry.number for entry in entries] != list(range(1, count + 1)):
                    raise illegal("entries-lost", count=count, found=len(entries))
                session.load_match(entries, 0)
            except Illegal as error:
                session.broken = error
            if session.broken is not None:
                failures.append((record.id, record.game, count, session.broken))
        return failures
