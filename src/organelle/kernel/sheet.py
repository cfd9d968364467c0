"""Sheets: the typed tables of cards and boards, laid out like the sheet in the box, one row a card."""

from dataclasses import dataclass

RULEBOOK = "r"
PUBLIC = "p"
RECONSTRUCTED = "c"
OWN = "o"

MARKS = {RULEBOOK: "rulebook", PUBLIC: "public", RECONSTRUCTED: "reconstructed", OWN: "own"}

Cell = str | int


@dataclass
class Column:
    """A column of words (any, or some) or of numbers from low to high."""

    name: str
    low: int = 0
    high: int = -1
    words: tuple[str, ...] = ()

    @property
    def numeric(self) -> bool:
        return self.high >= self.low


def name_column() -> Column:
    """The first column of every sheet: a word of its own for each row."""
    return Column("name")


def number_column(name: str, low: int, high: int) -> Column:
    return Column(name, low, high)


def word_column(name: str, *words: str) -> Column:
    """A column whose cells are one of these words."""
    return Column(name, words=words)


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

    def cells(self) -> list[list[Cell]]:
        return [row.cells for row in self.rows]
