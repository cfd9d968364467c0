"""Plasma membrane, glucose transporter: carbs for ATP. [CY-5.2]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import BOOST_TRANSPORTER, TRANSPORTER
from organelle.games.cytosis.expansions.modifications import INCREASED_UPTAKE
from organelle.games.cytosis.flasks import NEEDS_ATP, OPEN, at_least
from organelle.games.cytosis.places.collecting import CollectingPlace, extra
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import ATP, CARB, COLLECT, CollectFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class GlucoseTransporter(CollectingPlace):
    """A 2-spot and a 1-spot that give carbs for ATP. [CY-5.2]"""

    def __init__(self) -> None:
        super().__init__(TRANSPORTER, BOOST_TRANSPORTER)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add both spots; a further carb of increased uptake costs a further ATP. [CY-5.2, CY-16.5]"""
        if s.stock[CARB] + s.boosts[BOOST_TRANSPORTER] == 0:
            return
        spot_options(s, me, TRANSPORTER, free, out)
        spot_options(s, me, TRANSPORTER + 1, free, out)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return NEEDS_ATP if the seat cannot pay for all carbs that the spot gives. [CY-5.2]"""
        reason = super().closed(s, seat, kind, spot)
        if reason != OPEN:
            return reason
        return NEEDS_ATP if s.atp(seat) < price(s, spot) else OPEN

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Pay the ATP and take the carbs. [CY-5.2]"""
        s.pay(seat, ATP, price(s, field(action, CollectFields.SPOT)) + extra(action))
        super().act(s, seat, action)


def price(s: Cytosis, spot: i64) -> i64:
    """Return what the spot costs: its printed price, or an ATP a carb when the stock is short. [CY-5.2]"""
    return min(s.rules.price[spot], s.stock[CARB])


def spot_options(s: Cytosis, me: Player, spot: i64, free: i64, out: ActionBuffer) -> None:
    """Add a spot, with and without a further carb. [CY-5.2, CY-16.5]"""
    atp = me.supply[ATP]
    cost = price(s, spot)
    out.add(pack(COLLECT, spot), free >> spot & at_least(atp, cost))
    if me.modification == INCREASED_UPTAKE and s.stock[CARB] > s.rules.gives[spot]:
        out.add(pack(COLLECT, spot, 0), free >> spot & at_least(atp, cost + 1))
