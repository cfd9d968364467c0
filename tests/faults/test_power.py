"""A loss of power keeps what was synced, and of the rest whatever it likes."""

from __future__ import annotations

import random
import struct
from pathlib import Path

from bench.faults.power import HEAD, REMOVE, SECTOR, SYNC, TRUNCATE, WRITE, Call, after_power_loss, read_journal


def kept(calls: list[Call], files: dict[str, bytes] | None = None) -> set[bytes]:
    """All that the file may hold afterwards, as far as many tries show it."""
    return {after_power_loss(files or {}, calls, random.Random(seed)).get("", b"-") for seed in range(200)}


def test_what_was_synced_is_there_for_certain() -> None:
    assert kept([Call(WRITE, "", 0, b"one"), Call(WRITE, "", 3, b"two"), Call(SYNC, "")]) == {b"onetwo"}


def test_what_was_not_synced_may_be_there_or_not() -> None:
    synced = [Call(WRITE, "", 0, b"one"), Call(SYNC, "")]
    assert kept([*synced, Call(WRITE, "", 3, b"two")]) == {b"one", b"onetwo"}


def test_a_sync_is_about_one_file() -> None:
    assert kept([Call(WRITE, "", 0, b"one"), Call(WRITE, "-wal", 0, b"x"), Call(SYNC, "-wal")]) == {b"-", b"one"}


def test_unsynced_writes_may_be_torn_and_come_in_any_order() -> None:
    one, two = bytes([1]) * SECTOR, bytes([2]) * SECTOR
    found = kept([Call(WRITE, "", 0, one + one), Call(WRITE, "", 2 * SECTOR, two)], {"": bytes(3 * SECTOR)})
    assert bytes(SECTOR) + one + two in found and one + bytes(SECTOR) + two in found and bytes(3 * SECTOR) in found


def test_a_removed_file_is_gone_and_a_truncated_one_may_be_short() -> None:
    assert kept([Call(REMOVE, "")], {"": b"old"}) == {b"-"}
    assert kept([Call(TRUNCATE, "", 1)], {"": b"old"}) == {b"old", b"o"}


def test_a_journal_is_read_up_to_the_call_that_never_returned(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    whole = HEAD.pack(ord(WRITE), 4, 7, 3) + b"-walabc" + HEAD.pack(ord(SYNC), 4, 0, 0) + b"-wal"
    path.write_bytes(whole + HEAD.pack(ord(WRITE), 4, 0, 100) + b"-walshort" + struct.pack("=q", 1))
    assert list(read_journal(path)) == [Call(WRITE, "-wal", 7, b"abc"), Call(SYNC, "-wal", 0, b"")]
