"""Placing action markers: which spaces are open, and to which marker. [CE-4.2, CE-4.3, CE-4.4, CE-4.5, CE-4.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cellulose.cell_wall import complete
from organelle.games.cellulose.chloroplasts import can_photosynthesize
from organelle.games.cellulose.plant_board import can_grow
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import (
    BOTH_TRACKS,
    CARBOHYDRATE,
    CELL_WALL,
    CHLOROPLASTS_LARGE,
    CHLOROPLASTS_SMALL,
    CO2,
    GRAY,
    GRAY_COLOUR,
    HORMONE,
    MARKET,
    MEMBRANE_EITHER,
    MEMBRANE_ROOT,
    MEMBRANE_SHOOT,
    MITOCHONDRIA_LARGE,
    MITOCHONDRIA_SMALL,
    NUCLEUS,
    OWN,
    PLACED,
    PROTEIN,
    RECOVERED,
    ROOT,
    SHOOT,
    SPACES,
    XYLEM,
)

OPEN: Final = 0
NO_MARKER: Final = 1
OCCUPIED: Final = 2
COLOUR_THERE: Final = 3
LEVEL_EMPTY: Final = 4
NEEDS_PHOTOSYNTHESIS: Final = 5
NEEDS_CARBOHYDRATE: Final = 6
WALL_FULL: Final = 7
NO_GROWTH: Final = 8
NEEDS_PROTEIN: Final = 9
NEEDS_CO2: Final = 10
SLOT_EMPTY: Final = 11
REASON_WORDS = [
    "open",
    "no-marker",
    "occupied",
    "colour-there",
    "level-empty",
    "needs-water-and-co2",
    "needs-carbohydrate",
    "wall-full",
    "no-growth",
    "needs-protein",
    "needs-co2",
    "slot-empty",
]

LARGE: Final = (
    1 << XYLEM | 1 << 2 | 1 << CHLOROPLASTS_LARGE | 1 << CELL_WALL | 1 << 7 | 1 << 9 | 1 << 11 | 1 << MEMBRANE_EITHER
)
"""The large spaces, one bit each."""

NEEDS_NOTHING: Final = 1 << 1 | 1 << 2 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 11
"""Stomata, ribosomes and cytoplasm, one bit each: anyone can take their actions."""


def is_large(space: i64) -> bool:
    return LARGE >> space & 1 == 1


def room(space: i64, there: i64, colour: i64) -> bool:
    """Does a marker of that colour fit beside those that are there? [CE-4.3, CE-4.4]"""
    if LARGE >> space & 1:
        return there >> colour & 1 == 0
    return there == 0


def fits(s: Cellulose, seat: i64, space: i64, marker: i64) -> bool:
    """Has the seat such a marker, and does it find room on the space? [CE-4.3, CE-4.4]"""
    player = s.players[seat]
    if marker == GRAY:
        return player.gray > 0 and room(space, s.markers[space], GRAY_COLOUR)
    return player.own > 0 and room(space, s.markers[space], seat)


def unmet(s: Cellulose, seat: i64, space: i64) -> i64:
    """The first thing the seat lacks for the action of that space. [CE-4.5]"""
    if NEEDS_NOTHING >> space & 1:
        return OPEN
    stock = s.players[seat].stock
    if space == XYLEM:
        return OPEN if s.level > 0 else LEVEL_EMPTY
    if space in (CHLOROPLASTS_SMALL, CHLOROPLASTS_LARGE):
        times: i64 = 2 if space == CHLOROPLASTS_SMALL else 1
        return OPEN if can_photosynthesize(s, seat, times) else NEEDS_PHOTOSYNTHESIS
    if space == CELL_WALL and complete(s):
        return WALL_FULL
    if space in (CELL_WALL, MITOCHONDRIA_SMALL, MITOCHONDRIA_LARGE):
        return OPEN if stock[CARBOHYDRATE] > 0 else NEEDS_CARBOHYDRATE
    if space == NUCLEUS:
        return OPEN if stock[CO2] > 0 else NEEDS_CO2
    if space >= MARKET:
        if s.market[space - MARKET] < 0:
            return SLOT_EMPTY
        return OPEN if stock[CO2] >= s.rules.slot_costs[space - MARKET] else NEEDS_CO2
    if space >= MEMBRANE_SHOOT:
        return growth_unmet(s, seat, space)
    return OPEN


def growth_unmet(s: Cellulose, seat: i64, space: i64) -> i64:
    """What the seat lacks for growth there. [CE-5.9]"""
    stock = s.players[seat].stock
    if space == MEMBRANE_EITHER and stock[PROTEIN] == 0:
        return NEEDS_PROTEIN
    if stock[HORMONE] < s.rules.least_hormone:
        return NO_GROWTH
    return OPEN if can_grow(s, seat, growth_tracks(space)) else NO_GROWTH


def growth_tracks(space: i64) -> i64:
    """The tracks on which a growth space moves a marker, one bit each. [CE-5.9]"""
    if space == MEMBRANE_SHOOT:
        return 1 << SHOOT
    return 1 << ROOT if space == MEMBRANE_ROOT else BOTH_TRACKS


def closed(s: Cellulose, seat: i64, space: i64) -> i64:
    """Why that space is closed to the seat, or that it is open. [CE-4.3, CE-4.4, CE-4.5]"""
    player = s.players[seat]
    if player.own + player.gray == 0:
        return NO_MARKER
    if not fits(s, seat, space, OWN) and not fits(s, seat, space, GRAY):
        return COLOUR_THERE if is_large(space) else OCCUPIED
    return unmet(s, seat, space)


def can_place(s: Cellulose, seat: i64) -> bool:
    """Is any space open to the seat? [CE-4.8]"""
    return any(closed(s, seat, space) == OPEN for space in range(SPACES))


def put(s: Cellulose, seat: i64, space: i64, marker: i64) -> None:
    """A marker goes onto the space. [CE-4.2]"""
    player = s.players[seat]
    if marker == GRAY:
        player.gray -= 1
        s.markers[space] |= 1 << GRAY_COLOUR
        s.gray_of[space] = seat
    else:
        player.own -= 1
        s.markers[space] |= 1 << seat
    s.ivy.stuck = False
    s.tell(PLACED, seat, space, marker)


def recover(s: Cellulose, seat: i64, space: i64, marker: i64) -> None:
    """A marker comes back from the space, which is free again. [CE-6.5]"""
    player = s.players[seat]
    if marker == GRAY:
        player.gray += 1
        s.markers[space] &= ~(1 << GRAY_COLOUR)
        s.gray_of[space] = -1
    else:
        player.own += 1
        s.markers[space] &= ~(1 << seat)
    s.tell(RECOVERED, seat, space, marker)


def has_marker(s: Cellulose, seat: i64, space: i64, marker: i64) -> bool:
    """Did the seat place such a marker there? [CE-6.5]"""
    if marker == GRAY:
        return s.gray_of[space] == seat
    return s.markers[space] >> seat & 1 == 1
