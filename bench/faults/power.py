"""A loss of power: files are made again from the journal of their writes, with what was synced and some of the rest.

What was written before a file's last sync is there. Of what came after it, there is a random beginning, or random
sectors of random writes, for disks do not keep to an order. That a file was made or removed counts as synced.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

HEAD = struct.Struct("=qqqq")
WRITE, TRUNCATE, REMOVE, SYNC = "w", "t", "u", "s"
SECTOR = 512


class Call(Struct):
    """One call that the journal kept: a write of data at an offset, a truncation to one, a removal or a sync."""

    kind: str
    name: str
    """What stands after the database's path: nothing, `-wal` or `-journal`."""
    offset: int = 0
    data: bytes = b""


def read_journal(path: Path) -> Iterator[Call]:
    """Yield the calls of a journal in order; a last one that is incomplete never returned and is left out."""
    kept, at = path.read_bytes() if path.exists() else b"", 0
    while at + HEAD.size <= len(kept):
        kind, named, offset, size = HEAD.unpack_from(kept, at)
        at += HEAD.size
        if at + named + size > len(kept):
            return
        yield Call(chr(kind), kept[at : at + named].decode(), offset, kept[at + named : at + named + size])
        at += named + size


def after_power_loss(files: dict[str, bytes], calls: list[Call], luck: random.Random) -> dict[str, bytes]:
    """Return what the disk may hold.

    Args:
        files: what it held for certain before, by name.
        calls: what was done since, in order.
        luck: decides what of the unsynced is there.
    """
    held = {name: bytearray(data) for name, data in files.items()}
    unsynced: dict[str, list[Call]] = {}
    for call in calls:
        if call.kind == REMOVE:
            held.pop(call.name, None)
            unsynced.pop(call.name, None)
        elif call.kind == SYNC:
            for done in unsynced.pop(call.name, []):
                apply(held, done)
        else:
            unsynced.setdefault(call.name, []).append(call)
    for waiting in unsynced.values():
        for call in survivors(waiting, luck):
            apply(held, call)
    return {name: bytes(data) for name, data in held.items()}


def survivors(waiting: list[Call], luck: random.Random) -> Iterator[Call]:
    """Yield what reached the disk though nobody had waited for it: a beginning, or sectors here and there."""
    if luck.random() < 0.5:
        yield from waiting[: luck.randrange(len(waiting) + 1)]
        return
    for call in waiting:
        if call.kind == TRUNCATE:
            if luck.random() < 0.5:
                yield call
            continue
        for start in range(0, len(call.data), SECTOR):
            if luck.random() < 0.5:
                yield Call(WRITE, call.name, call.offset + start, call.data[start : start + SECTOR])


def apply(held: dict[str, bytearray], call: Call) -> None:
    """Do to a file what a call did."""
    data = held.setdefault(call.name, bytearray())
    end = call.offset + len(call.data)
    if len(data) < end:
        data.extend(bytes(end - len(data)))
    if call.kind == TRUNCATE:
        del data[call.offset :]
    else:
        data[call.offset : end] = call.data
