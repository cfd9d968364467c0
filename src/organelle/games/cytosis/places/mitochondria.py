"""Mitochondria: ATP is produced. [CY-5.3, CY-5.4]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import BOOST_MITOCHONDRIA, CARB_SPOT, MITOCHONDRIA
from organelle.games.cytosis.flasks import NEEDS_CARB, OPEN, STOCK_EMPTY
from organelle.games.cytosis.places.collecting import CollectingPlace
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import ATP, CARB, COLLECT, CollectFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class Mitochondria(CollectingPlace):
    """A 3-spot and a 2-spot that give ATP, and a spot that burns a carb for more. [CY-5.3, CY-5.4]"""

    def __init__(self) -> None:
        super().__init__(MITOCHONDRIA, BOOST_MITOCHONDRIA)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add the 3-spot, the 2-spot and the carb spot. [CY-5.3, CY-5.4]"""
        super().options(s, me, free, grey, out)
        if free >> CARB_SPOT & 1 and me.supply[CARB] >= s.rules.price[CARB_SPOT] and s.stock[ATP] > 0:
            out.add(pack(COLLECT, CARB_SPOT))

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return why a spot is closed; the carb spot needs a carb to burn and ATP in the stock. [CY-5.4]"""
        if spot != CARB_SPOT:
            return super().closed(s, seat, kind, spot)
        if s.players[seat].supply[CARB] < s.rules.price[CARB_SPOT]:
            return NEEDS_CARB
        return OPEN if s.stock[ATP] > 0 else STOCK_EMPTY

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Take ATP as the spot says; the carb spot burns a carb for it. [CY-5.3, CY-5.4]"""
        if field(action, CollectFields.SPOT) == CARB_SPOT:
            s.pay(seat, CARB, s.rules.price[CARB_SPOT])
        super().act(s, seat, action)
