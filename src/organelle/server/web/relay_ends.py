"""Both ends of the connection over which one process passes sockets on to another: who passes on, and who serves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from organelle.server.app.visitor import Visitor
from organelle.server.errors import TooManyRequests, close_code_of
from organelle.server.web.outbox import Outbox
from organelle.server.web.push_protocol import Inbox
from organelle.server.web.relay_link import CLOSE, CODE, FAULT, OPEN, PING, PONG, TEXT, RelayLink

log = logging.getLogger("organelle.relay")

RESTARTING = 1012
"""The closing code of a socket whose home is gone; whoever comes again is served elsewhere."""

WAITING_MESSAGES, WAITING_BYTES = 64, 65_536
"""Messages of one socket that may wait for its table, and their bytes."""

HEARTBEAT, SILENCE = 2.0, 6.0
"""Seconds between two questions whether the other end is there, and without an answer until it is given up."""

Receive = Callable[[], Coroutine[Any, Any, Any]]


class Messages(Protocol):
    """What a socket says, counted."""

    @property
    def exhausted(self) -> bool:
        """Were so many messages refused that the socket is to be closed?"""

    def admits(self) -> bool:
        """Count a message; return whether it may be passed on, and refuse it if not."""

    async def receive(self) -> Any:
        """Return the next message that may be passed on, or the end."""


ServeSocket = Callable[[str, Visitor, Outbox, Receive], Coroutine[Any, Any, int]]
"""Serves a socket at a table here, to its end; returns its closing code."""


class PassedSocket(Struct, array_like=True):
    """A socket that is passed on: whose it is, and which table it is for."""

    table: str
    guest: str
    token: str
    language: str
    address: str


class OutgoingLink(RelayLink):
    """The end of a process that passes sockets on."""

    def __init__(
        self, key: bytes, name: str, place: str, expected: str, on_end: Callable[[OutgoingLink], None]
    ) -> None:
        super().__init__(key, name, place, expected)
        self.on_end = on_end
        self.sockets: dict[int, Outbox] = {}
        self.last_number = 0
        self.answered = self.loop.time()
        self.tasks: set[asyncio.Task[None]] = set()

    def begin_heartbeat(self) -> None:
        """Ask again and again whether the other end is there; give it up if it does not answer."""
        self.answered = self.loop.time()
        self._beat(self.loop.time())

    def _beat(self, planned: float) -> None:
        now = self.loop.time()
        punctual = now - planned < HEARTBEAT  # where this process stood still itself, the answer may wait unread
        if self.lost:
            return
        if punctual and now - self.answered > SILENCE:
            log.warning("a process does not answer", extra={"peer": self.their_name.decode()})
            self.transport.abort()
            return
        self.say(0, PING)
        self.loop.call_at(now + HEARTBEAT, self._beat, now + HEARTBEAT)

    def heard(self, number: int, kind: int, payload: bytes) -> None:
        outbox = self.sockets.get(number)
        if kind == PONG:
            self.answered = self.loop.time()
        elif outbox is not None and kind == TEXT:
            outbox.push(payload)
        elif outbox is not None and kind == CLOSE:
            self._close(outbox, CODE.unpack(payload)[0])

    def _close(self, outbox: Outbox, code: int) -> None:
        task = self.loop.create_task(outbox.close(code))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ended(self) -> None:
        sockets, self.sockets = self.sockets, {}
        for outbox in sockets.values():
            self._close(outbox, RESTARTING)
        self.on_end(self)

    async def pass_on(
        self, table: str, visitor: Visitor, outbox: Outbox, messages: Messages, inbox: Inbox | None = None
    ) -> int:
        """Pass a socket on to the other end until it is closed; return its closing code.

        Args:
            table: which table it is for.
            visitor: whose it is.
            outbox: where the other end's answers go.
            messages: what it says, as far as that may be passed on.
            inbox: where that arrives, if it can be taken from there without a task.
        """
        self.last_number = number = self.last_number % 0xFFFFFFFF + 1
        self.sockets[number] = outbox
        passed = PassedSocket(table, visitor.guest, visitor.token, visitor.language, visitor.address)
        self.say(number, OPEN, msgspec.msgpack.encode(passed))
        if self.lost:  # it was lost while the socket was let in
            await outbox.close(RESTARTING)

        def take(data: bytes) -> bool:
            if messages.exhausted or not self.writable.is_set():
                return False
            if messages.admits():
                self.say(number, TEXT, data)
            return True

        if inbox is not None:
            inbox.take = take
        try:
            while (event := await messages.receive())["type"] != "websocket.disconnect":
                text = event.get("text")
                await self.writable.wait()
                self.say(number, TEXT, text.encode() if text is not None else bytes(event.get("bytes") or b""))
            return int(event.get("code") or 0)
        finally:
            if inbox is not None:
                inbox.take = None
            self.sockets.pop(number, None)
            self.say(number, CLOSE, CODE.pack(0))
            outbox.stop()


class LinkedOutbox:
    """The outbox of a socket that another process has: what is pushed goes there."""

    def __init__(self, link: IncomingLink, number: int) -> None:
        self.link = link
        self.number = number

    def push(self, message: bytes) -> None:
        self.link.say(self.number, TEXT, message)

    async def close(self, code: int) -> None:
        self.link.say(self.number, CLOSE, CODE.pack(code))

    def stop(self) -> None:
        """Do nothing: the other end drops what comes for a socket that is gone."""


class IncomingLink(RelayLink):
    """The end of a table's home: serves the sockets that another process passes on."""

    def __init__(
        self, key: bytes, name: str, place: str, serve: ServeSocket, on_end: Callable[[IncomingLink], None]
    ) -> None:
        super().__init__(key, name, place)
        self.serve = serve
        self.on_end = on_end
        self.inboxes: dict[int, Inbox] = {}
        self.tasks: set[asyncio.Task[int]] = set()
        self.asked = self.loop.time()
        self._watch(self.loop.time())

    def _watch(self, planned: float) -> None:
        """Give an end up that asks no more: whoever looked through it would seem to be here for ever."""
        now = self.loop.time()
        if self.lost:
            return
        if now - planned < HEARTBEAT and now - self.asked > 3 * SILENCE:
            self.transport.abort()
            return
        self.loop.call_at(now + SILENCE, self._watch, now + SILENCE)

    def heard(self, number: int, kind: int, payload: bytes) -> None:
        inbox = self.inboxes.get(number)
        if kind == PING:
            self.asked = self.loop.time()
            self.say(0, PONG)
        elif kind == OPEN:
            self._open(number, msgspec.msgpack.decode(payload, type=PassedSocket))
        elif inbox is not None and kind == CLOSE:
            inbox.put_nowait({"type": "websocket.disconnect", "code": 0})
        elif inbox is not None and kind == TEXT:
            waiting = sum(len(event.get("bytes", b"")) for event in inbox.waiting) + len(payload)
            if len(inbox.waiting) < WAITING_MESSAGES and waiting <= WAITING_BYTES:
                inbox.put_nowait({"type": "websocket.receive", "bytes": payload})
            else:
                self._end(number, close_code_of(TooManyRequests()))

    def _open(self, number: int, passed: PassedSocket) -> None:
        inbox = self.inboxes[number] = Inbox(self.loop)
        visitor = Visitor(passed.guest, passed.token, passed.language, passed.address)
        job = self.serve(passed.table, visitor, LinkedOutbox(self, number), inbox.get)
        task = self.loop.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(lambda done: self._served(number, done))

    def _end(self, number: int, code: int) -> None:
        """Close a socket; nothing more is taken from it."""
        self.say(number, CLOSE, CODE.pack(code))
        inbox = self.inboxes.pop(number, None)
        if inbox is not None:
            inbox.put_nowait({"type": "websocket.disconnect", "code": code})

    def _served(self, number: int, task: asyncio.Task[int]) -> None:
        self.tasks.discard(task)
        self.inboxes.pop(number, None)
        if not task.cancelled() and task.exception() is not None:
            self.say(number, CLOSE, CODE.pack(FAULT))
            log.error("a socket that was passed on could not be served", exc_info=task.exception())

    def ended(self) -> None:
        for inbox in self.inboxes.values():
            inbox.put_nowait({"type": "websocket.disconnect", "code": 0})
        self.on_end(self)
