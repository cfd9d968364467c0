"""Bonuses that cost nothing, at a table that wants to be asked about every bonus. [CE-2.8]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.bonuses import (
    AMOUNTS,
    TAKE_ALL,
    TAKE_CARD,
    TAKE_CO2,
    TAKE_HEALTH,
    TAKE_PROTEIN,
    TAKE_REGION,
    TAKE_WATER,
)
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.rules import PlantSpace
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    CO2,
    DONE,
    PROTEIN,
    TAKE,
    WATER,
    TakeFields,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice


def take(bonus: i64, amount: i64) -> i64:
    """Return the action that takes that much of a bonus; of all, the amount is 0. [CE-2.8]"""
    return pack(TAKE, bonus * AMOUNTS + amount)


def taken(action: i64) -> i64:
    """Return which bonus such an action takes. [CE-2.8]"""
    return field(action, TakeFields.BONUS) // AMOUNTS


def nothing() -> vec[i64]:
    """Return how much there is of each bonus in an empty offer, by the numbers of its words."""
    return vec[i64]([0] * TAKE_ALL)


def one_bonus(bonus: i64, amount: i64) -> vec[i64]:
    """Return an offer of one bonus."""
    offered = nothing()
    offered[bonus] = amount
    return offered


def arrival(space: PlantSpace) -> vec[i64]:
    """Return what a plant space gives once, on arrival. [CE-5.11]"""
    offered = nothing()
    offered[TAKE_PROTEIN] = space.once_protein
    offered[TAKE_HEALTH] = space.once_health
    if space.once_card:
        offered[TAKE_CARD] = 1
    return offered


def income(space: PlantSpace) -> vec[i64]:
    """Return what a plant space gives each sunrise, photosynthesis aside. [CE-3.2]"""
    offered = nothing()
    offered[TAKE_CO2] = space.co2
    offered[TAKE_WATER] = space.water
    offered[TAKE_PROTEIN] = space.protein
    offered[TAKE_REGION] = space.region
    offered[TAKE_HEALTH] = space.health
    if space.card:
        offered[TAKE_CARD] = 1
    return offered


def benefits(space: PlantSpace) -> i64:
    """Return how many different benefits a plant space gives each sunrise. [CE-3.2, CE-3.3]"""
    found: i64 = 0
    for amount in income(space):
        if amount > 0:
            found += 1
    if space.photosynthesis:
        found += 1
    return found


def give(s: Cellulose, seat: i64, bonus: i64, amount: i64, source: i64) -> None:
    """Give the seat that much of one bonus; health comes from that source."""
    if bonus == TAKE_CO2:
        s.gain(seat, CO2, amount)
    elif bonus == TAKE_WATER:
        s.gain(seat, WATER, amount)
    elif bonus == TAKE_PROTEIN:
        s.gain(seat, PROTEIN, amount)
    elif bonus == TAKE_REGION:
        s.water_region(seat, amount)
    elif bonus == TAKE_HEALTH:
        s.score(seat, amount, source)
    elif amount > 0:
        s.push(Draws(seat, amount))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BonusOffer(Choice):
    """Bonuses that the seat may take one by one or all together, until it declines the rest. [CE-2.8]"""

    def __init__(self, seat: i64, offered: vec[i64], source: i64) -> None:
        super().__init__(seat)
        self.offered = offered
        """How much of each bonus is left."""
        self.source: i64 = source
        """What health counts as."""

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.bonus"

    def public(self, s: Cellulose) -> bool:
        return True

    def is_open(self, s: Cellulose, bonus: i64) -> bool:
        """Return whether that bonus is left; a card is none if there is nothing to draw. [CE-2.7]"""
        return self.offered[bonus] > 0 and (bonus != TAKE_CARD or s.cards_left())

    def asks(self, s: Cellulose) -> i64:
        for bonus in range(len(self.offered)):
            if self.is_open(s, bonus):
                return 1 << self.seat
        return 0

    def proceed(self, s: Cellulose) -> None:
        """Do nothing: nothing is left to take."""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for bonus in range(len(self.offered)):
            if self.is_open(s, bonus):
                out.add(take(bonus, self.offered[bonus]))
        if out.count > 1:
            out.add(take(TAKE_ALL, 0))
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) == DONE:
            return
        bonus = taken(action)
        if bonus == TAKE_ALL:
            for each in range(len(self.offered)):
                give(s, seat, each, self.offered[each], self.source)
            return
        left = self.offered[:]
        left[bonus] = 0
        s.push(BonusOffer(seat, left, self.source))
        give(s, seat, bonus, self.offered[bonus], self.source)
