"""Enzymes: their immediate bonus when played, and activating those in play. [CE-6.6, CE-6.7, CE-6.8]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose import growth
from organelle.games.cellulose.bonuses import TAKE_CARD, TAKE_HEALTH, TAKE_REGION
from organelle.games.cellulose.cards import BUILDING, CARD, ENZYME, GROWING, HEALTH, PHOTOSYNTHESIS, REGION
from organelle.games.cellulose.events import ACTIVATED
from organelle.games.cellulose.places.cell_wall import build, can_build
from organelle.games.cellulose.places.chloroplasts import can_photosynthesize, photosyntheses, photosynthesize
from organelle.games.cellulose.plant_board import BOTH_TRACKS, SHOOT
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.playing.offers import BonusOffer, give, one_bonus
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ACTIVATE,
    BUILD,
    DONE,
    FROM_CARDS,
    FROM_ENZYMES,
    GROW,
    HOME,
    PHOTOSYNTHESIZE,
    PROTEIN,
    ActivateFields,
    GrowFields,
    HomeFields,
    PhotosynthesizeFields,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice


def in_play(s: Cellulose, seat: i64) -> vec[i64]:
    """Return how many of each card the seat has in play, enzymes only."""
    found = s.players[seat].played[:]
    for card in range(len(found)):
        if s.rules.cards[card].type != ENZYME:
            found[card] = 0
    return found


def usable(s: Cellulose, seat: i64, effect: i64, tracks: i64) -> bool:
    """Return whether that bonus would do anything for the seat. [CE-6.7]"""
    if effect == PHOTOSYNTHESIS:
        return can_photosynthesize(s, seat, 1)
    if effect == BUILDING:
        return can_build(s, seat)
    if effect == GROWING:
        return growth.can_grow(s, seat, tracks)
    if effect == CARD:
        return s.cards_left()
    return effect in (HEALTH, REGION)


def any_usable(s: Cellulose, seat: i64, left: vec[i64], tracks: i64) -> bool:
    """Return whether there is an enzyme among these that the seat could use. [CE-6.7]"""
    for card in range(len(left)):
        if (
            left[card] > 0
            and s.rules.cards[card].type == ENZYME
            and usable(s, seat, s.rules.cards[card].effect, tracks)
        ):
            return True
    return False


def activations(s: Cellulose, seat: i64, left: vec[i64], tracks: i64, out: ActionBuffer) -> None:
    """Add every way to activate one of these enzymes. [CE-6.7, CE-6.8, CE-6.9]"""
    for card in range(len(left)):
        if left[card] == 0 or s.rules.cards[card].type != ENZYME:
            continue
        effect = s.rules.cards[card].effect
        head = pack(ACTIVATE, card)
        if effect == PHOTOSYNTHESIS:
            photosyntheses(s, seat, head, ActivateFields.DRINK, 1, out)
        elif effect == GROWING:
            growth.growths(s, seat, head, ActivateFields.NODE, tracks, out)
        elif usable(s, seat, effect, tracks):
            out.add(head)


def activate(s: Cellulose, seat: i64, action: i64, free: bool) -> None:
    """Take 1 protein, unless it is free, and give the activation bonus of an enzyme. [CE-6.7, CE-6.8, CE-9.4]"""
    number = field(action, ActivateFields.CARD)
    card = s.rules.cards[number]
    s.emit(ACTIVATED, seat, number)
    if not free:
        s.pay(seat, PROTEIN, 1)
    if card.effect == PHOTOSYNTHESIS:
        photosynthesize(s, seat, 1, field(action, ActivateFields.DRINK))
    elif card.effect == BUILDING:
        build(s, seat)
    elif card.effect == GROWING:
        node = field(action, ActivateFields.NODE)
        growth.grow(s, seat, node, field(action, ActivateFields.TIMES), field(action, ActivateFields.HOME))
    elif card.effect == HEALTH:
        s.score(seat, card.activation, FROM_ENZYMES)
    elif card.effect == REGION:
        s.water_region(seat, card.activation)
    else:
        s.push(Draws(seat, card.activation))


def begin(s: Cellulose, seat: i64, fresh: i64, older: vec[i64]) -> None:
    """Give what nobody would decline of an enzyme just played, unless the table wants to be asked; ask about the rest.

    [CE-6.6, CE-2.8]
    """
    card = s.rules.cards[fresh]
    bonus = free_bonus(card.effect)
    if bonus < 0:
        s.push(Enzymes(seat, fresh, card.immediate, older, False))
        return
    s.push(Enzymes(seat, fresh, 0, older, False))
    if s.rules.asks_bonuses:
        s.push(BonusOffer(seat, one_bonus(bonus, card.immediate), FROM_CARDS))
    else:
        give(s, seat, bonus, card.immediate, FROM_CARDS)


def free_bonus(effect: i64) -> i64:
    """Return which bonus an enzyme of that effect gives for nothing, or -1 if using it costs something. [CE-2.8]"""
    if effect == HEALTH:
        return TAKE_HEALTH
    if effect == REGION:
        return TAKE_REGION
    if effect == CARD:
        return TAKE_CARD
    return -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Enzymes(Choice):
    """What is left of the immediate bonus, then one activation after the other. [CE-6.6, CE-6.7, CE-9.4]

    The free activations of the mangrove's left root end by naming the return space instead of `done`.
    """

    def __init__(self, seat: i64, fresh: i64, bonus: i64, left: vec[i64], free: bool) -> None:
        super().__init__(seat)
        self.fresh: i64 = fresh
        self.bonus: i64 = bonus
        self.left = left
        self.free = free

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.free-enzymes" if self.free else "cellulose.ask.enzymes"

    def public(self, s: Cellulose) -> bool:
        return True

    def tracks(self) -> i64:
        """Return the tracks for a GH3 synthetase: inside the root's own bonus action the shoot only. [CE-9.4]"""
        return 1 << SHOOT if self.free else BOTH_TRACKS

    def asks(self, s: Cellulose) -> i64:
        if self.free:
            return 1 << self.seat
        if self.bonus > 0 and usable(s, self.seat, s.rules.cards[self.fresh].effect, BOTH_TRACKS):
            return 1 << self.seat
        if s.players[self.seat].stock[PROTEIN] > 0 and any_usable(s, self.seat, self.left, BOTH_TRACKS):
            return 1 << self.seat
        return 0

    def proceed(self, s: Cellulose) -> None:
        """Do nothing: nothing is left that the seat could use."""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        if self.bonus > 0:
            effect = s.rules.cards[self.fresh].effect
            if effect == PHOTOSYNTHESIS:
                photosyntheses(s, seat, pack(PHOTOSYNTHESIZE), PhotosynthesizeFields.DRINK, 1, out)
            elif effect == GROWING:
                growth.growths(s, seat, pack(GROW), GrowFields.NODE, BOTH_TRACKS, out)
            elif effect == BUILDING and can_build(s, seat):
                out.add(pack(BUILD))
        if self.free or s.players[seat].stock[PROTEIN] > 0:
            activations(s, seat, self.left, self.tracks(), out)
        if not self.free:
            out.add(pack(DONE))
            return
        for home in range(len(s.rules.homes)):
            out.add(pack(HOME, home))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == DONE:
            return
        if kind == HOME:
            growth.go_home(s, seat, field(action, HomeFields.HOME))
        elif kind == ACTIVATE:
            left = self.left[:]
            left[field(action, ActivateFields.CARD)] -= 1
            s.push(Enzymes(seat, self.fresh, 0, left, self.free))
            activate(s, seat, action, self.free)
        else:
            s.push(Enzymes(seat, self.fresh, self.bonus - 1, self.left, False))
            use_bonus(s, seat, action)


def use_bonus(s: Cellulose, seat: i64, action: i64) -> None:
    """Carry out one use of the immediate bonus. [CE-6.6, CE-6.9]"""
    kind = kind_of(action)
    if kind == PHOTOSYNTHESIZE:
        photosynthesize(s, seat, 1, field(action, PhotosynthesizeFields.DRINK))
    elif kind == BUILD:
        build(s, seat)
    else:
        node = field(action, GrowFields.NODE)
        growth.grow(s, seat, node, field(action, GrowFields.TIMES), field(action, GrowFields.HOME))
