"""Going back together: a request, everyone's consent, and the match as it was."""

from __future__ import annotations

from organelle.kernel.game import Fault
from organelle.server.app.change import TableChange
from organelle.server.app.moves import check_length, end_rewind
from organelle.server.app.session import TableSession
from organelle.server.errors import NotBegun, NothingAsked, TableFrozen
from organelle.server.records import OVER, RewindRequest, TableRecord
from organelle.table.errors import CannotUndo, MatchOver
from organelle.table.match import Match
from organelle.table.undo import last_choice


async def request(session: TableSession, seat: int, number: int | None) -> int:
    """Ask everyone to go back to just after an entry; alone among bots it happens at once.

    Args:
        session: the table.
        seat: who asks.
        number: the entry; None for the one before the seat's last own choice.

    Returns:
        the entry that is gone back to.

    Raises:
        NotBegun, MatchOver: if no match goes on.
        TableFrozen: if it is paused.
        CannotUndo: if the seat has chosen nothing, or there is no such entry.
        TooMuchTakenBack: if the match is too long by what was taken back.
    """
    async with session.change() as change:
        if session.match is None:
            raise NotBegun()
        if session.record.frozen:
            raise TableFrozen()
        if session.record.stage == OVER:
            raise MatchOver(Fault("illegal-over"))
        check_length(session)
        public = session.public_number if session.broken is None else session.sound_number
        last = min(session.match.question_number(seat) - 1, public)
        wanted = min(before_own_choice(session.match, seat), last) if number is None else number
        if not 0 <= wanted <= last:
            raise CannotUndo(Fault("illegal-rewind", number=wanted, last=last))

        def edit(record: TableRecord) -> None:
            record.rewind = RewindRequest(seat, wanted, [seat], session.public_number)

        await change.edit(edit)
        await rewind_if_agreed(change)
        return wanted


async def answer(session: TableSession, seat: int, number: int, agree: bool) -> int:
    """Say yes or no to the request to go back to just after entry `number`; one no ends it.

    Raises:
        NothingAsked: if there is no such request.
    """

    def edit(record: TableRecord) -> None:
        if record.frozen:
            raise TableFrozen()
        if session.rewind_request is None or record.rewind is None or record.rewind.number != number:
            raise NothingAsked()
        if not agree:
            record.rewind = None
        elif seat not in record.rewind.agreed:
            record.rewind.agreed.append(seat)

    async with session.change() as change:
        await change.edit(edit)
        await rewind_if_agreed(change)
        return number


async def rewind_if_agreed(change: TableChange) -> None:
    """Go back when everyone has agreed; a sealed answer that another process took meanwhile does not hinder it."""
    session = change.session

    def agreed() -> int | None:
        found = session.rewind_request
        if found is None:
            return None
        number = found.number if session.broken is None else min(found.number, session.sound_number)
        return number if set(session.must_agree(number)) <= set(found.agreed) else None

    if await change.rewind(agreed):
        await change.edit(end_rewind)


def before_own_choice(match: Match, seat: int) -> int:
    """Return the entry before that seat's last own choice; raise CannotUndo if there is none."""
    number = last_choice(match.entries(), seat)
    if number == 0:
        raise CannotUndo(Fault("nothing-chosen"))
    return number - 1
