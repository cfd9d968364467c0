"""Movement: everyone chooses a destination in secret. [FO-3.1, FO-3.2, FO-3.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.map import REGION_COUNT
from organelle.games.foment.state import Foment, count_bits
from organelle.games.foment.words import FLAGELLUM, MOVE, MOVED, STAYED
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Sealed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Movement(Sealed):
    """All destinations are opened together. [FO-3.1]"""

    def question(self, s: Foment) -> str:
        return "foment.move"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        reach = reachable(s, seat)
        for region in range(REGION_COUNT):
            if reach >> region & 1:
                out.add(pack(MOVE, region))

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if s.cells[seat].alive:
                swim(s, seat, field(s.slips[seat][0], 0))
        for seat in range(s.seats):
            meet(s, seat)


def reachable(s: Foment, seat: i64) -> i64:
    """The regions a cell may choose, as bits: one step, or two with a powered flagellum. [FO-3.2, FO-3.3]"""
    region = s.cells[seat].region
    return s.rules.sea.swims[region] if s.works(seat, FLAGELLUM) else s.rules.sea.steps[region]


def swim(s: Foment, seat: i64, region: i64) -> None:
    cell = s.cells[seat]
    if region == cell.region:
        s.emit(STAYED, seat, region)
    else:
        s.emit(MOVED, seat, cell.region, region)
    cell.region = region


def meet(s: Foment, seat: i64) -> None:
    """A round in which a cell has company enough counts towards quorum sensing. [FO-12.6]"""
    cell = s.cells[seat]
    if cell.alive and count_bits(s.neighbours(cell.region)) > s.rules.goals.company:
        cell.meetings += 1
