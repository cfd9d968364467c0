"""Around the game: sitting down, being ready, leaving, coming back, stand-ins, settings."""

from __future__ import annotations

from msgspec import UNSET, structs

from organelle.kernel.game import Fault
from organelle.server.app import tokens
from organelle.server.app.hosting import host_sits, pass_on_host
from organelle.server.app.lookalikes import unlike
from organelle.server.app.requests import NAME, Offer, SeatRequest, SeatUpdate, SettingsUpdate, clean_name
from organelle.server.app.sealed_words import call_off_opening, open_word, repeats_word, seal_word
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.visitor import Visitor
from organelle.server.errors import (
    AlreadyBegun,
    BadToken,
    ClassTableOnly,
    NotBegun,
    NotHost,
    NotMissing,
    NotSeated,
    SeatTaken,
    TableFrozen,
)
from organelle.server.records import BOT, OPEN, PERSON, PLAYING, VACANT, SeatRecord, TableRecord
from organelle.table.errors import IllegalSeat, MatchOver, illegal

DEVICES = 20
"""How many browsers may hold a seat; of those that came by its link the earliest is forgotten first."""


class Seating:
    """Who sits where, and when a game begins."""

    def __init__(self, sessions: SessionRegistry, offer: Offer) -> None:
        self.sessions = sessions
        self.offer = offer

    async def sit(self, session: TableSession, visitor: Visitor, number: int, name: str) -> None:
        """Give the visitor an open seat; raise AlreadyBegun or SeatTaken if it cannot be had."""

        def edit(record: TableRecord) -> None:
            seat = seat_of(record, number)
            if record.stage != OPEN:
                raise AlreadyBegun()
            if seat.kind != VACANT:
                raise SeatTaken(seat=number)
            record.seats[number] = person(visitor, name)
            make_unlike(record, number)

        async with session.change() as change:
            await change.edit(edit)

    async def update_seat(self, session: TableSession, visitor: Visitor, number: int, update: SeatUpdate) -> None:
        """Change a seat: being ready, another name, another kind of seat, mute, stand-ins.

        Raises:
            NotYourSeat, NotHost, NotSeated, NotMissing: if it is not for this visitor to change.
            AlreadyBegun, NotBegun, MatchOver: if it cannot be changed at this stage.
        """
        now = self.sessions.context.clock.now
        if session.record.class_id and (update.readies or update.name is not None or update.kind is not None):
            raise ClassTableOnly()
        async with session.change() as change:
            stood_in = seat_of(session.record, number).takeover

            def edit(record: TableRecord) -> None:
                renamed = update.name is not None and update.kind is None
                if update.readies or renamed:
                    session.permissions.require_seat(visitor, number)
                    get_ready(record, number, update)
                if update.kind is not None or update.muted is not None:
                    self._arrange(session, record, visitor, number, update)
                if update.takeover is not None:
                    self._stand_in(session, record, visitor, number, update.takeover)

            await change.edit(edit)
            if update.takeover == "" and stood_in:
                welcome_back(session, number, now())
            await change.begin_if_ready()

    def _arrange(
        self, session: TableSession, record: TableRecord, visitor: Visitor, number: int, update: SeatUpdate
    ) -> None:
        """Make the changes that only the host may make."""
        if not session.permissions.is_host(visitor):
            raise NotHost()
        if update.muted is not None:
            record.seats[number].muted = update.muted
        if update.kind is None:
            return
        if record.stage != OPEN:
            raise AlreadyBegun()
        if update.kind not in (BOT, VACANT, "me"):
            raise illegal("bad-seat-kind", kind=update.kind)
        call_off_opening(record)
        wanted = SeatRequest(update.kind, update.name or "", update.level)
        record.seats[number] = self.offer.seat(visitor.guest, wanted)
        make_unlike(record, number)

    def _stand_in(self, session: TableSession, record: TableRecord, visitor: Visitor, number: int, level: str) -> None:
        """Let a bot stand in for a seat that is overdue or away; the seat's own person sends it away."""
        if record.stage != PLAYING:
            raise NotBegun() if record.stage == OPEN else MatchOver(Fault("illegal-over"))
        seat = record.seats[number]
        if level == "":
            session.permissions.require_seat(visitor, number)
        elif not session.permissions.held_seats(visitor):
            raise NotSeated()
        elif record.frozen:
            raise TableFrozen()
        else:
            self.offer.check_level(level)
            missing = session.presence.is_missing(number, self.sessions.context.clock.now())
            if seat.kind != PERSON or not (missing or session.permissions.holds(visitor, number)):
                raise NotMissing(seat=number)
        stand_in(record, number, level)
        seat.gone = False

    def needs_stand_in(self, session: TableSession, seat: int) -> bool:
        """Return whether the table's own bot is to stand in; never for the last person, for whom the game is played.

        Who is only away is replaced while somebody waits for them.
        """
        now, others = self.sessions.context.clock.now(), set(session.record.people) - {seat}
        if not session.record.settings.takeover or not others or not session.presence.is_missing(seat, now):
            return False
        return session.is_overdue(seat, now) or bool(others & session.presence.here())

    async def take_over(self, session: TableSession, seat: int) -> None:
        """Let the table's own bot stand in, if it is still needed."""

        def edit(record: TableRecord) -> None:
            if record.settings.takeover and record.stage == PLAYING and self.needs_stand_in(session, seat):
                stand_in(record, seat, record.settings.takeover)

        async with session.change() as change:
            await change.edit(edit)

    async def come_back(self, session: TableSession, seat: int) -> None:
        """Send the stand-in of a seat away, for its person is back; do nothing if there is none."""
        held = session.record.seats[seat]
        if not (held.takeover or held.gone):
            return

        def edit(record: TableRecord) -> None:
            record.seats[seat].takeover, record.seats[seat].gone = "", False

        async with session.change() as change:
            await change.edit(edit)
            welcome_back(session, seat, self.sessions.context.clock.now())

    async def leave(self, session: TableSession, visitor: Visitor, number: int) -> None:
        """Give up a seat before the start, the host any; later it stays theirs, and a bot may stand in."""

        refuse_in_class(session)

        def edit(record: TableRecord) -> None:
            seat = seat_of(record, number)
            if record.stage == OPEN:
                if not session.permissions.is_host(visitor):
                    session.permissions.require_seat(visitor, number)
                call_off_opening(record)
                seated = host_sits(record)
                record.seats[number] = SeatRecord(VACANT)
                if seated:
                    pass_on_host(record)
                return
            session.permissions.require_seat(visitor, number)
            if record.stage == PLAYING and not seat.takeover:
                seat.gone = True
                stand_in(record, number, (record.settings.takeover or "") if record.people != [number] else "")

        async with session.change() as change:
            await change.edit(edit)

    async def resume(self, visitor: Visitor, token: str) -> tuple[str, int]:
        """Open a seat for the browser that shows its token.

        Returns:
            the id of the table and the seat.

        Raises:
            BadToken: if it is no token, or not of the seat's present holder.
            NoTable: if its table does not exist.
        """
        table, number = tokens.seat_of(token)
        session = await self.sessions.find(table)
        refuse_in_class(session)
        signer = self.sessions.context.signer

        def edit(record: TableRecord) -> None:
            holder = record.seats[number] if number < len(record.seats) else SeatRecord(VACANT)
            if holder.kind != PERSON or not signer.opens(token, record.id, number, holder.salt):
                raise BadToken()
            if visitor.guest not in holder.guests:
                first, *others = holder.guests
                holder.guests = [first, *others[2 - DEVICES :], visitor.guest]

        async with session.change() as change:
            await change.edit(edit)
        return session.id, number

    async def renew_token(self, session: TableSession, visitor: Visitor, number: int) -> None:
        """Give a seat another token: the one before opens nothing any more, nor do the browsers that came by it.

        Whoever sat down first and whoever asks keep the seat, so that nobody who got hold of a link takes it away.

        Raises:
            NotYourSeat, IllegalSeat: if the visitor does not hold the seat.
        """

        refuse_in_class(session)

        def edit(record: TableRecord) -> None:
            session.permissions.require_seat(visitor, number)
            seat = record.seats[number]
            kept = list(dict.fromkeys((seat.guests[0], visitor.guest)))
            if record.host in seat.guests and record.host not in kept:
                record.host = kept[0]
            seat.guests, seat.salt = kept, tokens.new_salt()

        async with session.change() as change:
            await change.edit(edit)

    async def update_settings(self, session: TableSession, visitor: Visitor, update: SettingsUpdate) -> None:
        """Change the table's settings for its host; the clock only before the start."""

        def edit(record: TableRecord) -> None:
            if not session.permissions.is_host(visitor):
                raise NotHost()
            changes = {name: value for name, value in structs.asdict(update).items() if value is not UNSET}
            if "clock" in changes and record.stage != OPEN:
                raise AlreadyBegun()
            settings = structs.replace(record.settings, **changes)
            self.offer.check_settings(settings)
            record.settings = settings

        async with session.change() as change:
            await change.edit(edit)


def refuse_in_class(session: TableSession) -> None:
    """Raise ClassTableOnly at the table of a class: who sits where is the class's to say."""
    if session.record.class_id:
        raise ClassTableOnly()


def person(visitor: Visitor, name: str) -> SeatRecord:
    """Return a seat that the visitor holds."""
    return SeatRecord(PERSON, clean_name(name), guests=[visitor.guest], salt=tokens.new_salt())


def seat_of(record: TableRecord, number: int) -> SeatRecord:
    """Return a seat; raise IllegalSeat if there is none of that number."""
    if not 0 <= number < len(record.seats):
        raise IllegalSeat(Fault("illegal-seat", seats=len(record.seats)))
    return record.seats[number]


def welcome_back(session: TableSession, seat: int, now: int) -> None:
    """Give who is back some time, if their clock is empty, and tell everyone."""
    if session.clocks is not None:
        session.clocks.welcome_back(seat, now)
        session.broadcast.send_infos(now)


def make_unlike(record: TableRecord, number: int) -> None:
    """Put a number behind the name of a seat if it could be taken for that of somebody else at the table."""
    seat = record.seats[number]
    strangers = [other for other in record.seats if other.name and not set(other.guests) & set(seat.guests)]
    if seat.name:
        seat.name = unlike(seat.name, [other.name for other in strangers], NAME)


def get_ready(record: TableRecord, number: int, update: SeatUpdate) -> None:
    """Make the changes that a person makes at their own seat."""
    seat = record.seats[number]
    if update.name is not None:
        seat.name = clean_name(update.name)
        make_unlike(record, number)
    if not update.readies or (record.stage != OPEN and repeats_word(seat, update)):
        return
    if record.stage != OPEN:
        raise AlreadyBegun()
    if update.seal is not None:
        seal_word(record, number, update)
    if update.ready is not None:
        if not update.ready:
            call_off_opening(record)
        seat.ready = update.ready
    if update.word is not None:
        open_word(record, number, update.word)


def stand_in(record: TableRecord, number: int, level: str) -> None:
    """Let a bot of that level stand in for a seat from now on, or none if it is empty."""
    seat = record.seats[number]
    if not seat.takeover:
        seat.stood_in_at = record.number
    seat.takeover = level
