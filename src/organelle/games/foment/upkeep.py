"""Upkeep: genome, leakage, energy, chlorophyll; all cells finish one before any begins the next. [FO-6.1]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.ending import bury, hurt
from organelle.games.foment.state import Foment
from organelle.games.foment.structures import CARB_COVERS, carbs_due
from organelle.games.foment.words import (
    CARB,
    CAROTENOIDS,
    CHLOROPHYLL,
    COMMENSAL,
    DONE,
    FED,
    GREW,
    LEAK,
    LEAKAGE,
    LEAKED,
    LIPID,
    LITHOTROPHISM,
    MAINTAIN,
    MAINTAINED,
    MAINTAINED_FREE,
    MAINTENANCE,
    MEMBRANE,
    PAID,
    PHOSPHORYLATION,
    POWER,
    POWERED,
    PUMPED,
    SHALLOW,
    SUFFER,
    VENT,
)
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Sealed

GROWN_CARBS: Final = 2
GROWN_LIPIDS: Final = 1


def keep_up(s: Foment) -> None:
    """The phase begins with the genome. [FO-6.1, FO-6.2]"""
    asked: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        cell.credit = 0
        if cell.alive and not cell.encysted and (cell.nutrients > 0 or feeds_on_rock(s, seat)):
            asked |= 1 << seat
    s.push(Maintenance(asked))


def feeds_on_rock(s: Foment, seat: i64) -> bool:
    """Is the genome maintained for nothing? [FO-10.2]"""
    cell = s.cells[seat]
    return cell.has(LITHOTROPHISM) and s.rules.sea.terrain[cell.region] == VENT


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Maintenance(Sealed):
    """A nutrient for the genome, whichever, or the damage. [FO-6.2]"""

    def question(self, s: Foment) -> str:
        return "foment.maintain"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        if feeds_on_rock(s, seat):
            out.add(pack(MAINTAIN))
        else:
            for nutrient in range(3):
                if s.cells[seat].held[nutrient] > 0:
                    out.add(pack(MAINTAIN, nutrient))
        out.add(pack(SUFFER))

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if self.seats >> seat & 1 and kind_of(s.slips[seat][0]) == MAINTAIN:
                maintain(s, seat, field(s.slips[seat][0], 0))
            elif s.cells[seat].alive and not s.cells[seat].encysted:
                hurt(s, seat, MAINTENANCE)
        if not bury(s):
            leak(s)


def maintain(s: Foment, seat: i64, nutrient: i64) -> None:
    """The genome is kept, for a nutrient or for nothing; a carb may cover more than that. [FO-6.2, FO-9.6, FO-10.2]"""
    if nutrient == ABSENT:
        s.emit(MAINTAINED_FREE, seat)
        return
    cell = s.cells[seat]
    cell.held[nutrient] -= 1
    s.bank[nutrient] += 1
    if nutrient == CARB and s.works(seat, PHOSPHORYLATION):
        cell.credit = CARB_COVERS - 1
    s.emit(MAINTAINED, seat, nutrient)


def leak(s: Foment) -> None:
    """Cells without a membrane leak; what each holds is looked at first. [FO-6.3, FO-10.5, FO-10.8]"""
    leaky: i64 = 0
    asked: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        if cell.alive and cell.tokens[MEMBRANE] == 0 and not cell.encysted:
            if cell.pumping:
                s.emit(PUMPED, seat)
            else:
                leaky |= 1 << seat
                if cell.nutrients > 0:
                    asked |= 1 << seat
        cell.pumping = False
    s.push(Leakage(asked, leaky & ~asked))


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
                ooze(s, seat, field(s.slips[seat][0], 0))
            elif self.starving >> seat & 1:
                hurt(s, seat, LEAKAGE)
        if not bury(s):
            energise(s)


def ooze(s: Foment, seat: i64, nutrient: i64) -> None:
    """A nutrient leaks into the region, or into a commensal there. [FO-6.3, FO-10.7]"""
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


def energise(s: Foment) -> None:
    """Cells that can pay for power are asked what they want. [FO-6.4]"""
    asked: i64 = 0
    for seat in range(s.seats):
        if s.cells[seat].alive and not s.cells[seat].encysted and can_power(s, seat, 0):
            asked |= 1 << seat
    s.push(Energy(asked))


def can_power(s: Foment, seat: i64, chosen: i64) -> bool:
    """Is there a structure the cell could power besides those? [FO-6.4]"""
    return any(powers(s, seat, chosen, structure) for structure in range(len(s.rules.structures)))


def powers(s: Foment, seat: i64, chosen: i64, structure: i64) -> bool:
    """Can the cell power this structure as well? [FO-6.4]"""
    cell = s.cells[seat]
    if cell.tokens[structure] == 0 or s.rules.structures[structure].upkeep == 0 or chosen >> structure & 1:
        return False
    return carbs_due(s, seat, chosen | 1 << structure) <= cell.held[CARB]


def chosen_on(s: Foment, seat: i64) -> i64:
    """The structures named on a slip, as bits."""
    chosen: i64 = 0
    for action in s.slips[seat]:
        if kind_of(action) == POWER:
            chosen |= 1 << field(action, 0)
    return chosen


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Energy(Sealed):
    """Structures that need power get it for carbs, one after the other until done. [FO-6.4]"""

    def question(self, s: Foment) -> str:
        return "foment.power"

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        chosen = chosen_on(s, seat)
        for structure in range(len(s.rules.structures)):
            if powers(s, seat, chosen, structure):
                out.add(pack(POWER, structure))
        out.add(pack(DONE))

    def complete(self, s: Foment, seat: i64) -> bool:
        slip = s.slips[seat]
        return kind_of(slip[len(slip) - 1]) == DONE or not can_power(s, seat, chosen_on(s, seat))

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if s.cells[seat].encysted:
                power_all(s, seat)
            else:
                power(s, seat, chosen_on(s, seat))
        for seat in range(s.seats):
            grow(s, seat)


def power(s: Foment, seat: i64, chosen: i64) -> None:
    """What is paid for works until the next upkeep, the rest does not. [FO-6.4, FO-6.5]"""
    cell = s.cells[seat]
    carbs = carbs_due(s, seat, chosen)
    cell.held[CARB] -= carbs
    s.bank[CARB] += carbs
    cell.power = chosen
    if chosen:
        s.emit(PAID, seat, carbs)
        tell_powered(s, seat)


def power_all(s: Foment, seat: i64) -> None:
    """A cyst has all its structures powered for nothing. [FO-10.8]"""
    cell = s.cells[seat]
    cell.power = 0
    for structure in range(len(cell.tokens)):
        if cell.tokens[structure] > 0 and s.rules.structures[structure].upkeep > 0:
            cell.power |= 1 << structure
    tell_powered(s, seat)


def tell_powered(s: Foment, seat: i64) -> None:
    if not s.events_off:
        for structure in range(len(s.rules.structures)):
            if s.cells[seat].power >> structure & 1:
                s.emit(POWERED, seat, structure)


def grow(s: Foment, seat: i64) -> None:
    """Chlorophyll makes nutrients in the light, from outside the closed circle. [FO-6.6, FO-10.3, FO-1.4]"""
    cell = s.cells[seat]
    if s.works(seat, CHLOROPHYLL) and (s.rules.sea.terrain[cell.region] == SHALLOW or cell.has(CAROTENOIDS)):
        cell.held[CARB] += GROWN_CARBS
        cell.held[LIPID] += GROWN_LIPIDS
        s.grown[CARB] += GROWN_CARBS
        s.grown[LIPID] += GROWN_LIPIDS
        cell.harvests += 1
        s.emit(GREW, seat, GROWN_LIPIDS, GROWN_CARBS)
