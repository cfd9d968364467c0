"""The cell component cards and the game board, laid out as sheets. [CE-1.1, CE-1.5, CE-2.2, CE-10.1]"""

from __future__ import annotations

from organelle.kernel.sheet import RECONSTRUCTED, RULEBOOK, Column, Row, Sheet

TYPES = ("starch", "storage", "enzyme", "specialization")
EFFECTS = (
    "none",
    "photosynthesis",
    "build",
    "growth",
    "health",
    "vacuole",
    "card",
    "aquaporin",
    "gibberellin",
    "cytokinin",
    "embryo",
    "production",
)

CARDS = Sheet(
    "cards",
    [
        Column("name"),
        Column("type", *TYPES),
        Column("copies", low=0, high=20),
        Column("carbohydrate", low=0, high=9),
        Column("protein", low=0, high=9),
        Column("atp", low=0, high=9),
        Column("health", low=0, high=30),
        Column("draw", low=0, high=9),
        Column("discard", low=0, high=2),
        Column("effect", *EFFECTS),
        Column("immediate", low=0, high=9),
        Column("activation", low=0, high=9),
    ],
    #    marks           name                          type              copies K P A hp draw disc effect   imm act
    [
        Row("rrcccccccrrr", "starch-1", "starch", 3, 1, 0, 0, 6, 2, 1, "none", 0, 0),
        Row("rrcccccccrrr", "starch-2", "starch", 3, 2, 0, 0, 12, 3, 2, "none", 0, 0),
        Row("rrcccccccrrr", "starch-3", "starch", 3, 3, 0, 0, 18, 4, 2, "none", 0, 0),
        Row("rrcccccrrrrr", "storage-1", "storage", 3, 0, 3, 0, 1, 0, 0, "none", 0, 0),
        Row("rrcccccrrrrr", "storage-2", "storage", 3, 0, 4, 0, 3, 0, 0, "none", 0, 0),
        Row("rrcccccrrrrr", "storage-3", "storage", 3, 0, 5, 0, 5, 0, 0, "none", 0, 0),
        Row("rrcccccrrrrr", "rubisco", "enzyme", 3, 0, 2, 1, 1, 0, 0, "photosynthesis", 2, 1),
        Row("rrcccccrrrcc", "cellulose-synthase", "enzyme", 3, 0, 1, 2, 2, 0, 0, "build", 1, 1),
        Row("rrcccccrrrcc", "gh3-synthetase", "enzyme", 3, 0, 2, 1, 2, 0, 0, "growth", 1, 1),
        Row("rrcrrrcrrccc", "lipase", "enzyme", 3, 0, 2, 1, 5, 0, 0, "health", 0, 2),
        Row("rrcrrrrrrrrc", "vacuolar-processing", "enzyme", 3, 0, 1, 1, 3, 0, 0, "vacuole", 3, 2),
        Row("pccccccrrccc", "dna-polymerase", "enzyme", 3, 0, 1, 1, 3, 0, 0, "card", 1, 1),
        Row("rrcccccrrrrr", "aquaporin", "specialization", 2, 0, 0, 3, 0, 0, 0, "aquaporin", 0, 0),
        Row("rrcccccrrrrr", "gibberellin-receptor", "specialization", 2, 0, 0, 3, 0, 0, 0, "gibberellin", 0, 0),
        Row("rrcccccrrrrr", "cytokinin-receptor", "specialization", 2, 0, 0, 3, 0, 0, 0, "cytokinin", 0, 0),
        Row("rrcccccrrrrr", "seed-embryo", "specialization", 2, 0, 1, 2, 0, 0, 0, "embryo", 0, 0),
        Row("rrcccccrrrrr", "enzyme-production", "specialization", 2, 0, 1, 2, 0, 0, 0, "production", 0, 0),
    ],
    least=5,
    most=40,
)


def wall(name: str, sections: list[list[int]]) -> Sheet:
    """A side of the board: its wall spaces from left to right, each with its section and its value. [CE-2.2]"""
    rows: list[Row] = []
    for section, values in enumerate(sections, 1):
        for value in values:
            rows.append(Row(RECONSTRUCTED, f"space-{len(rows) + 1}", section, value))
    columns = [Column("name"), Column("section", low=1, high=3), Column("health", low=0, high=30)]
    return Sheet(name, columns, rows, least=5, most=30)


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
        Row("rccccccccc", "mangrove", 7, 7, 7, 1, 0, 0, 4, 0, 3),
    ],
    least=3,
    most=3,
)
