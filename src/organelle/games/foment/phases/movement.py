"""Movement: everyone chooses a destination in secret. [FO-3.1, FO-3.2, FO-3.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.cards import REGION_COUNT
from organelle.games.foment.closed import REASONS, TOO_FAR
from organelle.games.foment.events import MOVED, STAYED
from organelle.games.foment.parts import FLAGELLUM
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.state import Foment, count_bits
from organelle.games.foment.vocabulary import MOVE, MoveFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.game import View
from organelle.kernel.state import Sealed


@final
class MovementPhase(Phase):
    """The first phase. [FO-3.1]"""

    def begin(self, s: Foment) -> None:
        s.push(Movement(s.living))

    def closed(self, s: Foment, seat: i64) -> dict[str, str]:
        reach = reachable(s, seat)
        names = s.rules.sea.names
        return {f"move {name}": REASONS[TOO_FAR] for region, name in enumerate(names) if not reach >> region & 1}

    def slip(self, s: Foment, seat: i64) -> View:
        if len(s.slips[seat]) == 0:
            return {}
        return {"region": s.rules.sea.names[destination(s, seat)]}


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
                swim(s, seat, destination(s, seat))
        for seat in range(s.seats):
            meet(s, seat)


def destination(s: Foment, seat: i64) -> i64:
    """Return the region on a seat's slip."""
    return field(s.slips[seat][0], MoveFields.REGION)


def reachable(s: Foment, seat: i64) -> i64:
    """Return the regions a cell may choose, as bits: one step, or two with a powered flagellum. [FO-3.2, FO-3.3]"""
    region = s.cells[seat].region
    return s.rules.sea.swims[region] if s.works(seat, FLAGELLUM) else s.rules.sea.steps[region]


def swim(s: Foment, seat: i64, region: i64) -> None:
    """Move a cell to its destination. [FO-3.2]"""
    cell = s.cells[seat]
    if region == cell.region:
        s.emit(STAYED, seat, region)
    else:
        s.emit(MOVED, seat, cell.region, region)
    cell.region = region


def meet(s: Foment, seat: i64) -> None:
    """Count the round towards quorum sensing if the cell has company enough. [FO-12.6]"""
    cell = s.cells[seat]
    if cell.alive and count_bits(s.neighbours(cell.region)) > s.rules.goals.company:
        cell.meetings += 1
