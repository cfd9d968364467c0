"""The sea: sixteen regions of a pentagon, what borders on what, and where a nutrient falls. [FO-1.1, FO-1.2, FO-1.3]"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment.cards import REGION_COUNT, REGIONS

EDGES: Final = 5

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
    """Return regions, named and separated by spaces, as bits."""
    bits: i64 = 0
    for name in names.split():
        bits |= 1 << NAMES.index(name)
    return bits


def sides() -> vec[i64]:
    """Return the adjacent regions of each, as bits. [FO-1.2]"""
    return vec[i64]([mask(SIDES[name]) for name in NAMES])


def far_shores(name: str) -> str:
    """Return the regions on the two edges that do not touch the edge of this one; none off the rim. [FO-1.3]"""
    if name[0] not in "lr":
        return ""
    edge = int(name[1]) - 1
    opposite = [(edge + 2) % EDGES + 1, (edge + 3) % EDGES + 1]
    return " ".join(f"{half}{number}" for number in opposite for half in "lr")


def one_step() -> vec[i64]:
    """Return where a cell may be after one step from each: there, across a side, or round the board. [FO-3.2]"""
    return vec[i64]([mask(f"{name} {SIDES[name]} {far_shores(name)}") for name in NAMES])


def two_steps(steps: vec[i64]) -> vec[i64]:
    """Return where a cell may be after up to two steps from each region. [FO-3.3]"""
    reach = vec[i64]([0] * REGION_COUNT)
    for region in range(REGION_COUNT):
        for other in range(REGION_COUNT):
            if steps[region] >> other & 1:
                reach[region] |= steps[other]
    return reach


Point = tuple[float, float]


def outline(name: str) -> list[Point]:
    """Return the corners of a region; the pentagon's lie at distance 1, its first edge on top, y upwards. [FO-1.1]"""
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
    """Return a point on the way from the centre to the middle of an edge; edges are numbered clockwise."""
    return polar(radius, 90 - 72 * (edge - 1))


def corner(radius: float, edge: int) -> Point:
    """Return a point on the way to the corner between that edge and the next."""
    return polar(radius, 54 - 72 * (edge - 1))


def polar(radius: float, degrees: int) -> Point:
    """Return a point by its distance from the centre and its angle."""
    return radius * cos(radians(degrees)), radius * sin(radians(degrees))


OUTLINES = {name: [[round(x, 3), round(y, 3)] for x, y in outline(name)] for name in NAMES}
"""The corners of every region, for drawing. [FO-1.1]"""
