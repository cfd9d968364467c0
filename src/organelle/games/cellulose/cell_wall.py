"""The cell wall: building it, and what its growth brings about. [CE-2.2, CE-2.6, CE-14.14]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cellulose import ivy
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import BUILT, CARBOHYDRATE, FROM_WALL, WALL_COMPLETE


def complete(s: Cellulose) -> bool:
    """Are all spaces of the wall covered? [CE-2.2, CE-8.1]"""
    return s.wall == len(s.rules.wall)


def can_build(s: Cellulose, seat: i64) -> bool:
    """Has the seat a carbohydrate, and the wall a space for it? [CE-2.6]"""
    return s.players[seat].stock[CARBOHYDRATE] > 0 and not complete(s)


def build(s: Cellulose, seat: i64) -> None:
    """A carbohydrate on the next space, its value scored, 1 water to the region. [CE-2.6]"""
    value = s.rules.wall[s.wall]
    s.pay(seat, CARBOHYDRATE, 1)
    s.emit(BUILT, seat, s.wall + 1)
    s.score(seat, value, FROM_WALL)
    s.water_region(seat, 1)
    cover(s)


def cover(s: Cellulose) -> None:
    """One more space is covered; the first complete section teaches Ivy. [CE-2.2, CE-14.14]"""
    s.wall += 1
    if s.rules.solo and s.wall == s.rules.sections[0]:
        ivy.learn(s)
    if complete(s):
        s.emit(WALL_COMPLETE)
