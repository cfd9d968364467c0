"""The sockets of a table, brought together at one process: its home, to which the others pass theirs on.

Every process serves any table, so that nothing depends on who is taken for its home: two that differ about it follow
each other by the store, which only costs more.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import socket
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from organelle.server.app.session import SessionContext
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

ANNOUNCED = 10.0
"""Seconds between two announcements of this process to the others."""

LOOPBACK = ("127.", "localhost", "::1")
"""How the addresses begin at which only the same machine can be reached."""

UNPROVEN = 64
"""Connections that may be there without having proven themselves."""

Receive = Callable[[], Coroutine[Any, Any, Any]]

ServeSocket = Callable[[str, Visitor, Outbox, Receive], Coroutine[Any, Any, int]]
"""Serves a socket at a table here, to its end; returns its closing code."""


class Opening(Struct, array_like=True):
    """Who a socket belongs to that is passed on, and which table it is for."""

    table: str
    guest: str
    token: str
    language: str
    address: str


class Announcement(Struct, array_like=True):
    """Where a process can be reached by the others."""

    name: str
    machine: str
    host: str
    port: int

    @property
    def is_near(self) -> bool:
        """Can it be meant for this process? An address of the machine itself is of no use on another."""
        return not self.host.startswith(LOOPBACK) or self.machine == socket.gethostname()


def home_of(table: str, names: list[str]) -> str:
    """Return which of these processes is the table's home; most tables keep theirs when a process comes or goes.

    >>> home_of("t1", ["a", "b"]) == home_of("t1", ["b", "a"])
    True
    """
    return max(names, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())


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

    async def pass_on(self, table: str, visitor: Visitor, outbox: Outbox, receive: Receive) -> int:
        """Pass a socket on to the other end until it is closed; return its closing code."""
        self.last_number = number = self.last_number % 0xFFFFFFFF + 1
        self.sockets[number] = outbox
        opening = Opening(table, visitor.guest, visitor.token, visitor.language, visitor.address)
        self.say(number, OPEN, msgspec.msgpack.encode(opening))
        if self.lost:  # it was lost while the socket was let in
            await outbox.close(RESTARTING)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                text = event.get("text")
                await self.writable.wait()
                self.say(number, TEXT, text.encode() if text is not None else bytes(event.get("bytes") or b""))
            return int(event.get("code") or 0)
        finally:
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
            self._open(number, msgspec.msgpack.decode(payload, type=Opening))
        elif inbox is not None and kind == CLOSE:
            inbox.put_nowait({"type": "websocket.disconnect", "code": 0})
        elif inbox is not None and kind == TEXT:
            waiting = sum(len(event.get("bytes", b"")) for event in inbox.waiting) + len(payload)
            if len(inbox.waiting) < WAITING_MESSAGES and waiting <= WAITING_BYTES:
                inbox.put_nowait({"type": "websocket.receive", "bytes": payload})
            else:
                self._end(number, close_code_of(TooManyRequests()))

    def _open(self, number: int, opening: Opening) -> None:
        inbox = self.inboxes[number] = Inbox(self.loop)
        visitor = Visitor(opening.guest, opening.token, opening.language, opening.address)
        job = self.serve(opening.table, visitor, LinkedOutbox(self, number), inbox.get)
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


class RefusedConnection(asyncio.Protocol):
    """Hangs up at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


class Relay:
    """The other processes of this database: where they are, and which of them is a table's home.

    Args:
        context: this process's name, the key, and the bus by which processes announce themselves.
        host, port: where the others can reach this process; port 0 takes any that is free.
    """

    def __init__(self, context: SessionContext, host: str, port: int) -> None:
        self.context = context
        self.host, self.port = host, port
        self.links: dict[str, OutgoingLink] = {}
        """The connections to the others that have proven themselves, by name."""
        self.calling: set[str] = set()
        self.incoming: set[IncomingLink] = set()
        self.server: asyncio.Server | None = None
        self.announcing: asyncio.Task[None] | None = None
        context.metrics.gauge("organelle_links", "other processes that were found", lambda: len(self.links))
        context.metrics.gauge("organelle_relayed", "sockets that are passed on to their table's home", self.count)

    @property
    def place(self) -> str:
        """Where this process listens for the others."""
        return f"{self.host}:{self.port}"

    def count(self) -> int:
        """Return how many sockets are passed on to other processes."""
        return sum(len(link.sockets) for link in self.links.values())

    async def start(self, serve: ServeSocket) -> None:
        """Listen for the others and begin to announce this process.

        Args:
            serve: serves a socket that another process passes on.

        Raises:
            OSError: if nothing can listen there.
        """

        def accept() -> asyncio.Protocol:
            if sum(not link.proven.done() for link in self.incoming) >= UNPROVEN:
                return RefusedConnection()
            link = IncomingLink(self.context.signer.key, self.context.origin, self.place, serve, self.incoming.discard)
            self.incoming.add(link)
            return link

        self.server = await asyncio.get_running_loop().create_server(accept, self.host, self.port)
        self.port = self.server.sockets[0].getsockname()[1]
        self.announcing = asyncio.create_task(self._announce())

    async def stop(self) -> None:
        """Let all connections go."""
        if self.announcing is not None:
            self.announcing.cancel()
        if self.server is not None:
            self.server.close()
        for link in [*self.links.values(), *self.incoming]:
            link.transport.abort()

    async def _announce(self) -> None:
        while True:
            await self._publish()
            await asyncio.sleep(ANNOUNCED)

    async def _publish(self) -> None:
        own = Announcement(self.context.origin, socket.gethostname(), self.host, self.port)
        said = msgspec.json.encode(own).decode()
        try:
            await self.context.bus.publish("process", "", said)
        except OSError as error:
            log.warning("the others cannot be told of this process", extra={"why": repr(error)})

    def heard(self, text: str) -> None:
        """Take note of a process that announces itself, and call it if there is no connection to it yet."""
        found = msgspec.json.decode(text, type=Announcement)
        known = (*self.links, *self.calling, self.context.origin)
        if found.is_near and found.name not in known:
            self.context.spawn(self._call(found))

    async def _call(self, other: Announcement) -> None:
        self.calling.add(other.name)
        key, place = self.context.signer.key, f"{other.host}:{other.port}"
        try:
            _, link = await asyncio.get_running_loop().create_connection(
                lambda: OutgoingLink(key, self.context.origin, place, other.name, self._ended), other.host, other.port
            )
            await link.proven
            self.links[other.name] = link
            link.begin_heartbeat()
            await self._publish()  # it may be new, and not have heard of this one
        except OSError as error:
            log.warning("a process cannot be reached", extra={"peer": other.name, "why": repr(error)})
        finally:
            self.calling.discard(other.name)

    def _ended(self, link: OutgoingLink) -> None:
        name = link.their_name.decode("ascii", "replace")
        if self.links.get(name) is link:
            del self.links[name]

    def link_to_home(self, table: str) -> OutgoingLink | None:
        """Return the connection to the table's home; None if that is here."""
        if not self.links:
            return None
        return self.links.get(home_of(table, [self.context.origin, *self.links]))
