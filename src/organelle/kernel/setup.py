"""What a state was set up with: all that is needed to read its bytes again."""

from __future__ import annotations

import zlib
from typing import Any

from organelle.kernel.archive import ArchiveError, ArchiveReader, ArchiveWriter
from organelle.kernel.sheet import Cell

Sheets = dict[str, list[list[Cell]]]
"""Rows by the sheet's name."""


class Setup:
    """The game, seats, options, cards and version that a state was set up with; all its copies share it.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> rules.new(2, rules.defaults(), rules.cards()).setup
    <Setup duel, 2 seats, version 1>
    """

    def __init__(self, game: Any, seats: int, options: dict[str, str], cards: Sheets, version: int) -> None:
        """Remember the arguments of `Game.set_up`, and the game."""
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.cards = dict(cards)
        self.version = version
        self._header = b""
        self._checksum = -1

    def __repr__(self) -> str:
        return f"<Setup {self.game.name}, {self.seats} seats, version {self.version}>"

    def header(self) -> bytes:
        """Return it as bytes: of the cards those that are not today's own, and a checksum of all."""
        if not self._header:
            own: Sheets = self.game.cards()
            other = {name: rows for name, rows in self.cards.items() if rows != own.get(name)}
            writer = ArchiveWriter()
            writer.text(self.game.name)
            writer.number(self.version)
            writer.number(self.seats)
            writer.number(len(self.options))
            for name, value in self.options.items():
                writer.text(name)
                writer.text(value)
            write_sheets(writer, other)
            writer.number(self.checksum())
            self._header = writer.bytes()
        return self._header

    def checksum(self) -> int:
        """Return a number that tells other cards from these."""
        if self._checksum < 0:
            self._checksum = sheets_checksum(self.cards)
        return self._checksum


def read_setup(game: Any, header: bytes) -> Setup:
    """Return the setup of a header, checked as far as a game that was set up so can be told from damaged bytes.

    Raises:
        ArchiveError: if it belongs to another game, to later rules, or to cards that are not here.
    """
    reader = ArchiveReader(header)
    name = reader.text()
    if name != game.name:
        raise ArchiveError("state-other-game", game=game.name, other=name)
    version = int(reader.number(0))
    if version > game.version:
        raise ArchiveError("state-newer-rules", game=name, version=str(version), known=str(game.version))
    seats = int(reader.number(0))
    options = {reader.text(): reader.text() for _ in range(reader.length())}
    cards: Sheets = game.cards(read_sheets(reader))
    values = {option.name: option.values for option in game.options}
    if seats not in game.seats or set(options) != set(values) or version < 1 or set(cards) != set(game.cards()):
        raise ArchiveError("state-broken")
    if any(value not in values[option] for option, value in options.items()):
        raise ArchiveError("state-broken")
    if reader.number(0) != sheets_checksum(cards):
        raise ArchiveError("state-other-cards", game=name)
    return Setup(game, seats, options, cards, version)


def write_sheets(writer: ArchiveWriter, sheets: Sheets) -> None:
    """Write rows and cells, each cell after what it is: a number or a text."""
    writer.number(len(sheets))
    for name, rows in sheets.items():
        writer.text(name)
        writer.number(len(rows))
        for row in rows:
            writer.number(len(row))
            for cell in row:
                writer.flag(isinstance(cell, str))
                if isinstance(cell, str):
                    writer.text(cell)
                else:
                    writer.number(cell)


def read_sheets(reader: ArchiveReader) -> Sheets:
    """Return what `write_sheets` wrote."""
    return {
        reader.text(): [[read_cell(reader) for _ in range(reader.length())] for _ in range(reader.length())]
        for _ in range(reader.length())
    }


def read_cell(reader: ArchiveReader) -> Cell:
    """Return a cell."""
    if reader.flag(False):
        return reader.text()
    return int(reader.number(0))


def sheets_checksum(sheets: Sheets) -> int:
    """Return a number that tells other cards from these."""
    writer = ArchiveWriter()
    write_sheets(writer, {name: sheets[name] for name in sorted(sheets)})
    return zlib.crc32(writer.bytes())
