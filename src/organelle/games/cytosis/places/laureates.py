"""Laureates in Biology: the first player marker, and an ATP or a goal. [CY-8.1, CY-8.2]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import goals
from organelle.games.cytosis.board import LAUREATES_SPOT
from organelle.games.cytosis.events import MARKER_TAKEN
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import ATP, LAUREATES, LaureatesFields
from organelle.kernel.actions import ABSENT, ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class Laureates(Place):
    """A spot that gives the first player marker, with an ATP or a goal; a free one is always open. [CY-3.5, CY-8.2]"""

    def __init__(self) -> None:
        super().__init__(LAUREATES_SPOT, LAUREATES)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add the marker alone, with an ATP, or with a goal marker. [CY-8.2]"""
        out.add(pack(LAUREATES))
        if s.stock[ATP] > 0:
            out.add(pack(LAUREATES, ATP))
        if me.markers > 0:
            for index in range(s.goals.count):
                if goals.open_to(s, me.seat, index):
                    out.add(pack(LAUREATES, ABSENT, s.goals.items[index]))

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Pass on the marker at once, though the running round keeps its order. [CY-3.2, CY-8.1]"""
        s.first = seat
        s.emit(MARKER_TAKEN, seat)
        if field(action, LaureatesFields.RESOURCE) == ATP:
            s.receive(seat, ATP, 1)
        elif field(action, LaureatesFields.GOAL) != ABSENT:
            goals.mark(s, seat, field(action, LaureatesFields.GOAL))
