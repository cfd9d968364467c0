"""The line a socket speaks over: uvicorn's own, with short ways for whole messages that come in and go out."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN

from organelle.server.web.websocket_frames import PUSH, WHOLE_TEXT, body_of, decoded, head, unmasked

BACKLOG = 4_000_000
"""Bytes that may wait for a slow reader."""

AHEAD = 8
"""Messages that may wait to be answered before no more are read."""


class Inbox:
    """What has come in, as far as uvicorn uses a queue; with one reader there is no need for a queue of readers."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: list[ASGIReceiveEvent] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self.events:
            self.reader = self.loop.create_future()
            await self.reader
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events


class HttpProtocol(HttpToolsProtocol):
    """What speaks HTTP, until a socket takes its place: then it lets go of its reader, which holds it too."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One message to many sockets is framed without a task and without being decoded for each of them.

    What is sent waits for the end of the round: a reader that gets all at once is woken once.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.between = True
        """Does what is read next begin a frame? Once that is not known, everything takes the long way."""
        self.unsent: list[bytes] = []
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][PUSH] = self.push

    def data_received(self, data: bytes) -> None:
        """A short text message in one piece, as nearly all are, is read here; anything else by the library."""
        if not self.handshake_initiated:
            self.between = data.endswith(b"\r\n\r\n")
        else:
            body = self.between and body_of(data)
            if body and data[0] == WHOLE_TEXT and self._take(data[body - 4 : body], data[body:]):
                return
            self.between = bool(body)
        super().data_received(data)

    def _take(self, mask: bytes, body: bytes) -> bool:
        """Passes a text on; False where the library has to say what is wrong with it."""
        if self.frames or self.close_sent or self.conn.state is not OPEN or len(body) > self.config.ws_max_size:
            return False
        text = decoded(unmasked(body, mask))
        if text is None:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.events) > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Bytes that are no text end the line; whoever sent them is no fault for our log."""
        if self.curr_msg_data_type == "text" and decoded(b"".join(self.frames)) is None:
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """The library's reader and its connection hold each other: only a look for rings would find them."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def push(self, message: bytes) -> None:
        """Has a text message written when all that is ready to be done is done, in one piece with what else waits."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (head(len(message)), message)

    def flush(self) -> None:
        """Writes what waits, unless the line is closing; a reader for whom too much waits is given up."""
        unsent, self.unsent = self.unsent, []
        if not unsent or self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(unsent))
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()
