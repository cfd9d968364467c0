"""Photosynthesis, wherever it is allowed. [CE-2.5, CE-10.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import CARBOHYDRATE, CO2, DRANK, WATER
from organelle.kernel.actions import ActionBuffer

SIX: Final = 6
"""Water and CO2 for one carbohydrate."""


def drinkable(s: Cellulose, seat: i64) -> i64:
    """Water of the seat's region that photosynthesis may use. [CE-10.5, CE-10.10]"""
    if s.rules.drink and not s.is_ivy(seat):
        return s.players[seat].region
    return 0


def can_photosynthesize(s: Cellulose, seat: i64, times: i64) -> bool:
    """Are there water and CO2 for that many carbohydrates? [CE-2.5]"""
    stock = s.players[seat].stock
    return stock[CO2] >= SIX * times and stock[WATER] + drinkable(s, seat) >= SIX * times


def photosyntheses(s: Cellulose, seat: i64, head: i64, place: i64, times: i64, out: ActionBuffer) -> None:
    """The ways to do it: with the Cactus, how much water comes from the region. [CE-2.5, CE-10.5]"""
    if not can_photosynthesize(s, seat, times):
        return
    if not s.rules.drink:
        out.add(head)
        return
    water = s.players[seat].stock[WATER]
    drink: i64 = max(0, SIX * times - water)
    while drink <= min(SIX * times, drinkable(s, seat)):
        out.add(head | (drink + 1) << (8 + 8 * place))
        drink += 1


def photosynthesize(s: Cellulose, seat: i64, times: i64, drink: i64) -> None:
    """Six water and six CO2 become a carbohydrate. [CE-2.5, CE-10.5]"""
    if drink > 0:
        s.players[seat].region -= drink
        s.emit(DRANK, seat, drink)
    else:
        drink = 0
    s.pay(seat, WATER, SIX * times - drink)
    s.pay(seat, CO2, SIX * times)
    s.gain(seat, CARBOHYDRATE, times)
