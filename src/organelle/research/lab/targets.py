"""What a search for figures may vary and is to reach: the file of targets, and how far a table is from them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from organelle.kernel.game import Cards, Game
from organelle.kernel.sheet import OWN, RECONSTRUCTED, Column, Sheet
from organelle.research.lab.findings import MeasuredTable
from organelle.research.lab.measures import Figure, Sample, figure_of
from organelle.table.errors import illegal

FREE: Final = (RECONSTRUCTED, OWN)
"""Marks of figures that may be varied; what is printed or public is a fact."""

MOST_RANGES: Final = 60
"""Figures that one search may vary."""

UNDER: Final = "rounds.under."
"""How the share of games begins that were over before a round; the number of the round follows."""

SMALLEST_SCALE: Final = 0.05
"""How far from a bound a figure may be to count fully, where the bound itself is smaller."""


@dataclass(frozen=True)
class FigureRange:
    """A figure that may be varied: sheet, row and column where it stands, and its least and largest value."""

    sheet: str
    row: str
    column: str
    low: int
    high: int

    @property
    def values(self) -> list[int]:
        """Every value that it may have."""
        return list(range(self.low, self.high + 1))

    def cell_in(self, cards: Cards, game: Game) -> tuple[list[Any], int]:
        """Return the row in which it stands, and the number of its column."""
        sheet = next(sheet for sheet in game.sheets if sheet.name == self.sheet)
        names = [column.name for column in sheet.columns]
        return next(row for row in cards[self.sheet] if row[0] == self.row), names.index(self.column)


@dataclass(frozen=True)
class Target:
    """What a measure, or every measure of a pattern, should lie between.

    Args:
        measure: Its name; `*` stands for any part of it.
        least: The lower bound; None for none.
        most: The upper bound; None for none.
        weight: How much it counts beside others.
        seats: At how many players; None for all.
    """

    measure: str
    least: float | None
    most: float | None
    weight: float = 1.0
    seats: int | None = None

    def reached(self, value: float) -> bool:
        """Return whether a value lies between the bounds."""
        return self.distance(value) == 0

    def distance(self, value: float) -> float:
        """Return how far a value is from the bounds: 0 between them, 1 as far away as the bound is from 0."""
        for bound, beyond in ((self.least, -1), (self.most, 1)):
            if bound is not None and (value - bound) * beyond > 0:
                return abs(value - bound) / max(abs(bound), SMALLEST_SCALE)
        return 0.0


@dataclass(frozen=True)
class Targets:
    """The content of a file of targets."""

    ranges: tuple[FigureRange, ...]
    targets: tuple[Target, ...]

    def to_json(self) -> dict[str, Any]:
        """Return it as data for JSON."""
        return asdict(self)

    @staticmethod
    def from_json(written: dict[str, Any]) -> Targets:
        """Return what `to_json` wrote; raise KeyError or TypeError if it is none."""
        ranges = tuple(FigureRange(**row) for row in written["ranges"])
        return Targets(ranges, tuple(Target(**row) for row in written["targets"]))


def read_targets(game: Game, content: dict[str, Any], cards: Cards, path: str) -> Targets:
    """Return the targets of a file.

    Args:
        game: The rules whose figures are varied.
        content: Of the file, as TOML gives it.
        cards: The rows that the search begins with.
        path: Of the file, for errors.

    Raises:
        Illegal: if the file says something else, or wants to vary what is printed.
    """
    figures, wanted = content.get("figure"), content.get("target")
    unknown = [name for name in content if name not in ("figure", "target")]
    if unknown or not (isinstance(figures, list) and isinstance(wanted, list) and figures and wanted):
        raise illegal("tune-file", path=path)
    if len(figures) > MOST_RANGES:
        raise illegal("tune-many", count=len(figures), most=MOST_RANGES)
    ranges = tuple(range_of(game, row, cards, path) for row in figures)
    return Targets(ranges, tuple(target_of(row, path) for row in wanted))


def range_of(game: Game, row: Any, cards: Cards, path: str) -> FigureRange:
    """Return the range of a `[[figure]]`."""
    words, bounds = ("sheet", "row", "column"), ("from", "to")
    if not (isinstance(row, dict) and set(row) == {*words, *bounds}):
        raise illegal("tune-figure", path=path)
    if not (all(isinstance(row[name], str) for name in words) and all(type(row[name]) is int for name in bounds)):
        raise illegal("tune-figure", path=path)
    place = {name: row[name] for name in words}
    sheet = next((one for one in game.sheets if one.name == row["sheet"]), None)
    column = next((one for one in sheet.columns if one.name == row["column"]), None) if sheet else None
    if sheet is None or column is None or not any(cells[0] == row["row"] for cells in cards[sheet.name]):
        raise illegal("tune-no-figure", **place)
    check_free(sheet, column, row["row"], place)
    if not column.low <= row["from"] <= row["to"] <= column.high:
        raise illegal("tune-range", **place, low=column.low, high=column.high)
    return FigureRange(row["sheet"], row["row"], row["column"], row["from"], row["to"])


def check_free(sheet: Sheet, column: Column, name: str, place: dict[str, str]) -> None:
    """Raise Illegal if a figure is printed or public, or is no number; rows of one's own are free."""
    if column.low > column.high:
        raise illegal("tune-no-number", **place)
    number = [one.name for one in sheet.columns].index(column.name)
    own = next((row for row in sheet.rows if row.cells[0] == name), None)
    if own is not None and own.marks[number] not in FREE:
        raise illegal("tune-printed", **place)


def target_of(row: Any, path: str) -> Target:
    """Return the target of a `[[target]]`."""
    known = {"measure", "least", "most", "weight", "seats"}
    if not isinstance(row, dict) or not set(row) <= known or not isinstance(row.get("measure"), str):
        raise illegal("tune-target", path=path)
    least, most, weight, seats = (row.get(name) for name in ("least", "most", "weight", "seats"))
    numbers = [value for value in (least, most, weight) if value is not None]
    if not all(type(value) in (int, float) for value in numbers) or (least is None and most is None):
        raise illegal("tune-target", path=path)
    if (seats is not None and type(seats) is not int) or (weight is not None and weight <= 0):
        raise illegal("tune-target", path=path)
    return Target(row["measure"], least, most, 1.0 if weight is None else weight, seats)


def cards_with(game: Game, cards: Cards, ranges: Sequence[FigureRange], point: Sequence[int]) -> Cards:
    """Return the sheets that differ from the game's own when the figures have these values; nothing else changes."""
    found = {name: [list(row) for row in rows] for name, rows in cards.items()}
    for one, value in zip(ranges, point, strict=True):
        row, column = one.cell_in(found, game)
        row[column] = value
    usual = game.cards()
    return {name: rows for name, rows in found.items() if rows != usual[name]}


def cards_toml(game: Game, cards: Cards) -> str:
    """Return sheets as a TOML file, to be given as a table's own cards."""
    lines: list[str] = []
    for sheet in game.sheets:
        for row in cards.get(sheet.name, []):
            cells = zip(sheet.columns, row, strict=True)
            lines += ["", f"[[{sheet.name}]]", *(f"{column.name} = {json.dumps(cell)}" for column, cell in cells)]
    return "\n".join(lines[1:]) + "\n"


def point_of(game: Game, cards: Cards, ranges: Sequence[FigureRange]) -> tuple[int, ...]:
    """Return the values that the figures have in these rows, or the nearest that their ranges allow."""
    found = []
    for one in ranges:
        row, column = one.cell_in(cards, game)
        found.append(min(one.high, max(one.low, int(row[column]))))
    return tuple(found)


def matching(target: Target, table: MeasuredTable) -> Iterator[tuple[str, Figure]]:
    """Yield the measures of a table that a target is about, with their figures."""
    if target.seats not in (None, table.seats):
        return
    if target.measure.startswith(UNDER):
        figure = games_under(table, target.measure.removeprefix(UNDER))
        if figure is not None:
            yield target.measure, figure
        return
    for name, figure in table.figures.items():
        if fnmatchcase(name, target.measure):
            yield name, figure


def games_under(table: MeasuredTable, limit: str) -> Figure | None:
    """Return the share of games that were over before a round."""
    if not limit.isdecimal():
        return None
    rounds = table.samples["rounds.median"].values
    return figure_of(Sample("share", tuple(float(count < int(limit)) for count in rounds)))


def loss(targets: Sequence[Target], tables: Mapping[int, MeasuredTable]) -> float:
    """Return how far all tables are from all targets together; 0 where every one is reached.

    A pattern counts as much as a single measure: by the mean of the measures that it fits.
    """
    total = weights = 0.0
    for target in targets:
        for table in tables.values():
            distances = [target.distance(figure.value) for _, figure in matching(target, table)]
            if distances:
                total += target.weight * sum(distances) / len(distances)
                weights += target.weight
    return total / weights if weights else 0.0


def unmatched(targets: Sequence[Target], tables: Mapping[int, MeasuredTable]) -> str:
    """Return the first pattern that fits no measure of any table, with values or without; empty if all fit one."""
    for target in targets:
        fitting = [table for seats, table in tables.items() if target.seats in (None, seats)]
        under = target.measure.startswith(UNDER) and target.measure.removeprefix(UNDER).isdecimal()
        named = under or any(fnmatchcase(name, target.measure) for table in fitting for name in table.samples)
        if not fitting or not named:
            return target.measure
    return ""
