"""Ivy's turn: an action card, its topmost possible line, then perhaps a card of hers. [CE-14.1, CE-14.13]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import IVY_CHOSE, IVY_DREW, IVY_PASSED, IVY_SKIPPED
from organelle.games.cellulose.ivy.cards import IvyPlay
from organelle.games.cellulose.ivy.lines import growth_pair, slot_for, space_for, unmet, wanted
from organelle.games.cellulose.ivy.mat import IVY, PACK, gain_card, grow
from organelle.games.cellulose.ivy.sheets import (
    BE_FIRST,
    BUILD_WALL,
    GROW_EITHER,
    GROW_SHOOT,
    MAKE,
    MAKE_TWICE,
    TAKE_ANY,
    TAKE_CO2,
    TAKE_SCARCER,
    TAKE_WATER,
)
from organelle.games.cellulose.places.cell_wall import build
from organelle.games.cellulose.places.chloroplasts import photosynthesize
from organelle.games.cellulose.places.nucleus import take_first
from organelle.games.cellulose.places.xylem import lower_level
from organelle.games.cellulose.placing import fits, put
from organelle.games.cellulose.reasons import OPEN
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ACT,
    CHLOROPLASTS_SMALL,
    CO2,
    FROM_ACTIONS,
    GRAY,
    MARKET,
    OWN,
    WATER,
    ActFields,
)
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Chance, Step


@final
@mypyc_attr(acyclic=True)
class IvyTurn(Step):
    """She draws until a card works, or until all her cards have been tried this turn. [CE-14.1, CE-14.13]"""

    def __init__(self, tried: i64) -> None:
        self.tried: i64 = tried

    def proceed(self, s: Cellulose) -> None:
        if (s.ivy.deck | s.ivy.discard) & ~self.tried == 0:
            s.ivy.stuck = True
            s.emit(IVY_PASSED)
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

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for card in range(len(s.rules.actions)):
            if s.ivy.deck >> card & 1:
                out.add(pack(ACT, card))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        card = field(action, ActFields.ACTION)
        s.ivy.deck &= ~(1 << card)
        s.ivy.discard |= 1 << card
        s.emit(IVY_DREW, card)
        face = s.rules.actions[card]
        for index in range(len(face.lines)):
            line = face.lines[index]
            number = face.numbers[index]
            reason = unmet(s, line, number, face.conditions[index])
            if reason == OPEN:
                s.emit(IVY_CHOSE, line, number)
                s.push(IvyPlay(card))
                follow(s, line, number, face.conditions[index])
                return
            s.emit(IVY_SKIPPED, line, reason)
        s.push(IvyTurn(self.tried | 1 << card))


def place_marker(s: Cellulose, space: i64, marker: i64) -> None:
    """Put her marker there, and remember it for a storage vacuole. [CE-14.2, CE-15.4]"""
    put(s, IVY, space, marker)
    s.ivy.placed = space
    s.ivy.marker = marker


def follow(s: Cellulose, line: i64, number: i64, condition: i64) -> None:
    """Carry out a line. [CE-14.3, CE-14.4, CE-14.5, CE-14.8, CE-14.10, CE-14.11]"""
    if line == TAKE_SCARCER:
        line = wanted(s)
    if GROW_SHOOT <= line <= GROW_EITHER:
        follow_growth(s, line)
        return
    space = MARKET + slot_for(s, line, condition) if line >= TAKE_ANY else space_for(s, line)
    place_marker(s, space, GRAY if fits(s, IVY, space, GRAY) else OWN)
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
        take_first(s, IVY)
    elif line >= TAKE_ANY:
        card = s.market[space - MARKET]
        s.market[space - MARKET] = -1
        gain_card(s, card)
    else:
        s.score(IVY, number, FROM_ACTIONS)


def follow_growth(s: Cellulose, line: i64) -> None:
    """Place two markers at once, then move one space up her track. [CE-14.9, CE-15.4]"""
    pair = growth_pair(s, line)
    place_marker(s, pair & 255, pair >> 16 & 255)
    place_marker(s, pair >> 8 & 255, pair >> 24 & 255)
    grow(s)
