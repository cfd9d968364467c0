"""The seats' words for the luck: everyone shows the hash of theirs, and only then is any word opened.

Whoever sees the others' words first could otherwise try words of their own until the cards suit them. docs/fairness.md
tells what this proves.
"""

from __future__ import annotations

import re

from organelle.server.app.requests import SeatUpdate
from organelle.server.records import SeatRecord, TableRecord
from organelle.table.chance import hash_of
from organelle.table.errors import illegal

WORD = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a seat may add to the luck."""

SEAL = re.compile(r"[0-9a-f]{64}")
"""The SHA-256 hash of a word, as it is sent."""


def seal_word(record: TableRecord, number: int, update: SeatUpdate) -> None:
    """Keep the hash of a seat's word; another hash than before makes a word that is already there worthless.

    Raises:
        Illegal: if it is no hash, or the word itself came with a new one.
    """
    seat, seal = record.seats[number], update.seal or ""
    if not SEAL.fullmatch(seal):
        raise illegal("bad-seal")
    if seal == seat.seal:
        return
    if update.word is not None:
        raise illegal("word-too-early")
    call_off_opening(record)
    seat.seal, seat.word = seal, ""


def open_word(record: TableRecord, number: int, word: str) -> None:
    """Give a seat its word: one without a seal before any is opened, a sealed one when everyone is ready.

    Raises:
        Illegal: if it is no word, not the one that was sealed, or comes too early or too late.
    """
    seat = record.seats[number]
    if not WORD.fullmatch(word):
        raise illegal("bad-word")
    if word == seat.word:
        return
    if seat.seal and hash_of(word) != seat.seal:
        raise illegal("word-not-sealed")
    if seat.seal and number not in record.unopened:
        raise illegal("word-too-early")
    if not seat.seal and record.unopened:
        raise illegal("word-too-late")
    seat.word = word


def repeats_word(seat: SeatRecord, update: SeatUpdate) -> bool:
    """Return whether an update only opens the word again that the seat has opened."""
    return update.word == seat.word != "" and update.seal in (None, seat.seal) and update.ready in (None, True)


def call_off_opening(record: TableRecord) -> None:
    """Make every sealed word worthless if somebody goes before all are opened: they have to be sealed anew.

    So whoever keeps a word back has no game with other luck, only none, and everyone sees how often that happened.
    """
    if not record.unopened:
        return
    record.broken_openings += any(seat.seal and seat.word for seat in record.seats)
    for seat in record.seats:
        if seat.seal:
            seat.seal = seat.word = ""
            seat.ready = False
