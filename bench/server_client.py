"""A WebSocket client that costs next to nothing, so that a load test measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Any, Protocol, cast

import msgspec


class Hearing(Protocol):
    """Whoever wants to know what a client was told."""

    def heard(self, client: Client, message: bytes) -> None: ...


class Client(asyncio.Protocol):
    """The smallest WebSocket client that will do: whole text frames, no fragments, a constant mask."""

    def __init__(self, game: Hearing | None, seat: int | None, path: str, cookie: str, port: int) -> None:
        self.game = game
        self.seat = seat
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.data = b""
        self.open = False
        self.sent = 0.0
        self.planned = -1
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello.encode())

    def say(self, message: dict[str, Any], kind: int = 0x81) -> None:
        """A masked frame; the mask is zero, so the text stays as it is."""
        body = msgspec.json.encode(message) if message else b""
        size = (
            struct.pack("!BB", kind, 0x80 | len(body))
            if len(body) < 126
            else struct.pack("!BBH", kind, 0xFE, len(body))
        )
        self.transport.write(size + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        self.data = self.data + data if self.data else data
        if not self.open:
            head, found, self.data = self.data.partition(b"\r\n\r\n")
            if not found:
                self.data = head
                return
            assert b" 101 " in head, head
            self.open = True
            self.say({"type": "look", "seat": self.seat})
        self._frames()

    def _frames(self) -> None:
        data, at = self.data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126 and len(data) - at >= 4:
                size, start = struct.unpack_from("!H", data, at + 2)[0], at + 4
            elif size == 127 and len(data) - at >= 10:
                size, start = struct.unpack_from("!Q", data, at + 2)[0], at + 10
            elif size >= 126:
                break
            if len(data) < start + size:
                break
            kind, at = data[at] & 15, start + size
            if kind == 9:
                self.say({}, 0x8A)
            elif kind == 1 and self.game is not None:
                self.game.heard(self, data[start:at])
        self.data = data[at:]
