"""What one address may use: requests, messages, sockets, bodies, tables, codes; and how it takes turns with itself.

A token of requests and messages is about a millisecond of the server. What costs more has a price of more tokens, so
that no address takes more than its share, whatever it asks for.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.types import Scope

from organelle.server.app.address_turns import AddressTurns
from organelle.server.app.rate_limit import RateLimiter
from organelle.server.errors import TooManyRequests, TooManySockets, TooManyTablesHere
from organelle.server.settings import Settings

BURST = 20
"""Seconds of its requests and messages that an address may use at once: a class comes in together."""

TURNS = 12
"""An address that may ask that many times a second has one of its answers made at a time; one of 50, four."""

GUESSES, GUESS_RATE = 10, 0.2
"""Wrong codes that an address may try at once, and a second; a whole /48 four times as many."""

MISSES = 5.0
"""Wrong codes a second that everyone together may try: of a thousand open tables one is found in ten hours."""

JOINS, JOIN_RATE = 240, 1.0
"""How many may join classes from an address at once, and a second: four classes of thirty, each of them twice."""

CLASS_TABLES = 5.0
"""A class counts as that many tables of its address: its others come with pupils, who join one by one."""

EVERYONE = "everyone"

SPARE = 20
"""Messages that an address must have left to open another socket."""

FLOOD = 200
"""What an address pays for a socket that is closed because of its frames."""

BODIES = 20_000_000
"""Bytes of bodies that one address may have on the way."""

BYTES = 50_000
"""Bytes of a body, or of an answer, that cost as much as a request."""


class AddressBudgets:
    """Counts by address; each method raises the error that says what there was too much of."""

    def __init__(self, settings: Settings) -> None:
        self.requests = RateLimiter(settings.requests, settings.requests * BURST)
        self.files = RateLimiter(settings.requests * 4, settings.requests * BURST * 4)
        self.messages = RateLimiter(settings.requests * 2, settings.requests * 2 * BURST)
        self.guesses = RateLimiter(GUESS_RATE, GUESSES)
        self.wide_guesses = RateLimiter(GUESS_RATE * 4, GUESSES * 4)
        self.misses = RateLimiter(MISSES, MISSES * 20)
        self.tables = RateLimiter(settings.tables / 600, settings.tables * 5)
        self.joins = RateLimiter(JOIN_RATE, JOINS)
        self.bodies: Counter[str] = Counter()
        self.most_sockets = settings.sockets
        self.sockets: Counter[str] = Counter()
        self.turns = AddressTurns(max(1, settings.requests // TURNS))

    def check_rate(self, scope: Scope) -> None:
        """Raise TooManyRequests if that address asks too often."""
        if not self.requests.take(address(scope), time.monotonic()):
            raise TooManyRequests()

    def spend(self, scope: Scope, price: float) -> None:
        """Count what a request has cost beyond the first token."""
        self.requests.spend(address(scope), price, time.monotonic())

    def check_file(self, scope: Scope) -> None:
        """Raise TooManyRequests if that address asks for too many files."""
        if not self.files.take(address(scope), time.monotonic()):
            raise TooManyRequests()

    def check_guess(self, scope: Scope) -> None:
        """Raise TooManyRequests if that address, its network or all together have tried too many wrong codes."""
        where, now = address(scope), time.monotonic()
        left = (
            self.guesses.left(where, now),
            self.wide_guesses.left(network(where), now),
            self.misses.left(EVERYONE, now),
        )
        if min(left) < 1:  # less than a whole one is what has come back since the last
            raise TooManyRequests()

    def missed(self, scope: Scope) -> None:
        """Count a code that no table has."""
        where, now = address(scope), time.monotonic()
        self.guesses.spend(where, 1, now)
        self.wide_guesses.spend(network(where), 1, now)
        self.misses.spend(EVERYONE, 1, now)

    def check_table(self, scope: Scope, price: float = 1) -> None:
        """Raise TooManyTablesHere if too many tables were opened from that address lately."""
        if not self.tables.take(address(scope), time.monotonic(), price):
            raise TooManyTablesHere()

    def check_join(self, scope: Scope) -> None:
        """Raise TooManyRequests if too many have joined classes from that address lately."""
        if not self.joins.take(address(scope), time.monotonic()):
            raise TooManyRequests()

    def check_socket(self, scope: Scope) -> None:
        """Raise TooManyRequests if the sockets of that address have said too much just now to open another."""
        if not self.messages.has_any(address(scope), time.monotonic(), least=SPARE):
            raise TooManyRequests()

    def check_message(self, where: str, price: float = 1) -> None:
        """Raise TooManyRequests if the sockets of an address say too much together."""
        if not self.messages.take(where, time.monotonic(), price):
            raise TooManyRequests()

    def flooded(self, where: str) -> None:
        """Make an address pay for a socket that sent frames without end; its debt does not grow for ever."""
        now = time.monotonic()
        if self.messages.has_any(where, now, least=-FLOOD):
            self.messages.spend(where, FLOOD, now)

    @contextmanager
    def staying(self, scope: Scope) -> Iterator[None]:
        """Count a request that waits among the sockets as long as this lasts; raise TooManySockets."""
        self.enter(scope)
        try:
            yield
        finally:
            self.leave(scope)

    @contextmanager
    def reading_body(self, scope: Scope) -> Iterator[Callable[[int], None]]:
        """Give what counts the bytes of a body; it raises TooManyRequests if an address has too many on the way."""
        where, size = address(scope), 0

        def count(more: int) -> None:
            nonlocal size
            size += more
            self.bodies[where] += more
            if self.bodies[where] > BODIES:
                raise TooManyRequests()

        try:
            yield count
        finally:
            self.spend(scope, size / BYTES)
            self.bodies[where] -= size
            if self.bodies[where] <= 0:
                del self.bodies[where]

    def enter(self, scope: Scope) -> None:
        """Count one more socket from that address; raise TooManySockets if there are too many."""
        if self.sockets[address(scope)] >= self.most_sockets:
            raise TooManySockets(most=self.most_sockets)
        self.sockets[address(scope)] += 1

    def leave(self, scope: Scope) -> None:
        """Count one socket less."""
        self.sockets[address(scope)] -= 1
        if self.sockets[address(scope)] <= 0:
            del self.sockets[address(scope)]


def address(scope: Scope) -> str:
    """Return the address of whoever asks, as limits count it."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else ""


@lru_cache(4096)
def counted_address(given: str) -> str:
    """Return what limits count by: an IPv4 address, or the /64 of an IPv6 one, for one visitor has all of that.

    >>> counted_address("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    >>> counted_address("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ip_address(given.partition("%")[0])
    except ValueError:
        return given
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


@lru_cache(4096)
def network(counted: str) -> str:
    """Return the /48 that a counted address is in, for some visitors have all of that; an IPv4 address is its own.

    >>> network("2001:db8:1:2::"), network("192.0.2.1")
    ('2001:db8:1::', '192.0.2.1')
    """
    return str(IPv6Address(int(IPv6Address(counted)) >> 80 << 80)) if ":" in counted else counted
