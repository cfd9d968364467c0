"""uvicorn's WebSocket protocol with one thing more: a message can be pushed without a task (docs/adr/0011)."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

PUSH = "organelle.push"
"""Where the state of the scope holds what pushes a message."""

BACKLOG = 4_000_000
"""Bytes that may wait for a slow reader before it is given up."""


class PushProtocol(WebSocketsSansIOProtocol):
    """Frames are read and made by the library; what is pushed in one turn of the loop is written in one piece."""

    flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def push(self, message: bytes) -> None:
        """Have a text message written at the end of this turn; drop it if the socket is closing."""
        if self.conn.state is OPEN:
            self.conn.send_text(message)
            if not self.flushing:
                self.flushing = True
                self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what was pushed; give up a reader for whom too much waits."""
        self.flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            if self.transport.get_write_buffer_size() > BACKLOG:
                self.transport.abort()
