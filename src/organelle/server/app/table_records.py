"""What follows from a stored table alone."""

from __future__ import annotations

from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.server.records import TableRecord
from organelle.table.chance import FixedChance, seat_word
from organelle.table.match import Match


def chance_of(record: TableRecord) -> FixedChance:
    """Return the source of the table's luck: the server's secret and the seats' words."""
    given = [(number, seat) for number, seat in enumerate(record.seats) if seat.word]
    return FixedChance(record.secret, tuple(seat_word(number, seat.word, bool(seat.seal)) for number, seat in given))


def new_match(record: TableRecord) -> Match:
    """Return the table's match with nothing played yet."""
    return load_match(GAMES, record.header, chance_of(record), at=0)


def header_options(record: TableRecord) -> dict[str, str]:
    """Return the options that stand in the header."""
    lines = (line.split(" ", 2) for line in record.header.splitlines())
    return {line[1]: line[2] for line in lines if line[0] == "option"}


def imported_entries(record: TableRecord) -> int:
    """Return how many entries came with the text that the table was opened from; 0 if it was not."""
    lines = (line.split(" ") for line in record.header.splitlines())
    return next((int(line[1]) for line in lines if line[0] == "imported"), 0)
