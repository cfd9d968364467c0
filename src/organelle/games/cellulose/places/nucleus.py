"""The nucleus: the first-player marker and a card. [CE-5.14]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import FIRST_TAKEN
from organelle.games.cellulose.places.place import NO_FIELD, Place
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.reasons import NEEDS_CO2
from organelle.games.cellulose.rules import Card
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import CO2, NUCLEUS, TO_NUCLEUS, NucleusFields


@final
@mypyc_attr(acyclic=True)
class Nucleus(Place):
    """The first-player marker and a card, for 1 CO2. [CE-5.14]"""

    def __init__(self) -> None:
        super().__init__(TO_NUCLEUS, NUCLEUS, 1, 0, NucleusFields.MARKER, NO_FIELD)

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return the space, if the seat has a CO2. [CE-5.14]"""
        if s.players[seat].stock[CO2] > 0:
            return self.spaces
        return 0

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        return NEEDS_CO2

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Take a CO2, give the first-player marker and a card. [CE-5.14]"""
        s.pay(seat, CO2, 1)
        take_first(s, seat)

    def brings_news(self, s: Cellulose, seat: i64, action: i64) -> bool:
        return True

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        return False


def take_first(s: Cellulose, seat: i64) -> None:
    """Give the seat the first-player marker, from the next round on, and a card. [CE-5.14, CE-14.10]"""
    s.first = seat
    s.emit(FIRST_TAKEN, seat)
    s.push(Draws(seat, 1))
