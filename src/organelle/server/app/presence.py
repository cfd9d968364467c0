"""Who is at a table: over sockets here, over HTTP, and at other processes; and who is missed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from organelle.server.app.visitor import Visitor, Watcher
from organelle.server.app.wire import ProcessPresence

if TYPE_CHECKING:
    from organelle.server.app.session import TableSession

AWAY = 120_000
"""After how many milliseconds a seat that the table waits for counts as away."""

LASTING = 60_000
"""How many milliseconds a request without a socket, or another process's word, counts as being there."""

LATELY = 120_000
"""For how many milliseconds after the last person has gone bots go on."""

TOGETHER = 0.05
"""Within how many seconds those who come or go are told of in one message."""


class Presence:
    """The presence of people at one table."""

    def __init__(self, session: TableSession, now: int) -> None:
        self.session = session
        self.elsewhere: dict[str, tuple[int, set[int], int]] = {}
        """What other processes said: when, which seats are there, how many watch."""
        self.http_seats: dict[int, int] = {}
        """The seats whose clients ask without a socket, and when they last did."""
        self.last_seen = [now] * len(session.record.seats)
        self.missed: list[int] = []
        """The seats of which everyone was told that a bot may stand in."""
        self.visited: int | None = session.record.updated if session.record.people else None
        """When a person last came; from the store it is only known when something last changed."""
        self.payer = ("", session.record.host)
        """The address and the guest for whom the bots of this table think."""
        self.announcing = False
        """Will the others be told in a moment that someone has come or gone?"""

    def here(self) -> set[int]:
        """Return the seats whose holders are connected, to this process or another, and have not left."""
        found = self.local_seats().union(*(seats for _, seats, _ in self.elsewhere.values()))
        return {seat for seat in found if not self.session.record.seats[seat].gone}

    def local_seats(self) -> set[int]:
        """Return the seats whose holders are connected to this process."""
        held = self.session.permissions.seats_of
        return {seat for watcher in self.session.broadcast.watchers for seat in held(watcher)}.union(self.http_seats)

    def is_anyone_here(self) -> bool:
        """Return whether there is anything to tell the other processes."""
        return bool(self.session.broadcast.watchers or self.http_seats)

    def spectators(self) -> int:
        """Return how many look at the table and hold no seat, here and elsewhere."""
        held = self.session.permissions.seats_of
        local = sum(1 for watcher in self.session.broadcast.watchers if watcher.looking and not held(watcher))
        return local + sum(count for _, _, count in self.elsewhere.values())

    def is_missing(self, seat: int, now: int, here: set[int] | None = None) -> bool:
        """Return whether the table waits for a person whose time is up, who has left, or who has long been away.

        Where days are counted nobody has to be there.

        Args:
            seat: whose person it is.
            now: the time in milliseconds.
            here: what `here()` returns, if it is known.
        """
        session = self.session
        held = session.record.seats[seat]
        if session.match is None or seat not in session.match.waiting or held.bot_level or session.record.frozen:
            return False
        if held.gone or session.is_overdue(seat, now):
            return True
        control = session.record.settings.clock
        waits = control is None or control.kind != "days"
        return waits and now - self.last_seen[seat] > AWAY and seat not in (self.here() if here is None else here)

    def has_left(self, seat: int, now: int) -> bool:
        """Return whether a person does not play on: left, stood in for or long away; where days count, overdue."""
        session = self.session
        held, control = session.record.seats[seat], session.record.settings.clock
        if seat in self.here():
            return False
        if held.gone or held.takeover:
            return True
        if control is not None and control.kind == "days":
            return session.is_overdue(seat, now)
        return now - self.last_seen[seat] > AWAY

    def is_attended(self, now: int) -> bool:
        """Return whether a person is at the table or was lately; where days are counted, whether one plays there."""
        session = self.session
        if session.broadcast.watchers or session.broadcast.waiters or self.http_seats:
            return True
        if any(seats or watching for _, seats, watching in self.elsewhere.values()):
            return True
        control = session.record.settings.clock
        if control is not None and control.kind == "days" and session.record.people:
            return True
        return self.visited is not None and now - self.visited <= LATELY

    def visit(self, visitor: Visitor) -> None:
        """Note that a person asks for the table; bots think on behalf of who plays there or has opened it."""
        rights = self.session.permissions
        if self.payer[0] == "" or rights.is_host(visitor) or rights.held_seats(visitor):
            self.payer = (visitor.address, visitor.guest)
        before, now = self.visited, self.session.context.clock.now()
        self.visited = now
        if before is None or now - before > LATELY:
            self.session.context.on_change(self.session)

    def arrive(self, watcher: Watcher) -> None:
        """Add a watcher; the others are told."""
        if watcher not in self.session.broadcast.watchers:
            self.session.broadcast.watchers.add(watcher)
            self.announce()

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher; the others are told."""
        if watcher in self.session.broadcast.watchers:
            self.session.broadcast.watchers.discard(watcher)
            self.announce()

    def asked_over_http(self, seat: int) -> None:
        """Count a client without a socket, which asks something for that seat, as there for a while."""
        came = seat not in self.local_seats()
        self.http_seats[seat] = self.session.context.clock.now()
        if came:
            self.announce()

    def announce(self) -> None:
        """Tell everyone in a moment who is there; those who come or go together are told of once."""
        self.update_last_seen(self.session.context.clock.now())
        if not self.announcing:
            self.announcing = True
            self.session.context.spawn(self._announce())

    async def _announce(self) -> None:
        await asyncio.sleep(TOGETHER)
        self.announcing = False
        async with self.session.lock:  # the clocks of a move that is being saved are nobody's business yet
            self.session.broadcast.send_infos(self.session.context.clock.now())
        with contextlib.suppress(OSError):  # it is said again before long
            await self.publish()

    def update_last_seen(self, now: int) -> set[int]:
        """Note that whoever is here was seen now; return their seats."""
        here = self.here()
        self.last_seen = [now if seat in here else seen for seat, seen in enumerate(self.last_seen)]
        return here

    def expire(self, now: int) -> None:
        """Forget who was not heard of for long, and tell everyone whom a bot may replace now."""
        self.elsewhere = {origin: said for origin, said in self.elsewhere.items() if now - said[0] <= LASTING}
        silent = [seat for seat, at in self.http_seats.items() if now - at > LASTING]
        for seat in silent:
            del self.http_seats[seat]
        here = self.update_last_seen(now)
        missed = [seat for seat in range(len(self.last_seen)) if self.is_missing(seat, now, here)]
        if silent or missed != self.missed:
            self.missed = missed
            self.announce()

    async def publish(self) -> None:
        """Tell the other processes who is connected here."""
        session = self.session
        held = session.permissions.seats_of
        watching = sum(1 for watcher in session.broadcast.watchers if not held(watcher))
        said = ProcessPresence(session.context.origin, sorted(self.local_seats()), watching)
        await session.context.bus.publish("presence", session.id, msgspec.json.encode(said).decode())

    def heard(self, text: str) -> None:
        """Take what another process says about who is connected there."""
        said = msgspec.json.decode(text, type=ProcessPresence)
        now = self.session.context.clock.now()
        self.elsewhere[said.origin] = (now, set(said.here), said.watchers)
        self.session.broadcast.send_infos(now)
