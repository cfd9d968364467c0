"""Plasma membrane, glucose transporter: carbs for ATP. [CY-5.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import collecting
from organelle.games.cytosis.board import BOOST_TRANSPORTER, TRANSPORTER
from organelle.games.cytosis.collecting import INCREASED_UPTAKE
from organelle.games.cytosis.flasks import NEEDS_ATP, OPEN, at_least, take_boost
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.words import ATP, CARB, COLLECT
from organelle.kernel.actions import ActionBuffer, pack


def price(s: Cytosis, spot: i64) -> i64:
    """What the spot costs: its printed price, or an ATP a carb when the stock is short. [CY-5.2]"""
    return min(s.rules.price[spot], s.stock[CARB])


def closed(s: Cytosis, seat: i64, spot: i64, grey: bool) -> i64:
    """Closed to a player who cannot pay for all carbs it gives. [CY-5.2]"""
    reason = collecting.closed(s, spot, BOOST_TRANSPORTER, grey)
    if reason != OPEN:
        return reason
    return NEEDS_ATP if s.atp(seat) < price(s, spot) else OPEN


def options(s: Cytosis, me: Player, free: i64, out: ActionBuffer) -> None:
    """Both spots; a further carb of increased uptake costs a further ATP. [CY-5.2, CY-16.5]"""
    if s.stock[CARB] + s.boosts[BOOST_TRANSPORTER] == 0:
        return
    spot_options(s, me, TRANSPORTER, free, out)
    spot_options(s, me, TRANSPORTER + 1, free, out)


def spot_options(s: Cytosis, me: Player, spot: i64, free: i64, out: ActionBuffer) -> None:
    """A spot, with and without a further carb. [CY-5.2, CY-16.5]"""
    atp = me.supply[ATP]
    cost = price(s, spot)
    out.add(pack(COLLECT, spot), free >> spot & at_least(atp, cost))
    if me.modification == INCREASED_UPTAKE and s.stock[CARB] > s.rules.gives[spot]:
        out.add(pack(COLLECT, spot, 0), free >> spot & at_least(atp, cost + 1))


def act(s: Cytosis, seat: i64, spot: i64, extra: i64) -> None:
    """The ATP is paid, the carbs come in. [CY-5.2]"""
    s.pay(seat, ATP, price(s, spot) + extra)
    s.receive(seat, CARB, s.rules.gives[spot] + extra)
    take_boost(s, seat, BOOST_TRANSPORTER)
