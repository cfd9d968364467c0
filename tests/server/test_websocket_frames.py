"""However the bytes of messages arrive, each message is read once and in order."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.frames import CloseCode, Frame, Opcode

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
def raw_socket(host: Host) -> Iterator[RawSocket]:
    table = host.guest().open("me", "me")["id"]
    with socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        hello = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        line.sendall(hello.encode())
        found = RawSocket(line)
        while found.data[-4:] != b"\r\n\r\n":
            found.data += line.recv(1)
        assert b" 101 " in found.data
        found.data = b""
        yield found


def test_messages_arrive_whole(host: Host) -> None:
    with raw_socket(host) as found:
        for number in range(1, 30):
            found.line.sendall(asked(number))
        assert found.ids(29) == list(range(1, 30))


@pytest.mark.parametrize("cut", [1, 2, 5, 7, 40])
def test_messages_arrive_in_pieces(host: Host, cut: int) -> None:
    with raw_socket(host) as found:
        for number in range(1, 6):
            whole = asked(number)
            found.line.sendall(whole[:cut])
            found.line.sendall(whole[cut:])
        assert found.ids(5) == [1, 2, 3, 4, 5]


def test_several_messages_arrive_at_once_and_half_of_another(host: Host) -> None:
    with raw_socket(host) as found:
        last = asked(4)
        found.line.sendall(asked(1))
        found.line.sendall(asked(2) + asked(3) + last[:9])
        found.line.sendall(last[9:] + asked(5))
        found.line.sendall(asked(6))
        assert found.ids(6) == [1, 2, 3, 4, 5, 6]


def test_pings_stand_between_messages_and_between_their_fragments(host: Host) -> None:
    with raw_socket(host) as found:
        found.line.sendall(asked(1))
        found.line.sendall(Frame(Opcode.PING, b"hello").serialize(mask=True))
        whole = json.dumps({"type": "play", "id": 2, "seat": 0, "version": 0, "code": "x"})
        found.line.sendall(text(whole[:9], fin=False))
        found.line.sendall(Frame(Opcode.PING, b"").serialize(mask=True))
        found.line.sendall(text(whole[9:], kind=Opcode.CONT))
        found.line.sendall(asked(3))
        heard = [found.hear() for _ in range(5)]
        assert [kind for kind, _ in heard].count(Opcode.PONG) == 2
        assert [json.loads(body)["id"] for kind, body in heard if kind == Opcode.TEXT] == [1, 2, 3]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), CloseCode.INVALID_DATA),
        (text("x" * 20_000), CloseCode.MESSAGE_TOO_BIG),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), CloseCode.PROTOCOL_ERROR),
        (text("{", fin=False) + text("{}"), CloseCode.PROTOCOL_ERROR),
    ],
    ids=["no text", "too long", "not masked", "begun twice"],
)
def test_what_is_no_message_ends_the_line(host: Host, sent: bytes, code: CloseCode) -> None:
    with raw_socket(host) as found:
        found.line.sendall(asked(1))
        assert found.ids(1) == [1]
        found.line.sendall(sent)
        kind, body = next((kind, body) for kind, body in iter(found.hear, None) if kind == Opcode.CLOSE)
        assert kind == Opcode.CLOSE and int.from_bytes(body[:2], "big") == code
