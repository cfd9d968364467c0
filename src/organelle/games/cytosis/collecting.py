"""Spots that give a number of one resource; the organelles say which. [CY-3.5, CY-16.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cytosis.flasks import (
    OPEN,
    STOCK_EMPTY,
    boost_resource,
    take_boost,
    taken,
)
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.words import COLLECT
from organelle.kernel.actions import ActionBuffer, pack

INCREASED_UPTAKE: Final = 2


def closed(s: Cytosis, spot: i64, area: i64, grey: bool) -> i64:
    """Closed when taken, or when stock and boost have nothing to give. [CY-3.5]"""
    reason = taken(s, spot, grey)
    if reason != OPEN:
        return reason
    return OPEN if s.stock[boost_resource(area)] + s.boosts[area] > 0 else STOCK_EMPTY


def options(s: Cytosis, me: Player, spot: i64, area: i64, free: i64, out: ActionBuffer) -> None:
    """The two numbered spots of an area, if it has anything to give. [CY-3.5]"""
    if s.stock[boost_resource(area)] + s.boosts[area] == 0:
        return
    out.add(pack(COLLECT, spot), free >> spot & 1)
    out.add(pack(COLLECT, spot + 1), free >> spot + 1 & 1)
    if me.modification == INCREASED_UPTAKE:
        extra_options(s, spot, s.stock[boost_resource(area)], free >> spot, out)


def extra_options(s: Cytosis, spot: i64, stock: i64, free: i64, out: ActionBuffer) -> None:
    """The same spots with one more, while the stock has it. [CY-16.5]"""
    for number in range(2):
        if free >> number & 1 and stock > s.rules.gives[spot + number]:
            out.add(pack(COLLECT, spot + number, 0))


def collect(s: Cytosis, seat: i64, spot: i64, area: i64, extra: i64) -> None:
    """The spot's number from the stock, then the boost. [CY-1.2, CY-5.7]"""
    s.receive(seat, boost_resource(area), s.rules.gives[spot] + extra)
    take_boost(s, seat, area)
