"""The line a socket speaks over: uvicorn's own, with a short way out for messages that are ready to be sent."""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

PUSH = "organelle.push"
"""Where the scope holds what writes a message at once."""

BACKLOG = 4_000_000
"""Bytes that may wait for a slow reader."""

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""


class Line(WebSocketsSansIOProtocol):
    """One message to many sockets is framed without a task and without being decoded for each of them."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def push(self, message: bytes) -> None:
        """Writes a text message, unless the line is closing; a reader for whom too much waits is given up."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.transport.writelines((head(len(message)), message))
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()


def head(size: int) -> bytes:
    """What stands before a text message of that many bytes."""
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)
