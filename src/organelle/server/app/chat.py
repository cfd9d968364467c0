"""Chat: short, not too fast, and off where the table wants quiet."""

from __future__ import annotations

import asyncio
import contextlib

from organelle.server.app.printable import printable_text
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.app.session import SessionContext, TableSession
from organelle.server.app.sessions import retry_pauses
from organelle.server.app.visitor import Watcher
from organelle.server.app.wire import ChatMessage, encode
from organelle.server.errors import ChatMuted, ChatOff, ChatTooFast
from organelle.server.records import ChatLine
from organelle.table.errors import illegal

LONGEST, GIVEN = 300, 3_000
"""The longest line, and how long what is given as one may be: signs that do not show are taken away."""

BURST, RATE = 5, 0.5
"""Five lines at once, then one every two seconds."""


class ChatRoom:
    """What seats say to each other, at every table."""

    def __init__(self, context: SessionContext) -> None:
        self.context = context
        self.limiter = RateLimiter(RATE, BURST)
        self.silent: set[str] = set()
        """The tables whose last lines could not be read yet."""

    async def say(self, session: TableSession, seat: int, text: str) -> int:
        """Add a line of chat by that seat and send it to everyone.

        Returns:
            the number of the line.

        Raises:
            ChatOff, ChatMuted, ChatTooFast: if the seat may not speak now.
            Illegal: if the text is empty or too long.
            TableClosed: if the table is no more.
        """
        if len(text) > GIVEN:  # looked at first, for it takes long to normalize a long text
            raise illegal("chat-length", most=LONGEST)
        kept = printable_text(text).strip()
        speaker = session.record.seats[seat]
        if not session.record.settings.chat:
            raise ChatOff()
        if speaker.muted:
            raise ChatMuted()
        if not 1 <= len(kept) <= LONGEST:
            raise illegal("chat-length", most=LONGEST)
        now = self.context.clock.now()
        if not self.limiter.take((session.id, seat), now / 1000):
            raise ChatTooFast(count=BURST)
        line = await self.context.store.add_chat(session.id, ChatLine(0, seat, speaker.name, kept, now))
        if line is None:
            raise session.close()
        await self._send_new(session)
        return line.number

    async def greet(self, session: TableSession, watcher: Watcher) -> None:
        """Send the last lines to a watcher who has just come."""
        lines = await self.context.store.load_chat(session.id, 0)
        watcher.send(encode(ChatMessage(take_new(watcher, lines))))

    def said_elsewhere(self, session: TableSession) -> None:
        """Send everyone what was said at another process."""
        self.context.spawn(self._send_new(session))

    async def _send_new(self, session: TableSession) -> None:
        """Send each watcher what they have not heard yet, in the order in which it was said, here or elsewhere."""
        try:
            await self._send_since(session)
        except OSError:  # what is said is kept; who said it need not wait until all have heard it
            self.context.spawn(self._send_later(session))

    async def _send_later(self, session: TableSession) -> None:
        """Send it as soon as the store can be read again; one job a table does it for all lines."""
        if session.id in self.silent:
            return
        self.silent.add(session.id)
        try:
            for pause in retry_pauses():
                await asyncio.sleep(pause)
                with contextlib.suppress(OSError):
                    await self._send_since(session)
                    return
        finally:
            self.silent.discard(session.id)

    async def _send_since(self, session: TableSession) -> None:
        watchers = session.broadcast.watchers
        since = min((watcher.known_chat for watcher in watchers if watcher.looking), default=None)
        if since is None:
            return
        lines = await self.context.store.load_chat(session.id, since)
        for watcher in watchers:
            if watcher.looking and (new := take_new(watcher, lines)):
                watcher.send(encode(ChatMessage(new)))


def take_new(watcher: Watcher, lines: list[ChatLine]) -> list[ChatLine]:
    """Return the lines that are new to the watcher, and count them as known."""
    found = [line for line in lines if line.number > watcher.known_chat]
    if found:
        watcher.known_chat = found[-1].number
    return found
