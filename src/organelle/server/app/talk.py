"""Chat: short, not too fast, and off where the table wants quiet."""

from __future__ import annotations

import asyncio

from organelle.server.app.limits import Limit
from organelle.server.app.shapes import Spoken, encode
from organelle.server.app.table import Table
from organelle.server.app.tables import Tables
from organelle.server.ports import Said
from organelle.table.refusal import illegal

LONGEST = 300
BURST, RATE = 5, 0.5
"""Five lines at once, then one every two seconds."""


class Talk:
    """What seats say to each other."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.limit = Limit(RATE, BURST)
        self.heard: dict[str, int] = {}
        """The last line that this process has passed on, by table."""
        self.tasks: set[asyncio.Task[None]] = set()
        tables.chatted = self._elsewhere

    async def say(self, table: Table, seat: int, text: str) -> int:
        """A line of chat by that seat."""
        said = "".join(sign if sign.isprintable() else " " for sign in text).strip()
        if not table.row.rules.chat:
            raise illegal("chat-off")
        if table.row.seats[seat].muted:
            raise illegal("chat-muted")
        if not 1 <= len(said) <= LONGEST:
            raise illegal("chat-length", most=LONGEST)
        now = self.tables.time.now()
        if not self.limit.take((table.id, seat), now / 1000):
            raise illegal("chat-fast", count=BURST)
        line = await self.tables.store.say(table.id, Said(0, seat, table.row.seats[seat].name, said, now))
        self._pass_on(table, [line])
        return line.number

    async def so_far(self, table: Table) -> list[Said]:
        """The last lines."""
        return await self.tables.store.chat(table.id, 0)

    def _pass_on(self, table: Table, lines: list[Said]) -> None:
        message = encode(Spoken(lines))
        for watcher in table.watchers:
            if watcher.looking:
                watcher.send(message)
        self.heard[table.id] = max(self.heard.get(table.id, 0), *(line.number for line in lines))

    def _elsewhere(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(self._fetch(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _fetch(self, table: Table) -> None:
        """Passes on what was said at another process."""
        lines = await self.tables.store.chat(table.id, self.heard.get(table.id, 0))
        if lines:
            self._pass_on(table, lines)
