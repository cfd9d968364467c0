"""Sheets: the typed tables of cards and boards, laid out like the sheet in the box, one row a card."""

from dataclasses import dataclass

RULEBOOK = "r"
PUBLIC = "p"
RECONSTRUCTED = "c"
OWN = "o"

MARKS = {RULEBOOK: "rulebook", PUBLIC: "public", RECONSTRUCTED: "reconstructed", OWN: "own"}
"""Where a figure comes from, by its mark."""

Cell = str | int


class Column:
    """A column of a sheet: any word, one of some words, or a number in a range.

    >>> Column("kind", "enzyme", "hormone")
    <Column kind: enzyme, hormone>
    >>> Column("copies", low=1, high=20)
    <Column copies: 1 to 20>
    """

    def __init__(self, name: str, *words: str, low: int = 0, high: int = -1) -> None:
        """Describe a column.

        Args:
            name: what it is called in a table's own cards.
            words: the words allowed; none allows any word, unless `low` and `high` make it a column of numbers.
            low, high: the least and the largest number; `low` above `high` means that it holds words.
        """
        self.name = name
        self.words = words
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        allowed = f"{self.low} to {self.high}" if self.low <= self.high else ", ".join(self.words) or "a word"
        return f"<Column {self.name}: {allowed}>"


class Row:
    """A row of a sheet, and where its figures come from."""

    def __init__(self, marks: str, *cells: Cell) -> None:
        """Make a row; `marks` is one mark (see MARKS) for all cells, or one a cell."""
        self.marks = marks if len(marks) == len(cells) else marks * len(cells)
        self.cells = list(cells)

    def __repr__(self) -> str:
        return f"<Row {' '.join(str(cell) for cell in self.cells)}>"


@dataclass
class Sheet:
    """A named table of cards or figures.

    Attributes:
        name: what it is called in a table's own cards.
        columns: what its cells mean.
        rows: the game's own rows.
        least: how many rows a table's own sheet must have.
        most: how many it may have.
    """

    name: str
    columns: list[Column]
    rows: list[Row]
    least: int
    most: int
