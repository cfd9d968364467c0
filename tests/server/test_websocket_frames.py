"""However the bytes of messages arrive, each message is read once and in order."""

from __future__ import annotations

import json
import socket
import threading
import time
from pathlib import Path

import pytest
from websockets.frames import CloseCode, Frame, Opcode

from server.host import Host
from server.raw_socket import asked, closing_code, raw_socket, text


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


def until_refused(line: socket.socket, data: bytes, seconds: float) -> int:
    """Sends the same again and again until the server hangs up; returns how many bytes it took."""
    sent, end = 0, time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            line.sendall(data)
            sent += len(data)
    except OSError:
        pass
    return sent


def memory(host: Host) -> int:
    """Kilobytes of the server."""
    lines = Path(f"/proc/{host.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b"").serialize(mask=True),
        Frame(Opcode.PONG, b"").serialize(mask=True),
        Frame(Opcode.PING, b"x" * 125).serialize(mask=True),
        text("{", fin=False) + Frame(Opcode.CONT, b"", False).serialize(mask=True) * 1_000,
        text("{}"),
    ],
    ids=["empty pings", "empty pongs", "full pings", "empty fragments", "messages"],
)
def test_frames_without_end_cost_the_others_nothing(host: Host, frame: bytes) -> None:
    before = memory(host)
    with raw_socket(host) as rude, raw_socket(host) as polite:
        rude.line.settimeout(3)
        flood = threading.Thread(target=until_refused, args=(rude.line, frame * (65_536 // len(frame) + 1), 5.0))
        flood.start()
        waits = []
        for number in range(1, 30):
            began = time.monotonic()
            polite.line.sendall(asked(number))
            assert polite.ids(1) == [number]
            waits.append(time.monotonic() - began)
            time.sleep(0.06)
        flood.join(6)
        assert sorted(waits)[-2] < 0.3 and memory(host) - before < 50_000
        assert not flood.is_alive(), "the server hangs up on whoever floods it"


def test_whoever_sends_too_many_frames_is_told_so(host: Host) -> None:
    with raw_socket(host) as found:
        found.line.sendall(Frame(Opcode.PONG, b"").serialize(mask=True) * 500)
        assert closing_code(found) == 4429


def test_frames_are_counted_also_after_the_servers_goodbye(host: Host) -> None:
    with raw_socket(host) as found:
        found.line.sendall(text("?") * 120)
        assert closing_code(found) == 4400
        found.line.settimeout(4)
        began = time.monotonic()
        until_refused(found.line, Frame(Opcode.PONG, b"").serialize(mask=True) * 10_000, 6.0)
        assert time.monotonic() - began < 5, "the server hangs up and does not wait until the goodbye is returned"


def test_pings_at_a_usual_pace_are_all_answered(host: Host) -> None:
    with raw_socket(host) as found:
        for number in range(100):
            found.line.sendall(Frame(Opcode.PING, str(number).encode()).serialize(mask=True))
        assert [found.hear() for _ in range(100)] == [(Opcode.PONG, str(number).encode()) for number in range(100)]


BROKEN = {
    "a reserved bit": (b"\xc1\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a reserved kind": (b"\x83\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a reserved control": (b"\x8b\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a ping in pieces": (b"\x09\x81\0\0\0\0x", CloseCode.PROTOCOL_ERROR),
    "a long ping": (b"\x89\xfe\0\x7e\0\0\0\0" + b"x" * 126, CloseCode.PROTOCOL_ERROR),
    "an end without a beginning": (text("x", kind=Opcode.CONT), CloseCode.PROTOCOL_ERROR),
    "a piece without a beginning": (text("x", fin=False, kind=Opcode.CONT), CloseCode.PROTOCOL_ERROR),
    "a size beyond all bounds": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0", CloseCode.MESSAGE_TOO_BIG),
    "pieces that are too long together": (
        text("x" * 9_000, fin=False) + text("x" * 9_000, kind=Opcode.CONT),
        CloseCode.MESSAGE_TOO_BIG,
    ),
    "half a letter": (Frame(Opcode.TEXT, b"\xe2\x82").serialize(mask=True), CloseCode.INVALID_DATA),
    "a surrogate": (Frame(Opcode.TEXT, b"\xed\xa0\x80").serialize(mask=True), CloseCode.INVALID_DATA),
    "a close of one byte": (b"\x88\x81\0\0\0\0x", CloseCode.PROTOCOL_ERROR),
    "a close for no reason there is": (
        Frame(Opcode.CLOSE, (1005).to_bytes(2, "big")).serialize(mask=True),
        CloseCode.PROTOCOL_ERROR,
    ),
    "a close whose reason is no text": (
        Frame(Opcode.CLOSE, (1000).to_bytes(2, "big") + b"\xff").serialize(mask=True),
        CloseCode.INVALID_DATA,
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_frames_that_the_standard_forbids_end_the_line(host: Host, name: str) -> None:
    sent, code = BROKEN[name]
    with raw_socket(host) as found:
        found.line.sendall(sent)
        assert closing_code(found) == code


@pytest.mark.parametrize("code", [1000, 1001, 3000, 4999])
def test_a_goodbye_is_returned(host: Host, code: int) -> None:
    with raw_socket(host) as found:
        found.line.sendall(Frame(Opcode.CLOSE, code.to_bytes(2, "big") + b"bye").serialize(mask=True))
        assert closing_code(found) == code
        assert found.line.recv(1) == b""


def test_an_empty_goodbye_is_returned_and_nothing_after_it_is_heard(host: Host) -> None:
    with raw_socket(host) as found:
        found.line.sendall(Frame(Opcode.CLOSE, b"").serialize(mask=True) + asked(1))
        assert closing_code(found) == 0
        assert found.line.recv(1) == b""


def test_a_letter_may_be_cut_by_fragments(host: Host) -> None:
    with raw_socket(host) as found:
        whole = json.dumps(
            {"type": "play", "id": "è", "seat": 0, "version": 0, "code": "x"}, ensure_ascii=False
        ).encode()
        cut = whole.index("è".encode()) + 1
        found.line.sendall(Frame(Opcode.TEXT, whole[:cut], False).serialize(mask=True))
        found.line.sendall(Frame(Opcode.CONT, b"", False).serialize(mask=True))
        found.line.sendall(Frame(Opcode.CONT, whole[cut:]).serialize(mask=True))
        kind, body = found.hear()
        assert kind == Opcode.TEXT and json.loads(body)["id"] == "è"
