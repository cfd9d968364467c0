"""Ivy's turn: an action card, its topmost possible line, then perhaps a card of hers. [CE-14.1 to CE-14.13]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cell_wall import build, complete
from organelle.games.cellulose.chloroplasts import can_photosynthesize, photosynthesize
from organelle.games.cellulose.drawing import Draws
from organelle.games.cellulose.ivy import IVY, PACK, can_grow, gain_card, grow, has_strategy, scarcer, strategy_of
from organelle.games.cellulose.ivy_cards import IvyPlay
from organelle.games.cellulose.organelles import lower_level
from organelle.games.cellulose.placing import (
    LEVEL_EMPTY,
    NEEDS_CARBOHYDRATE,
    NEEDS_PHOTOSYNTHESIS,
    NO_GROWTH,
    NO_MARKER,
    OCCUPIED,
    OPEN,
    SLOT_EMPTY,
    WALL_FULL,
    fits,
    put,
)
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import (
    ACT,
    CARBOHYDRATE,
    CELL_WALL,
    CHLOROPLASTS_LARGE,
    CHLOROPLASTS_SMALL,
    CO2,
    CYTOPLASM_LARGE,
    CYTOPLASM_SMALL,
    FIRST_TAKEN,
    FROM_ACTIONS,
    GRAY,
    IVY_CHOSE,
    IVY_DREW,
    IVY_PASSED,
    IVY_SKIPPED,
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
    SPECIALIZATION,
    STOMATA_LARGE,
    STOMATA_SMALL,
    WATER,
    XYLEM,
)
from organelle.kernel.actions import Actions, field, pack
from organelle.kernel.state import Chance, Step

ALWAYS: Final = 0
HAS_CARD: Final = 1
"""This condition and the three after it ask for a card type in her hand."""
FEW: Final = 5
FEW_STRATEGY: Final = 6
FEW_CARDS: Final = 4

TAKE_WATER: Final = 0
TAKE_CO2: Final = 1
TAKE_SCARCER: Final = 2
MAKE: Final = 3
MAKE_TWICE: Final = 4
BUILD_WALL: Final = 5
ON_MITOCHONDRIA: Final = 6
ON_RIBOSOMES: Final = 7
GROW_SHOOT: Final = 8
GROW_ROOT: Final = 9
GROW_EITHER: Final = 10
BE_FIRST: Final = 11
TAKE_ANY: Final = 12
TAKE_SPECIALIZATION: Final = 16

CONDITION_UNMET: Final = 12
VALUE_LOW: Final = 13
HOLDS_FIRST: Final = 14
IVY_REASON_WORDS = ["condition-unmet", "value-low", "holds-first"]


@final
@mypyc_attr(acyclic=True)
class IvyTurn(Step):
    """She draws until a card works, or until all her cards have been tried this turn. [CE-14.1, CE-14.13]"""

    def __init__(self, tried: i64) -> None:
        self.tried: i64 = tried

    def proceed(self, s: Cellulose) -> None:
        if (s.ivy.deck | s.ivy.discard) & ~self.tried == 0:
            s.ivy.stuck = True
            s.tell(IVY_PASSED)
            return
        if s.ivy.deck == 0:
            s.ivy.deck = s.ivy.discard
            s.ivy.discard = 0
        s.push(IvyCard(self.tried))


@final
@mypyc_attr(acyclic=True)
class IvyCard(Chance):
    """An action card comes up. [CE-14.1]"""

    def __init__(self, tried: i64) -> None:
        self.tried: i64 = tried

    def options(self, s: Cellulose, seat: i64, out: Actions) -> None:
        for card in range(len(s.rules.actions)):
            if s.ivy.deck >> card & 1:
                out.add(pack(ACT, card))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        card = field(action, 0)
        s.ivy.deck &= ~(1 << card)
        s.ivy.discard |= 1 << card
        s.tell(IVY_DREW, card)
        face = s.rules.actions[card]
        for place in range(3):
            line = face.lines[place]
            number = face.numbers[place]
            reason = unmet(s, line, number, face.conditions[place])
            if reason == OPEN:
                s.tell(IVY_CHOSE, line, number)
                s.push(IvyPlay(card))
                follow(s, line, number, face.conditions[place])
                return
            s.tell(IVY_SKIPPED, line, reason)
        s.push(IvyTurn(self.tried | 1 << card))


def condition_met(s: Cellulose, condition: i64) -> bool:
    """Does the condition before a line hold? [CE-14.12]"""
    if condition == ALWAYS:
        return True
    if condition >= FEW:
        return len(s.ivy.hand) < FEW_CARDS
    return any(s.rules.cards[card].type == condition - HAS_CARD for card in s.ivy.hand)


def first_open(s: Cellulose, small: i64, large: i64) -> i64:
    """The better of two spaces that has room for a marker of hers, or -1. [CE-14.2]"""
    if fits(s, IVY, small, GRAY) or fits(s, IVY, small, OWN):
        return small
    return large if fits(s, IVY, large, GRAY) or fits(s, IVY, large, OWN) else -1


def unmet(s: Cellulose, line: i64, number: i64, condition: i64) -> i64:
    """Why she cannot follow that line, or that she can. [CE-14.3 to CE-14.12]"""
    if not condition_met(s, condition):
        return CONDITION_UNMET
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
    """Water or CO2: the scarcer, but CO2 when the level is empty. [CE-14.5]"""
    return TAKE_CO2 if s.level == 0 or scarcer(s) == CO2 else TAKE_WATER


def space_for(s: Cellulose, line: i64) -> i64:
    """The best open space for a line that needs one marker, or -1. [CE-14.2]"""
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
    """Why she cannot do photosynthesis. [CE-14.6]"""
    if not can_photosynthesize(s, IVY, 2 if line == MAKE_TWICE else 1):
        return NEEDS_PHOTOSYNTHESIS
    return OPEN if space_for(s, line) >= 0 else OCCUPIED


def build_unmet(s: Cellulose, least: i64) -> i64:
    """Why she does not build: no room, no carbohydrate, or too little to earn. [CE-14.7]"""
    if complete(s):
        return WALL_FULL
    if s.players[IVY].stock[CARBOHYDRATE] == 0:
        return NEEDS_CARBOHYDRATE
    return OPEN if s.rules.wall[s.wall] >= least else VALUE_LOW


def growth_unmet(s: Cellulose, line: i64) -> i64:
    """Why she cannot grow. [CE-14.9]"""
    if not can_grow(s):
        return NO_GROWTH
    if s.players[IVY].own + s.players[IVY].gray < 2:
        return NO_MARKER
    return OPEN if growth_pair(s, line) >= 0 else OCCUPIED


def growth_pair(s: Cellulose, line: i64) -> i64:
    """Two open spaces and the markers for them, packed: hormone space, growth space, two markers; or -1. [CE-14.9]"""
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
    """Has she these two markers, and do they find room? [CE-14.9]"""
    if one == other and (s.players[IVY].gray if one == GRAY else s.players[IVY].own) < 2:
        return False
    return fits(s, IVY, hormone, one) and fits(s, IVY, growth, other)


def slot_for(s: Cellulose, line: i64, condition: i64) -> i64:
    """The leftmost open slot with a card she is after, or -1. [CE-14.11, CE-14.12]"""
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


def place(s: Cellulose, space: i64, marker: i64) -> None:
    """Her marker goes there, and is remembered for a storage vacuole. [CE-14.2, CE-15.4]"""
    put(s, IVY, space, marker)
    s.ivy.placed = space
    s.ivy.marker = marker


def follow(s: Cellulose, line: i64, number: i64, condition: i64) -> None:
    """Carries out a line. [CE-14.3, CE-14.4, CE-14.5, CE-14.8, CE-14.10, CE-14.11]"""
    if line == TAKE_SCARCER:
        line = wanted(s)
    if GROW_SHOOT <= line <= GROW_EITHER:
        follow_growth(s, line)
        return
    space = MARKET + slot_for(s, line, condition) if line >= TAKE_ANY else space_for(s, line)
    place(s, space, GRAY if fits(s, IVY, space, GRAY) else OWN)
    if line == TAKE_WATER:
        s.gain(IVY, WATER, PACK)
        s.water_region(IVY, number)
        lower_level(s, 1)
    elif line == TAKE_CO2:
        s.gain(IVY, CO2, PACK)
        lower_level(s, s.rules.stomata_drop)
    elif line in (MAKE, MAKE_TWICE):
        photosynthesize(s, IVY, 2 if space == CHLOROPLASTS_SMALL else 1, 0)
    elif line == BUILD_WALL:
        build(s, IVY)
    elif line == BE_FIRST:
        s.first = IVY
        s.tell(FIRST_TAKEN, IVY)
        s.push(Draws(IVY, 1))
    elif line >= TAKE_ANY:
        card = s.market[space - MARKET]
        s.market[space - MARKET] = -1
        gain_card(s, card)
    else:
        s.score(IVY, number, FROM_ACTIONS)


def follow_growth(s: Cellulose, line: i64) -> None:
    """Two markers at once, then one space up her track. [CE-14.9, CE-15.4]"""
    pair = growth_pair(s, line)
    place(s, pair & 255, pair >> 16 & 255)
    place(s, pair >> 8 & 255, pair >> 24 & 255)
    grow(s)
