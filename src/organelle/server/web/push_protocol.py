"""uvicorn's WebSocket protocol with one thing more: a message can be pushed without a task (docs/adr/0011)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from organelle.server.app.rate_limit import TokenBucket
from organelle.server.web.budgets import counted_address

PUSH = "organelle.push"
"""Where the state of the scope holds what pushes a message."""

INBOX = "organelle.inbox"
"""Where it holds the inbox, for whoever takes messages without a task."""

BACKLOG, BACKLOG_HERE = 4_000_000, 32_000_000
"""Bytes that may wait for a slow reader before it is given up, and for all of one address."""

FRAME_RATE, FRAME_BURST = 40.0, 150.0
"""Frames of any kind a second, and at once: twice as many as messages, for pings, pongs and fragments."""

PIECE = 2_048
"""Bytes that are read before it is looked whether there were too many frames."""

TOO_FAST = 4429
"""The closing code of whoever sends more than that."""

LAST_WORDS = 2.0
"""Seconds in which a reader that is given up may read why."""


def text_header(size: int) -> bytes:
    """Return what comes before a whole text message of that many bytes: unmasked, in one piece (RFC 6455, 5.2).

    >>> text_header(5)
    b'\\x81\\x05'
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return bytes((0x81, 126, size >> 8, size & 255))
    return b"\x81\x7f" + size.to_bytes(8)


class Inbox:
    """What was received and waits for its one reader: the part of asyncio.Queue that the protocol uses."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None
        self.take: Callable[[bytes], bool] | None = None
        """Takes whole text messages at once instead of the reader; returns whether it has, else the reader gets it."""

    def takes(self, data: bytes) -> bool:
        """Return whether a text was taken at once; it is the reader's turn while that one has something in hand."""
        idle = self.reader is not None and not self.reader.done() and not self.waiting
        return idle and self.take is not None and self.take(data)

    def put_nowait(self, event: Any) -> None:
        """Add an event, and wake the reader if it waits."""
        self.waiting.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """Return the next event; wait for it if there is none."""
        while not self.waiting:
            self.reader = self.loop.create_future()
            await self.reader
        return self.waiting.popleft()

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self.waiting


class TurnWrites:
    """The sockets to which something was pushed in this turn of the loop: written to in a row at its end.

    What is written between two pieces of work wakes its reader each time; written in a row, it finds most awake.
    """

    of_loop: ClassVar[WeakKeyDictionary[asyncio.AbstractEventLoop, TurnWrites]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self.sockets: list[PushProtocol] = []

    def add(self, socket: PushProtocol) -> None:
        """Have what waits for a socket written at the end of this turn."""
        if not self.sockets:
            socket.loop.call_soon(self.write)
        self.sockets.append(socket)

    def write(self) -> None:
        """Write what waits for all of them."""
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.write_pushed()


class SlowReaders:
    """The connections for which much waits, by address."""

    def __init__(self) -> None:
        self.transports: dict[str, set[asyncio.Transport]] = {}

    def add(self, address: str, transport: asyncio.Transport) -> None:
        """Count a connection that does not read as fast as it is written to."""
        self.transports.setdefault(address, set()).add(transport)

    def remove(self, address: str, transport: asyncio.Transport) -> None:
        """Count it no more: it has caught up, or is gone."""
        slow = self.transports.get(address, set())
        slow.discard(transport)
        if not slow:
            self.transports.pop(address, None)

    def are_too_slow(self, address: str) -> bool:
        """Return whether too much waits for the connections of one address together."""
        slow = self.transports.get(address, ())
        return sum(transport.get_write_buffer_size() for transport in slow) > BACKLOG_HERE


class PushProtocol(WebSocketsSansIOProtocol):
    """The library reads all frames and makes all but those that are pushed.

    What is pushed in one turn of the loop is written in one piece.
    """

    slow_readers = SlowReaders()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = self.inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.turn_writes = TurnWrites.of_loop.setdefault(self.loop, TurnWrites())
        self.pushed: list[bytes] = []
        """Headers and messages that are written at the end of this turn."""
        self.bucket = TokenBucket(FRAME_BURST, self.loop.time())
        self.let_go = False
        """Were there too many frames? Then nothing is read any more."""
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
            if self.let_go or self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_cont(self, event: Frame) -> None:
        if self.counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not self.counted():
            return
        if event.fin and not self.close_sent and self.inbox.empty():
            # The library stops reading with every message, which asks the kernel twice; the second one is soon enough.
            data = bytes(event.data)
            try:
                text = data.decode()
            except UnicodeDecodeError:
                super().handle_text(event)
            else:
                if not self.inbox.takes(data):
                    self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        else:
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

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; one that is no UTF-8 ends the socket, also if the farewell came along with it."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.transport.close()

    def counted(self) -> bool:
        """Count a frame; return whether it is to be heeded. Whoever sends too many is let go."""
        if self.let_go or self.transport.is_closing():
            return False
        if self.bucket.take(FRAME_RATE, FRAME_BURST, self.loop.time()):
            return True
        self.write_pushed()
        if self.conn.state is OPEN:
            self.conn.send_close(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.flooded()
        self.let_go = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self._stop_reading()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        return False

    def _stop_reading(self) -> None:
        """Read no more, whatever comes: to close at once, with something unread, would take back the last words."""
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # or the library would go on when all messages are taken

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"] |= {PUSH: self.push, INBOX: self.inbox}

    def push(self, message: bytes) -> None:
        """Have a text message written at the end of this turn; it is dropped if the socket is closing then."""
        if not self.pushed:
            self.turn_writes.add(self)
        self.pushed += (text_header(len(message)), message)

    def write_pushed(self) -> None:
        """Write what was pushed; drop whoever reads too slowly."""
        frames, self.pushed = self.pushed, []
        if frames and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(frames))
            self.drop_if_slow()

    async def send(self, message: Any) -> None:
        self.write_pushed()
        if self.close_sent and message["type"] == "websocket.close":
            return  # it was let go for its frames meanwhile
        await super().send(message)

    def drop_if_slow(self) -> None:
        """Let a reader go for whom too much waits, messages or pongs; or for all slow ones of its address."""
        waiting = self.transport.get_write_buffer_size()
        if waiting > BACKLOG or (not self.writable.is_set() and self.slow_readers.are_too_slow(self.address)):
            self.transport.abort()
