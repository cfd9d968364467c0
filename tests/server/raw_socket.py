"""A socket as its bytes: what a client may send that no library would."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.frames import Frame, Opcode

from server.host import Host


def text(message: str, fin: bool = True, kind: Opcode = Opcode.TEXT) -> bytes:
    return Frame(kind, message.encode(), fin).serialize(mask=True)


def asked(number: int) -> bytes:
    """A message whose refusal names its number."""
    return text(json.dumps({"type": "play", "id": number, "seat": 0, "version": 0, "code": "x" * (number % 5) * 60}))


class RawSocket:
    """A socket's bytes."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.data = b""
        self.answer = b""
        """What the server said to the handshake."""

    def read(self, size: int) -> bytes:
        while len(self.data) < size:
            more = self.line.recv(65536)
            assert more, "the server hung up"
            self.data += more
        found, self.data = self.data[:size], self.data[size:]
        return found

    def hear(self) -> tuple[int, bytes]:
        """The kind and the body of the next frame."""
        kind, size = self.read(2)
        if size == 126:
            size = int.from_bytes(self.read(2), "big")
        return kind & 15, self.read(size)

    def ids(self, count: int) -> list[int]:
        """The numbers of the next refusals."""
        found: list[int] = []
        while len(found) < count:
            kind, body = self.hear()
            if kind == Opcode.TEXT:
                found.append(json.loads(body)["id"])
        return found


@contextmanager
def raw_socket(host: Host, table: str = "", offer: str = "") -> Iterator[RawSocket]:
    """A socket at that table, or at a new one; `offer` is a header more."""
    table = table or host.guest().open("me", "me")["id"]
    with socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        hello = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"{offer}\r\n"
        )
        line.sendall(hello.encode())
        found = RawSocket(line)
        while found.data[-4:] != b"\r\n\r\n":
            found.data += line.recv(1)
        assert b" 101 " in found.data
        found.answer, found.data = found.data, b""
        yield found


def closing_code(found: RawSocket) -> int:
    """The code with which the server closes; 0 for none."""
    body = next(body for kind, body in iter(found.hear, None) if kind == Opcode.CLOSE)
    return int.from_bytes(body[:2], "big") if body else 0
