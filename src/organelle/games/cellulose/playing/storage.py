"""Protein storage vacuoles: a marker comes back, with a Seed Embryo to be placed at once. [CE-6.5, CE-6.11]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import EMBRYO
from organelle.games.cellulose.placing import carry_out, has_marker, marker_of, placements, recover
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import BACK, DONE, GRAY, OWN, SPACES, BackFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recovery(Choice):
    """A protein storage vacuole takes back one of the seat's markers, if it likes. [CE-6.5]"""

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.recover"

    def public(self, s: Cellulose) -> bool:
        return True

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for space in range(SPACES):
            if has_marker(s, seat, space, OWN):
                out.add(pack(BACK, space, OWN))
            if has_marker(s, seat, space, GRAY):
                out.add(pack(BACK, space, GRAY))
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) == BACK:
            marker = field(action, BackFields.MARKER)
            recover(s, seat, field(action, BackFields.SPACE), marker)
            if s.players[seat].effects[EMBRYO] > 0:
                s.push(Replacing(seat, marker))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Replacing(Choice):
    """With a Seed Embryo the marker taken back may be placed at once; no card follows. [CE-6.11]"""

    def __init__(self, seat: i64, marker: i64) -> None:
        super().__init__(seat)
        self.marker: i64 = marker

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.replace"

    def public(self, s: Cellulose) -> bool:
        return True

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        placements(s, seat, out)
        kept: i64 = 0
        for index in range(out.count):
            if marker_of(out.items[index]) == self.marker:
                out.items[kept] = out.items[index]
                kept += 1
        out.total -= out.count - kept
        out.count = kept
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) != DONE:
            carry_out(s, seat, action)
