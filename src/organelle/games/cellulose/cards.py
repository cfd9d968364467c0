"""The cell component cards, laid out as a sheet. [CE-1.5, CE-6.2]

Marks, a letter a cell: r rulebook, p public page, c reconstructed.
"""

from __future__ import annotations

from typing import Final

from organelle.kernel.sheet import Column, Row, Sheet

STARCH: Final = 0
STORAGE: Final = 1
ENZYME: Final = 2
SPECIALIZATION: Final = 3
TYPES = ("starch", "storage", "enzyme", "specialization")

NO_EFFECT: Final = 0
PHOTOSYNTHESIS: Final = 1
BUILDING: Final = 2
GROWING: Final = 3
HEALTH: Final = 4
REGION: Final = 5
CARD: Final = 6
AQUAPORIN: Final = 7
GIBBERELLIN: Final = 8
CYTOKININ: Final = 9
EMBRYO: Final = 10
PRODUCTION: Final = 11
EFFECT_COUNT: Final = 12
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
        Row("rrcccccccrrr", "starch-2", "starch", 3, 2, 0, 0, 14, 3, 2, "none", 0, 0),
        Row("rrcccccccrrr", "starch-3", "starch", 3, 3, 0, 0, 23, 4, 2, "none", 0, 0),
        Row("rrcccccrrrrr", "storage-1", "storage", 3, 0, 3, 0, 1, 0, 0, "none", 0, 0),
        Row("rrcccccrrrrr", "storage-2", "storage", 3, 0, 4, 0, 3, 0, 0, "none", 0, 0),
        Row("rrcccccrrrrr", "storage-3", "storage", 3, 0, 5, 0, 5, 0, 0, "none", 0, 0),
        Row("rrcccccrrrrr", "rubisco", "enzyme", 3, 0, 1, 1, 2, 0, 0, "photosynthesis", 2, 1),
        Row("rrcccccrrrcc", "cellulose-synthase", "enzyme", 3, 0, 1, 1, 2, 0, 0, "build", 1, 1),
        Row("rrcccccrrrcc", "gh3-synthetase", "enzyme", 3, 0, 1, 1, 2, 0, 0, "growth", 1, 1),
        Row("rrcrrrcrrccc", "lipase", "enzyme", 3, 0, 2, 1, 5, 0, 0, "health", 0, 2),
        Row("rrcrrrrrrrrc", "vacuolar-processing", "enzyme", 3, 0, 1, 1, 3, 0, 0, "vacuole", 3, 2),
        Row("pccccccrrccc", "dna-polymerase", "enzyme", 3, 0, 1, 1, 3, 0, 0, "card", 1, 1),
        Row("rrcccccrrrrr", "aquaporin", "specialization", 2, 0, 0, 2, 0, 0, 0, "aquaporin", 0, 0),
        Row("rrcccccrrrrr", "gibberellin-receptor", "specialization", 2, 0, 0, 2, 0, 0, 0, "gibberellin", 0, 0),
        Row("rrcccccrrrrr", "cytokinin-receptor", "specialization", 2, 0, 0, 2, 0, 0, 0, "cytokinin", 0, 0),
        Row("rrcccccrrrrr", "seed-embryo", "specialization", 2, 0, 1, 1, 0, 0, 0, "embryo", 0, 0),
        Row("rrcccccrrrrr", "enzyme-production", "specialization", 2, 0, 1, 1, 0, 0, 0, "production", 0, 0),
    ],
    least=5,
    most=40,
)
