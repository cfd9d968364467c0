"""The lines of Ivy's action cards: which of them she can follow, and where. [CE-14.2, CE-14.12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cellulose.cards import SPECIALIZATION
from organelle.games.cellulose.ivy.mat import IVY, can_grow, has_strategy, scarcer, strategy_of
from organelle.games.cellulose.ivy.sheets import (
    ALWAYS,
    BE_FIRST,
    BUILD_WALL,
    FEW,
    FEW_STRATEGY,
    GROW_EITHER,
    GROW_ROOT,
    GROW_SHOOT,
    HAS_CARD,
    MAKE,
    MAKE_TWICE,
    ON_MITOCHONDRIA,
    ON_RIBOSOMES,
    TAKE_ANY,
    TAKE_CO2,
    TAKE_SCARCER,
    TAKE_WATER,
)
from organelle.games.cellulose.places.cell_wall import complete
from organelle.games.cellulose.places.chloroplasts import can_photosynthesize
from organelle.games.cellulose.placing import fits
from organelle.games.cellulose.reasons import (
    HAND_FULL,
    HOLDS_FIRST,
    LACKS_CARD,
    LEVEL_EMPTY,
    NEEDS_CARBOHYDRATE,
    NEEDS_PHOTOSYNTHESIS,
    NO_GROWTH,
    NO_MARKER,
    OCCUPIED,
    OPEN,
    SLOT_EMPTY,
    VALUE_LOW,
    WALL_FULL,
)
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    CARBOHYDRATE,
    CELL_WALL,
    CHLOROPLASTS_LARGE,
    CHLOROPLASTS_SMALL,
    CO2,
    CYTOPLASM_LARGE,
    CYTOPLASM_SMALL,
    GRAY,
    MARKET,
    MEMBRANE_EITHER,
    MEMBRANE_ROOT,
    MEMBRANE_SHOOT,
    MITOCHONDRIA_LARGE,
    MITOCHONDRIA_SMALL,
    NUCLEUS,
    OWN,
    RIBOSOMES_LARGE,
    RIBOSOMES_SMALL,
    STOMATA_LARGE,
    STOMATA_SMALL,
    XYLEM,
)

FEW_CARDS: Final = 4


def condition_unmet(s: Cellulose, condition: i64) -> i64:
    """Return the reason why the condition before a line does not hold, or OPEN. [CE-14.12]"""
    if condition >= FEW:
        return OPEN if len(s.ivy.hand) < FEW_CARDS else HAND_FULL
    if condition == ALWAYS or any(s.rules.cards[card].type == condition - HAS_CARD for card in s.ivy.hand):
        return OPEN
    return LACKS_CARD


def first_open(s: Cellulose, small: i64, large: i64) -> i64:
    """Return the better of two spaces that has room for a marker of hers, or -1. [CE-14.2]"""
    if fits(s, IVY, small, GRAY) or fits(s, IVY, small, OWN):
        return small
    if fits(s, IVY, large, GRAY) or fits(s, IVY, large, OWN):
        return large
    return -1


def unmet(s: Cellulose, line: i64, number: i64, condition: i64) -> i64:
    """Return the reason why she cannot follow that line, or OPEN. [CE-14.3 to CE-14.12]"""
    reason = condition_unmet(s, condition)
    if reason != OPEN:
        return reason
    if line == TAKE_SCARCER:
        line = wanted(s)
    if line == TAKE_WATER and s.level == 0:
        return LEVEL_EMPTY
    if line in (MAKE, MAKE_TWICE):
        return photosynthesis_unmet(s, line)
    if line == BUILD_WALL:
        reason = build_unmet(s, number)
        if reason != OPEN:
            return reason
    if GROW_SHOOT <= line <= GROW_EITHER:
        return growth_unmet(s, line)
    if line == BE_FIRST and s.first == IVY:
        return HOLDS_FIRST
    if line >= TAKE_ANY:
        return OPEN if slot_for(s, line, condition) >= 0 else SLOT_EMPTY
    return OPEN if space_for(s, line) >= 0 else OCCUPIED


def wanted(s: Cellulose) -> i64:
    """Return the line for water or CO2: the scarcer, but CO2 when the level is empty. [CE-14.5]"""
    return TAKE_CO2 if s.level == 0 or scarcer(s) == CO2 else TAKE_WATER


def space_for(s: Cellulose, line: i64) -> i64:
    """Return the best open space for a line that needs one marker, or -1. [CE-14.2]"""
    if line == TAKE_WATER:
        return first_open(s, XYLEM, XYLEM)
    if line == TAKE_CO2:
        return first_open(s, STOMATA_SMALL, STOMATA_LARGE)
    if line == BUILD_WALL:
        return first_open(s, CELL_WALL, CELL_WALL)
    if line == ON_MITOCHONDRIA:
        return first_open(s, MITOCHONDRIA_SMALL, MITOCHONDRIA_LARGE)
    if line == ON_RIBOSOMES:
        return first_open(s, RIBOSOMES_SMALL, RIBOSOMES_LARGE)
    if line == BE_FIRST:
        return first_open(s, NUCLEUS, NUCLEUS)
    twice = can_photosynthesize(s, IVY, 2) and first_open(s, CHLOROPLASTS_SMALL, CHLOROPLASTS_SMALL) >= 0
    if twice or line == MAKE_TWICE:
        return CHLOROPLASTS_SMALL if twice else -1
    return first_open(s, CHLOROPLASTS_LARGE, CHLOROPLASTS_LARGE)


def photosynthesis_unmet(s: Cellulose, line: i64) -> i64:
    """Return the reason why she cannot do photosynthesis, or OPEN. [CE-14.6]"""
    if not can_photosynthesize(s, IVY, 2 if line == MAKE_TWICE else 1):
        return NEEDS_PHOTOSYNTHESIS
    return OPEN if space_for(s, line) >= 0 else OCCUPIED


def build_unmet(s: Cellulose, least: i64) -> i64:
    """Return the reason why she does not build (no room, no carbohydrate, too little to earn), or OPEN. [CE-14.7]"""
    if complete(s):
        return WALL_FULL
    if s.players[IVY].stock[CARBOHYDRATE] == 0:
        return NEEDS_CARBOHYDRATE
    return OPEN if s.rules.wall[s.wall] >= least else VALUE_LOW


def growth_unmet(s: Cellulose, line: i64) -> i64:
    """Return the reason why she cannot grow, or OPEN. [CE-14.9]"""
    if not can_grow(s):
        return NO_GROWTH
    if s.players[IVY].own + s.players[IVY].gray < 2:
        return NO_MARKER
    return OPEN if growth_pair(s, line) >= 0 else OCCUPIED


def growth_pair(s: Cellulose, line: i64) -> i64:
    """Return two open spaces and the markers for them, or -1.

    They are packed, 8 bits each: hormone space, growth space, the marker for either. [CE-14.9]
    """
    for hormone in range(CYTOPLASM_SMALL, CYTOPLASM_LARGE + 1):
        for growth in range(MEMBRANE_SHOOT, MEMBRANE_EITHER + 1):
            if (line == GROW_SHOOT and growth == MEMBRANE_ROOT) or (line == GROW_ROOT and growth == MEMBRANE_SHOOT):
                continue
            for pair in range(4):
                one = GRAY - (pair >> 1)
                other = GRAY - (pair & 1)
                if both_fit(s, hormone, one, growth, other):
                    return hormone | growth << 8 | one << 16 | other << 24
    return -1


def both_fit(s: Cellulose, hormone: i64, one: i64, growth: i64, other: i64) -> bool:
    """Return whether she has these two markers and they find room. [CE-14.9]"""
    if one == other and (s.players[IVY].gray if one == GRAY else s.players[IVY].own) < 2:
        return False
    return fits(s, IVY, hormone, one) and fits(s, IVY, growth, other)


def slot_for(s: Cellulose, line: i64, condition: i64) -> i64:
    """Return the leftmost open slot with a card she is after, or -1. [CE-14.11, CE-14.12]"""
    for slot in range(4):
        card = s.market[slot]
        if card < 0 or first_open(s, MARKET + slot, MARKET + slot) < 0:
            continue
        if line != TAKE_ANY and s.rules.cards[card].type != line - TAKE_ANY - 1:
            continue
        if condition == FEW_STRATEGY:
            strategy = strategy_of(s, card)
            if s.rules.cards[card].type == SPECIALIZATION and (strategy < 0 or not has_strategy(s, strategy)):
                continue
        return slot
    return -1
