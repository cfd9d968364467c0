"""The whole of the table server without its door: every use case, wired to the ports."""

from __future__ import annotations

import asyncio
import logging

from organelle.server.app.bot_turns import BotTurns
from organelle.server.app.chat import ChatRoom
from organelle.server.app.play import Play
from organelle.server.app.replays import Replays
from organelle.server.app.requests import Offer
from organelle.server.app.seating import Seating
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import PRESENCE, SessionRegistry
from organelle.server.app.table_creation import TableCreator
from organelle.server.app.text_import import TextImporter
from organelle.server.app.tokens import TokenSigner
from organelle.server.app.visitor import UNTOLD, Visitor, Watcher
from organelle.server.metrics import Metrics
from organelle.server.ports import OPEN, PLAYING, VACANT, BotRunner, Bus, Clock, Store
from organelle.table.errors import Illegal, illegal

log = logging.getLogger("organelle.service")

TICK = 1.0
A_FEW = 20
"""Tables that are looked after before whoever waits comes first."""
LATE = 3_000
"""How many milliseconds a table may be overdue before a process that does not hold it takes it up."""


class Service:
    """What the door calls."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        keys: TokenSigner,
        clock: Clock,
        thinker: BotRunner,
        metrics: Metrics,
        offer: Offer,
    ) -> None:
        self.store = store
        self.time = clock
        self.metrics = metrics
        self.tables = SessionRegistry(store, bus, keys, clock, metrics)
        self.play = Play(self.tables)
        self.offer = offer
        self.seating = Seating(self.tables, offer)
        reading = TextImporter()
        self.opening = TableCreator(self.tables, offer, self.seating, reading)
        self.talk = ChatRoom(self.tables)
        self.replays = Replays(self.tables, offer, reading)
        self.bots = BotTurns(self.tables, self.play, thinker)
        self.tables.happened = self.bots.wake
        self.ticking: asyncio.Task[None] | None = None
        metrics.gauge("organelle_tables", "tables in memory", lambda: len(self.tables.live))
        metrics.gauge("organelle_watchers", "open sockets at tables", self._watchers)

    def _watchers(self) -> int:
        return sum(len(table.watchers) for table in self.tables.live.values())

    async def find(self, table: str, visitor: Visitor) -> TableSession:
        """A table that the visitor may look at."""
        found = await self.tables.find(table)
        await self.tables.current(found)
        found.admit(visitor)
        return found

    async def by_code(self, code: str) -> str:
        """The table of a six-letter code."""
        found = await self.store.by_code(code.upper()) if code.isascii() and code.isalpha() else ""
        if not found:
            raise illegal("no-code")
        return found

    async def mine(self, visitor: Visitor) -> list[TableSession]:
        """The tables where the visitor hosts or holds a seat."""
        rows = await self.store.tables_of(visitor.guest)
        return [self.tables.live.get(row.id) or TableSession(row, self.tables.keys, row.updated) for row in rows]

    async def open_tables(self) -> list[TableSession]:
        """Public tables with a free seat."""
        rows = [row for row in await self.store.open_tables() if any(seat.kind == VACANT for seat in row.seats)]
        return [self.tables.live.get(row.id) or TableSession(row, self.tables.keys, row.updated) for row in rows]

    async def look(self, table: TableSession, watcher: Watcher, seat: int | None, since: int) -> None:
        """From now on the watcher sees the table through these eyes."""
        if seat is not None:
            table.seat(watcher, seat)
            await self.seating.back(table, seat)
        async with table.lock:
            await self.tables.fresh(table)
            table.admit(watcher)
            came = watcher not in table.watchers
            table.watchers.add(watcher)
            watcher.seat, watcher.known, watcher.looking, watcher.mark = seat, max(0, since), True, UNTOLD
            watcher.knows_figures, watcher.shown, watcher.heard = False, UNTOLD, 0
            table.show_one(watcher, self.time.now(), {})
            table.tell_one(watcher, {})
            if came:
                self.tables.come(table)
        await self.talk.greet(table, watcher)

    def gone(self, table: TableSession, watcher: Watcher) -> None:
        """The watcher has left."""
        if watcher in table.watchers:
            table.watchers.discard(watcher)
            self.tables.come(table)

    def start(self) -> None:
        """Begins to look after clocks, absent people and bots."""
        self.ticking = asyncio.get_running_loop().create_task(self._tick())

    async def stop(self) -> None:
        """Ends that; whatever is being saved is saved by the store's own end."""
        if self.ticking is not None:
            self.ticking.cancel()
        self.tables.stop()
        await self.bots.stop()

    async def _tick(self) -> None:
        count = 0
        while True:
            try:
                await self._look_after(count)
            except OSError as error:
                log.warning("the store is away", extra={"why": repr(error)})
            except Exception:
                log.exception("the table keeper stumbled")
            count += 1
            await asyncio.sleep(TICK)

    async def _look_after(self, count: int) -> None:
        now = self.time.now()
        if count % 5 == 0:
            await self._take_up(now)
        for place, table in enumerate(list(self.tables.live.values())):
            if place % A_FEW == 0:
                await asyncio.sleep(0)
            try:
                await self._attend(table, now)
            except OSError:
                raise
            except Illegal as refusal:
                log.warning("a table cannot go on", extra={"why": str(refusal)})
            except Exception:  # no table shall keep the others waiting
                log.exception("a table could not be looked after", extra={"game": table.row.game})
            if count % 20 == 19 and table.watchers:
                await self.tables.present(table)
        for forgotten in self.tables.forget(now):
            await self.tables.bus.release(forgotten)

    async def _take_up(self, now: int) -> None:
        """The tables that are overdue; one that was closed, or whose game is not known any more, holds no other up."""
        for due in await self.store.due(now - LATE):
            try:
                await self.tables.find(due)
            except Illegal as refusal:
                log.warning("a table cannot go on", extra={"why": str(refusal)})

    async def _attend(self, table: TableSession, now: int) -> None:
        """Presence, clocks, absent people and bots; what could not be saved or begun is taken up again."""
        if table.spoiled and not table.lock.locked():
            async with table.lock:
                await self.tables.fresh(table)
        if table.row.stage == OPEN and all(seat.ready for seat in table.row.seats):
            await self.seating.begin_if_ready(table)
        self._presence(table, now)
        match = table.match
        if table.row.stage != PLAYING or match is None or table.broken is not None:
            return
        for seat in list(match.waiting):
            if self.seating.forsaken(table, seat) and await self.tables.bus.claim(table.id):
                await self.seating.take_over(table, seat)
        self.bots.wake(table)

    def _presence(self, table: TableSession, now: int) -> None:
        """Forgets who was not heard of for long; everyone is told of whom a bot may replace now."""
        table.elsewhere = {origin: said for origin, said in table.elsewhere.items() if now - said[0] <= PRESENCE}
        silent = [seat for seat, at in table.callers.items() if now - at > PRESENCE]
        for seat in silent:
            del table.callers[seat]
        here = table.here()
        table.seen = [now if seat in here else seen for seat, seen in enumerate(table.seen)]
        missed = [seat for seat in range(len(table.row.seats)) if table.missing(seat, now)]
        if silent or missed != table.missed:
            table.missed = missed
            self.tables.come(table)

    async def check_games(self) -> list[tuple[str, str, int, Illegal]]:
        """Replays every open game under the rules of today; those that would not go on, with where and why."""
        failures: list[tuple[str, str, int, Illegal]] = []
        for name in await self.store.in_play():
            row = await self.store.table(name)
            assert row is not None
            table = TableSession(row, self.tables.keys, 0)
            try:
                table.set_up(await self.store.lines(name, 0), 0)
            except Illegal as refusal:
                table.broken = refusal
            if table.broken is not None:
                failures.append((row.id, row.game, row.number, table.broken))
        return failures
