"""The sockets of a table, brought together at one process: its home, to which the others pass theirs on.

Every process serves any table, so that nothing depends on who is taken for its home: two that differ about it follow
each other by the store, which only costs more.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import socket

import msgspec
from msgspec import Struct

from organelle.server.app.session import SessionContext
from organelle.server.web.relay_ends import IncomingLink, OutgoingLink, ServeSocket

log = logging.getLogger("organelle.relay")

ANNOUNCED = 10.0
"""Seconds between two announcements of this process to the others."""

LOOPBACK = ("127.", "localhost", "::1")
"""How the addresses begin at which only the same machine can be reached."""

UNPROVEN = 64
"""Connections that may be there without having proven themselves."""


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
