"""Ivy's mat: strategy map, growth track, sunrise, and what she gains. [CE-12.1 to CE-13.4]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import AQUAPORIN, CYTOKININ, EMBRYO, ENZYME, GIBBERELLIN, PRODUCTION, STORAGE
from organelle.games.cellulose.events import (
    IVY_ADOPTED,
    IVY_GAINED,
    IVY_GIVEN,
    IVY_GREW,
    IVY_LEARNED,
    IVY_MOVED,
    IVY_REVEALED,
)
from organelle.games.cellulose.ivy.sheets import DOWN, ENZYMES, GROWTH, LEFT, LEVEL_TWO, PROTEINS, RIGHT, UP, VACUOLE
from organelle.games.cellulose.places import cell_wall
from organelle.games.cellulose.places.chloroplasts import can_photosynthesize, photosynthesize
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import CO2, DRAW, FROM_PLANT, WATER, DrawFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Step

IVY: Final = 1
"""Her seat."""
PACK: Final = 6
EDGE: Final = 2
"""Steps from the middle of the strategy map to its edges."""


def has_strategy(s: Cellulose, strategy: i64) -> bool:
    """Return whether her marker has reached that edge. [CE-12.2]"""
    if strategy == GROWTH:
        return s.ivy.up == EDGE
    if strategy == ENZYMES:
        return s.ivy.up == -EDGE
    return s.ivy.across == (EDGE if strategy == PROTEINS else -EDGE)


def move_across(s: Cellulose, steps: i64) -> None:
    """Move her marker right towards storage vacuoles, left towards the central vacuole; an edge is for good.

    [CE-12.1, CE-12.2]
    """
    while steps != 0 and -EDGE < s.ivy.across < EDGE:
        step: i64 = 1 if steps > 0 else -1
        steps -= step
        s.ivy.across += step
        s.emit(IVY_MOVED, RIGHT if step > 0 else LEFT)
        if s.ivy.across == EDGE:
            adopt(s, PROTEINS)
        elif s.ivy.across == -EDGE:
            adopt(s, VACUOLE)


def move_up(s: Cellulose, steps: i64) -> None:
    """Move her marker up towards growth, down towards enzymes; an edge is for good. [CE-12.1, CE-12.2]"""
    while steps != 0 and -EDGE < s.ivy.up < EDGE:
        step: i64 = 1 if steps > 0 else -1
        steps -= step
        s.ivy.up += step
        s.emit(IVY_MOVED, UP if step > 0 else DOWN)
        if s.ivy.up == EDGE:
            adopt(s, GROWTH)
        elif s.ivy.up == -EDGE:
            adopt(s, ENZYMES)


def adopt(s: Cellulose, strategy: i64) -> None:
    """Give her a strategy, with its action card and what comes with it at once. [CE-12.3, CE-12.6]"""
    s.emit(IVY_ADOPTED, strategy)
    add_actions(s, LEVEL_TWO + 1 + strategy)
    if strategy == ENZYMES and s.rules.strategy_bonus:
        s.push(EnzymeSearch(2))


def learn(s: Cellulose) -> None:
    """Add her level 2 cards, when the first section of the wall is complete. [CE-14.14]"""
    s.emit(IVY_LEARNED)
    add_actions(s, LEVEL_TWO)


def add_actions(s: Cellulose, level: i64) -> None:
    """Put the action cards of that level or strategy on her discard pile. [CE-12.3, CE-14.14]"""
    for card in range(len(s.rules.actions)):
        if s.rules.actions[card].level == level and s.ivy.aside >> card & 1:
            s.ivy.aside &= ~(1 << card)
            s.ivy.discard |= 1 << card


def gain_card(s: Cellulose, card: i64) -> None:
    """Add a card to her open hand and move her strategy marker. [CE-11.5, CE-12.1]"""
    s.ivy.hand = append(s.ivy.hand, card)
    s.players[IVY].cards += 1
    s.emit(IVY_GAINED, card)
    attract(s, card)


def attract(s: Cellulose, card: i64) -> None:
    """Take the step on the strategy map that comes with a card. [CE-12.1]"""
    face = s.rules.cards[card]
    if face.type == STORAGE or face.effect == EMBRYO:
        move_across(s, 1)
    elif face.effect == AQUAPORIN:
        move_across(s, -1)
    elif face.effect in (GIBBERELLIN, CYTOKININ):
        move_up(s, 1)
    elif face.type == ENZYME or face.effect == PRODUCTION:
        move_up(s, -1)


def strategy_of(s: Cellulose, card: i64) -> i64:
    """Return the strategy that a specialization belongs to, or -1. [CE-14.12]"""
    effect = s.rules.cards[card].effect
    if effect == EMBRYO:
        return PROTEINS
    if effect == AQUAPORIN:
        return VACUOLE
    if effect in (GIBBERELLIN, CYTOKININ):
        return GROWTH
    return ENZYMES if effect == PRODUCTION else -1


def can_grow(s: Cellulose) -> bool:
    """Return whether she can grow; the last space of her track is for the growth strategy only. [CE-13.1, CE-13.4]"""
    last = len(s.rules.mat) - 1
    return s.ivy.space < last - 1 or (s.ivy.space == last - 1 and has_strategy(s, GROWTH))


def grow(s: Cellulose) -> None:
    """Move her one space up, with its bonus and its arrows. [CE-13.1, CE-13.3]"""
    s.ivy.space += 1
    space = s.rules.mat[s.ivy.space]
    s.emit(IVY_GREW, s.ivy.space + 1)
    s.score(IVY, space.health, FROM_PLANT)
    move_up(s, space.arrows)


def scarcer(s: Cellulose) -> i64:
    """Return water or CO2, whichever she has less of; water if equal. [CE-13.2, CE-14.5]"""
    stock = s.players[IVY].stock
    return CO2 if stock[CO2] < stock[WATER] else WATER


def sunrise(s: Cellulose) -> None:
    """Give her the income of the growth track, then what her strategies add. [CE-13.2, CE-12.5, CE-12.7]"""
    space = s.rules.mat[s.ivy.space]
    if space.pack:
        s.gain(IVY, scarcer(s), PACK)
    s.water_region(IVY, space.region)
    if space.photosynthesis and can_photosynthesize(s, IVY, 1):
        photosynthesize(s, IVY, 1, 0)
    if not s.rules.strategy_bonus:
        return
    if has_strategy(s, VACUOLE):
        s.water_region(IVY, 2)
    if has_strategy(s, GROWTH) and cell_wall.can_build(s, IVY):
        cell_wall.build(s, IVY)


def storage_bonus(s: Cellulose) -> i64:
    """Return what her protein storage vacuoles in play score more with their strategy, 2 each. [CE-12.4]"""
    if s.rules.strategy_bonus and has_strategy(s, PROTEINS):
        return 2 * s.players[IVY].types[STORAGE]
    return 0


@final
@mypyc_attr(acyclic=True)
class EnzymeSearch(Step):
    """Cards are turned up until that many more enzymes have come; the others go back. [CE-12.6]"""

    def __init__(self, wanted: i64) -> None:
        self.wanted: i64 = wanted

    def proceed(self, s: Cellulose) -> None:
        if self.wanted > 0 and s.can_draw():
            s.push(TurnedUp(self.wanted))
            return
        for card in s.ivy.turned:
            s.deck.add(card)
        s.ivy.turned = vec[i64]()


@final
@mypyc_attr(acyclic=True)
class TurnedUp(Chance):
    """A card is turned up for her: an enzyme goes into play, without points or bonus. [CE-12.6]"""

    def __init__(self, wanted: i64) -> None:
        self.wanted: i64 = wanted

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Cellulose, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        if s.rules.cards[card].type != ENZYME:
            s.ivy.turned = append(s.ivy.turned, card)
            s.emit(IVY_REVEALED, card)
            s.push(EnzymeSearch(self.wanted))
            return
        s.ivy.enzymes = append(s.ivy.enzymes, card)
        s.put_in_play(IVY, card)
        s.emit(IVY_GIVEN, card)
        s.push(EnzymeSearch(self.wanted - 1))


@final
@mypyc_attr(acyclic=True)
class Gift(Chance):
    """On hard she starts with a specialization of either axis in play. [CE-11.4]"""

    def __init__(self, upright: bool) -> None:
        self.upright = upright

    def suits(self, s: Cellulose, card: i64) -> bool:
        """Return whether the card is in the deck, of this axis, and the one the table named if it named one."""
        strategy = strategy_of(s, card)
        if strategy < 0 or s.deck.counts[card] == 0:
            return False
        if self.upright != (strategy in (GROWTH, ENZYMES)):
            return False
        named = s.rules.named_up if self.upright else s.rules.named_across
        return named < 0 or s.rules.cards[card].effect == named

    def asks(self, s: Cellulose) -> i64:
        if any(self.suits(s, card) for card in range(len(s.rules.cards))):
            return super().asks(s)
        return 0

    def proceed(self, s: Cellulose) -> None:
        """Do nothing: no such card is in the deck."""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for card in range(len(s.rules.cards)):
            if self.suits(s, card):
                out.add(pack(DRAW, card), s.deck.counts[card])

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        s.put_in_play(IVY, card)
        s.emit(IVY_GIVEN, card)
        attract(s, card)
