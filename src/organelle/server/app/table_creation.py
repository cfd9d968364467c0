"""New tables: from a request, from the text of a game, or the same people once more; the unused can be closed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import structs

import organelle
from organelle.kernel.game import Cards, Fault
from organelle.server.app import tokens
from organelle.server.app.hosting import check_end
from organelle.server.app.requests import NewTable, Offer
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.table_records import new_match
from organelle.server.app.text_import import TextImporter
from organelle.server.app.text_jobs import SetupJob, UnfinishedJob
from organelle.server.app.visitor import Visitor
from organelle.server.errors import AlreadyBegun, BadMessage, ClassTableOnly, NotHost, NotOver, NotSeated, TooManyTables
from organelle.server.records import BOT, OPEN, OVER, PERSON, SeatRecord, StoredEntry, TableRecord, TableSettings
from organelle.table import notation
from organelle.table.chance import FixedChance
from organelle.table.errors import IllegalSetup

LATELY = 30 * 86_400_000
"""For how many milliseconds after its last change an unfinished table counts as one that its host has."""


class TableCreator:
    """Opens tables, and closes those at which no game has begun."""

    def __init__(self, sessions: SessionRegistry, offer: Offer, importer: TextImporter) -> None:
        self.sessions = sessions
        self.offer = offer
        self.importer = importer
        self.secret: Callable[[], str] = tokens.new_secret
        """Where the secret of a new table comes from."""

    async def create(self, visitor: Visitor, wanted: NewTable) -> TableSession:
        """Open a new table with the visitor as its host.

        Raises:
            TooManyTables: if the visitor has too many that are not over.
            Illegal: if a game, option, card, level or setting is none that there is.
        """
        context = self.sessions.context
        since = context.clock.now() - LATELY
        if await context.store.count_tables(visitor.guest, since) >= self.offer.quota:
            raise TooManyTables(most=self.offer.quota)
        header, entries = await self._header(wanted, visitor.address)
        settings = TableSettings(
            wanted.public, wanted.spectators, wanted.chat, wanted.clock, wanted.takeover, wanted.hints
        )
        self.offer.check_settings(settings)
        seats = [self.offer.seat(visitor.guest, seat) for seat in wanted.seats]
        return await self._open(visitor.guest, header, seats, settings, entries)

    async def open_for_class(
        self, class_id: str, game: str, seats: list[SeatRecord], options: dict[str, str], cards: Cards, level: str
    ) -> TableSession:
        """Open a table of a class and begin its game: nobody has to be ready, and nobody but the class is its host.

        Args:
            class_id: the class.
            game: its game.
            seats: who sits there.
            options: the game's options.
            cards: the game's own cards.
            level: the bot that stands in for who is away.
        """
        header = organelle.game(game).match(len(seats), dict(options), dict(cards), FixedChance()).header
        settings = TableSettings(chat=False, takeover=level)
        return await self._open(f"class-{class_id}", header, seats, settings, [], class_id)

    async def _open(
        self,
        host: str,
        header: notation.Header,
        seats: list[SeatRecord],
        settings: TableSettings,
        entries: list[notation.Entry],
        class_id: str = "",
    ) -> TableSession:
        now = self.sessions.context.clock.now()
        while True:
            record = TableRecord(
                id=tokens.new_id(),
                code=tokens.new_code(),
                host=host,
                game=header.game,
                header="\n".join(header.text()) + "\n",
                secret=self.secret(),
                created=now,
                updated=now,
                seats=seats,
                settings=settings,
                number=len(entries),
                class_id=class_id,
            )
            stored = [StoredEntry(entry.number, entry.who, entry.words, now) for entry in entries]
            if await self.sessions.context.store.create_table(record, stored):
                session = await self.sessions.find(record.id)
                async with session.change() as change:
                    await change.begin_if_ready()
                return session

    async def _header(self, wanted: NewTable, address: str) -> tuple[notation.Header, list[notation.Entry]]:
        """Return the header of a new game, or header and entries of one that is taken up again."""
        if wanted.text is not None:
            found = await self.importer.read(UnfinishedJob(wanted.text, self.offer.games), address)
            lines, words = msgspec.json.decode(found, type=tuple[list[str], list[tuple[str, str]]])
            header = header_of(lines)
            entries = [notation.Entry(number, *entry) for number, entry in enumerate(words, 1)]
        else:
            info = organelle.game(self.offer.check_game(wanted.game))
            if wanted.cards:
                setup = SetupJob(info.name, len(wanted.seats), wanted.options, wanted.cards)
                header = header_of(msgspec.json.decode(await self.importer.read(setup, address), type=list[str]))
            else:
                header = info.match(len(wanted.seats), dict(wanted.options), None, FixedChance()).header
            entries = []
        if "\0" in "".join(header.text()):
            raise BadMessage(why="it holds a NUL sign")
        if len(wanted.seats) != header.seats:
            allowed = str(header.seats)
            raise IllegalSetup(Fault("illegal-seats", game=header.game, seats=len(wanted.seats), allowed=allowed))
        return header, entries

    async def close(self, session: TableSession, visitor: Visitor, *, begun: bool = False) -> None:
        """Remove a table for its host, with all that belongs to it.

        Args:
            session: the table.
            visitor: who asks.
            begun: remove it even if its game goes on; one that is over stays for those who played it.

        Raises:
            NotHost: if it is not the host who asks, or a game goes on and it is not the host's own browser.
            AlreadyBegun: if a game has begun that is not to be removed.
            OthersPlay: if a game goes on, and another person plays on there.
        """

        def check(record: TableRecord) -> None:
            if not session.permissions.is_host(visitor):
                raise NotHost()
            if record.stage == OVER or (record.stage != OPEN and not begun):
                raise AlreadyBegun()
            if record.stage != OPEN:
                check_end(session, visitor)

        async with session.change() as change:
            await change.remove(check)

    async def rematch(self, session: TableSession, visitor: Visitor) -> TableSession:
        """Return a table for the same people by today's rules, everyone a seat further; whoever asks first opens it.

        Raises:
            NotSeated: if the visitor neither sits there nor is the host.
            ClassTableOnly: if it is the table of a class, which would outlive it.
            NotOver: if the game goes on.
            IllegalSetup: if today's rules do not take the table's own cards.
        """
        if not (session.permissions.held_seats(visitor) or session.permissions.is_host(visitor)):
            raise NotSeated()
        if session.record.class_id:
            raise ClassTableOnly()
        if session.record.stage != OVER:
            raise NotOver()
        async with session.change() as change:
            before = session.record.rematch
            if not before or await self.sessions.context.store.position(before) is None:
                new = await self._repeat(session.record, visitor)

                def edit(record: TableRecord) -> None:
                    record.rematch = new.id if record.rematch == before else record.rematch

                await change.edit(edit)
        return await self.sessions.find(session.record.rematch)

    async def _repeat(self, old: TableRecord, visitor: Visitor) -> TableSession:
        seats = [same_seat(seat) for seat in (*old.seats[1:], old.seats[0])]
        was = new_match(old).header
        header = organelle.game(was.game).match(was.seats, dict(was.options), was.cards, FixedChance()).header
        host = visitor.guest if any(visitor.guest in seat.guests for seat in seats) else old.host
        return await self._open(host, header, seats, structs.replace(old.settings, hinted=[]), [])


def header_of(lines: list[str]) -> notation.Header:
    """Return the header of which these are the lines."""
    return notation.parse("\n".join(lines))[0]


def same_seat(seat: SeatRecord) -> SeatRecord:
    """Return a seat for the same person or bot at another table."""
    if seat.kind == PERSON:
        return SeatRecord(PERSON, seat.name, guests=list(seat.guests), salt=tokens.new_salt())
    return SeatRecord(BOT, "", seat.level, ready=True)
