"""A table in memory: its row, its match, who watches. Whoever changes it holds its lock and saves before telling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from organelle.catalog import EntryReplayer
from organelle.server.app.clock_state import ClockState
from organelle.server.app.state_encoder import EncodedState, StateEncoder, news
from organelle.server.app.table_records import header_options, new_match
from organelle.server.app.tokens import TokenSigner, bad_token
from organelle.server.app.visitor import Visitor, Watcher
from organelle.server.app.wire import ClockInfo, RewindInfo, SeatInfo, TableInfo, encode
from organelle.server.ports import OPEN, PERSON, VACANT, StoredEntry, TableRecord
from organelle.table.chance import SecureChance
from organelle.table.errors import Illegal, illegal
from organelle.table.match import Match

AWAY = 120_000
"""After how many milliseconds a seat that the table waits for counts as away."""

Eyes = tuple[tuple[int, ...], bool, str]
"""What a table's picture hangs on: the seats one holds, whether one is the host, the language."""


class TableSession:
    """One table of this process."""

    def __init__(self, row: TableRecord, keys: TokenSigner, now: int) -> None:
        self.row = row
        self.keys = keys
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.pictures: StateEncoder | None = None
        self.thinking: ClockState | None = None
        self.broken: Illegal | None = None
        self.sound = 0
        """Where the game is broken: the last entry before that, and the last one to go back to."""
        self.spoiled = False
        """Does the match in memory hold entries that may not be in the store?"""
        self.watchers: set[Watcher] = set()
        self.waiters: set[asyncio.Future[None]] = set()
        self.public = 0
        """The last entry that everyone may know of: slips are not counted before they are opened."""
        self.clocks_changed = False
        self.stirring = False
        """Has someone come or gone whom the others will be told of in a moment?"""
        self.elsewhere: dict[str, tuple[int, set[int], int]] = {}
        """What other processes said: when, which seats are there, how many watch."""
        self.callers: dict[int, int] = {}
        """The seats whose clients ask without a socket, and when they last did."""
        self.seen = [now] * len(row.seats)
        self.missed: list[int] = []
        """The seats of which everyone was told that a bot may stand in."""
        self.touched = now

    @property
    def id(self) -> str:
        return self.row.id

    def set_up(self, lines: list[StoredEntry], now: int) -> None:
        """The match of these entries; one that the rules no longer allow stops it there."""
        self.match = new_match(self.row)
        clock = self.row.rules.clock
        self.thinking = ClockState(clock, len(self.row.seats)) if clock else None
        self.broken = None
        self.follow(lines)
        if self.thinking is not None:
            self.thinking.resumed(now)
        self.spoiled = False

    def follow(self, lines: list[StoredEntry]) -> None:
        """Entries that are in the store already."""
        assert self.match is not None
        replayer = EntryReplayer(self.match, lines)
        for place, line in enumerate(lines, 1):
            try:
                played = replayer.apply(line)
            except Illegal as refusal:
                self.broken, self.sound = refusal, line.number - 1
                for rest in lines[place - 1 :]:
                    self.match.skip_entry(rest.who, rest.words)
                break
            if played and (place == len(lines) or lines[place].at != line.at):
                self.think_on(line.at)
        self.row.number, self.public = self.match.number, self.match.question_number(None)

    def think_on(self, at: int) -> None:
        """Sets the clocks to who is asked now; a slip is one question however many answers it takes."""
        if self.thinking is not None and self.match is not None:
            asked = dict.fromkeys(self.match.waiting, self.match.question_number(None))
            self.clocks_changed |= self.thinking.moved(at, asked)

    def playing(self) -> Match:
        """The match, if it goes on."""
        if self.match is None:
            raise illegal("not-begun")
        if self.broken is not None:
            raise stuck(self.broken)
        return self.match

    def seat(self, visitor: Visitor, seat: int | None) -> int:
        """That seat, if it is the visitor's."""
        if seat is None:
            raise illegal("only-watching")
        if not 0 <= seat < len(self.row.seats):
            raise illegal("illegal-seat", seats=len(self.row.seats))
        if not self.holds(visitor, seat):
            raise illegal("not-your-seat", seat=seat)
        return seat

    def holds(self, visitor: Visitor, seat: int) -> bool:
        """May the visitor play that seat?"""
        held = self.row.seats[seat]
        if held.kind != PERSON:
            return False
        return visitor.guest in held.guests or (
            visitor.token != "" and self.keys.opens(visitor.token, self.id, seat, held.salt)
        )

    def held(self, visitor: Visitor) -> list[int]:
        return [seat for seat in range(len(self.row.seats)) if self.holds(visitor, seat)]

    def hosts(self, visitor: Visitor) -> bool:
        """Is it the host, on whatever device? The host's rights go with the first seat the host holds."""
        row = self.row
        if visitor.guest == row.host:
            return True
        own = [number for number, seat in enumerate(row.seats) if row.host in seat.guests]
        return bool(own) and self.holds(visitor, own[0])

    def admit(self, visitor: Visitor) -> None:
        """Refuses those who may not even look, and a token that opens nothing here."""
        seats = enumerate(self.row.seats)
        if visitor.token and not any(self.keys.opens(visitor.token, self.id, n, seat.salt) for n, seat in seats):
            raise bad_token()
        if not self.admits(visitor):
            raise illegal("no-spectators")

    def admits(self, visitor: Visitor) -> bool:
        """May the visitor look? Where spectators are not wanted, only to play or to take a free seat."""
        if self.row.rules.spectators or self.hosts(visitor) or self.held(visitor):
            return True
        return self.row.stage == OPEN and any(seat.kind == VACANT for seat in self.row.seats)

    def see_off(self) -> None:
        """Those who only watched go when the table does not want them any more."""
        if not self.row.rules.spectators:
            for watcher in [watcher for watcher in self.watchers if not self.admits(watcher)]:
                self.watchers.discard(watcher)
                watcher.turn_away(illegal("no-spectators"))

    def here(self) -> set[int]:
        """The seats whose holders are connected, to this process or another, and have not left."""
        found = self.here_at_this_process().union(*(seats for _, seats, _ in self.elsewhere.values()))
        return {seat for seat in found if not self.row.seats[seat].gone}

    def here_at_this_process(self) -> set[int]:
        return {seat for watcher in self.watchers for seat in self.held(watcher)}.union(self.callers)

    def missing(self, seat: int, now: int) -> bool:
        """Does the table wait for a person whose time is up, who has left, or who has long been away?

        Where days are counted nobody has to be there.
        """
        held = self.row.seats[seat]
        if self.match is None or seat not in self.match.waiting or held.plays_itself:
            return False
        if held.gone or self.overdue(seat, now):
            return True
        clock = self.row.rules.clock
        return (clock is None or clock.kind != "days") and seat not in self.here() and now - self.seen[seat] > AWAY

    def overdue(self, seat: int, now: int) -> bool:
        """Is that seat's time up?"""
        return self.thinking is not None and self.thinking.left(seat, now) <= 0

    def changing(self, deed: Callable[[], object]) -> None:
        """Has the match changed; a refusal leaves all as it was, a fault in the middle leaves memory worth nothing."""
        self.spoiled = True
        try:
            deed()
        except Illegal:
            self.spoiled = False
            raise

    def tell(self) -> None:
        """Sends everyone what happened since they last heard; spectators share one message."""
        self.see_off()
        made: dict[tuple[int | None, int], EncodedState] = {}
        for watcher in self.watchers:
            if watcher.looking:
                self.tell_one(watcher, made)
        for waiter in self.waiters:
            if not waiter.done():
                waiter.set_result(None)

    def tell_one(self, watcher: Watcher, made: dict[tuple[int | None, int], EncodedState]) -> None:
        """What one watcher does not know yet; what others write on their slips makes no message."""
        if self.match is None:
            return
        if watcher.known_row is not self.row:
            watcher.known_row = self.row
            if watcher.seat is not None and not self.holds(watcher, watcher.seat):
                watcher.seat = None
        if self.pictures is None or self.pictures.match is not self.match:
            self.pictures = StateEncoder(self.match)
        key = (watcher.seat, watcher.known)
        if key not in made:
            made[key] = news(self.match, *key, self.pictures)
        told = made[key]
        if (told.number, told.mark) != (watcher.known, watcher.mark):
            if not watcher.knows_figures:
                watcher.knows_figures = True
                watcher.send(self.pictures.figures)
            watcher.known, watcher.mark = told.number, told.mark
            watcher.send(told.message)

    def show(self, now: int) -> None:
        """Sends everyone the table itself: seats, presence, clocks, wishes; who may see the same shares one message."""
        self.clocks_changed = False
        self.see_off()
        made: dict[Eyes, bytes] = {}
        for watcher in self.watchers:
            if watcher.looking:
                self.show_one(watcher, now, made)

    def show_one(self, watcher: Watcher, now: int, made: dict[Eyes, bytes]) -> None:
        """The table as one watcher may see it, unless they have just been told the same."""
        eyes = (tuple(self.held(watcher)), self.hosts(watcher), watcher.language)
        if eyes not in made:
            made[eyes] = encode(self.info(watcher, now))
        if hash(made[eyes]) != watcher.shown:
            watcher.shown = hash(made[eyes])
            watcher.send(made[eyes])

    def info(self, visitor: Visitor, now: int) -> TableInfo:
        """The table as that visitor may see it; tokens only of the visitor's own seats."""
        row, here = self.row, self.here()
        mine = self.held(visitor)
        return TableInfo(
            id=row.id,
            code=row.code,
            game=row.game,
            options=header_options(row),
            stage=row.stage,
            revision=row.revision,
            host=self.hosts(visitor),
            settings=row.rules,
            seats=[self._seat_info(number, number in mine, number in here, now) for number in range(len(row.seats))],
            companions=self.match.companions if self.match is not None else [],
            watchers=self._watching(),
            created=row.created,
            updated=row.updated,
            clock=self._clock(now),
            asking=self._asking(),
            commit=SecureChance(row.secret).commit,
            scores=row.scores,
            winners=row.winners,
            rematch=row.rematch,
            broken=stuck(self.broken).message(visitor.language) if self.broken else "",
        )

    def _seat_info(self, number: int, mine: bool, here: bool, now: int) -> SeatInfo:
        seat, missing = self.row.seats[number], self.missing(number, now)
        kept = (seat.kind, seat.name, seat.level, seat.ready)
        found = SeatInfo(number, *kept, here, mine, seat.muted, seat.takeover, missing)
        if mine:
            found.token = self.keys.token(self.id, number, seat.salt)
        return found

    def _watching(self) -> int:
        local = sum(1 for watcher in self.watchers if watcher.looking and not self.held(watcher))
        return local + sum(count for _, _, count in self.elsewhere.values())

    def _clock(self, now: int) -> ClockInfo | None:
        if self.thinking is None:
            return None
        left = [self.thinking.left(seat, now) for seat in range(len(self.row.seats))]
        return ClockInfo(left, sorted(self.thinking.since), now)

    def _asking(self) -> RewindInfo | None:
        asking = self.row.asking
        return None if asking is None else RewindInfo(asking.seat, asking.number, asking.agreed, self.row.people)

    async def news_for(self, seat: int | None, since: int) -> None:
        """Waits until that seat or a spectator is asked, or may know of something after `since`."""
        while not self._news(seat, since):
            waiter = asyncio.get_running_loop().create_future()
            self.waiters.add(waiter)
            try:
                await waiter
            finally:
                self.waiters.discard(waiter)

    def _news(self, seat: int | None, since: int) -> bool:
        match = self.match
        if match is None:
            return False
        return match.over or seat in match.waiting or match.question_number(seat) > since


def stuck(why: Illegal) -> Illegal:
    """That a rule was mended under the game and what the table can do, then which entry it is about."""
    return Illegal(*illegal("table-broken").faults, *why.faults)
