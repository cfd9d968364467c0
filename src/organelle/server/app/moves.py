"""Playing: a move, its preview, and taking it back alone. People and bots come the same way."""

from __future__ import annotations

from organelle.server.app.session import TableSession
from organelle.server.app.wire import Json
from organelle.server.errors import Stale, TooMuchTakenBack
from organelle.server.records import TableRecord
from organelle.table.match import Match
from organelle.table.notation import UNDO

LONGEST = 5_000
"""Entries after which nothing more is taken back: as many as a text may have, and several times those of a game."""


async def play(session: TableSession, seat: int, version: int, code: str, by: str = "person") -> int:
    """Play a code for a seat; the same answer sent again changes nothing.

    Args:
        session: the table.
        seat: who plays; whether they may was checked before.
        version: the number of the question that is answered.
        code: the answer.
        by: who plays it, for the metrics: person or bot.

    Returns:
        the number of the answer as the seat counts.

    Raises:
        Stale: if the question is not the present one and this is not the answer that it got.
        Illegal: if the rules do not allow the code.
    """

    def act(match: Match) -> bool:
        if version != match.question_number(seat):
            return was_new(match, seat, version, code)
        match.play(seat, code)
        return True

    async with session.change() as change:
        public = session.public_number
        if await change.play(act):
            session.context.metrics.moves[by] += 1
            if session.record.rewind is not None and session.public_number != public:
                await change.edit(end_rewind)
    return version + 1


async def undo(session: TableSession, seat: int, version: int) -> int:
    """Take back the seat's last choice, down to its fence; returns and raises as `play` does.

    Raises:
        TooMuchTakenBack: if the match has become too long by that.
    """

    def act(match: Match) -> bool:
        if version != match.question_number(seat):
            return was_new(match, seat, version, None)
        match.undo(seat)
        return True

    async with session.change() as change:
        check_length(session)
        public = session.public_number
        if await change.play(act) and session.record.rewind is not None and session.public_number != public:
            await change.edit(end_rewind)
    return version + 1


async def preview(session: TableSession, seat: int, version: int, code: str) -> tuple[list[Json], bool]:
    """Return what a code would cause, and whether its seat could then no longer take it back alone; change nothing.

    Raises:
        Stale: if the question is not the present one.
        Illegal: if the rules do not allow the code.
    """
    async with session.read():
        match = session.playing()
        if version != match.question_number(seat):
            raise Stale()
        return match.preview(seat, code), match.final(seat, code)


def check_length(session: TableSession) -> None:
    """Raise TooMuchTakenBack if the match is too long to go back in it; a broken one may always."""
    if session.match is not None and session.broken is None and session.match.number >= LONGEST:
        raise TooMuchTakenBack(most=LONGEST)


def end_rewind(record: TableRecord) -> None:
    """End a request to go back, as any move does that everyone may know of."""
    record.rewind = None


def was_new(match: Match, seat: int, version: int, code: str | None) -> bool:
    """Return False if that code (or undo, for None) is what the seat answered to that question; raise Stale if not."""
    for entry in match.entries(max(version, 0)):
        if entry.author == seat and entry.question_number == version:
            if entry.who == UNDO if code is None else entry.words == code:
                return False
            break
    raise Stale()
