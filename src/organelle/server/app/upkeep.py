"""What has to be done at tables though nobody asks: clocks, absent people, bots, forgetting what is not used."""

from __future__ import annotations

import asyncio
import logging

from organelle.server.app.bot_turns import BotTurns
from organelle.server.app.seating import Seating
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.errors import AlreadyBegun
from organelle.server.ports import OPEN, PLAYING, TableRecord
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.upkeep")

PAUSE = 1.0
"""Seconds between two rounds."""

A_FEW = 20
"""Tables that are looked after before whoever waits comes first."""

LATE = 3_000
"""How many milliseconds a table may be overdue before a process that does not hold it takes it up."""

EVERY_DUE, EVERY_PRESENCE = 5, 20
"""In which rounds overdue tables are taken up, and other processes told who is connected here."""

EVERY_EXPIRY = 300
"""In which rounds tables are removed that were never begun."""

NEVER_BEGUN = 7 * 86_400_000
"""After how many milliseconds without a change such a table is removed."""


class Upkeep:
    """Goes round all tables in memory, once a second."""

    def __init__(self, sessions: SessionRegistry, seating: Seating, bots: BotTurns) -> None:
        self.sessions = sessions
        self.seating = seating
        self.bots = bots
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _run(self) -> None:
        count = 0
        while True:
            try:
                await self.round(count)
            except OSError as error:
                log.warning("the store is away", extra={"why": repr(error)})
            except Exception:
                log.exception("the upkeep of tables failed")
            count += 1
            await asyncio.sleep(PAUSE)

    async def round(self, count: int) -> None:
        """Look after every table once; `count` is the number of the round."""
        context = self.sessions.context
        now = context.clock.now()
        if count % EVERY_DUE == 0:
            await self._load_due(now)
        for index, session in enumerate(list(self.sessions.live.values())):
            if index % A_FEW == 0:
                await asyncio.sleep(0)
            try:
                await self._look_after(session, now)
            except OSError:
                raise
            except Illegal as error:
                log.warning("a table cannot go on", extra={"why": str(error)})
            except Exception:  # no table shall keep the others waiting
                log.exception("a table could not be looked after", extra={"game": session.record.game})
            if count % EVERY_PRESENCE == EVERY_PRESENCE - 1 and session.broadcast.watchers:
                await session.presence.publish()
        if count % EVERY_EXPIRY == EVERY_EXPIRY - 1:
            await self._expire(now)
        for table in self.sessions.forget(now):
            await context.bus.release(table)

    async def _load_due(self, now: int) -> None:
        """Load the tables that are overdue; one that is gone, or whose game is not known any more, stops no other."""
        for table in await self.sessions.context.store.due_tables(now - LATE):
            try:
                await self.sessions.find(table)
            except Illegal as error:
                log.warning("a table cannot go on", extra={"why": str(error)})

    async def _expire(self, now: int) -> None:
        """Remove tables that were opened long ago and never begun, unless somebody is there."""

        def check(record: TableRecord) -> None:
            if record.stage != OPEN or record.updated >= now - NEVER_BEGUN:
                raise AlreadyBegun()

        for table in await self.sessions.context.store.expired_tables(now - NEVER_BEGUN):
            try:
                session = await self.sessions.find(table)
                if not session.broadcast.watchers:
                    async with session.change() as change:
                        await change.remove(check)
            except Illegal as error:
                log.debug("a table was not removed", extra={"why": str(error)})

    async def _look_after(self, session: TableSession, now: int) -> None:
        """See to presence, clocks, absent people and bots; what could not be saved or begun is taken up again."""
        ready = session.record.stage == OPEN and all(seat.ready for seat in session.record.seats)
        if ready or (session.outdated and not session.lock.locked()):
            async with session.change() as change:
                await change.begin_if_ready()
        session.presence.expire(now)
        if session.record.stage != PLAYING or session.match is None or session.broken is not None:
            return
        for seat in list(session.match.waiting):
            if self.seating.needs_stand_in(session, seat) and await self.sessions.context.bus.claim(session.id):
                await self.seating.take_over(session, seat)
        self.bots.wake(session)
