"""The ribosomes: protein. [CE-5.7]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.rules import Card, Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ATP,
    CARBOHYDRATE,
    PROTEIN,
    RIBOSOMES_LARGE,
    RIBOSOMES_SMALL,
    TO_RIBOSOMES,
    RibosomesFields,
)
from organelle.kernel.actions import field


@final
@mypyc_attr(acyclic=True)
class Ribosomes(Place):
    """Protein for anyone. [CE-5.7]"""

    def __init__(self) -> None:
        super().__init__(
            TO_RIBOSOMES,
            RIBOSOMES_SMALL,
            2,
            1 << RIBOSOMES_LARGE,
            RibosomesFields.MARKER,
            RibosomesFields.CARD,
            RibosomesFields.SIZE,
            needs_nothing=True,
        )

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Give protein. [CE-5.7]"""
        s.gain(seat, PROTEIN, s.rules.ribosomes[field(action, RibosomesFields.SIZE)])

    def amount(self, s: Cellulose, space: i64) -> i64:
        return s.rules.ribosomes[space - self.first]

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        stock = s.players[seat].stock
        protein = stock[PROTEIN] + s.rules.ribosomes[field(action, RibosomesFields.SIZE)]
        return face.payable(stock[CARBOHYDRATE], protein, stock[ATP])

    def most_gained(self, rules: Rules) -> tuple[i64, i64, i64]:
        return 0, max(rules.ribosomes), 0
