"""How one address takes turns with itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class AddressTurns:
    """Lets a few of each address go on at a time; its others wait for their turn, in the order in which they came.

    Between two turns everyone else's work is done: however much one address asks for at once, others wait for little of
    it.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.gates: dict[str, asyncio.Semaphore] = {}
        self.users: Counter[str] = Counter()

    @asynccontextmanager
    async def take(self, where: str) -> AsyncIterator[None]:
        """Wait for a turn of that address and have it as long as this lasts."""
        gate = self.gates.setdefault(where, asyncio.Semaphore(self.at_once))
        self.users[where] += 1
        try:
            async with gate:
                await asyncio.sleep(0)  # what waits for nothing else would go on to the next turn at once
                yield
        finally:
            self.users[where] -= 1
            if self.users[where] <= 0:
                del self.users[where], self.gates[where]
