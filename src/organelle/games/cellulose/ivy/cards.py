"""The cell component cards Ivy plays, her own way. [CE-15.1 to CE-15.7]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop
from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import (
    BUILDING,
    CARD,
    ENZYME,
    GROWING,
    HEALTH,
    PHOTOSYNTHESIS,
    REGION,
    STARCH,
    STORAGE,
)
from organelle.games.cellulose.events import ACTIVATED, IVY_KEPT, PLAYED
from organelle.games.cellulose.ivy.mat import IVY, PACK, can_grow, grow
from organelle.games.cellulose.places.cell_wall import build
from organelle.games.cellulose.places.chloroplasts import photosynthesize
from organelle.games.cellulose.placing import recover
from organelle.games.cellulose.playing import enzymes
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.reasons import CANNOT_PAY, NONE_IN_HAND, OPEN, TOO_EARLY
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import CARBOHYDRATE, FROM_CARDS, FROM_ENZYMES, WATER
from organelle.kernel.state import Step

STARCH_COST: Final = 2
STARCH_HEALTH: Final = 12
STORAGE_HEALTH: Final = 4


@final
@mypyc_attr(acyclic=True)
class IvyPlay(Step):
    """After a line and all it brought: the type her action card names first, or the second. [CE-15.1, CE-15.2]"""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def proceed(self, s: Cellulose) -> None:
        face = s.rules.actions[self.action]
        if face.play >= 0 and not self.plays(s, face.play) and face.otherwise >= 0:
            self.plays(s, face.otherwise)

    def plays(self, s: Cellulose, kind: i64) -> bool:
        """Play the oldest card of that type and return True, or report why not."""
        reason = kept(s, kind)
        if reason != OPEN:
            s.emit(IVY_KEPT, kind, reason)
            return False
        play(s, oldest(s, kind), s.rules.actions[self.action].activations)
        return True


def kept(s: Cellulose, kind: i64) -> i64:
    """Return the reason why she plays no card of that type, or OPEN. [CE-15.1, CE-15.3, CE-15.4]"""
    if s.wall < s.rules.sections[0]:
        return TOO_EARLY
    if oldest(s, kind) < 0:
        return NONE_IN_HAND
    stock = s.players[IVY].stock
    if kind == STARCH and stock[CARBOHYDRATE] < STARCH_COST:
        return CANNOT_PAY
    return CANNOT_PAY if kind == STORAGE and stock[WATER] < PACK else OPEN


def oldest(s: Cellulose, kind: i64) -> i64:
    """Return the index in her hand of the oldest card of that type, or -1. [CE-15.2]"""
    index: i64 = 0
    for card in s.ivy.hand:
        if s.rules.cards[card].type == kind:
            return index
        index += 1
    return -1


def play(s: Cellulose, index: i64, activations: i64) -> None:
    """Play the card at that index of her hand. [CE-15.3, CE-15.4, CE-15.5, CE-15.7]"""
    s.ivy.hand, card = pop(s.ivy.hand, index)
    s.players[IVY].cards -= 1
    s.emit(PLAYED, IVY, card)
    s.put_in_play(IVY, card)
    kind = s.rules.cards[card].type
    if kind == STARCH:
        s.pay(IVY, CARBOHYDRATE, STARCH_COST)
        s.score(IVY, STARCH_HEALTH, FROM_CARDS)
        s.push(Draws(IVY, 1))
    elif kind == STORAGE:
        s.pay(IVY, WATER, PACK)
        s.score(IVY, STORAGE_HEALTH, FROM_CARDS)
        recover(s, IVY, s.ivy.placed, s.ivy.marker)
    elif kind == ENZYME:
        older: i64 = len(s.ivy.enzymes)
        s.ivy.enzymes = append(s.ivy.enzymes, card)
        s.score(IVY, s.rules.cards[card].health, FROM_CARDS)
        s.push(Activation(activations, older))
        use(s, card, s.rules.cards[card].immediate, FROM_CARDS)


def usable(s: Cellulose, card: i64) -> bool:
    """Return whether she can make use of that enzyme. [CE-15.6]"""
    effect = s.rules.cards[card].effect
    return can_grow(s) if effect == GROWING else enzymes.usable(s, IVY, effect, 0)


def use(s: Cellulose, card: i64, amount: i64, source: i64) -> None:
    """Give her the bonus of an enzyme, as far as she can use it. [CE-15.5, CE-15.6]"""
    effect = s.rules.cards[card].effect
    if effect == HEALTH:
        s.score(IVY, amount, source)
    elif effect == REGION:
        s.water_region(IVY, amount)
    elif effect == CARD:
        if amount > 0:
            s.push(Draws(IVY, amount))
    else:
        for _use in range(amount):
            if not usable(s, card):
                return
            if effect == PHOTOSYNTHESIS:
                photosynthesize(s, IVY, 1, 0)
            elif effect == BUILDING:
                build(s, IVY)
            else:
                grow(s)


@final
@mypyc_attr(acyclic=True)
class Activation(Step):
    """The lowest older enzyme she can use is activated and goes on top of the stack. [CE-15.6]"""

    def __init__(self, left: i64, older: i64) -> None:
        self.left: i64 = left
        self.older: i64 = older
        """How many enzymes at the bottom of the stack are older than the one played and not yet used."""

    def proceed(self, s: Cellulose) -> None:
        if self.left == 0:
            return
        for index in range(self.older):
            if usable(s, s.ivy.enzymes[index]):
                s.ivy.enzymes, card = pop(s.ivy.enzymes, index)
                s.ivy.enzymes = append(s.ivy.enzymes, card)
                s.push(Activation(self.left - 1, self.older - 1))
                s.emit(ACTIVATED, IVY, card)
                use(s, card, s.rules.cards[card].activation, FROM_ENZYMES)
                return
