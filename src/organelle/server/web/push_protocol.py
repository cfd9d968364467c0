"""uvicorn's WebSocket protocol with one thing more: a message can be pushed without a task (docs/adr/0011)."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

PUSH = "organelle.push"
"""Where the state of the scope holds what pushes a message."""

BACKLOG = 4_000_000
"""Bytes that may wait for a slow reader before it is given up."""


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


class PushProtocol(WebSocketsSansIOProtocol):
    """The library reads all frames and makes all but those that are pushed.

    What is pushed in one turn of the loop is written in one piece.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pushed: list[bytes] = []

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
        await super().send(message)

    def flush(self) -> None:
        """Write what was pushed; give up a reader for whom too much waits."""
        frames, self.pushed = self.pushed, []
        if frames and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            if self.transport.get_write_buffer_size() > BACKLOG:
                self.transport.abort()
