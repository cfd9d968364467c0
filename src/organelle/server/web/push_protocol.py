"""uvicorn's WebSocket protocol with one thing more: a message can be pushed without a task (docs/adr/0011)."""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from organelle.server.app.rate_limit import TokenBucket
from organelle.server.web.budgets import counted_address

PUSH = "organelle.push"
"""Where the state of the scope holds what pushes a message."""

BACKLOG, BACKLOG_HERE = 4_000_000, 32_000_000
"""Bytes that may wait for a slow reader before it is given up, and for all of one address."""

FRAME_RATE, FRAME_BURST = 40.0, 150.0
"""Frames of any kind a second, and at once: twice as many as messages, for pings, pongs and fragments."""

PIECE = 2_048
"""Bytes that are read before it is looked whether there were too many frames."""

TOO_FAST = 4429
"""The closing code of whoever sends more than that."""

LAST_WORDS = 5.0
"""Seconds in which a reader that is given up may read why."""


def text_frame(message: bytes) -> bytes:
    """Return a whole text message as a server frames it: unmasked and in one piece (RFC 6455, 5.2).

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), message)


class SlowReaders:
    """The sockets for which much waits, by address."""

    def __init__(self) -> None:
        self.transports: dict[str, set[Transport]] = {}

    def add(self, address: str, transport: Transport) -> None:
        """Count a socket that does not read as fast as it is written to."""
        self.transports.setdefault(address, set()).add(transport)

    def remove(self, address: str, transport: Transport) -> None:
        """Count it no more: it has caught up, or is gone."""
        slow = self.transports.get(address, set())
        slow.discard(transport)
        if not slow:
            self.transports.pop(address, None)

    def are_too_slow(self, address: str) -> bool:
        """Return whether too much waits for the sockets of one address together."""
        slow = self.transports.get(address, ())
        return sum(transport.get_write_buffer_size() for transport in slow) > BACKLOG_HERE


class PushProtocol(WebSocketsSansIOProtocol):
    """The library reads all frames and makes all but those that are pushed.

    What is pushed in one turn of the loop is written in one piece.
    """

    slow_readers = SlowReaders()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pushed: list[bytes] = []
        self.bucket = TokenBucket(FRAME_BURST, self.loop.time())
        self.flooded: Callable[[], None] = lambda: None
        """Told when the socket is closed because of its frames."""

    @property
    def address(self) -> str:
        """The address that limits count by; that of the visitor, where a trusted proxy names it."""
        client = self.scope["client"] if self.handshake_initiated else None
        return counted_address(client[0]) if client else ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.slow_readers.add(self.address, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slow_readers.remove(self.address, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.slow_readers.remove(self.address, self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_cont(self, event: Frame) -> None:
        if self.counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self.counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.counted():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self.counted():
            super().handle_ping()
            self.drop_if_slow()

    def handle_pong(self, event: Frame) -> None:
        if self.counted():
            super().handle_pong(event)

    def counted(self) -> bool:
        """Count a frame; return whether it is to be heeded. Whoever sends too many is let go."""
        if self.transport.is_closing():
            return False
        if self.bucket.take(FRAME_RATE, FRAME_BURST, self.loop.time()):
            return True
        if self.conn.state is OPEN:
            self.conn.send_close(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.flooded()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.transport.abort)
        return False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def push(self, message: bytes) -> None:
        """Have a text message written at the end of this turn; drop it if the socket is closing."""
        if self.conn.state is OPEN:
            if not self.pushed:
                self.loop.call_soon(self.flush)
            self.pushed.append(text_frame(message))

    async def send(self, message: Any) -> None:
        self.flush()
        if self.close_sent and message["type"] == "websocket.close":
            return  # it was let go for its frames meanwhile
        await super().send(message)

    def flush(self) -> None:
        """Write what was pushed; give up a reader for whom too much waits."""
        frames, self.pushed = self.pushed, []
        if frames and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            self.drop_if_slow()

    def drop_if_slow(self) -> None:
        """Let a reader go for whom too much waits, messages or pongs; or for all slow ones of its address."""
        waiting = self.transport.get_write_buffer_size()
        if waiting > BACKLOG or (not self.writable.is_set() and self.slow_readers.are_too_slow(self.address)):
            self.transport.abort()
