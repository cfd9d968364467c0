"""Hints for people at a table: thought out where the bots think, limited, counted, and seen by everyone."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from organelle.coach.advice import Advice
from organelle.server.app.bot_queue import BotQueue
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import CoachHint, HintAnswer
from organelle.server.errors import HintsOff, NoHint, NothingAsked, Stale, TooManyHints
from organelle.server.ports import BotRequest, BotRunner
from organelle.server.records import BOT, TableRecord
from organelle.table.match import Match

log = logging.getLogger("organelle.hints")

LEVEL = "expert"
"""The level whose time a hint takes in the bots' queue."""

RATE, BURST = 0.2, 6
"""Hints of an address: so many a second, and at once."""

KEPT = 500
"""How many hints are kept, so that the same question is thought about once."""

MOST = 500
"""Hints of a table that are counted, so that its record cannot grow without an end."""


HintKey = tuple[str, int, int]
"""What a hint is for: a table, a seat, and which question; others' sealed answers make no new one of it."""


class Hints:
    """Asks the coach in the seat's place.

    Args:
        sessions: the tables.
        runner: where it thinks.
        queue: whose turn it is to think; hints wait in line with the bots.
    """

    def __init__(self, sessions: SessionRegistry, runner: BotRunner, queue: BotQueue) -> None:
        self.sessions = sessions
        self.runner = runner
        self.queue = queue
        self.limiter = RateLimiter(RATE, BURST)
        self.kept: OrderedDict[HintKey, CoachHint] = OrderedDict()

    async def hint(
        self,
        session: TableSession,
        visitor: Visitor,
        seat: int,
        version: int,
        pay: Callable[[int], None] = lambda _number: None,
    ) -> CoachHint:
        """Return a hint for a seat that the visitor holds; the same question gets the same one, and counts once.

        Args:
            session: the table.
            visitor: who asks.
            seat: for which seat.
            version: which question, as the state has it.
            pay: called with the number of entries that the coach is sent, where it has to think.

        Raises:
            HintsOff: if other people play too and the table does not allow hints.
            Stale: if the question is not the present one.
            NothingAsked: if the seat owes no answer.
            TooManyHints: if that address has had many just now, or many bots of it wait already.
            NoHint: if the bot processes give none.
        """
        if not allows_hints(session, visitor):
            raise HintsOff()
        async with session.read():
            match = asked(session, seat, version)
            key = (session.id, seat, version)
            if key in self.kept:
                return self.kept[key]
            if not (self.limiter.take(visitor.address, time.monotonic()) and self.queue.has_room(visitor.address)):
                raise TooManyHints()
            pay(match.number)
            request = request_of(session, match, seat, version)
        advice = await self._advise(request, visitor)
        await self._give(session, key, hint_of(advice, version))
        return self.kept[key]

    async def _advise(self, request: BotRequest, visitor: Visitor) -> Advice:
        async with self.queue.turn(visitor.address, visitor.guest, LEVEL):
            try:
                return await self.runner.advise(request)
            except (OSError, RuntimeError, TimeoutError) as error:
                log.warning("no hint was given", extra={"why": repr(error)})
                raise NoHint() from None

    async def _give(self, session: TableSession, key: HintKey, found: CoachHint) -> None:
        """Write down that the seat took a hint, then keep it; everyone at the table hears of it once."""

        def edit(record: TableRecord) -> None:
            if len(record.settings.hinted) < MOST:
                record.settings.hinted.append(key[1])

        async with session.change() as change:
            if key not in self.kept:
                await change.edit(edit)
                self._keep(key, found)

    def _keep(self, key: HintKey, found: CoachHint) -> None:
        self.kept[key] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)


def asked(session: TableSession, seat: int, version: int) -> Match:
    """Return the match in which that seat is asked that question; raise Stale or NothingAsked if it is not."""
    match = session.playing()
    if version != match.question_number(seat):
        raise Stale()
    if seat not in match.waiting:
        raise NothingAsked()
    return match


def request_of(session: TableSession, match: Match, seat: int, version: int) -> BotRequest:
    """Return what the coach needs to know, which is the whole game."""
    entries = [(entry.who, entry.words) for entry in match.entries()]
    return BotRequest(session.id, session.record.header, entries, seat, LEVEL, version, hint=True)


def allows_hints(session: TableSession, visitor: Visitor) -> bool:
    """Return whether the visitor may ask: the table allows it, or everybody else there is a bot."""
    mine = session.permissions.held_seats(visitor)
    others = [seat for number, seat in enumerate(session.record.seats) if number not in mine]
    return session.record.settings.hints or all(seat.kind == BOT for seat in others)


def hint_of(advice: Advice, version: int) -> CoachHint:
    """Return a hint as it is sent."""
    answers = [HintAnswer(each.code, each.chance, each.less) for each in advice.answers]
    reason = advice.reason
    if reason is None:
        return CoachHint(version, answers, None, 0, 0)
    return CoachHint(version, answers, reason.event, reason.count, reason.of)
