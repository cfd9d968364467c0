"""A table without its game, as a visitor may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from organelle.localization import sentence
from organelle.server.app.table_records import header_options, imported_entries
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import ClockInfo, RewindInfo, SeatInfo, TableInfo
from organelle.server.errors import TableBroken
from organelle.table.chance import hash_of

if TYPE_CHECKING:
    from organelle.server.app.session import TableSession


def table_info(session: TableSession, visitor: Visitor, now: int) -> TableInfo:
    """Return the table as that visitor may see it; with tokens of the visitor's own seats only."""
    record, here = session.record, session.presence.here()
    mine = session.permissions.held_seats(visitor)
    return TableInfo(
        id=record.id,
        code=record.code,
        game=record.game,
        options=header_options(record),
        stage=record.stage,
        revision=record.revision,
        host=session.permissions.is_host(visitor),
        settings=record.settings,
        seats=[seat_info(session, number, number in mine, number in here, now) for number in range(len(record.seats))],
        companions=session.match.companions if session.match is not None else [],
        watchers=session.presence.spectators(),
        created=record.created,
        updated=record.updated,
        clock=clock_info(session, now),
        asking=rewind_info(session),
        commit=hash_of(record.secret),
        scores=record.scores,
        winners=record.winners,
        rematch=record.rematch,
        broken=TableBroken(*session.broken.faults).message(visitor.language) if session.broken else "",
        imported=imported_entries(record),
        opening=record.unopened,
        broken_openings=record.broken_openings,
        busy=sentence(visitor.language, "bots-busy", {}) if session.slowed else "",
        class_id=record.class_id,
        frozen=record.frozen > 0,
        host_token=session.permissions.host_token if visitor.guest == record.host and not mine else UNSET,
    )


def seat_info(session: TableSession, number: int, mine: bool, here: bool, now: int) -> SeatInfo:
    """Return a seat; with its token if it is the visitor's own."""
    seat, missing = session.record.seats[number], session.presence.is_missing(number, now)
    kept = (seat.kind, seat.name, seat.level, seat.ready)
    info = SeatInfo(number, *kept, here, mine, seat.muted, seat.takeover, missing, seat.shown_seal, bool(seat.seal))
    info.thinks_as = session.slowed.get(number, "")
    if mine and not session.record.class_id:
        info.token = session.context.signer.token(session.id, number, seat.salt)
    return info


def clock_info(session: TableSession, now: int) -> ClockInfo | None:
    """Return what each seat has left; None where no time is kept."""
    clocks = session.clocks
    if clocks is None:
        return None
    left = [clocks.left(seat, now) for seat in range(len(session.record.seats))]
    return ClockInfo(left, sorted(clocks.since), now)


def rewind_info(session: TableSession) -> RewindInfo | None:
    """Return the open request to go back, if there is one."""
    request = session.rewind_request
    if request is None:
        return None
    number = request.number if session.broken is None else min(request.number, session.sound_number)
    return RewindInfo(request.seat, request.number, request.agreed, session.must_agree(number))
