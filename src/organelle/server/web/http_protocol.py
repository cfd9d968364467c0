"""uvicorn's HTTP protocol with limits: connections of one address, the size of headers, and how long they may take."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from organelle.server.app.rate_limit import RateLimiter
from organelle.server.settings import Settings, parts
from organelle.server.web.budgets import counted_address
from organelle.server.web.push_protocol import PushProtocol, SlowReaders

HEADERS, URL = 32_768, 4_096
"""Bytes that all headers of a request, and its address, may have."""

LINES = 100
"""How many headers a request may have."""

PIECES = 4_000
"""Pieces in which a body may be sent: one of a megabyte has fewer however small the packets are."""

PIPELINED = 16
"""Requests that may be sent before the first is answered; browsers send none."""

SECONDS = 10.0
"""How long the headers of a request may be on their way."""

PER_SOCKET = 2
"""Connections that an address may have for each socket that it may have: browsers keep some for requests."""

ARRIVALS = 10
"""How many times its requests of a second an address may connect at once."""

TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ConnectionLimits:
    """The connections of each address, but those of trusted proxies, who speak for many."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.sockets * PER_SOCKET
        self.open: Counter[str] = Counter()
        self.rate = RateLimiter(settings.requests * 2, settings.requests * ARRIVALS)
        self.slow_readers = SlowReaders()
        """Those for which answers wait that they do not read."""
        self.floods = RateLimiter(settings.requests / 250, settings.requests / 10)
        self.trusts_all = settings.proxies == "*"
        self.proxies = [] if self.trusts_all else [ip_network(part) for part in parts(settings.proxies)]

    def key(self, peer: str) -> str:
        """Return what an address is counted by; empty if it is not counted."""
        if not peer or self.trusts_all:
            return ""
        if self.proxies:
            try:
                found = ip_address(peer.partition("%")[0])
            except ValueError:
                return peer
            if any(found in network for network in self.proxies):
                return ""
        return counted_address(peer)

    def enter(self, key: str) -> bool:
        """Count one connection more; return whether it may stay."""
        self.open[key] += 1
        return not key or self.open[key] <= self.most

    def comes_too_often(self, key: str) -> bool:
        """Return whether an address connects so often that it is not even answered."""
        return key != "" and not self.rate.take(key, time.monotonic())

    def may_open_socket(self, key: str) -> bool:
        """Return whether an address has not flooded its sockets lately: an answer costs less than a socket."""
        return not key or self.floods.has_any(key, time.monotonic())

    def flooded(self, key: str) -> None:
        """Count a socket that was closed because of its frames; nobody is kept out for long after they stop."""
        if self.may_open_socket(key):
            self.floods.spend(key, 1, time.monotonic())

    def leave(self, key: str) -> None:
        """Count one connection less."""
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection; what becomes a socket is counted among the sockets from then on."""

    limits: ConnectionLimits

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.key: str | None = None
        self.in_headers = False
        self.unread = 0
        """Bytes that came since the headers of a request began."""
        self.header_size = 0
        """Bytes of those that were read."""
        self.pieces = 0
        """Pieces of a body that came."""
        self.timer: asyncio.TimerHandle | None = None
        self.waits_for = ""
        """The address of the reader for whom an answer waits."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.key = self.limits.key(self.client[0] if self.client else "")
        if self.limits.comes_too_often(self.key):
            self.key = None
            transport.abort()
            return
        if not self.limits.enter(self.key):
            transport.write(TOO_MANY)
            transport.close()
            return
        self._expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    @property
    def reader(self) -> str:
        """The address that answers are counted by; that of the visitor, where a trusted proxy names it."""
        client = self.scope["client"] if self.scope is not None else None
        return counted_address(client[0]) if client else ""

    def pause_writing(self) -> None:
        """Count an answer that waits for its reader; hang up where too much waits for the readers of one address."""
        super().pause_writing()
        self.waits_for = self.reader
        self.limits.slow_readers.add(self.waits_for, self.transport)
        if self.limits.slow_readers.are_too_slow(self.waits_for):
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.limits.slow_readers.remove(self.waits_for, self.transport)

    def _leave(self) -> None:
        self._stop_timer()
        self.limits.slow_readers.remove(self.waits_for, self.transport)
        if self.key is not None:
            self.limits.leave(self.key)
            self.key = None

    def handle_websocket_upgrade(self) -> None:
        key = self.key or ""
        self._leave()
        if not self.limits.may_open_socket(key):
            self._refuse(TOO_MANY)
            return
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, PushProtocol):
            protocol.flooded = partial(self.limits.flooded, key)

    def _expect_headers(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(SECONDS, self._give_up)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _give_up(self) -> None:
        """End a connection on which no request arrives."""
        self.timer = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.in_headers and not self.transport.is_closing():
            self.unread += len(data)
            if self.unread > HEADERS:
                self._refuse(TOO_LARGE)

    def _refuse(self, answer: bytes) -> None:
        """Say why this connection ends; whatever else it has sent is not read."""
        self.transport.write(answer)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self._refuse(TOO_MANY)
            raise ValueError("too many requests are under way")
        super().on_message_begin()
        self.in_headers, self.unread, self.header_size, self.pieces = True, 0, 0, 0
        self._expect_headers()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL:
            self._refuse(TOO_LARGE)
            raise ValueError("the address is too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.header_size += len(name) + len(value)
        if self.header_size > HEADERS or len(self.headers) > LINES:
            self._refuse(TOO_LARGE)
            raise ValueError("the headers are too large")

    def on_headers_complete(self) -> None:
        self.in_headers = False
        self._stop_timer()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        if self.pieces > PIECES:
            self._refuse(TOO_MANY)
            raise ValueError("the body comes in too many pieces")
        super().on_body(body)


def limited_http(settings: Settings) -> type[LimitedHttpProtocol]:
    """Return the protocol of a server with these settings."""

    class Protocol(LimitedHttpProtocol):
        limits = ConnectionLimits(settings)

    Protocol.__name__ = HttpToolsProtocol.__name__
    return Protocol
