"""uvicorn's HTTP protocol with limits: connections of one address, the size of headers, and how long they may take."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from organelle.server.app.rate_limit import RateLimiter
from organelle.server.settings import Settings, parts
from organelle.server.web.access import counted_address

HEADERS = 32_768
"""Bytes that the address and the headers of a request may have."""

SECONDS = 10.0
"""How long the headers of a request may be on their way."""

PER_SOCKET = 2
"""Connections that an address may have for each socket that it may have: browsers keep some for requests."""

TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ConnectionLimits:
    """The connections of each address, but those of trusted proxies, who speak for many."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.sockets * PER_SOCKET
        self.open: Counter[str] = Counter()
        self.rate = RateLimiter(settings.requests * 2, settings.requests * 8)
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
        self.header_size = 0
        self.timer: asyncio.TimerHandle | None = None

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

    def _leave(self) -> None:
        self._stop_timer()
        if self.key is not None:
            self.limits.leave(self.key)
            self.key = None

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

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
            self.header_size += len(data)
            if self.header_size > HEADERS:
                self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        if self.header_size > HEADERS:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_headers, self.header_size = True, 0
        self._expect_headers()

    def on_headers_complete(self) -> None:
        self.in_headers = False
        self._stop_timer()
        self.header_size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self.header_size > HEADERS:
            raise ValueError("the headers are too large")
        super().on_headers_complete()


def limited_http(settings: Settings) -> type[LimitedHttpProtocol]:
    """Return the protocol of a server with these settings."""

    class Protocol(LimitedHttpProtocol):
        limits = ConnectionLimits(settings)

    Protocol.__name__ = HttpToolsProtocol.__name__
    return Protocol
