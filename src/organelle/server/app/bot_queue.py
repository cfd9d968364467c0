"""Whose bot thinks next: fair by address, by guest and by table, and for less time where many wait."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

WAITING = 500
"""How many bots may wait at most; when so many do, an address may add to its own only up to its share."""

ROUND = 10_000
"""Milliseconds in which every bot of an address shall have had its turn; where that is not possible they think less."""

LEAST = 10
"""Milliseconds that every answer counts for at least."""


class Ticket:
    """A bot that waits for its turn or has it."""

    __slots__ = ("address", "began", "granted", "guest", "level")

    def __init__(self, address: str, guest: str, level: str) -> None:
        self.address = address
        self.guest = guest
        self.level = level
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0

    @property
    def account(self) -> tuple[str, str]:
        """The guest as seen from the address."""
        return self.address, self.guest


class BotQueue:
    """Hands out turns to think.

    Whoever has used least comes first: the address that did, at that address the guest whose bot would be done first,
    and of one guest's tables the one that has waited longest. Who comes anew begins where the others stand.

    Args:
        slots: how many may think at once.
        levels: the milliseconds that each level takes at most, the weakest first.
    """

    def __init__(self, slots: int, levels: dict[str, int]) -> None:
        self.slots = self.free = slots
        self.levels = levels
        self.waiting: list[Ticket] = []
        self.used: dict[str | tuple[str, str], float] = {}
        """The milliseconds that each address, and each guest at one, has used; only of those who want something now."""
        self.floor: dict[str, float] = {}
        """Where a new guest of an address begins; under the empty name, where a new address does."""
        self.tickets: Counter[str | tuple[str, str]] = Counter()
        self.active: Counter[str] = Counter()
        """How many bots wait or think, by address."""

    def has_room(self, address: str) -> bool:
        """Return whether a bot of that address may wait too."""
        return len(self.waiting) < WAITING or self.active[address] < WAITING // (len(self.active) + 1)

    @asynccontextmanager
    async def turn(self, address: str, guest: str, level: str) -> AsyncIterator[str]:
        """Wait for a turn and hold it for as long as the context lasts.

        Args:
            address: from where the people at the table come.
            guest: who of them the bot thinks for.
            level: the level that is wanted.

        Yields:
            the level to think at: the one wanted, or a weaker one where many wait.
        """
        ticket = Ticket(address, guest, level)
        self._join(ticket)
        try:
            await ticket.granted
            yield self.level_for(ticket)
        finally:
            self._leave(ticket)

    def level_for(self, ticket: Ticket) -> str:
        """Return the strongest level up to the wanted one with which the address is once round in time."""
        names = list(self.levels)
        if ticket.level not in names[2:]:  # the weakest that thinks at all is the least that anyone gets
            return ticket.level
        load = self.active[ticket.address] * len(self.active) / self.slots
        possible = names[1 : names.index(ticket.level) + 1]
        return next((name for name in reversed(possible) if self.levels[name] * load <= ROUND), possible[0])

    def _join(self, ticket: Ticket) -> None:
        address, account = ticket.address, ticket.account
        self.used.setdefault(address, self.floor.get("", 0.0))
        self.used.setdefault(account, self.floor.setdefault(f"@{address}", 0.0))
        self.active[address] += 1
        self.tickets[account] += 1
        self.waiting.append(ticket)
        self._grant()

    def _leave(self, ticket: Ticket) -> None:
        address, account = ticket.address, ticket.account
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        else:
            spent = max(LEAST, (time.perf_counter() - ticket.began) * 1000)
            self.used[address] += spent
            self.used[account] += spent
            self.free += 1
        self.tickets[account] -= 1
        if not self.tickets[account]:
            del self.tickets[account], self.used[account]
        self.active[address] -= 1
        if not self.active[address]:
            del self.active[address], self.used[address], self.floor[f"@{address}"]
        self._grant()

    def _grant(self) -> None:
        """Give every free slot to whoever comes first."""
        while self.free and self.waiting:
            ticket = min(self.waiting, key=self._rank)
            self.waiting.remove(ticket)
            self.floor[""] = max(self.floor.get("", 0.0), self.used[ticket.address])
            below = f"@{ticket.address}"
            self.floor[below] = max(self.floor[below], self.used[ticket.account])
            self.free -= 1
            ticket.began = time.perf_counter()
            if not ticket.granted.done():
                ticket.granted.set_result(None)

    def _rank(self, ticket: Ticket) -> tuple[float, float]:
        cost = max(LEAST, self.levels.get(ticket.level, 0))
        return self.used[ticket.address], self.used[ticket.account] + cost
