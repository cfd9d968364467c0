"""A connection between two processes: each proves that it knows the key, then pieces of many sockets go over it."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import struct
from typing import Final, cast

from msgspec import MsgspecError

OPEN, TEXT, CLOSE, PING, PONG = range(5)
"""What a frame says of a socket: it begins, it says something, it ends; and whether the other end still answers."""

HEAD: Final = struct.Struct("<IIB")
"""What comes before the payload of a frame: how long that is, the number of the socket, what is said."""

CODE: Final = struct.Struct("<H")
"""The payload of CLOSE: the closing code."""

LONGEST: Final = 16_000_000
"""Bytes of a payload; what is longer can only be a fault."""

FULL, UNWRITTEN = 1_000_000, 64_000_000
"""Bytes that wait for the other end before sockets are read no more, and before it is given up."""

FAULT: Final = 1011
"""The closing code of a socket that could not be served."""

MAGIC: Final = b"orgrelay"
NONCE, NAME, PROOF = 16, 20, 32
"""Bytes of what each end makes up, of its name, and of its proof."""

HELLO: Final = len(MAGIC) + NONCE + NAME

GATHER: Final = 0.016
"""Seconds between two writes: what is said meanwhile goes together, and wakes the other end once."""

GREETING: Final = 5.0
"""Seconds in which the other end has to prove itself."""


def proof(key: bytes, role: bytes, place: str, mine: bytes, theirs: bytes, nonce: bytes) -> bytes:
    """Return what only somebody with the key can answer.

    Args:
        key: what the processes of one database share.
        role: whether the one who proves has called or was called, so that no answer can be sent back as one's own.
        place: where the called end listens, so that nobody in between can pass the answers of both on.
        mine, theirs: the names of who proves and of whoever it is proven to.
        nonce: what the other one has made up.
    """
    return hmac.digest(key, b"relay|" + b"|".join((role, place.encode(), mine, theirs, nonce)), "sha256")


class RelayLink(asyncio.Protocol):
    """One end of such a connection; subclasses say what frames do.

    Args:
        key: what the processes of one database share.
        name: the name of this process, of `NAME` letters.
        place: where the called end listens.
        expected: the name of the process that this end has called; empty if it was called.
    """

    def __init__(self, key: bytes, name: str, place: str, expected: str = "") -> None:
        self.key, self.name, self.place, self.expected = key, name.encode(), place, expected.encode()
        self.role, self.their_role = (b"caller", b"called") if expected else (b"called", b"caller")
        self.nonce = secrets.token_bytes(NONCE)
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport
        self.waiting = b""
        """Bytes of a piece whose rest has not come."""
        self.unsent: list[bytes] = []
        """What is written next."""
        self.written_at = 0.0
        self.their_name = self.their_nonce = b""
        self.writable = asyncio.Event()
        """Is there room for more? Who passes messages on waits for it."""
        self.writable.set()
        self.proven: asyncio.Future[str] = self.loop.create_future()
        """The name of the other end, once it has proven itself; an OSError if it has not."""
        self.lost = False

    def __repr__(self) -> str:
        name = self.their_name.decode("ascii", "replace")
        return f"<{type(self).__name__} to {name or 'nobody yet'}>"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(FULL)
        self.transport.write(MAGIC + self.nonce + self.name)
        self.loop.call_later(GREETING, self._give_up_greeting)

    def _give_up_greeting(self) -> None:
        if not self.proven.done():
            self.transport.abort()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.writable.set()
        if not self.proven.done():
            self.proven.set_exception(ConnectionError("the other process did not prove itself"))
            self.proven.exception()  # whoever called may have gone
        self.ended()

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if self.proven.done() or self._is_greeted():
            self._read_frames()

    def _is_greeted(self) -> bool:
        """Read the other end's name and its proof as far as they have come; return whether it has proven itself."""
        if not self.their_name and len(self.waiting) >= HELLO:
            hello = self._take(HELLO)
            self.their_nonce, self.their_name = hello[len(MAGIC) : -NAME], hello[-NAME:]
            wrong = self.their_name == self.name or self.expected not in (b"", self.their_name)
            if wrong or not hello.startswith(MAGIC):
                self.transport.abort()
                return False
            if not self.expected:
                self._prove()
        if self.their_name and len(self.waiting) >= PROOF:
            theirs = proof(self.key, self.their_role, self.place, self.their_name, self.name, self.nonce)
            if not hmac.compare_digest(theirs, self._take(PROOF)):
                self.transport.abort()
                return False
            if self.expected:  # whoever calls proves itself only to one who has done so
                self._prove()
            self.proven.set_result(self.their_name.decode("ascii", "replace"))
        return self.proven.done()

    def _prove(self) -> None:
        self.transport.write(proof(self.key, self.role, self.place, self.name, self.their_name, self.their_nonce))

    def _take(self, size: int) -> bytes:
        taken, self.waiting = self.waiting[:size], self.waiting[size:]
        return taken

    def _read_frames(self) -> None:
        data, at = self.waiting, 0
        while len(data) - at >= HEAD.size:
            size, number, kind = HEAD.unpack_from(data, at)
            if size > LONGEST:
                self.transport.abort()
                return
            end = at + HEAD.size + size
            if end > len(data):
                break
            try:
                self.heard(number, kind, data[at + HEAD.size : end])
            except (MsgspecError, struct.error):  # one socket's fault is not everyone's
                self.say(number, CLOSE, CODE.pack(FAULT))
            at = end
        self.waiting = data[at:]

    def say(self, number: int, kind: int, payload: bytes = b"") -> None:
        """Have a frame written at the end of this turn of the loop, or soon if something was written just now.

        It is dropped if the connection is lost.
        """
        if self.lost:
            return
        if not self.unsent:
            wait = self.written_at + GATHER - self.loop.time()
            if wait > 0:
                self.loop.call_later(wait, self._write)
            else:
                self.loop.call_soon(self._write)
        self.unsent += (HEAD.pack(len(payload), number, kind), payload)

    def _write(self) -> None:
        frames, self.unsent = self.unsent, []
        self.written_at = self.loop.time()
        if not self.lost:
            self.transport.write(b"".join(frames))
            if self.transport.get_write_buffer_size() > UNWRITTEN:
                self.transport.abort()

    def heard(self, number: int, kind: int, payload: bytes) -> None:
        """Carry out a frame of the other end."""
        raise NotImplementedError

    def ended(self) -> None:
        """Let go whatever depended on the connection; called once, when it is lost."""
        raise NotImplementedError
