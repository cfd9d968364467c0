"""The two sides of the plant board, laid out as sheets, one row a space. [CE-3.2, CE-5.10, CE-9.1]"""

from __future__ import annotations

from typing import Final

from organelle.kernel.sheet import Column, Row, Sheet

SHOOT: Final = 0
ROOT: Final = 1
BOTH_TRACKS: Final = 3
"""Sets of tracks are numbers, one bit a track."""
TRACKS = ("shoot", "root")

NO_BONUS: Final = 0
FREE_ENZYMES: Final = 1
DOUBLE_BUILD: Final = 2
BONUS_HEALTH: Final = 3
BONUSES = ("none", "enzymes", "build", "health")


def plant(name: str, rows: list[Row]) -> Sheet:
    """Return a side of the plant board."""
    columns = [
        Column("name"),
        Column("track", *TRACKS),
        Column("from"),
        Column("or-from"),
        Column("hormone", low=0, high=9),
        Column("atp", low=0, high=9),
        Column("once-health", low=0, high=20),
        Column("once-protein", low=0, high=9),
        Column("once-card", low=0, high=1),
        Column("co2", low=0, high=20),
        Column("water", low=0, high=20),
        Column("protein", low=0, high=9),
        Column("region", low=0, high=9),
        Column("health", low=0, high=9),
        Column("card", low=0, high=1),
        Column("photosynthesis", low=0, high=1),
        Column("bonus", *BONUSES),
        Column("bonus-hormone", low=0, high=9),
        Column("bonus-atp", low=0, high=9),
        Column("bonus-amount", low=0, high=20),
        Column("return", low=0, high=1),
    ]
    return Sheet(name, columns, rows, least=2, most=40)


# marks, name, track, from, or-from | cost H ATP | once HP P card | sunrise CO2 W P region HP card photo | bonus, return
SPROUT = plant(
    "sprout",
    [
        Row("rrrrrrrrrprrrrrrrrrrr", "s0", "shoot", "-", "-", 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "s1", "shoot", "s0", "-", 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "s2", "shoot", "s1", "-", 1, 0, 3, 0, 0, 5, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("ccccrrrrrrrrrrrrrrrrr", "s3l", "shoot", "s2", "-", 1, 2, 0, 0, 1, 6, 0, 0, 0, 0, 0, 1, "none", 0, 0, 0, 0),
        Row("cccccccccrrrrrrrrrrrr", "s3r", "shoot", "s2", "-", 3, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 1, "none", 0, 0, 0, 0),
        Row("c", "s4l", "shoot", "s3l", "-", 1, 0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 1, "none", 0, 0, 0, 0),
        Row("c", "s4r", "shoot", "s3r", "-", 3, 0, 5, 0, 0, 7, 0, 0, 0, 0, 0, 1, "none", 0, 0, 0, 0),
        Row("rrrrrrrrrrprrrrrrrrrr", "r0", "root", "-", "-", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "r1", "root", "r0", "-", 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("cccccccccrrrrrrrrrrrr", "r2l", "root", "r1", "-", 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "r2r", "root", "r1", "-", 2, 0, 2, 0, 0, 0, 4, 0, 1, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "r3l", "root", "r2l", "-", 2, 0, 3, 1, 0, 0, 5, 2, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "r3m", "root", "r2l", "r2r", 2, 0, 0, 0, 1, 0, 4, 1, 2, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("ccccccccccrcccccccccc", "r3r", "root", "r2r", "-", 2, 0, 5, 0, 0, 0, 6, 0, 1, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "r4l", "root", "r3l", "r3m", 2, 1, 9, 0, 0, 0, 5, 2, 1, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "r4r", "root", "r3m", "r3r", 2, 1, 7, 0, 0, 0, 7, 1, 2, 0, 0, 0, "none", 0, 0, 0, 0),
    ],
)

MANGROVE = plant(
    "mangrove",
    [
        Row("c", "m0", "shoot", "-", "-", 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "m1", "shoot", "m0", "-", 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "m2", "shoot", "m1", "-", 1, 0, 3, 0, 0, 5, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "m3", "shoot", "m2", "-", 2, 0, 3, 0, 1, 6, 0, 0, 0, 0, 0, 1, "none", 0, 0, 0, 0),
        Row("c", "m4", "shoot", "m3", "-", 2, 0, 7, 0, 0, 8, 0, 0, 0, 0, 0, 1, "none", 0, 0, 0, 0),
        Row("c", "start", "root", "-", "-", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "la", "root", "start", "-", 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "ca", "root", "start", "la", 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("c", "ra", "root", "start", "ca", 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, "none", 0, 0, 0, 0),
        Row("ccccccccccccccrcccccr", "lb", "root", "la", "-", 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, "none", 0, 0, 0, 1),
        Row("c", "cb", "root", "ca", "lb", 1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, "none", 0, 0, 0, 1),
        Row("c", "rb", "root", "ra", "cb", 1, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0, 0, "none", 0, 0, 0, 1),
        Row("c", "lc", "root", "lb", "-", 1, 0, 0, 0, 0, 0, 3, 2, 0, 0, 1, 0, "enzymes", 1, 0, 0, 0),
        Row("c", "cc", "root", "cb", "-", 1, 0, 0, 0, 0, 0, 6, 1, 2, 0, 0, 0, "build", 1, 0, 2, 0),
        Row("ccccccccccccccccrrrrc", "rc", "root", "rb", "-", 2, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, "health", 2, 0, 7, 0),
    ],
)
