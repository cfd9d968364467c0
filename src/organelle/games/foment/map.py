"""The sea: sixteen regions of a pentagon, what borders on what, and where a nutrient falls. [FO-1.1, FO-1.2, FO-1.3]"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment.words import TERRAINS
from organelle.kernel.sheet import (
    RECONSTRUCTED,
    Column,
    Row,
    Sheet,
)

REGION_COUNT: Final = 16
EDGES: Final = 5

CENTRE_WEIGHT: Final = 1533
INNER_WEIGHT: Final = 907
RIM_WEIGHT: Final = 393
"""Parts in 9,998 of a normal spread of 0.45 circumradii around the centre, integrated over the outlines. [FO-2.7]"""

REGIONS = Sheet(
    "regions",
    [Column("name"), Column("terrain", *TERRAINS), Column("weight", low=1, high=9999)],
    #                      name  terrain    weight
    [
        Row(RECONSTRUCTED, "c", "deep", CENTRE_WEIGHT),
        Row(RECONSTRUCTED, "v1", "vent", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v2", "shallow", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v3", "deep", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v4", "vent", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v5", "shallow", INNER_WEIGHT),
        Row(RECONSTRUCTED, "l1", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l2", "deep", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l3", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l4", "vent", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l5", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r1", "deep", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r2", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r3", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r4", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r5", "deep", RIM_WEIGHT),
    ],
    least=REGION_COUNT,
    most=REGION_COUNT,
)

NAMES = [str(row.cells[0]) for row in REGIONS.rows]

SIDES = {
    "c": "v1 v2 v3 v4 v5",
    "v1": "c v5 v2 r1 l2",
    "v2": "c v1 v3 r2 l3",
    "v3": "c v2 v4 r3 l4",
    "v4": "c v3 v5 r4 l5",
    "v5": "c v4 v1 r5 l1",
    "l1": "r1 r5 v5",
    "l2": "r2 r1 v1",
    "l3": "r3 r2 v2",
    "l4": "r4 r3 v3",
    "l5": "r5 r4 v4",
    "r1": "l1 l2 v1",
    "r2": "l2 l3 v2",
    "r3": "l3 l4 v3",
    "r4": "l4 l5 v4",
    "r5": "l5 l1 v5",
}
"""The regions that share a side with each. [FO-1.2]"""


def mask(names: str) -> i64:
    """Regions as bits."""
    bits: i64 = 0
    for name in names.split():
        bits |= 1 << NAMES.index(name)
    return bits


def sides() -> vec[i64]:
    """Of each region the adjacent ones. [FO-1.2]"""
    return vec[i64]([mask(SIDES[name]) for name in NAMES])


def far_shores(name: str) -> str:
    """The regions on the two edges that do not touch the edge of this one; none away from the rim. [FO-1.3]"""
    if name[0] not in "lr":
        return ""
    edge = int(name[1]) - 1
    opposite = [(edge + 2) % EDGES + 1, (edge + 3) % EDGES + 1]
    return " ".join(f"{half}{number}" for number in opposite for half in "lr")


def one_step() -> vec[i64]:
    """Of each region where a cell may be after one step: there, across a side, or round the board. [FO-3.2]"""
    return vec[i64]([mask(f"{name} {SIDES[name]} {far_shores(name)}") for name in NAMES])


def two_steps(steps: vec[i64]) -> vec[i64]:
    """Where a cell may be after up to two steps. [FO-3.3]"""
    reach = vec[i64]([0] * REGION_COUNT)
    for region in range(REGION_COUNT):
        for other in range(REGION_COUNT):
            if steps[region] >> other & 1:
                reach[region] |= steps[other]
    return reach


Point = tuple[float, float]


def outline(name: str) -> list[Point]:
    """The corners of a region; the pentagon's corners lie at distance 1, its first edge on top, y upwards. [FO-1.1]"""
    if name == "c":
        return [middle(0.272, edge) for edge in range(1, EDGES + 1)]
    edge = int(name[1])
    if name[0] == "v":
        return [
            middle(0.272, edge),
            middle(0.502, edge),
            corner(0.62, edge),
            middle(0.502, edge + 1),
            middle(0.272, edge + 1),
        ]
    side = edge if name[0] == "r" else edge - 1
    return [middle(0.502, edge), middle(0.809, edge), corner(1.0, side), corner(0.62, side)]


def middle(radius: float, edge: int) -> Point:
    """A point on the way from the centre to the middle of an edge; edges are numbered clockwise."""
    return polar(radius, 90 - 72 * (edge - 1))


def corner(radius: float, edge: int) -> Point:
    """A point on the way to the corner between that edge and the next."""
    return polar(radius, 54 - 72 * (edge - 1))


def polar(radius: float, degrees: int) -> Point:
    return radius * cos(radians(degrees)), radius * sin(radians(degrees))


OUTLINES = {name: [[round(x, 3), round(y, 3)] for x, y in outline(name)] for name in NAMES}
"""The corners of every region, for drawing. [FO-1.1]"""
