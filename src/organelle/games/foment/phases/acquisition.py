"""Acquisition: alone a cell takes all; sharing, the healthiest cuts and the sickest chooses. [FO-4.1, FO-4.2]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from organelle.games.foment.events import ATE, ENCYSTED
from organelle.games.foment.order import SHARING_ORDER, line_up
from organelle.games.foment.parts import CYST, SYNERGY
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.phases.sharing import CUTTING, Cut, cut_view
from organelle.games.foment.phases.synergy import ABSORPTION
from organelle.games.foment.state import Foment
from organelle.kernel.game import View


@final
class AcquisitionPhase(Phase):
    """The second phase: who finds what, who eats alone, who must share. [FO-4.1, FO-4.2]"""

    def begin(self, s: Foment) -> None:
        sharing: i64 = 0
        s.owed = 0
        for seat in range(s.seats):
            cell = s.cells[seat]
            if cell.alive:
                look_round(s, seat)
                if s.lies_in(cell.region) > 0 and s.neighbours(cell.region) != 1 << seat:
                    sharing |= 1 << seat
        for seat in range(s.seats):
            if s.cells[seat].alive and not sharing >> seat & 1:
                eat(s, seat)
        s.push(ABSORPTION)
        if sharing:
            s.push(CUTTING)
            line_up(s, sharing, SHARING_ORDER)

    def slip(self, s: Foment, seat: i64) -> View:
        step = s.top()
        if isinstance(step, Cut) and step.seats >> seat & 1:
            return cut_view(s, seat)
        return {}


def look_round(s: Foment, seat: i64) -> None:
    """Note cyst and synergy, which go by what the region holds before anyone eats. [FO-10.6, FO-10.8]"""
    cell = s.cells[seat]
    start = cell.region * 3
    cell.encysted = cell.has(CYST) and s.lies_in(cell.region) == 0
    if cell.encysted:
        s.emit(ENCYSTED, seat)
    if cell.has(SYNERGY) and s.sea[start] > 0 and s.sea[start + 1] > 0 and s.sea[start + 2] > 0:
        s.owed |= 1 << seat


def eat(s: Foment, seat: i64) -> None:
    """Give a cell with nobody beside it all that lies around it. [FO-4.1]"""
    cell = s.cells[seat]
    start = cell.region * 3
    if s.lies_in(cell.region) > 0:
        s.emit(ATE, seat, cell.region, s.sea[start], s.sea[start + 1], s.sea[start + 2])
        for nutrient in range(3):
            cell.held[nutrient] += s.sea[start + nutrient]
            s.sea[start + nutrient] = 0
