"""What follows from a table's row alone."""

from __future__ import annotations

from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.server.ports import TableRecord
from organelle.table.chance import SecureChance
from organelle.table.match import Match


def chance_of(row: TableRecord) -> SecureChance:
    """The row's luck: the server's secret and the seats' words."""
    return SecureChance(row.secret, tuple(row.words))


def new_match(row: TableRecord) -> Match:
    """The row's game with nothing played yet."""
    return load_match(GAMES, row.header, chance_of(row), at=0)


def header_options(row: TableRecord) -> dict[str, str]:
    """The options that stand in the header."""
    lines = (line.split(" ", 2) for line in row.header.splitlines())
    return {line[1]: line[2] for line in lines if line[0] == "option"}
