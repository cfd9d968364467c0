"""What has to be done at tables though nobody asks: clocks, absent people, bots, forgetting what is not used."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from organelle.server.app.bot_turns import BotTurns
from organelle.server.app.classes import Classes
from organelle.server.app.seating import Seating
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.errors import AlreadyBegun
from organelle.server.records import OPEN, PLAYING, TableRecord
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.upkeep")

PAUSE = 1.0
"""Seconds between two rounds."""

MOMENT = 1.0
"""How many seconds a round waits for what it has begun."""

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

    def __init__(self, sessions: SessionRegistry, seating: Seating, bots: BotTurns, classes: Classes) -> None:
        self.sessions = sessions
        self.seating = seating
        self.bots = bots
        self.classes = classes
        self.task: asyncio.Task[None] | None = None
        self.jobs: dict[str, asyncio.Task[None]] = {}
        """What is being done beside the rounds, by name."""

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        for job in list(self.jobs.values()):
            job.cancel()

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
        """Look after every table once; `count` is the number of the round.

        What has to wait, for the store or for a table's lock, is done beside the rest: the round goes on without a
        table that takes longer than a moment, and the table is left out until it is done.
        """
        context = self.sessions.context
        now = context.clock.now()
        jobs = [self._start("", self._load_due(now))] if count % EVERY_DUE == 0 else []
        for index, session in enumerate(list(self.sessions.live.values())):
            if index % A_FEW == 0:
                await asyncio.sleep(0)
            session.presence.expire(now)
            self.bots.wake(session)
            if self._needs_work(session, now):
                jobs.append(self._start(session.id, self._look_after(session)))
            if count % EVERY_PRESENCE == EVERY_PRESENCE - 1 and session.presence.is_anyone_here():
                jobs.append(self._start(f"{session.id} presence", session.presence.publish()))
        if count % EVERY_EXPIRY == EVERY_EXPIRY - 1:
            jobs.append(self._start("expire", self._expire(now)))
            jobs.append(self._start("expire classes", self.classes.expire(now)))
            self.classes.forget(now)
        jobs += [self._start(f"{table} release", context.bus.release(table)) for table in self.sessions.forget(now)]
        begun = [job for job in jobs if job is not None]
        if begun:
            await asyncio.wait(begun, timeout=MOMENT)

    def _start(self, name: str, job: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Begin a job beside the rest; return None if the one of that name still lasts."""
        if name in self.jobs:
            job.close()
            return None
        task = self.jobs[name] = asyncio.get_running_loop().create_task(self._guarded(job))
        task.add_done_callback(lambda _done: self.jobs.pop(name, None))
        return task

    async def _guarded(self, job: Coroutine[Any, Any, None]) -> None:
        """Do a job; what goes wrong with it is logged and tried again in a later round."""
        try:
            await job
        except OSError as error:
            log.warning("the store is away", extra={"why": repr(error)})
        except Illegal as error:
            log.warning("a table cannot go on", extra={"why": str(error)})
        except Exception:  # no table shall keep the others waiting
            log.exception("a table could not be looked after")

    async def _load_due(self, now: int) -> None:
        """Load the tables that are overdue, each beside the others."""
        due = await self.sessions.context.store.due_tables(now - LATE)
        wanted = [table for table in due if table not in self.sessions.live]
        begun = [job for table in wanted if (job := self._start(f"{table} load", self._load(table)))]
        if begun:
            await asyncio.wait(begun, timeout=MOMENT)

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

    async def _load(self, table: str) -> None:
        await self.sessions.find(table)

    def _needs_work(self, session: TableSession, now: int) -> bool:
        """Return whether something at the table has to be written or read again."""
        if session.record.can_begin or (session.outdated and not session.lock.locked()):
            return True
        if session.record.stage != PLAYING or session.match is None or session.broken is not None:
            return False
        missing = any(self.seating.needs_stand_in(session, seat) for seat in session.match.waiting)
        return missing or self._may_rest(session, now)

    def _may_rest(self, session: TableSession, now: int) -> bool:
        """Return whether the store still waits for bots there, though nobody is there for whom they would play."""
        return session.record.deadline is not None and session.deadline(session.record, now) is None

    async def _look_after(self, session: TableSession) -> None:
        """See to clocks and absent people; what could not be saved or begun is taken up again."""
        if session.record.can_begin or (session.outdated and not session.lock.locked()):
            async with session.change() as change:
                await change.begin_if_ready()
        if session.record.stage != PLAYING or session.match is None or session.broken is not None:
            return
        context = self.sessions.context
        for seat in list(session.match.waiting):
            if self.seating.needs_stand_in(session, seat) and await context.bus.claim(session.id):
                await self.seating.take_over(session, seat)
        if self._may_rest(session, context.clock.now()):
            async with session.change() as change:
                await change.rest()
            await context.bus.release(session.id)
        self.bots.wake(session)
