"""Bots are users: they are asked like anyone, run elsewhere, and send codes the same way as people."""

from __future__ import annotations

import asyncio
import logging
import time

from organelle.server.app import moves
from organelle.server.app.bot_queue import BotQueue
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.table_records import chance_of
from organelle.server.errors import Stale, TableFrozen
from organelle.server.ports import BotRequest, BotRunner
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.bots")

STUCK = 0.5
"""Seconds that a bot whose turn it is waits for its table; then others come first."""

TRIES = 2
"""How often a bot may answer with something illegal before the table answers for it."""


class BotTurns:
    """Plays for the seats that bots hold or stand in for."""

    def __init__(self, sessions: SessionRegistry, runner: BotRunner) -> None:
        self.sessions = sessions
        self.runner = runner
        self.queue = BotQueue(runner.slots, runner.levels)
        self.running: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, session: TableSession) -> None:
        """Start a bot wherever the table waits for one and none is running, if a person is there or was lately."""
        match = session.match
        if match is None or session.broken is not None or session.outdated or session.record.frozen:
            return
        wanted = [seat for seat in match.waiting if session.record.seats[seat].bot_level]
        if not wanted or not session.presence.is_attended(self.sessions.context.clock.now()):
            return
        for seat in wanted:
            key = (session.id, seat)
            if key not in self.running and self.queue.has_room(session.presence.payer[0]):
                task = asyncio.get_running_loop().create_task(self._play(session, seat))
                self.running[key] = task
                task.add_done_callback(lambda done, key=key: self._done(done, key))  # type: ignore[misc]

    def _done(self, task: asyncio.Task[None], key: tuple[str, int]) -> None:
        """Wake the bot again if it was asked again in the meantime."""
        self.running.pop(key, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a bot could not play", exc_info=task.exception())
        elif key[0] in self.sessions.live:
            self.wake(self.sessions.live[key[0]])

    async def _play(self, session: TableSession, seat: int) -> None:
        """Give one answer, unless another process looks after this table."""
        context = self.sessions.context
        if not await context.bus.claim(session.id):
            await asyncio.sleep(1)
            return
        for tried in range(TRIES + 1):
            asked = await self._ask(session, seat, tried)
            if asked is None:
                await asyncio.sleep(1 if session.lock.locked() else 0)
                return
            version, code = asked
            session = await self.sessions.find(session.id)  # it may have been forgotten and taken up again meanwhile
            try:
                await moves.play(session, seat, version, code, by="bot")
                return
            except (Stale, TableFrozen):
                return
            except Illegal as error:
                level = session.record.seats[seat].bot_level
                log.warning("a bot was refused", extra={"bot": level, "why": str(error)})

    async def _ask(self, session: TableSession, seat: int, tried: int) -> tuple[int, str] | None:
        """Return the question's number and what the bot answers when it is its turn; None if nothing is asked then."""
        context, wanted = self.sessions.context, session.record.seats[seat].bot_level
        async with self.queue.turn(*session.presence.payer, wanted) as level:
            try:
                async with asyncio.timeout(STUCK), session.lock:
                    match = session.match
                    if match is None or session.record.seats[seat].bot_level != wanted or session.outdated:
                        return None
                    if session.record.frozen:
                        return None
                    if seat not in match.waiting or not session.presence.is_attended(context.clock.now()):
                        return None
                    version = match.question_number(seat)
                    entries = [(entry.who, entry.words) for entry in match.entries()]
                    default = match.default_code(seat)
            except TimeoutError:  # no other table shall wait for this one
                return None
            session.touched = context.clock.now()
            note_level(session, seat, "" if level == wanted else level)
            if tried == TRIES:
                return version, default
            seed = chance_of(session.record).bot_seed(seat, version, tried)
            request = BotRequest(session.id, session.record.header, entries, seat, level, seed)
            return version, await self._choose(request, default)

    async def _choose(self, request: BotRequest, default: str) -> str:
        """Return what the bot answers; if it cannot, the table's answer for a seat that is not there."""
        began = time.perf_counter()
        try:
            return await self.runner.choose(request)
        except (OSError, RuntimeError, TimeoutError) as error:
            log.warning("a bot gave no answer", extra={"bot": request.level, "why": repr(error)})
            return default
        finally:
            self.sessions.context.metrics.think_seconds.observe(time.perf_counter() - began)

    async def stop(self) -> None:
        """Cancel the bots that are running; their tables go on at the next start."""
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def note_level(session: TableSession, seat: int, level: str) -> None:
    """Tell everyone when a bot begins to think less than it could, or as it should again (an empty level)."""
    if level != session.slowed.get(seat, ""):
        session.slowed.pop(seat, None)
        if level:
            session.slowed[seat] = level
        session.broadcast.send_infos(session.context.clock.now())
