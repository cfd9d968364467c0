"""Flasks on spots: when a spot is closed, how a flask comes there, who takes a boost. [CY-3.3, CY-3.4, CY-5.7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cytosis.events import BOOST_TAKEN, FLASK_PLACED, GREY_PLACED
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import ATP, CARB, LIPID, MRNA

OPEN: Final = 0
OCCUPIED: Final = 1
AREA_FULL: Final = 2
STOCK_EMPTY: Final = 3
NEEDS_ATP: Final = 4
NEEDS_CARB: Final = 5
NEEDS_MRNA: Final = 6
NEEDS_LIPIDS: Final = 7
NEEDS_DISK: Final = 8
NEEDS_VESICLE: Final = 9
NEEDS_CARD: Final = 10
NEEDS_ADDITION: Final = 11
CARD_GONE: Final = 12
NEEDS_GOLGI_VESICLE: Final = 13
CANNOT_PAY: Final = 14

REASONS = [
    "",
    "cytosis.closed.occupied",
    "cytosis.closed.area-full",
    "cytosis.closed.stock-empty",
    "cytosis.closed.needs-atp",
    "cytosis.closed.needs-carb",
    "cytosis.closed.needs-mrna",
    "cytosis.closed.needs-lipids",
    "cytosis.closed.needs-disk",
    "cytosis.closed.needs-vesicle",
    "cytosis.closed.needs-card",
    "cytosis.closed.needs-addition",
    "cytosis.closed.card-gone",
    "cytosis.closed.needs-golgi-vesicle",
    "cytosis.closed.cannot-pay",
]

GREY_BIT: Final = 4
GREY_FLASK: Final = 1 << GREY_BIT
"""What a grey flask adds to the number of its slot; an own flask adds its seat plus one."""


def taken(s: Cytosis, spot: i64, grey: bool) -> i64:
    """Return why no flask may go to a spot, or OPEN; a grey one goes anywhere. [CY-3.4, CY-12.2, CY-14.2, CY-14.3]"""
    if grey or s.free >> spot & 1:
        return OPEN
    if s.occupied[spot] >= s.rules.spots[spot]:
        return OCCUPIED
    return AREA_FULL


def first_joining(s: Cytosis, spot: i64, grey: bool) -> i64:
    """Return -1 if a free spot can be taken, 0 if a flask there must be joined. [CY-12.2]"""
    if grey and s.occupied[spot] >= s.rules.spots[spot]:
        return 0
    return -1


def last_joining(s: Cytosis, spot: i64, grey: bool) -> i64:
    """Return 0 if a flask there can be joined, else -1. [CY-12.2]"""
    if grey and s.occupied[spot] > 0:
        return 0
    return -1


def put(s: Cytosis, seat: i64, spot: i64, joining: bool, grey: bool) -> None:
    """Lay a flask on a free spot, or beside a flask that lies there. [CY-3.3, CY-12.2]"""
    start = s.rules.slot[spot]
    slot = start
    for index in range(start, start + s.rules.spots[spot]):
        if (s.flasks[index] != 0) == joining:
            slot = index
            break
    if s.flasks[slot] == 0:
        occupy(s, spot)
    if grey:
        s.flasks[slot] += GREY_FLASK
        s.emit(GREY_PLACED, seat, spot)
    else:
        s.flasks[slot] += seat + 1
        s.emit(FLASK_PLACED, seat, spot)


def occupy(s: Cytosis, spot: i64) -> None:
    """Count a flask on a spot; take the whole area with the last flask that it may hold. [CY-3.4, CY-14.2]"""
    rules = s.rules
    area = rules.area[spot]
    s.occupied[spot] += 1
    s.crowd[area] += 1
    if s.occupied[spot] >= rules.spots[spot]:
        s.free &= ~(1 << spot)
    if s.crowd[area] >= rules.caps[area]:
        s.free &= ~rules.in_area[area]


def boost_resource(area: i64) -> i64:
    """Return what events lay on the nucleus, the glucose transporter, the mitochondria, the Smooth ER. [CY-11.1]"""
    if area == 0:
        return MRNA
    if area == 1:
        return CARB
    if area == 2:
        return ATP
    return LIPID


def take_boost(s: Cytosis, seat: i64, area: i64) -> None:
    """Give the seat all that events laid on an area; the first to place there takes it, after the action. [CY-5.7]"""
    count = s.boosts[area]
    if count > 0:
        resource = boost_resource(area)
        s.boosts[area] = 0
        s.players[seat].supply[resource] += count
        s.emit(BOOST_TAKEN, seat, count, resource)


def at_least(number: i64, other: i64) -> i64:
    """Return 1 if the number is the other or more, else 0: the weight of an option that needs so much."""
    return 1 + (number - other >> 63)
