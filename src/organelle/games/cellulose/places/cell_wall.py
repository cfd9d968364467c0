"""The cell wall: building it, and what its growth brings about. [CE-2.2, CE-2.6, CE-5.5, CE-14.14]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import BUILT, WALL_COMPLETE
from organelle.games.cellulose.ivy import mat
from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.reasons import NEEDS_CARBOHYDRATE, WALL_FULL
from organelle.games.cellulose.rules import Card
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import ATP, CARBOHYDRATE, CELL_WALL, FROM_WALL, PROTEIN, TO_WALL, WallFields


@final
@mypyc_attr(acyclic=True)
class CellWall(Place):
    """A carbohydrate for the wall. [CE-5.5]"""

    def __init__(self) -> None:
        super().__init__(
            TO_WALL, CELL_WALL, 1, 1 << CELL_WALL, WallFields.MARKER, WallFields.CARD, needs_carbohydrate=True
        )

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return the space, if the seat can build. [CE-2.6]"""
        if can_build(s, seat):
            return self.spaces
        return 0

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        return WALL_FULL if complete(s) else NEEDS_CARBOHYDRATE

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Build. [CE-5.5]"""
        build(s, seat)

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        stock = s.players[seat].stock
        return face.payable(stock[CARBOHYDRATE] - 1, stock[PROTEIN], stock[ATP])


def complete(s: Cellulose) -> bool:
    """Return whether all spaces of the wall are covered. [CE-2.2, CE-8.1]"""
    return s.wall == len(s.rules.wall)


def can_build(s: Cellulose, seat: i64) -> bool:
    """Return whether the seat has a carbohydrate, and the wall a space for it. [CE-2.6]"""
    return s.players[seat].stock[CARBOHYDRATE] > 0 and not complete(s)


def build(s: Cellulose, seat: i64) -> None:
    """Put a carbohydrate of the seat on the next space: score its value, give its region 1 water. [CE-2.6]"""
    value = s.rules.wall[s.wall]
    s.pay(seat, CARBOHYDRATE, 1)
    s.emit(BUILT, seat, s.wall + 1)
    s.score(seat, value, FROM_WALL)
    s.water_region(seat, 1)
    cover(s)


def cover(s: Cellulose) -> None:
    """Cover one more space; the first complete section teaches Ivy. [CE-2.2, CE-14.14]"""
    s.wall += 1
    if s.rules.solo and s.wall == s.rules.sections[0]:
        mat.learn(s)
    if complete(s):
        s.emit(WALL_COMPLETE)
