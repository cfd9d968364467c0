"""The text of a game: a header, then one line an entry. docs/notation.md tells it to people."""

from __future__ import annotations

import json
from dataclasses import dataclass

from organelle.kernel.event import Told
from organelle.kernel.game import Cards, Game
from organelle.kernel.state import CHANCE, Step
from organelle.table.refusal import illegal

FIRST_LINE = "organelle 1"

CHANCE_LINE = "chance"
UNDO = "undo"
REWIND = "rewind"
LUCK = "luck"
REVEAL = "reveal"
NOBODY = -1
SEATS = {CHANCE_LINE: CHANCE, **{str(seat): seat for seat in range(10)}}


@dataclass
class Header:
    """Which game under which rules: all that is needed to set it up again."""

    game: str
    version: int
    seats: int
    chosen: dict[str, str]
    cards: Cards
    """The rows of sheets the table brought itself; empty when the game's own are in force."""

    def cards_of(self, game: Game) -> Cards:
        """All rows in force: the game's own, except where the table brought others."""
        return {**game.own_cards(), **self.cards}

    def text(self) -> list[str]:
        lines = [FIRST_LINE, f"game {self.game}", f"version {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.chosen.items()]
        for sheet, rows in self.cards.items():
            lines += [f"row {sheet} {json.dumps(row, ensure_ascii=False)}" for row in rows]
        return lines


class Entry:
    """Something that happened: `words` by `who`, a seat's number, chance, or the table itself."""

    def __init__(self, number: int, who: str, words: str) -> None:
        self.number = number
        self.who = who
        self.words = words
        self.live = True
        self.forced = False
        self.shown = 0
        self.asked = 0
        """The number of the question that it answers or takes back, as its seat knew it."""
        self.sealed: Step | None = None
        self.told: list[Told] = []
        self.seat = SEATS.get(who, NOBODY)
        """The seat that made it; the table itself is nobody."""
        self.played = self.seat != NOBODY
        """Does it change the state, unless taken back?"""
        self.author = self.numbers()[0] if who == UNDO else self.seat
        """The seat that made it or took something back by it."""

    def numbers(self) -> list[int]:
        """What stands in an undo (the seat, then the entries) or a rewind (the entry before)."""
        words = self.words.split(" ")
        if not all(word.isdecimal() and len(word) < 9 for word in words):
            raise ValueError(self.words)
        return [int(word) for word in words]

    def text(self) -> str:
        return f"{self.number} {self.who} {self.words}"


def read(text: str) -> tuple[Header, list[Entry]]:
    """A header and entries; a broken line is named by its number."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise illegal("log-first-line", line=lines[0] if lines else "", expected=FIRST_LINE)
    header = Header("", 0, 0, {}, {})
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            if line[:1].isdigit():
                entries.append(read_entry(line, len(entries) + 1))
            elif line.strip():
                read_fact(header, *line.split(" ", 1))
        except (ValueError, TypeError):
            raise illegal("log-broken-line", number=number, line=line) from None
    if not (header.game and header.seats and header.version):
        raise illegal("log-header")
    return header, entries


def read_entry(line: str, expected: int) -> Entry:
    """One line of what happened."""
    number, who, words = line.split(" ", 2)
    entry = Entry(int(number), who, words)
    if entry.number != expected or not (entry.played or who in (UNDO, REWIND, LUCK, REVEAL)):
        raise ValueError(line)
    if who == REWIND:
        entry.numbers()
    return entry


def read_fact(header: Header, name: str, rest: str) -> None:
    """One line of the header."""
    if name == "game":
        header.game = rest
    elif name == "version":
        header.version = int(rest)
    elif name == "seats":
        header.seats = int(rest)
    elif name == "option":
        option, value = rest.split(" ", 1)
        header.chosen[option] = value
    elif name == "row":
        sheet, cells = rest.split(" ", 1)
        header.cards.setdefault(sheet, []).append(json.loads(cells))
    else:
        raise ValueError(name)
