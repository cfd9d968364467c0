"""Mitochondria: ATP is produced. [CY-5.3, CY-5.4]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import collecting
from organelle.games.cytosis.board import BOOST_MITOCHONDRIA, CARB_SPOT, MITOCHONDRIA
from organelle.games.cytosis.flasks import (
    NEEDS_CARB,
    OPEN,
    STOCK_EMPTY,
    take_boost,
    taken,
)
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.words import ATP, CARB, COLLECT
from organelle.kernel.actions import ActionBuffer, pack


def carb_spot_closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without a carb to burn, or with no ATP in the stock. [CY-5.4]"""
    reason = taken(s, CARB_SPOT, grey)
    if reason != OPEN:
        return reason
    if s.players[seat].supply[CARB] < s.rules.price[CARB_SPOT]:
        return NEEDS_CARB
    return OPEN if s.stock[ATP] > 0 else STOCK_EMPTY


def options(s: Cytosis, me: Player, free: i64, out: ActionBuffer) -> None:
    """The 3-spot, the 2-spot and the carb spot. [CY-5.3, CY-5.4]"""
    collecting.options(s, me, MITOCHONDRIA, BOOST_MITOCHONDRIA, free, out)
    if free >> CARB_SPOT & 1 and me.supply[CARB] >= s.rules.price[CARB_SPOT] and s.stock[ATP] > 0:
        out.add(pack(COLLECT, CARB_SPOT))


def act(s: Cytosis, seat: i64, spot: i64, extra: i64) -> None:
    """ATP as the spot says; the carb spot burns a carb for it. [CY-5.3, CY-5.4]"""
    if spot == CARB_SPOT:
        s.pay(seat, CARB, s.rules.price[spot])
        s.receive(seat, ATP, s.rules.gives[spot])
        take_boost(s, seat, BOOST_MITOCHONDRIA)
    else:
        collecting.collect(s, seat, spot, BOOST_MITOCHONDRIA, extra)
