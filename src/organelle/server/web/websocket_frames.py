"""The bytes of whole text messages, as most that come and all that go are."""

from __future__ import annotations

import struct

PUSH = "organelle.push"
"""Where the scope holds what writes a message at once."""

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""

MASKED = 0x80
"""The bit of a frame's second byte that every client sets."""


def body_of(data: bytes) -> int:
    """Where the body begins if this is one whole masked frame of less than 64 kB without reserved bits, else 0."""
    if len(data) < 6 or data[0] & 0x70 or not data[1] & MASKED:
        return 0
    size = data[1] - MASKED
    if size < 126:
        return 6 if len(data) == 6 + size else 0
    if size == 126 and len(data) >= 8:
        return 8 if len(data) == 8 + int.from_bytes(data[2:4], "big") else 0
    return 0


def unmasked(body: bytes, mask: bytes) -> bytes:
    """A body with its mask taken off: each byte is crossed with one of the four."""
    size = len(body)
    over = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "big") ^ int.from_bytes(over, "big")).to_bytes(size, "big")


def decoded(body: bytes) -> str | None:
    """The text, if it is one."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None


def head(size: int) -> bytes:
    """What stands before a text message of that many bytes."""
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)
