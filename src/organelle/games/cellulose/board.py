"""The game board and the scenarios, laid out as sheets. [CE-1.1, CE-1.5, CE-2.2, CE-10.1]"""

from __future__ import annotations

from organelle.kernel.sheet import RECONSTRUCTED, RULEBOOK, Column, Row, Sheet


def wall(name: str, sections: list[list[int]]) -> Sheet:
    """Return a side of the board: its wall spaces from left to right, each with its section and its value. [CE-2.2]"""
    rows: list[Row] = []
    for section, values in enumerate(sections, 1):
        for value in values:
            rows.append(Row(RECONSTRUCTED, f"space-{len(rows) + 1}", section, value))
    columns = [Column("name"), Column("section", low=1, high=3), Column("health", low=0, high=30)]
    return Sheet(name, columns, rows, least=3, most=30)


WALL_THREE = wall("wall-three", [[6, 8, 7, 9], [7, 10, 8, 9], [8, 11, 9, 12]])
WALL_FIVE = wall("wall-five", [[6, 8, 7, 9, 7], [8, 10, 7, 9, 8], [10, 8, 11, 9, 12]])

SPACES = Sheet(
    "spaces",
    [Column("name"), Column("amount", low=1, high=12)],
    #             space                amount
    [
        Row(RULEBOOK, "stomata-small", 6),
        Row(RULEBOOK, "stomata-large", 4),
        Row("cr", "mitochondria-small", 6),
        Row("cr", "mitochondria-large", 5),
        Row("cr", "ribosomes-small", 5),
        Row("cr", "ribosomes-large", 3),
        Row("cr", "cytoplasm-small", 3),
        Row("cr", "cytoplasm-large", 2),
    ],
    least=8,
    most=8,
)

MARKET = Sheet(
    "market",
    [
        Column("name"),
        Column("co2", low=0, high=9),
        Column("cleared-three", low=0, high=1),
        Column("cleared-five", low=0, high=1),
    ],
    #            slot    co2 cleared with 1-3, 4-5 players
    [
        Row("rprr", "market-1", 0, 1, 1),
        Row("rcrr", "market-2", 1, 1, 0),
        Row("rcrr", "market-3", 2, 0, 0),
        Row("rcrr", "market-4", 3, 0, 0),
    ],
    least=4,
    most=4,
)

VACUOLE = Sheet(
    "vacuole",
    [Column("name"), Column("health", low=0, high=20)],
    [
        Row(RULEBOOK, "start", 0),
        Row(RULEBOOK, "step-1", 1),
        Row(RULEBOOK, "step-2", 2),
        Row(RULEBOOK, "step-3", 3),
        Row(RECONSTRUCTED, "step-4", 4),
        Row(RECONSTRUCTED, "step-5", 5),
    ],
    least=2,
    most=12,
)

SCENARIOS = Sheet(
    "scenarios",
    [
        Column("name"),
        Column("level-1", low=1, high=7),
        Column("level-2", low=1, high=7),
        Column("level-3", low=1, high=7),
        Column("stomata-drop", low=0, high=1),
        Column("reward", low=0, high=9),
        Column("drink", low=0, high=1),
        Column("xylem-keep", low=1, high=7),
        Column("water-per-health", low=0, high=9),
        Column("set-health", low=0, high=9),
    ],
    #    marks         name     levels   drop reward drink keep per set
    [
        Row("rrrcrrrrrr", "none", 5, 6, 7, 1, 0, 0, 7, 0, 0),
        Row("rccccccccc", "cactus", 3, 4, 5, 0, 2, 1, 7, 2, 0),
        Row("rccccccccc", "mangrove", 7, 7, 7, 1, 0, 0, 4, 0, 7),
    ],
    least=3,
    most=3,
)
