"""Before and around the game: new tables, sitting down, being ready, leaving, coming back, once more."""

from __future__ import annotations

import re
import secrets
import tomllib
from typing import Any

from msgspec import UNSET, Struct, UnsetType, structs

import organelle
from organelle.facts import Facts, follow
from organelle.games import GAMES
from organelle.server.app import keys
from organelle.server.app.clocks import UNITS
from organelle.server.app.table import Table, fresh_match
from organelle.server.app.tables import Tables
from organelle.server.app.visitor import Visitor
from organelle.server.ports import BOT, OPEN, OVER, PERSON, PLAYING, VACANT, Clock, Line, Row, Rules, Seat
from organelle.table import log, own_cards
from organelle.table.chance import Secure
from organelle.table.refusal import illegal

WORD = re.compile(r"[A-Za-z0-9_-]{1,64}")
NAME = 40
"""The longest name."""

LONGEST = {"move": 86_400, "game": 86_400, "days": 60}
"""The largest amount of each kind of clock."""

AWAY = 120_000
"""After how many milliseconds a seat that the table waits for counts as away."""


class Wanted(Struct):
    """A seat as the host wants it: for themselves, for whoever comes, or for a bot."""

    kind: str
    name: str = ""
    level: str = ""


class NewTable(Struct):
    """What it takes to open a table."""

    seats: list[Wanted]
    game: str = ""
    options: dict[str, str | bool] = {}
    cards: str | None = None
    text: str | None = None
    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Clock | None = None
    takeover: str | None = None


class NewRules(Struct):
    """What the host changes; what is left out stays."""

    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    takeover: str | UnsetType | None = UNSET


class Placing(Struct):
    """What someone changes about a seat; what is left out stays."""

    ready: bool | None = None
    word: str | None = None
    name: str | None = None
    kind: str | None = None
    level: str = ""
    muted: bool | None = None
    takeover: str | None = None


class Offer(Struct):
    """What this server offers: games, bots by level, and how many unfinished tables a guest may have."""

    games: list[str]
    levels: list[str]
    quota: int


class Seating:
    """Who sits where, and when a game begins."""

    def __init__(self, tables: Tables, offer: Offer) -> None:
        self.tables = tables
        self.levels = offer.levels
        self.quota = offer.quota
        self.games = offer.games

    async def create(self, visitor: Visitor, wanted: NewTable) -> Table:
        """A new table; a bad game, option, card or level is refused."""
        if await self.tables.store.count_of(visitor.guest) >= self.quota:
            raise illegal("too-many-tables", most=self.quota)
        header, entries = self._header(wanted)
        settled = Rules(wanted.public, wanted.spectators, wanted.chat, wanted.clock, wanted.takeover)
        self._check_rules(settled)
        seats = [self._seat(visitor, seat) for seat in wanted.seats]
        return await self._open(visitor, header, seats, settled, entries)

    async def _open(
        self, visitor: Visitor, header: log.Header, seats: list[Seat], settled: Rules, entries: list[log.Entry]
    ) -> Table:
        now = self.tables.time.now()
        while True:
            row = Row(
                id=keys.new_table(),
                code=keys.new_code(),
                host=visitor.guest,
                game=header.game,
                header="\n".join(header.text()) + "\n",
                secret=secrets.token_hex(32),
                created=now,
                updated=now,
                seats=seats,
                rules=settled,
                number=len(entries),
            )
            lines = [Line(entry.number, entry.who, entry.words, now) for entry in entries]
            if await self.tables.store.create(row, lines):
                table = await self.tables.find(row.id)
                await self.begin_if_ready(table)
                return table

    def _header(self, wanted: NewTable) -> tuple[log.Header, list[log.Entry]]:
        """The header of a new game, or header and entries of one that is taken up again."""
        if wanted.text is not None:
            header, entries = log.read(wanted.text)
            self._facts(header.game)
            match = follow(GAMES, wanted.text, Secure())
            if match.over:
                raise illegal("text-over")
            header = match.header
        else:
            facts = self._facts(wanted.game)
            cards = cards_of(facts, wanted.cards) if wanted.cards else None
            header = facts.match(len(wanted.seats), dict(wanted.options), cards, Secure()).header
            entries = []
        if "\0" in "".join(header.text()):
            raise illegal("bad-message", why="it holds a NUL sign")
        if len(wanted.seats) != header.seats:
            raise illegal("illegal-seats", game=header.game, seats=len(wanted.seats), allowed=str(header.seats))
        return header, entries

    def _facts(self, game: str) -> Facts:
        if game not in self.games:
            raise illegal("illegal-game", game=game, allowed=", ".join(sorted(self.games)))
        return organelle.game(game)

    def _check_rules(self, rules: Rules) -> None:
        clock = rules.clock
        if clock is not None and (clock.kind not in UNITS or not 1 <= clock.amount <= LONGEST[clock.kind]):
            raise illegal("bad-clock", kinds=", ".join(f"{kind} (1 to {most})" for kind, most in LONGEST.items()))
        if rules.takeover is not None:
            self._check_level(rules.takeover)

    def _check_level(self, level: str) -> str:
        if level not in self.levels:
            raise illegal("illegal-bot", bot=level, allowed=", ".join(self.levels))
        return level

    def _seat(self, visitor: Visitor, wanted: Wanted) -> Seat:
        if wanted.kind == "me":
            return Seat(PERSON, named(wanted.name), guests=[visitor.guest], salt=keys.new_salt())
        if wanted.kind == BOT:
            return Seat(BOT, "", self._check_level(wanted.level), ready=True)
        if wanted.kind == VACANT:
            return Seat(VACANT)
        raise illegal("bad-seat-kind", kind=wanted.kind)

    async def sit(self, table: Table, visitor: Visitor, number: int, name: str) -> None:
        """Takes an open seat."""
        async with table.lock:

            def edit(row: Row) -> None:
                seat = seat_of(row, number)
                if row.stage != OPEN:
                    raise illegal("already-begun")
                if seat.kind != VACANT:
                    raise illegal("seat-taken", seat=number)
                row.seats[number] = Seat(PERSON, named(name), guests=[visitor.guest], salt=keys.new_salt())

            await self.tables.change(table, edit)

    async def place(self, table: Table, visitor: Visitor, number: int, placing: Placing) -> None:
        """Being ready, another name, another kind of seat, mute, stand-ins."""
        async with table.lock:

            def edit(row: Row) -> None:
                seat_of(row, number)
                if placing.ready is not None or placing.word is not None or placing.name is not None:
                    table.seat(visitor, number)
                    get_ready(row, number, placing)
                if placing.kind is not None or placing.muted is not None:
                    self._arrange(row, visitor, number, placing)
                if placing.takeover is not None:
                    self._stand_in(table, row, visitor, number, placing.takeover)

            await self.tables.change(table, edit)
            if placing.takeover == "" and table.thinking is not None:
                table.thinking.returned(number, self.tables.time.now())
                table.show(self.tables.time.now())
        await self.begin_if_ready(table)

    def _arrange(self, row: Row, visitor: Visitor, number: int, placing: Placing) -> None:
        """The host's part."""
        if visitor.guest != row.host:
            raise illegal("not-host")
        if placing.muted is not None:
            row.seats[number].muted = placing.muted
        if placing.kind is None:
            return
        if row.stage != OPEN:
            raise illegal("already-begun")
        if placing.kind not in (BOT, VACANT, "me"):
            raise illegal("bad-seat-kind", kind=placing.kind)
        row.seats[number] = self._seat(visitor, Wanted(placing.kind, placing.name or "", placing.level))

    def _stand_in(self, table: Table, row: Row, visitor: Visitor, number: int, level: str) -> None:
        """A bot stands in for a seat that is overdue or away; its own person calls it back."""
        if row.stage != PLAYING:
            raise illegal("not-begun")
        seat = row.seats[number]
        mine = table.holds(visitor, number)
        if level == "":
            table.seat(visitor, number)
        else:
            self._check_level(level)
            if seat.kind != PERSON or not (mine or (table.held(visitor) and self.missing(table, number))):
                raise illegal("not-missing", seat=number)
        seat.takeover = level
        row.deadline = self.tables.time.now() if level else row.deadline

    def missing(self, table: Table, seat: int) -> bool:
        """Is the table waiting for a seat that is overdue or away?"""
        if table.match is None or seat not in table.match.waiting:
            return False
        now = self.tables.time.now()
        overdue = table.thinking is not None and table.thinking.left(seat, now) <= 0
        return overdue or (seat not in table.here() and now - table.seen[seat] > AWAY)

    async def take_over(self, table: Table, seat: int) -> None:
        """The table's own bot stands in."""
        async with table.lock:

            def edit(row: Row) -> None:
                if row.rules.takeover and row.stage == PLAYING and self.missing(table, seat):
                    row.seats[seat].takeover = row.rules.takeover
                    row.deadline = self.tables.time.now()

            await self.tables.change(table, edit)

    async def back(self, table: Table, seat: int) -> None:
        """Its person is back: the stand-in leaves."""
        if not table.row.seats[seat].takeover:
            return
        async with table.lock:

            def edit(row: Row) -> None:
                row.seats[seat].takeover = ""

            await self.tables.change(table, edit)
            if table.thinking is not None:
                table.thinking.returned(seat, self.tables.time.now())
                table.show(self.tables.time.now())

    async def leave(self, table: Table, visitor: Visitor, number: int) -> None:
        """Gives up a seat before the start, or leaves it to a stand-in; the host may free one before the start."""
        async with table.lock:

            def edit(row: Row) -> None:
                seat = seat_of(row, number)
                if row.stage == OPEN and visitor.guest == row.host:
                    row.seats[number] = Seat(VACANT)
                    return
                table.seat(visitor, number)
                if row.stage == OPEN:
                    row.seats[number] = Seat(VACANT)
                elif row.stage == PLAYING and row.rules.takeover:
                    seat.takeover = row.rules.takeover
                    row.deadline = self.tables.time.now()

            await self.tables.change(table, edit)

    async def resume(self, visitor: Visitor, token: str) -> tuple[str, int]:
        """Opens a seat for the browser that asks."""
        found, number = keys.seat_of(token)
        table = await self.tables.find(found)
        async with table.lock:

            def edit(row: Row) -> None:
                holder = row.seats[number] if number < len(row.seats) else Seat(VACANT)
                if holder.kind != PERSON or not self.tables.keys.opens(token, row.id, number, holder.salt):
                    raise keys.bad_token()
                if visitor.guest not in holder.guests:
                    holder.guests = [*holder.guests[-19:], visitor.guest]

            await self.tables.change(table, edit)
        return table.id, number

    async def settle(self, table: Table, visitor: Visitor, wanted: NewRules) -> None:
        """The host changes what the table has settled; the clock only before the start."""
        async with table.lock:

            def edit(row: Row) -> None:
                if visitor.guest != row.host:
                    raise illegal("not-host")
                changes = {name: value for name, value in structs.asdict(wanted).items() if value is not UNSET}
                if "clock" in changes and row.stage != OPEN:
                    raise illegal("already-begun")
                settled = structs.replace(row.rules, **changes)
                self._check_rules(settled)
                row.rules = settled

            await self.tables.change(table, edit)

    async def begin_if_ready(self, table: Table) -> None:
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

    async def rematch(self, table: Table, visitor: Visitor) -> Table:
        """The same people once more, everyone a seat further; whoever asks first opens the table."""
        if not (table.held(visitor) or visitor.guest == table.row.host):
            raise illegal("not-seated")
        if table.row.stage != OVER:
            raise illegal("not-over")
        async with table.lock:
            if not table.row.rematch:
                new = await self._again(table, visitor)

                def edit(row: Row) -> None:
                    row.rematch = row.rematch or new.id

                await self.tables.change(table, edit)
        return await self.tables.find(table.row.rematch)

    async def _again(self, table: Table, visitor: Visitor) -> Table:
        old = table.row
        seats = [again(seat) for seat in (*old.seats[1:], old.seats[0])]
        header = fresh_match(old).header
        host = Visitor(visitor.guest if any(visitor.guest in seat.guests for seat in seats) else old.host)
        return await self._open(host, header, seats, structs.replace(old.rules), [])


def again(seat: Seat) -> Seat:
    """The same person or bot at another table."""
    if seat.kind == PERSON:
        return Seat(PERSON, seat.name, guests=list(seat.guests), salt=keys.new_salt())
    return Seat(BOT, "", seat.level, ready=True)


def seat_of(row: Row, number: int) -> Seat:
    if not 0 <= number < len(row.seats):
        raise illegal("illegal-seat", seat=number, last=len(row.seats) - 1)
    return row.seats[number]


def get_ready(row: Row, number: int, placing: Placing) -> None:
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


def named(name: str) -> str:
    """A name as it is kept: no control signs, no useless space."""
    kept = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if not 1 <= len(kept) <= NAME:
        raise illegal("bad-name", most=NAME)
    return kept


def cards_of(facts: Facts, text: str) -> dict[str, Any]:
    """A card table of one's own, checked."""
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise illegal("cards-not-toml", path="cards", why=str(error)) from None
    return dict(own_cards.checked(facts.rules, content))
