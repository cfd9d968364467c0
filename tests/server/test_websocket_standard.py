"""RFC 6455 case by case, in the groups in which the Autobahn test suite asks for it; written anew.

A case is what is sent, and what comes of it: a closing code, or None if the line goes on, as a further message shows.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator

import pytest
from websockets.frames import Opcode

from server.host import Host
from server.raw_socket import RawSocket, asked, closing_code, raw_socket

Case = tuple[str, list[bytes], int | None]

PROTOCOL, NO_TEXT, TOO_BIG = 1002, 1007, 1009

TEXT, BINARY, CONT, CLOSE, PING, PONG = Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.CLOSE, Opcode.PING, Opcode.PONG

LARGEST = 16_384


def frame(kind: int, body: bytes = b"", fin: bool = True, reserved: int = 0) -> bytes:
    """A masked frame of whatever is wanted, allowed or not; the mask is zeros."""
    first = (0x80 if fin else 0) | reserved << 4 | kind
    size = len(body)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + body


def crumbs(data: bytes) -> list[bytes]:
    return [data[at : at + 1] for at in range(len(data))]


def pieces(kind: int, body: bytes, size: int) -> list[bytes]:
    """A message in frames of that size."""
    cut = [body[at : at + size] for at in range(0, len(body), size)] or [b""]
    last = len(cut) - 1
    return [frame(CONT if at else kind, part, at == last) for at, part in enumerate(cut)]


def framing() -> Iterator[Case]:
    for kind, size in itertools.product((TEXT, BINARY), (0, 1, 125, 126, 127, 128, 1_000, LARGEST)):
        yield f"{kind.name} of {size}", [frame(kind, b"*" * size)], None
    for kind, size in itertools.product((TEXT, BINARY), (LARGEST + 1, 65_535, 65_536)):
        yield f"{kind.name} of {size}", [frame(kind, b"*" * size)], TOO_BIG
    yield "a size written longer than it must be", [b"\x81\xfe\0\x02\0\0\0\0{}"], None
    yield "byte by byte", crumbs(frame(TEXT, b"*" * 126)), None


def pings() -> Iterator[Case]:
    for name, body in (("empty", b""), ("small", b"hello"), ("no text", b"\0\xff\xfe"), ("full", b"x" * 125)):
        yield f"a ping, {name}", [frame(PING, body)], None
    yield "a long ping", [frame(PING, b"x" * 126)], PROTOCOL
    yield "a ping byte by byte", crumbs(frame(PING, b"x" * 125)), None
    yield "pongs that nobody asked for", [frame(PONG), frame(PONG, b"x")], None
    yield "ten pings", [frame(PING, b"%d" % number) for number in range(10)], None
    yield "ten pings byte by byte", crumbs(b"".join(frame(PING, b"%d" % number) for number in range(10))), None


def reserved_bits() -> Iterator[Case]:
    for bits in range(1, 8):
        yield f"bits {bits} of a text", [frame(TEXT, b"{}", reserved=bits)], PROTOCOL
        yield f"bits {bits} of a ping", [frame(PING, b"", reserved=bits)], PROTOCOL
        yield f"bits {bits} of a close", [frame(CLOSE, b"", reserved=bits)], PROTOCOL
        yield f"bits {bits} byte by byte", crumbs(frame(BINARY, b"{}", reserved=bits)), PROTOCOL


def opcodes() -> Iterator[Case]:
    for kind, body in itertools.product((3, 4, 5, 6, 7, 11, 12, 13, 14, 15), (b"", b"x")):
        yield f"kind {kind} with {len(body)}", [frame(TEXT, b"{}"), frame(kind, body)], PROTOCOL


def fragmentation() -> Iterator[Case]:
    yield "a ping in two", [frame(PING, b"x", False), frame(CONT, b"x")], PROTOCOL
    yield "a pong in two", [frame(PONG, b"x", False), frame(CONT, b"x")], PROTOCOL
    whole = b'{"type": "ping"}'
    for size in (1, 5, 15):
        yield f"pieces of {size}", pieces(TEXT, whole, size), None
        yield f"pieces of {size} in one write", [b"".join(pieces(TEXT, whole, size))], None
        yield f"pieces of {size} byte by byte", crumbs(b"".join(pieces(TEXT, whole, size))), None
    first, last = pieces(TEXT, whole, 9)
    yield "a ping between", [first, frame(PING, b"x"), last], None
    yield "empty pieces", [frame(TEXT, b"", False), frame(CONT, b"", False), frame(CONT, b"")], None
    yield "an end without a beginning", [frame(CONT, b"x")], PROTOCOL
    yield "a piece without a beginning", [frame(CONT, b"x", False)], PROTOCOL
    yield "an end after a whole message", [frame(TEXT, b"{}"), frame(CONT, b"x")], PROTOCOL
    yield "a message within another", [first, frame(TEXT, b"{}")], PROTOCOL
    yield "another kind within", [first, frame(BINARY, b"{}", False)], PROTOCOL


def letters() -> Iterator[Case]:
    good = (
        "\u03ba\u1f79\u03c3\u03bc\u03b5",
        "\0",
        "\x7f",
        "\x80",
        "\u07ff",
        "\ud7ff",
        "\ue000",
        "\ufffe",
        "\U0010ffff",
    )
    for sent in good:
        data = sent.encode()
        yield f"{data!r}", [frame(TEXT, data)], None
        yield f"{data!r} in pieces", pieces(TEXT, data, 1), None
    overlong = (b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x88\x80\x80\x80")
    cut_off = (b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98")
    no_letters = (b"\x80", b"\xfe", b"\xff", b"\xed\xa0\x80", b"\xed\xbf\xbf", b"\xf4\x90\x80\x80", b"good\xc0end")
    bad = (*overlong, *cut_off, *no_letters)
    for data in bad:
        yield f"{data!r}", [frame(TEXT, data)], NO_TEXT
        yield f"{data!r} in pieces", pieces(TEXT, data, 1), NO_TEXT
        yield f"{data!r} is no text", [frame(BINARY, data)], None


def closing() -> Iterator[Case]:
    yield "no reason", [frame(CLOSE)], 0
    yield "one byte", [frame(CLOSE, b"\x03")], PROTOCOL
    for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999):
        yield f"code {code}", [frame(CLOSE, code.to_bytes(2, "big"))], code
    for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535):
        yield f"code {code}", [frame(CLOSE, code.to_bytes(2, "big"))], PROTOCOL
    ok = (1000).to_bytes(2, "big")
    yield "a long reason", [frame(CLOSE, ok + b"x" * 123)], 1000
    yield "too long a reason", [frame(CLOSE, ok + b"x" * 124)], PROTOCOL
    yield "a reason that is no text", [frame(CLOSE, ok + b"\xce\xba\xe1\xbd")], NO_TEXT
    yield "twice", [frame(CLOSE, ok) + frame(CLOSE, ok)], 1000
    yield "a message after it", [frame(CLOSE, ok) + asked(9)], 1000
    yield "a ping after it", [frame(CLOSE, ok) + frame(PING)], 1000
    yield "within a message", [frame(TEXT, b"{", False), frame(CLOSE, ok)], PROTOCOL


def limits() -> Iterator[Case]:
    for kind, size in itertools.product((TEXT, BINARY), (256, 1_024, 4_096)):
        yield f"{kind.name} in pieces of {size}", pieces(kind, b"*" * LARGEST, size), None
        yield f"{kind.name} in too many pieces of {size}", pieces(kind, b"*" * (LARGEST + 1), size), TOO_BIG
    yield "a size beyond all bounds", [b"\x81\xff\x7f" + b"\xff" * 7 + b"\0\0\0\0"], TOO_BIG


GROUPS = (framing, pings, reserved_bits, opcodes, fragmentation, letters, closing, limits)


def heard_until(found: RawSocket, number: int) -> list[bytes]:
    """The pongs before the refusal of that number."""
    pongs = []
    while True:
        kind, body = found.hear()
        if kind == PONG:
            pongs.append(body)
        elif kind == TEXT and b'"id":%d,' % number in body:
            return pongs
        assert kind != CLOSE, body


@pytest.mark.parametrize("group", GROUPS)
def test_sockets_keep_to_the_standard(host: Host, group: object) -> None:
    assert callable(group)
    table = host.guest().open("me", "me")["id"]
    for name, sent, code in group():
        with raw_socket(host, table) as found:
            try:
                for data in sent:
                    found.line.sendall(data)
                if code is None:
                    found.line.sendall(asked(77))
                    heard_until(found, 77)
                else:
                    assert closing_code(found) == code
                    with contextlib.suppress(ConnectionResetError):  # there was more than was read
                        assert found.line.recv(1) == b""
            except (AssertionError, OSError) as error:
                raise AssertionError(f"{name}: {error}") from error


def test_every_ping_is_answered_in_order_with_what_it_said(host: Host) -> None:
    said = [b"", b"\0\xff", *(b"%d" % number for number in range(20)), b"x" * 125]
    with raw_socket(host) as found:
        for body in said:
            found.line.sendall(frame(PING, body))
        found.line.sendall(asked(77))
        assert heard_until(found, 77) == said


def test_frames_without_a_mask_end_the_line(host: Host) -> None:
    for sent in (b"\x81\x02{}", b"\x89\0", b"\x88\0"):
        with raw_socket(host) as found:
            found.line.sendall(sent)
            assert closing_code(found) == PROTOCOL


def test_compression_is_offered_in_vain(host: Host) -> None:
    with raw_socket(host, offer="Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n") as found:
        assert b"extensions" not in found.answer.lower()
        found.line.sendall(frame(TEXT, b"\xaaV*\xa9,HU\xb2R*\xc8\xccK\xaf\x05\0", reserved=4))
        assert closing_code(found) == PROTOCOL
