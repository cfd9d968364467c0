"""Ivy's mat and her action cards. [CE-11.2, CE-11.3]"""

from __future__ import annotations

from typing import Final

from organelle.kernel.sheet import RECONSTRUCTED, Column, Row, Sheet

GROWTH: Final = 0
ENZYMES: Final = 1
PROTEINS: Final = 2
VACUOLE: Final = 3
STRATEGIES = ("growth", "enzymes", "proteins", "vacuole")

UP: Final = 0
DOWN: Final = 1
RIGHT: Final = 2
LEFT: Final = 3
DIRECTIONS = ("up", "down", "right", "left")

LEVEL_ONE: Final = 0
LEVEL_TWO: Final = 1
LEVELS = ("one", "two", "growth", "enzymes", "proteins", "vacuole")

ALWAYS: Final = 0
HAS_CARD: Final = 1
"""This condition and the three after it ask for a card type in her hand."""
FEW: Final = 5
FEW_STRATEGY: Final = 6
CONDITIONS = ("always", "starch", "storage", "enzyme", "specialization", "few", "few-strategy")

TAKE_WATER: Final = 0
TAKE_CO2: Final = 1
TAKE_SCARCER: Final = 2
MAKE: Final = 3
MAKE_TWICE: Final = 4
BUILD_WALL: Final = 5
ON_MITOCHONDRIA: Final = 6
ON_RIBOSOMES: Final = 7
GROW_SHOOT: Final = 8
GROW_ROOT: Final = 9
GROW_EITHER: Final = 10
BE_FIRST: Final = 11
TAKE_ANY: Final = 12
"""This line and the four after it take a card of the market: of any type, or of one type each."""
LINES = (
    "water",
    "co2",
    "scarcer",
    "photosynthesis",
    "photosynthesis-twice",
    "build",
    "mitochondria",
    "ribosomes",
    "growth-shoot",
    "growth-root",
    "growth-either",
    "first-player",
    "take-any",
    "take-starch",
    "take-storage",
    "take-enzyme",
    "take-specialization",
)

PLAYS = ("nothing", "starch", "storage", "enzyme", "specialization")

MAT = Sheet(
    "ivy-mat",
    [
        Column("name"),
        Column("arrows", low=0, high=4),
        Column("pack", low=0, high=1),
        Column("photosynthesis", low=0, high=1),
        Column("easy-health", low=0, high=20),
        Column("easy-region", low=0, high=9),
        Column("health", low=0, high=20),
        Column("region", low=0, high=9),
    ],
    #    marks      space      arrows pack photo | easy HP region | medium, hard HP region
    [
        Row("rrrrcccc", "space-1", 0, 0, 0, 0, 0, 0, 0),
        Row("rrrrcccc", "space-2", 0, 0, 0, 10, 0, 9, 1),
        Row("rcrrcccc", "space-3", 1, 1, 0, 0, 0, 0, 0),
        Row("rrrrcccc", "space-4", 3, 1, 0, 10, 0, 12, 0),
        Row("rrcccccc", "space-5", 0, 1, 1, 13, 1, 15, 2),
    ],
    least=5,
    most=5,
)


def action_columns() -> list[Column]:
    """Return the columns of an action card: its level, three lines, what it plays."""
    columns = [Column("name"), Column("level", *LEVELS)]
    for line in ("1", "2", "3"):
        columns.append(Column(f"if-{line}", *CONDITIONS))
        columns.append(Column(f"do-{line}", *LINES))
        columns.append(Column(f"number-{line}", low=0, high=20))
    columns += [Column("play", *PLAYS), Column("else-play", *PLAYS), Column("activations", low=0, high=9)]
    return columns


def action(marks: str, name: str, level: str, first: str, second: str, third: str, plays: str = "") -> Row:
    """Return a card: three lines (condition, deed, number), then what it plays and how many enzymes that activates."""
    cells: list[str | int] = [name, level]
    for line in (first, second, third):
        words = line.split()
        number = int(words.pop()) if words[-1].isdigit() else 0
        cells += [words[0] if len(words) > 1 else "always", words[-1], number]
    words = plays.split()
    activations = int(words.pop()) if words and words[-1].isdigit() else 0
    one, other = [*words, "nothing", "nothing"][:2]
    return Row(marks, *cells, one, other, activations)


STATED = "ccrrrrrrrrrrrr"
PARTLY = "ccrccrrrcccrrr"
C = RECONSTRUCTED

ACTIONS = Sheet(
    "ivy-actions",
    action_columns(),
    [
        action(STATED, "1a", "one", "build 8", "photosynthesis-twice", "ribosomes 2"),
        action(C, "1b", "one", "water 1", "co2", "photosynthesis", "starch"),
        action(C, "1c", "one", "growth-root", "scarcer 1", "mitochondria 4", "storage"),
        action(C, "1d", "one", "few take-any", "growth-shoot", "co2"),
        action(C, "1e", "one", "photosynthesis", "scarcer 1", "ribosomes 4", "starch"),
        action(C, "1f", "one", "first-player", "few take-enzyme", "water 1", "enzyme 1"),
        action(
            PARTLY,
            "2a",
            "two",
            "specialization mitochondria 2",
            "enzyme ribosomes",
            "build 7",
            "specialization enzyme 2",
        ),
        action(C, "2b", "two", "build", "photosynthesis", "scarcer 1", "starch"),
        action(C, "2c", "two", "photosynthesis-twice", "build 9", "water 2", "storage"),
        action(C, "2d", "two", "enzyme ribosomes 4", "few take-enzyme", "co2", "enzyme 1"),
        action(
            C, "2e", "two", "few-strategy take-specialization", "few take-starch", "scarcer", "specialization starch"
        ),
        action(C, "2f", "two", "build 8", "few take-storage", "mitochondria 5", "storage starch"),
        action(C, "growth", "growth", "growth-either", "build", "photosynthesis", "specialization starch"),
        action(C, "enzymes", "enzymes", "enzyme ribosomes 4", "take-enzyme", "first-player", "enzyme 3"),
        action(C, "proteins", "proteins", "storage water 1", "take-storage", "photosynthesis", "storage"),
        action(C, "vacuole", "vacuole", "water 3", "build 8", "scarcer 2", "starch storage"),
    ],
    least=6,
    most=24,
)
