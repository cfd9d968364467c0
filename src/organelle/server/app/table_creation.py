"""New tables: from a wish, from the text of a game, or the same people once more; the unused can be closed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

import organelle
from organelle.catalog import load_match, parse_toml
from organelle.games import GAMES
from organelle.server.app import tokens
from organelle.server.app.requests import NewTable, Offer
from organelle.server.app.seating import Seating
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.table_records import new_match
from organelle.server.app.text_import import TextImporter
from organelle.server.app.visitor import Visitor
from organelle.server.ports import BOT, OPEN, OVER, PERSON, SeatRecord, StoredEntry, TableRecord, TableSettings
from organelle.table import notation
from organelle.table.chance import SecureChance
from organelle.table.errors import illegal

LATELY = 30 * 86_400_000
"""For how many milliseconds after it was last touched an unfinished table counts as one that its host has."""


class TableCreator:
    """Opens tables, and closes those at which no game has begun."""

    def __init__(self, tables: SessionRegistry, offer: Offer, seating: Seating, reading: TextImporter) -> None:
        self.tables = tables
        self.offer = offer
        self.seating = seating
        self.reading = reading
        self.secret: Callable[[], str] = tokens.new_secret
        """Where the secret of a new table comes from."""

    async def create(self, visitor: Visitor, wanted: NewTable) -> TableSession:
        """A new table; a bad game, option, card or level is refused."""
        since = self.tables.time.now() - LATELY
        if await self.tables.store.count_of(visitor.guest, since) >= self.offer.quota:
            raise illegal("too-many-tables", most=self.offer.quota)
        header, entries = await self._header(wanted)
        settled = TableSettings(wanted.public, wanted.spectators, wanted.chat, wanted.clock, wanted.takeover)
        self.offer.check_rules(settled)
        seats = [self.offer.seat(visitor.guest, seat) for seat in wanted.seats]
        return await self._open(visitor, header, seats, settled, entries)

    async def _open(
        self,
        visitor: Visitor,
        header: notation.Header,
        seats: list[SeatRecord],
        settled: TableSettings,
        entries: list[notation.Entry],
    ) -> TableSession:
        now = self.tables.time.now()
        while True:
            row = TableRecord(
                id=tokens.new_table(),
                code=tokens.new_code(),
                host=visitor.guest,
                game=header.game,
                header="\n".join(header.text()) + "\n",
                secret=self.secret(),
                created=now,
                updated=now,
                seats=seats,
                rules=settled,
                number=len(entries),
            )
            lines = [StoredEntry(entry.number, entry.who, entry.words, now) for entry in entries]
            if await self.tables.store.create(row, lines):
                table = await self.tables.find(row.id)
                await self.seating.begin_if_ready(table)
                return table

    async def _header(self, wanted: NewTable) -> tuple[notation.Header, list[notation.Entry]]:
        """The header of a new game, or header and entries of one that is taken up again."""
        if wanted.text is not None:
            header, entries = await self.reading.of(wanted.text, self._taken_up)
        else:
            facts = organelle.game(self.offer.check_game(wanted.game))
            cards = parse_toml(wanted.cards, "cards") if wanted.cards else None
            header = facts.match(len(wanted.seats), dict(wanted.options), cards, SecureChance()).header
            entries = []
        if "\0" in "".join(header.text()):
            raise illegal("bad-message", why="it holds a NUL sign")
        if len(wanted.seats) != header.seats:
            raise illegal("illegal-seats", game=header.game, seats=len(wanted.seats), allowed=str(header.seats))
        return header, entries

    def _taken_up(self, text: str) -> tuple[notation.Header, list[notation.Entry]]:
        """Header and entries of a game that goes on."""
        header, entries = notation.parse(text)
        self.offer.check_game(header.game)
        match = load_match(GAMES, text, SecureChance())
        if match.over:
            raise illegal("text-over")
        return match.header, entries

    async def close(self, table: TableSession, visitor: Visitor) -> None:
        """The host takes away a table at which no game has begun."""

        def check(row: TableRecord) -> None:
            if not table.hosts(visitor):
                raise illegal("not-host")
            if row.stage != OPEN:
                raise illegal("already-begun")

        async with table.lock:
            await self.tables.remove(table, check)

    async def rematch(self, table: TableSession, visitor: Visitor) -> TableSession:
        """The same people once more, everyone a seat further; whoever asks first opens the table."""
        if not (table.held(visitor) or table.hosts(visitor)):
            raise illegal("not-seated")
        if table.row.stage != OVER:
            raise illegal("not-over")
        async with table.lock:
            before = table.row.rematch
            if not before or await self.tables.store.stands(before) is None:
                new = await self._again(table, visitor)

                def edit(row: TableRecord) -> None:
                    row.rematch = new.id if row.rematch == before else row.rematch

                await self.tables.change(table, edit)
        return await self.tables.find(table.row.rematch)

    async def _again(self, table: TableSession, visitor: Visitor) -> TableSession:
        old = table.row
        seats = [again(seat) for seat in (*old.seats[1:], old.seats[0])]
        header = new_match(old).header
        host = Visitor(visitor.guest if any(visitor.guest in seat.guests for seat in seats) else old.host)
        return await self._open(host, header, seats, structs.replace(old.rules), [])


def again(seat: SeatRecord) -> SeatRecord:
    """The same person or bot at another table."""
    if seat.kind == PERSON:
        return SeatRecord(PERSON, seat.name, guests=list(seat.guests), salt=tokens.new_salt())
    return SeatRecord(BOT, "", seat.level, ready=True)
