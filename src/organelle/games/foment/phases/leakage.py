"""Leakage, the second step of the upkeep. [FO-6.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.damage import bury, hurt
from organelle.games.foment.events import FED, LEAKED, PUMPED
from organelle.games.foment.parts import ACTIVE_TRANSPORT, COMMENSAL, LEAKAGE, MEMBRANE
from organelle.games.foment.phases.energy import energise
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import LEAK, LeakFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Sealed


def leak(s: Foment) -> None:
    """Let cells without a membrane leak; what each holds is looked at first. [FO-6.3, FO-10.5, FO-10.8]"""
    leaky: i64 = 0
    asked: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        if cell.alive and cell.tokens[MEMBRANE] == 0 and not cell.encysted:
            if pumps(s, seat):
                s.emit(PUMPED, seat)
            else:
                leaky |= 1 << seat
                if cell.nutrients > 0:
                    asked |= 1 << seat
        cell.pumping = False
    s.push(Leakage(asked, leaky & ~asked))


def pumps(s: Foment, seat: i64) -> bool:
    """Return whether active transport keeps the nutrients of a cell without a membrane inside. [FO-10.5]"""
    cell = s.cells[seat]
    if s.rules.lasting_transport:
        return cell.has(ACTIVE_TRANSPORT) and cell.tokens[MEMBRANE] == 0
    return cell.pumping


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Leakage(Sealed):
    """Each leaky cell loses a nutrient of its choice, or takes damage if it has none. [FO-6.3]"""

    def __init__(self, seats: i64, starving: i64) -> None:
        super().__init__(seats)
        self.starving: i64 = starving

    def question(self, s: Foment) -> str:
        return "foment.leak"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for nutrient in range(3):
            if s.cells[seat].held[nutrient] > 0:
                out.add(pack(LEAK, nutrient))

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if self.seats >> seat & 1:
                ooze(s, seat, field(s.slips[seat][0], LeakFields.NUTRIENT))
            elif self.starving >> seat & 1:
                hurt(s, seat, LEAKAGE)
        if not bury(s):
            energise(s)


def ooze(s: Foment, seat: i64, nutrient: i64) -> None:
    """Leak a nutrient into the region, or into a commensal there. [FO-6.3, FO-10.7]"""
    cell = s.cells[seat]
    cell.held[nutrient] -= 1
    for further in range(1, s.seats):
        other = (seat + further) % s.seats
        guest = s.cells[other]
        if guest.alive and guest.region == cell.region and guest.has(COMMENSAL):
            guest.held[nutrient] += 1
            s.emit(FED, seat, nutrient, other)
            return
    s.sea[cell.region * 3 + nutrient] += 1
    s.emit(LEAKED, seat, nutrient, cell.region)
