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
    CYTOPLASM_LARGE,
    CYTOPLASM_SMALL,
    GRAY,
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
    RIBOSOMES_LARGE,
    RIBOSOMES_SMALL,
    ROOT,
    SHOOT,
    SPACES,
    STOMATA_LARGE,
    STOMATA_SMALL,
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
    1 << XYLEM
    | 1 << STOMATA_LARGE
    | 1 << CHLOROPLASTS_LARGE
    | 1 << CELL_WALL
    | 1 << MITOCHONDRIA_LARGE
    | 1 << RIBOSOMES_LARGE
    | 1 << CYTOPLASM_LARGE
    | 1 << MEMBRANE_EITHER
)
"""Sets of spaces are numbers, one bit a space: these are the large ones. [CE-4.4]"""

SMALL: Final = (1 << SPACES) - 1 & ~LARGE

NEEDS_NOTHING: Final = (
    1 << STOMATA_SMALL
    | 1 << STOMATA_LARGE
    | 1 << RIBOSOMES_SMALL
    | 1 << RIBOSOMES_LARGE
    | 1 << CYTOPLASM_SMALL
    | 1 << CYTOPLASM_LARGE
)
"""Spaces whose action anyone can take."""


def rooms(s: Cellulose, seat: i64, marker: i64) -> i64:
    """The spaces with room for such a marker of the seat; none if it has no such marker. [CE-4.3, CE-4.4]"""
    player = s.players[seat]
    if (player.gray if marker == GRAY else player.own) == 0:
        return 0
    grays: i64 = 0
    colours: i64 = 0
    for other in range(s.seats):
        colours |= s.markers[other]
        grays |= s.grays[other]
    same = grays if marker == GRAY else s.markers[seat]
    return LARGE & ~same | SMALL & ~(colours | grays)


def fits(s: Cellulose, seat: i64, space: i64, marker: i64) -> bool:
    """Has the seat such a marker, and does it find room on the space? [CE-4.3, CE-4.4]"""
    return rooms(s, seat, marker) >> space & 1 == 1


def able(s: Cellulose, seat: i64) -> i64:
    """The spaces whose action the seat could carry out. [CE-4.5]"""
    stock = s.players[seat].stock
    spaces: i64 = NEEDS_NOTHING
    if s.level > 0:
        spaces |= 1 << XYLEM
    if can_photosynthesize(s, seat, 1):
        spaces |= 1 << CHLOROPLASTS_LARGE
        if can_photosynthesize(s, seat, 2):
            spaces |= 1 << CHLOROPLASTS_SMALL
    if stock[CARBOHYDRATE] > 0:
        spaces |= 1 << MITOCHONDRIA_SMALL | 1 << MITOCHONDRIA_LARGE
        if not complete(s):
            spaces |= 1 << CELL_WALL
    if stock[HORMONE] >= s.rules.least_hormone:
        spaces |= able_to_grow(s, seat)
    return spaces | able_to_draw(s, stock[CO2])


def able_to_grow(s: Cellulose, seat: i64) -> i64:
    """The growth spaces on which the seat can pay for something. [CE-5.9]"""
    spaces: i64 = 0
    if can_grow(s, seat, 1 << SHOOT):
        spaces |= 1 << MEMBRANE_SHOOT
    if can_grow(s, seat, 1 << ROOT):
        spaces |= 1 << MEMBRANE_ROOT
    if spaces != 0 and s.players[seat].stock[PROTEIN] > 0:
        spaces |= 1 << MEMBRANE_EITHER
    return spaces


def able_to_draw(s: Cellulose, co2: i64) -> i64:
    """Nucleus and market slots that so much CO2 pays for. [CE-5.13, CE-5.14]"""
    spaces: i64 = 0
    if co2 > 0:
        spaces |= 1 << NUCLEUS
    for slot in range(4):
        if s.market[slot] >= 0 and co2 >= s.rules.slot_costs[slot]:
            spaces |= 1 << (MARKET + slot)
    return spaces


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
    return OPEN if able(s, seat) >> space & 1 else lacking(s, seat, space)


def lacking(s: Cellulose, seat: i64, space: i64) -> i64:
    """What the seat lacks for an action it cannot carry out. [CE-4.5]"""
    if space == XYLEM:
        return LEVEL_EMPTY
    if space in (CHLOROPLASTS_SMALL, CHLOROPLASTS_LARGE):
        return NEEDS_PHOTOSYNTHESIS
    if space == CELL_WALL and complete(s):
        return WALL_FULL
    if space < MEMBRANE_SHOOT:
        return NEEDS_CARBOHYDRATE
    if space == MEMBRANE_EITHER and s.players[seat].stock[PROTEIN] == 0:
        return NEEDS_PROTEIN
    if space < NUCLEUS:
        return NO_GROWTH
    return SLOT_EMPTY if space >= MARKET and s.market[space - MARKET] < 0 else NEEDS_CO2


def is_large(space: i64) -> bool:
    return LARGE >> space & 1 == 1


def can_place(s: Cellulose, seat: i64) -> bool:
    """Is any space open to the seat? [CE-4.8]"""
    free = rooms(s, seat, OWN) | rooms(s, seat, GRAY)
    return free & NEEDS_NOTHING != 0 or free & able(s, seat) != 0


def put(s: Cellulose, seat: i64, space: i64, marker: i64) -> None:
    """A marker goes onto the space. [CE-4.2]"""
    player = s.players[seat]
    if marker == GRAY:
        player.gray -= 1
        s.grays[seat] |= 1 << space
    else:
        player.own -= 1
        s.markers[seat] |= 1 << space
    s.ivy.stuck = False
    s.emit(PLACED, seat, space, marker)


def recover(s: Cellulose, seat: i64, space: i64, marker: i64) -> None:
    """A marker comes back from the space, which is free again. [CE-6.5]"""
    player = s.players[seat]
    if marker == GRAY:
        player.gray += 1
        s.grays[seat] &= ~(1 << space)
    else:
        player.own += 1
        s.markers[seat] &= ~(1 << space)
    s.emit(RECOVERED, seat, space, marker)


def has_marker(s: Cellulose, seat: i64, space: i64, marker: i64) -> bool:
    """Did the seat place such a marker there? [CE-6.5]"""
    placed = s.grays[seat] if marker == GRAY else s.markers[seat]
    return placed >> space & 1 == 1
