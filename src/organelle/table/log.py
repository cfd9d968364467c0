"""The text of a game: a header, then one line an entry. docs/notation.md tells it to people."""

from __future__ import annotations

import json

from organelle.kernel.event import Told
from organelle.kernel.game import Cards
from organelle.kernel.state import Step
from organelle.table.refusal import illegal

FIRST_LINE = "organelle 1"

CHANCE_LINE = "chance"
UNDO = "undo"
REWIND = "rewind"
LUCK = "luck"
REVEAL = "reveal"


class Header:
    """Which game under which rules: all that is needed to set it up again."""

    def __init__(self, game: str, version: int, seats: int, chosen: dict[str, str], cards: Cards) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.chosen = chosen
        self.cards = cards
        """The rows of sheets the table brought itself; empty when the game's own are in force."""

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
        self.sealed: Step | None = None
        self.told: list[Told] = []

    @property
    def seat(self) -> int | None:
        """The seat that made it, if a seat did."""
        return int(self.who) if self.who.isdigit() else None

    @property
    def played(self) -> bool:
        """Does it change the state, unless taken back?"""
        return self.who == CHANCE_LINE or self.seat is not None

    def text(self) -> str:
        return f"{self.number} {self.who} {self.words}"


def spans(numbers: list[int]) -> str:
    """Entry numbers in short: 3-5 7."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(str(low) if low == high else f"{low}-{high}" for low, high in parts)


def numbers_in(words: list[str]) -> list[int]:
    """The numbers that `spans` wrote."""
    found: list[int] = []
    for word in words:
        low, _, high = word.partition("-")
        found += range(int(low), int(high or low) + 1)
    return found


def read(text: str) -> tuple[Header, list[Entry]]:
    """A header and entries; a broken line is named by its number."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise illegal("log-first-line", line=lines[0] if lines else "", expected=FIRST_LINE)
    header = Header("", 0, 0, {}, {})
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        try:
            if line[0].isdigit():
                entries.append(read_entry(line, len(entries) + 1))
            else:
                read_fact(header, line)
        except ValueError:
            raise illegal("log-broken-line", number=number, line=line) from None
    if not header.game or not header.seats or not header.version:
        raise illegal("log-header")
    return header, entries


def read_entry(line: str, expected: int) -> Entry:
    number, who, words = line.split(" ", 2)
    if int(number) != expected:
        raise ValueError(line)
    if who in (UNDO, REWIND):
        numbers_in(words.split(" ")[1 if who == UNDO else 0 :])
    elif who not in (CHANCE_LINE, LUCK, REVEAL):
        int(who)
    return Entry(expected, who, words)


def read_fact(header: Header, line: str) -> None:
    """One line of the header."""
    name, rest = line.split(" ", 1)
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
        raise ValueError(line)
