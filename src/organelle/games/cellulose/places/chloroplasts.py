"""Photosynthesis, in the chloroplasts and wherever else it is allowed. [CE-2.5, CE-5.4, CE-10.5]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import DRANK
from organelle.games.cellulose.places.place import PlaceOfManyWays
from organelle.games.cellulose.reasons import NEEDS_PHOTOSYNTHESIS
from organelle.games.cellulose.rules import Card, Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ATP,
    CARBOHYDRATE,
    CHLOROPLASTS_LARGE,
    CHLOROPLASTS_SMALL,
    CO2,
    PROTEIN,
    TO_CHLOROPLASTS,
    WATER,
    ChloroplastsFields,
    with_field,
)
from organelle.kernel.actions import ActionBuffer, field

SIX: Final = 6
"""Water and CO2 for one carbohydrate."""


@final
@mypyc_attr(acyclic=True)
class Chloroplasts(PlaceOfManyWays):
    """Photosynthesis: exactly twice on the small space, once on the large one. [CE-5.4]"""

    def __init__(self) -> None:
        super().__init__(
            TO_CHLOROPLASTS,
            CHLOROPLASTS_SMALL,
            2,
            1 << CHLOROPLASTS_LARGE,
            ChloroplastsFields.MARKER,
            ChloroplastsFields.CARD,
            ChloroplastsFields.SIZE,
        )

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return the spaces for which the seat has water and CO2. [CE-2.5, CE-5.4]"""
        if not can_photosynthesize(s, seat, 1):
            return 0
        if can_photosynthesize(s, seat, 2):
            return self.spaces
        return 1 << CHLOROPLASTS_LARGE

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        return NEEDS_PHOTOSYNTHESIS

    def ways(self, s: Cellulose, seat: i64, space: i64, marker: i64, out: ActionBuffer) -> None:
        """Add the ways to do photosynthesis as often as the space says. [CE-5.4, CE-10.5]"""
        times = 2 - (space - self.first)
        photosyntheses(s, seat, self.placement(space, marker), ChloroplastsFields.DRINK, times, out)

    def most_ways(self, rules: Rules) -> i64:
        """Return how many ways there are: with the Cactus, 0 to 6 or 0 to 12 water from the region. [CE-10.5]"""
        return (SIX + 1) + (2 * SIX + 1) if rules.drink else self.count

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Do photosynthesis as often as the space says. [CE-5.4]"""
        times = 2 - field(action, ChloroplastsFields.SIZE)
        photosynthesize(s, seat, times, field(action, ChloroplastsFields.DRINK))

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        stock = s.players[seat].stock
        made = 2 - field(action, ChloroplastsFields.SIZE)
        return face.payable(stock[CARBOHYDRATE] + made, stock[PROTEIN], stock[ATP])

    def most_gained(self, rules: Rules) -> tuple[i64, i64, i64]:
        return 2, 0, 0


def drinkable(s: Cellulose, seat: i64) -> i64:
    """Return the water of the seat's region that photosynthesis may use. [CE-10.5, CE-10.10]"""
    if s.rules.drink and not s.is_ivy(seat):
        return s.players[seat].region
    return 0


def can_photosynthesize(s: Cellulose, seat: i64, times: i64) -> bool:
    """Return whether there are water and CO2 for that many carbohydrates. [CE-2.5]"""
    stock = s.players[seat].stock
    return stock[CO2] >= SIX * times and stock[WATER] + drinkable(s, seat) >= SIX * times


def photosyntheses(s: Cellulose, seat: i64, head: i64, drink_field: i64, times: i64, out: ActionBuffer) -> None:
    """Add the ways to do it, if it can be done: with the Cactus, how much water comes from the region.

    `head` is the action without its drink, `drink_field` the field that names it. [CE-2.5, CE-10.5]
    """
    if not can_photosynthesize(s, seat, times):
        return
    if not s.rules.drink:
        out.add(head)
        return
    water = s.players[seat].stock[WATER]
    drink: i64 = max(0, SIX * times - water)
    while drink <= min(SIX * times, drinkable(s, seat)):
        out.add(with_field(head, drink_field, drink))
        drink += 1


def photosynthesize(s: Cellulose, seat: i64, times: i64, drink: i64) -> None:
    """Turn six water and six CO2 into a carbohydrate, that many times. [CE-2.5, CE-10.5]"""
    if drink > 0:
        s.players[seat].region -= drink
        s.emit(DRANK, seat, drink)
    else:
        drink = 0
    s.pay(seat, WATER, SIX * times - drink)
    s.pay(seat, CO2, SIX * times)
    s.gain(seat, CARBOHYDRATE, times)
