"""The mitochondria: ATP for a carbohydrate. [CE-5.6]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.reasons import NEEDS_CARBOHYDRATE
from organelle.games.cellulose.rules import Card, Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ATP,
    CARBOHYDRATE,
    MITOCHONDRIA_LARGE,
    MITOCHONDRIA_SMALL,
    PROTEIN,
    TO_MITOCHONDRIA,
    MitochondriaFields,
)
from organelle.kernel.actions import field


@final
@mypyc_attr(acyclic=True)
class Mitochondria(Place):
    """A carbohydrate becomes ATP. [CE-5.6]"""

    def __init__(self) -> None:
        super().__init__(
            TO_MITOCHONDRIA,
            MITOCHONDRIA_SMALL,
            2,
            1 << MITOCHONDRIA_LARGE,
            MitochondriaFields.MARKER,
            MitochondriaFields.CARD,
            MitochondriaFields.SIZE,
            needs_carbohydrate=True,
        )

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return both spaces, if the seat has a carbohydrate. [CE-5.6]"""
        if s.players[seat].stock[CARBOHYDRATE] > 0:
            return self.spaces
        return 0

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        return NEEDS_CARBOHYDRATE

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Take a carbohydrate and give ATP for it. [CE-5.6]"""
        s.pay(seat, CARBOHYDRATE, 1)
        s.gain(seat, ATP, s.rules.mitochondria[field(action, MitochondriaFields.SIZE)])

    def amount(self, s: Cellulose, space: i64) -> i64:
        return s.rules.mitochondria[space - self.first]

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        stock = s.players[seat].stock
        atp = stock[ATP] + s.rules.mitochondria[field(action, MitochondriaFields.SIZE)]
        return face.payable(stock[CARBOHYDRATE] - 1, stock[PROTEIN], atp)

    def most_gained(self, rules: Rules) -> tuple[i64, i64, i64]:
        return 0, 0, max(rules.mitochondria)
