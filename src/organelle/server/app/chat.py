"""Chat: short, not too fast, and off where the table wants quiet."""

from __future__ import annotations

import asyncio

from organelle.server.app.printable import printable_text
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.visitor import Watcher
from organelle.server.app.wire import ChatMessage, encode
from organelle.server.ports import ChatLine
from organelle.table.errors import illegal

LONGEST = 300
BURST, RATE = 5, 0.5
"""Five lines at once, then one every two seconds."""


class ChatRoom:
    """What seats say to each other."""

    def __init__(self, tables: SessionRegistry) -> None:
        self.tables = tables
        self.limit = RateLimiter(RATE, BURST)
        self.tasks: set[asyncio.Task[None]] = set()
        tables.chatted = self._elsewhere

    async def say(self, table: TableSession, seat: int, text: str) -> int:
        """A line of chat by that seat."""
        said = printable_text(text).strip()
        if not table.row.rules.chat:
            raise illegal("chat-off")
        if table.row.seats[seat].muted:
            raise illegal("chat-muted")
        if not 1 <= len(said) <= LONGEST:
            raise illegal("chat-length", most=LONGEST)
        now = self.tables.time.now()
        if not self.limit.take((table.id, seat), now / 1000):
            raise illegal("chat-fast", count=BURST)
        line = await self.tables.store.say(table.id, ChatLine(0, seat, table.row.seats[seat].name, said, now))
        if line is None:
            raise self.tables.closed(table)
        await self._pass_on(table)
        return line.number

    async def greet(self, table: TableSession, watcher: Watcher) -> None:
        """The last lines, for one who has just come."""
        lines = await self.tables.store.chat(table.id, 0)
        watcher.send(encode(ChatMessage(unheard(watcher, lines))))

    async def _pass_on(self, table: TableSession) -> None:
        """What each watcher has not heard yet, in the order in which it was said, here or at another process."""
        since = min((watcher.heard for watcher in table.watchers if watcher.looking), default=None)
        if since is None:
            return
        try:
            lines = await self.tables.store.chat(table.id, since)
        except OSError:  # what is said is kept, and heard with the next line
            return
        for watcher in table.watchers:
            if watcher.looking and (told := unheard(watcher, lines)):
                watcher.send(encode(ChatMessage(told)))

    def _elsewhere(self, table: TableSession) -> None:
        task = asyncio.get_running_loop().create_task(self._pass_on(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def unheard(watcher: Watcher, lines: list[ChatLine]) -> list[ChatLine]:
    """The lines that are new to the watcher, who has heard them now."""
    found = [line for line in lines if line.number > watcher.heard]
    if found:
        watcher.heard = found[-1].number
    return found
