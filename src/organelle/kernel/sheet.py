"""Sheets: the typed tables of cards and boards, laid out like the sheet in the box, one row a card."""

from dataclasses import dataclass

RULEBOOK = "r"
PUBLIC = "p"
RECONSTRUCTED = "c"
OWN = "o"

MARKS = {RULEBOOK: "rulebook", PUBLIC: "public", RECONSTRUCTED: "reconstructed", OWN: "own"}

Cell = str | int


class Column:
    """A column of words (any, or one of these) or of numbers from low to high, where low is not above high."""

    def __init__(self, name: str, *words: str, low: int = 0, high: int = -1) -> None:
        self.name = name
        self.words = words
        self.low = low
        self.high = high


class Row:
    """A row and where its figures come from: one mark for all cells, or one a cell."""

    def __init__(self, marks: str, *cells: Cell) -> None:
        self.marks = marks if len(marks) == len(cells) else marks * len(cells)
        self.cells = list(cells)


@dataclass
class Sheet:
    """A named table; `least` rows must be there, and at most `most`."""

    name: str
    columns: list[Column]
    rows: list[Row]
    least: int
    most: int
