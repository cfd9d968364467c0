"""Around the game: sitting down, being ready, leaving, coming back, stand-ins."""

from __future__ import annotations

import re

from msgspec import UNSET, structs

from organelle.server.app import tokens
from organelle.server.app.requests import Offer, SeatRequest, SeatUpdate, SettingsUpdate, named
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.visitor import Visitor
from organelle.server.ports import BOT, OPEN, PERSON, PLAYING, VACANT, SeatRecord, TableRecord
from organelle.table.errors import illegal

WORD = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Seating:
    """Who sits where, and when a game begins."""

    def __init__(self, tables: SessionRegistry, offer: Offer) -> None:
        self.tables = tables
        self.offer = offer

    async def sit(self, table: TableSession, visitor: Visitor, number: int, name: str) -> None:
        """Takes an open seat."""
        async with table.lock:

            def edit(row: TableRecord) -> None:
                seat = seat_of(row, number)
                if row.stage != OPEN:
                    raise illegal("already-begun")
                if seat.kind != VACANT:
                    raise illegal("seat-taken", seat=number)
                row.seats[number] = SeatRecord(PERSON, named(name), guests=[visitor.guest], salt=tokens.new_salt())

            await self.tables.change(table, edit)

    async def place(self, table: TableSession, visitor: Visitor, number: int, placing: SeatUpdate) -> None:
        """Being ready, another name, another kind of seat, mute, stand-ins."""
        async with table.lock:
            stood_in = seat_of(table.row, number).takeover

            def edit(row: TableRecord) -> None:
                named_anew = placing.name is not None and placing.kind is None
                if placing.ready is not None or placing.word is not None or named_anew:
                    table.seat(visitor, number)
                    get_ready(row, number, placing)
                if placing.kind is not None or placing.muted is not None:
                    self._arrange(table, row, visitor, number, placing)
                if placing.takeover is not None:
                    self._stand_in(table, row, visitor, number, placing.takeover)

            await self.tables.change(table, edit)
            if placing.takeover == "" and stood_in and table.thinking is not None:
                table.thinking.returned(number, self.tables.time.now())
                table.show(self.tables.time.now())
        await self.begin_if_ready(table)

    def _arrange(
        self, table: TableSession, row: TableRecord, visitor: Visitor, number: int, placing: SeatUpdate
    ) -> None:
        """The host's part."""
        if not table.hosts(visitor):
            raise illegal("not-host")
        if placing.muted is not None:
            row.seats[number].muted = placing.muted
        if placing.kind is None:
            return
        if row.stage != OPEN:
            raise illegal("already-begun")
        if placing.kind not in (BOT, VACANT, "me"):
            raise illegal("bad-seat-kind", kind=placing.kind)
        row.seats[number] = self.offer.seat(visitor.guest, SeatRequest(placing.kind, placing.name or "", placing.level))

    def _stand_in(self, table: TableSession, row: TableRecord, visitor: Visitor, number: int, level: str) -> None:
        """A bot stands in for a seat that is overdue or away; its own person calls it back."""
        if row.stage != PLAYING:
            raise illegal("not-begun" if row.stage == OPEN else "illegal-over")
        seat = row.seats[number]
        if level == "":
            table.seat(visitor, number)
        elif not table.held(visitor):
            raise illegal("not-seated")
        else:
            self.offer.check_level(level)
            missing = table.missing(number, self.tables.time.now())
            if seat.kind != PERSON or not (missing or table.holds(visitor, number)):
                raise illegal("not-missing", seat=number)
        seat.takeover, seat.gone = level, False

    def forsaken(self, table: TableSession, seat: int) -> bool:
        """Is the table's own bot to stand in? Never for the last person: a game is played for somebody.

        Who is only away is replaced while somebody waits for them.
        """
        now, others = self.tables.time.now(), set(table.row.people) - {seat}
        if not table.row.rules.takeover or not others or not table.missing(seat, now):
            return False
        return table.overdue(seat, now) or bool(others & table.here())

    async def take_over(self, table: TableSession, seat: int) -> None:
        """The table's own bot stands in."""
        async with table.lock:

            def edit(row: TableRecord) -> None:
                if row.rules.takeover and row.stage == PLAYING and self.forsaken(table, seat):
                    row.seats[seat].takeover = row.rules.takeover

            await self.tables.change(table, edit)

    async def back(self, table: TableSession, seat: int) -> None:
        """Its person is back: the stand-in leaves."""
        if not (table.row.seats[seat].takeover or table.row.seats[seat].gone):
            return
        async with table.lock:

            def edit(row: TableRecord) -> None:
                row.seats[seat].takeover, row.seats[seat].gone = "", False

            await self.tables.change(table, edit)
            if table.thinking is not None:
                table.thinking.returned(seat, self.tables.time.now())
                table.show(self.tables.time.now())

    async def leave(self, table: TableSession, visitor: Visitor, number: int) -> None:
        """Gives up a seat before the start, the host any; later it stays theirs, and a bot may stand in."""
        async with table.lock:

            def edit(row: TableRecord) -> None:
                seat = seat_of(row, number)
                if row.stage == OPEN:
                    if not table.hosts(visitor):
                        table.seat(visitor, number)
                    row.seats[number] = SeatRecord(VACANT)
                    pass_on(row)
                    return
                table.seat(visitor, number)
                if row.stage == PLAYING and not seat.takeover:
                    seat.gone = True
                    seat.takeover = (row.rules.takeover or "") if row.people != [number] else ""

            await self.tables.change(table, edit)

    async def resume(self, visitor: Visitor, token: str) -> tuple[str, int]:
        """Opens a seat for the browser that asks."""
        found, number = tokens.seat_of(token)
        table = await self.tables.find(found)
        async with table.lock:

            def edit(row: TableRecord) -> None:
                holder = row.seats[number] if number < len(row.seats) else SeatRecord(VACANT)
                if holder.kind != PERSON or not self.tables.keys.opens(token, row.id, number, holder.salt):
                    raise tokens.bad_token()
                if visitor.guest not in holder.guests:
                    holder.guests = [*holder.guests[-19:], visitor.guest]

            await self.tables.change(table, edit)
        return table.id, number

    async def settle(self, table: TableSession, visitor: Visitor, wanted: SettingsUpdate) -> None:
        """The host changes what the table has settled; the clock only before the start."""
        async with table.lock:

            def edit(row: TableRecord) -> None:
                if not table.hosts(visitor):
                    raise illegal("not-host")
                changes = {name: value for name, value in structs.asdict(wanted).items() if value is not UNSET}
                if "clock" in changes and row.stage != OPEN:
                    raise illegal("already-begun")
                settled = structs.replace(row.rules, **changes)
                self.offer.check_rules(settled)
                row.rules = settled

            await self.tables.change(table, edit)

    async def begin_if_ready(self, table: TableSession) -> None:
        """The game begins when every seat is taken and everyone is ready."""
        async with table.lock:
            await self.tables.fresh(table)
            while table.row.stage == OPEN and all(seat.ready for seat in table.row.seats):
                lines = await self.tables.store.lines(table.id, 0)
                table.set_up(lines, self.tables.time.now())
                assert table.match is not None
                table.match.advance()
                if await self.tables.save(table, table.row.revision):
                    table.show(self.tables.time.now())


def seat_of(row: TableRecord, number: int) -> SeatRecord:
    if not 0 <= number < len(row.seats):
        raise illegal("illegal-seat", seats=len(row.seats))
    return row.seats[number]


def pass_on(row: TableRecord) -> None:
    """A host who has given up all seats leaves the table to the next person, if there is one."""
    if any(row.host in seat.guests for seat in row.seats):
        return
    row.host = next((seat.guests[0] for seat in row.seats if seat.guests), row.host)


def get_ready(row: TableRecord, number: int, placing: SeatUpdate) -> None:
    """A person's own part."""
    seat = row.seats[number]
    if placing.name is not None:
        seat.name = named(placing.name)
    if placing.ready is None and placing.word is None:
        return
    if row.stage != OPEN:
        raise illegal("already-begun")
    if placing.word is not None:
        if not WORD.fullmatch(placing.word):
            raise illegal("bad-word")
        seat.word = placing.word
    if placing.ready is not None:
        seat.ready = placing.ready
