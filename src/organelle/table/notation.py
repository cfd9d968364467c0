"""The text of a game: a header, then one line an entry. docs/notation.md describes it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from organelle.kernel.event import EventRecord
from organelle.kernel.game import Cards, Fault
from organelle.kernel.state import CHANCE, Sealed
from organelle.table.errors import BrokenText

FIRST_LINE = "organelle 1"

CHANCE_LINE: Final = "chance"
UNDO: Final = "undo"
REWIND: Final = "rewind"
LUCK: Final = "luck"
REVEAL: Final = "reveal"
TABLE_ENTRIES = (UNDO, REWIND, LUCK, REVEAL)
SEATS: Final = {CHANCE_LINE: CHANCE, **{str(seat): seat for seat in range(10)}, **dict.fromkeys(TABLE_ENTRIES, -1)}
"""The seat of everyone who makes entries, by the word that stands for them in a text; the table itself has none."""


@dataclass
class Header:
    """Which game is played under which rules: all that is needed to set it up again.

    Attributes:
        game: the name of the game.
        version: of its rules when the match began.
        seats: how many players.
        options: a value for every option.
        cards: the rows of sheets that the table brought itself; empty when the game's own are in force.
        old_sheets: the game's own sheets of that version, as far as they have changed since; they follow from the
            version and do not stand in the text.
        imported: how many entries a table was opened with, from a text that somebody brought; 0 for a game of its own.
    """

    game: str
    version: int
    seats: int
    options: dict[str, str]
    cards: Cards
    old_sheets: Cards
    imported: int = 0

    def text(self) -> list[str]:
        """Return the lines that stand at the beginning of the text."""
        lines = [FIRST_LINE, f"game {self.game}", f"version {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for sheet, rows in self.cards.items():
            lines += [f"row {sheet} {json.dumps(row, ensure_ascii=False)}" for row in rows]
        if self.imported:
            lines.append(f"imported {self.imported}")
        return lines


@mypyc_attr(acyclic=True)
class Entry:
    """One line of a match: who did what. The match fills in what came of it.

    >>> Entry(12, "0", "commit igm")
    <Entry 12 0 commit igm>
    >>> Entry(14, "undo", "0 12 13").numbers
    (0, 12, 13)
    """

    def __init__(self, number: int, who: str, words: str) -> None:
        """Make an entry.

        Args:
            number: counted from 1.
            who: a seat's number, `chance`, or what the table itself did (`undo`, `rewind`, `luck`, `reveal`).
            words: a code, or what that line of the table says.

        Raises:
            KeyError: if there is no such `who`.
            ValueError: if an undo or rewind names no numbers.
        """
        self.number = number
        self.who = who
        self.words = words
        self.seat = SEATS[who]
        self.live = self.seat >= 0
        """Whether it changed the state and was not taken back."""
        self.forced = False
        """Whether it was the only answer, for everyone to see."""
        self.revealed_to = 0
        """The seats that learned something hidden by it, one bit a seat."""
        self.question_number = 0
        """The number of the question that it answers or takes back, as its seat knew it."""
        self.sealed_step: Sealed | None = None
        """The sealed step in which it was given, if any."""
        self.events: tuple[EventRecord, ...] = ()
        """What it caused."""
        self.numbers = tuple(int(word) for word in words.split(" ")) if who in (UNDO, REWIND) else ()
        """What stands in an undo (the seat, then the entries) or a rewind (the entry before)."""
        self.author = self.numbers[0] if who == UNDO else self.seat
        """The seat that made it or took something back by it."""

    def __repr__(self) -> str:
        return f"<Entry {self.text()}>"

    def copy(self) -> Entry:
        """Return the same again, to be changed by itself."""
        twin = Entry(self.number, self.who, self.words)
        twin.live = self.live
        twin.forced = self.forced
        twin.revealed_to = self.revealed_to
        twin.question_number = self.question_number
        twin.sealed_step = self.sealed_step
        twin.events = self.events
        return twin

    def text(self) -> str:
        """Return its line."""
        return f"{self.number} {self.who} {self.words}"


def parse(text: str) -> tuple[Header, list[Entry]]:
    """Read the text of a game, without checking it against any rules.

    Returns:
        The header and the entries.

    Raises:
        BrokenText: if it is no such text; a line that cannot be read is named by its number.
    """
    first, *lines = text.splitlines() or [""]
    if first.strip() != FIRST_LINE:
        raise BrokenText(Fault("log-first-line", line=first, expected=FIRST_LINE))
    header = Header("", 0, 0, {}, {}, {})
    entries: list[Entry] = []
    for number, line in enumerate(lines, 2):
        try:
            parse_line(line, header, entries)
        except (KeyError, ValueError):
            raise BrokenText(Fault("log-broken-line", number=number, line=line)) from None
    if not (header.game and header.seats and header.version):
        raise BrokenText(Fault("log-header"))
    return header, entries


def parse_line(line: str, header: Header, entries: list[Entry]) -> None:
    """Add what a line says to the header or to the entries; raise KeyError or ValueError if it cannot be read."""
    name, _, rest = line.partition(" ")
    if name == "game":
        header.game = rest
    elif name == "version":
        header.version = int(rest)
    elif name == "seats":
        header.seats = int(rest)
    elif name == "option":
        option, value = rest.split(" ", 1)
        header.options[option] = value
    elif name == "row":
        sheet, cells = rest.split(" ", 1)
        row = json.loads(cells)
        json.dumps(row, ensure_ascii=False).encode()  # half of a pair of surrogates could be written nowhere
        header.cards.setdefault(sheet, []).append(row)
    elif name == "imported":
        header.imported = int(rest)
        if header.imported < 0:
            raise ValueError(line)
    elif line.strip():
        who, words = rest.split(" ", 1)
        entries.append(Entry(int(name), who, words))
        if entries[-1].number != len(entries):
            raise ValueError(line)
