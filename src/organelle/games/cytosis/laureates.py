"""Laureates in Biology: the first player marker, and an ATP or a goal. [CY-8.1, CY-8.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import goals
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.told import MARKER_TAKEN
from organelle.games.cytosis.words import ATP, LAUREATES
from organelle.kernel.actions import ABSENT, ActionBuffer, field, pack


def options(s: Cytosis, seat: i64, me: Player, out: ActionBuffer) -> None:
    """The marker alone, with an ATP, or with a goal marker; never closed for want of an action. [CY-3.5, CY-8.2]"""
    out.add(pack(LAUREATES))
    if s.stock[ATP] > 0:
        out.add(pack(LAUREATES, ATP))
    if me.markers > 0:
        for place in range(s.goals.count):
            if goals.open_to(s, seat, place):
                out.add(pack(LAUREATES, ABSENT, s.goals.items[place]))


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """The marker changes hands at once; the running round keeps its order. [CY-3.2, CY-8.1]"""
    s.first = seat
    s.emit(MARKER_TAKEN, seat)
    if field(action, 0) == ATP:
        s.receive(seat, ATP, 1)
    elif field(action, 1) != ABSENT:
        goals.mark(s, seat, field(action, 1))
