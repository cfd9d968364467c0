"""Energy for structures and what chlorophyll produces: the last two steps of the upkeep. [FO-6.4, FO-6.6, FO-6.7]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.closed import REASONS, TOO_DEAR
from organelle.games.foment.events import GREW, GREW_NOTHING, PAID, POWERED
from organelle.games.foment.parts import CARB, CAROTENOIDS, CHLOROPHYLL, LIPID, SHALLOW, STRUCTURES, named
from organelle.games.foment.state import Foment
from organelle.games.foment.structures import carbs_due
from organelle.games.foment.vocabulary import DONE, POWER, PowerFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.game import View
from organelle.kernel.state import Sealed

GROWN_CARBS: Final = 2
GROWN_LIPIDS: Final = 1


def energise(s: Foment) -> None:
    """Ask the cells that can pay for power what they want. [FO-6.4]"""
    asked: i64 = 0
    for seat in range(s.seats):
        if s.cells[seat].alive and not s.cells[seat].encysted and can_power(s, seat, 0):
            asked |= 1 << seat
    s.push(Energy(asked))


def can_power(s: Foment, seat: i64, chosen: i64) -> bool:
    """Return whether the cell could power any structure besides those chosen. [FO-6.4]"""
    return any(powers(s, seat, chosen, structure) for structure in range(len(s.rules.structures)))


def powers(s: Foment, seat: i64, chosen: i64, structure: i64) -> bool:
    """Return whether the cell can power this structure as well. [FO-6.4]"""
    cell = s.cells[seat]
    if cell.tokens[structure] == 0 or s.rules.structures[structure].upkeep == 0 or chosen >> structure & 1:
        return False
    return carbs_due(s, seat, chosen | 1 << structure) <= cell.held[CARB]


def chosen_on(s: Foment, seat: i64) -> i64:
    """Return the structures named on a slip, as bits."""
    chosen: i64 = 0
    for action in s.slips[seat]:
        if kind_of(action) == POWER:
            chosen |= 1 << field(action, PowerFields.STRUCTURE)
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
        harvest(s)


def power(s: Foment, seat: i64, chosen: i64) -> None:
    """Pay for the chosen structures: they work until the next upkeep, the rest does not. [FO-6.4, FO-6.5]"""
    cell = s.cells[seat]
    carbs = carbs_due(s, seat, chosen)
    cell.held[CARB] -= carbs
    s.bank[CARB] += carbs
    cell.power = chosen
    if chosen:
        s.emit(PAID, seat, carbs)
        emit_powered(s, seat)


def power_all(s: Foment, seat: i64) -> None:
    """Power all structures of a cyst for nothing. [FO-10.8]"""
    cell = s.cells[seat]
    cell.power = 0
    for structure in range(len(cell.tokens)):
        if cell.tokens[structure] > 0 and s.rules.structures[structure].upkeep > 0:
            cell.power |= 1 << structure
    emit_powered(s, seat)


def emit_powered(s: Foment, seat: i64) -> None:
    """Emit an event for every structure of the cell that has power."""
    if not s.events_off:
        for structure in range(len(s.rules.structures)):
            if s.cells[seat].power >> structure & 1:
                s.emit(POWERED, seat, structure)


def harvest(s: Foment) -> None:
    """Let all chlorophyll produce; where the bank may run short another seat is first each round. [FO-6.6, FO-6.7]"""
    first: i64 = 0
    if s.rules.closed_economy:
        first = s.round - 1
    for further in range(s.seats):
        seat = (first + further) % s.seats
        if lit(s, seat):
            grow(s, seat)


def lit(s: Foment, seat: i64) -> bool:
    """Return whether the cell has chlorophyll, and light for it. [FO-6.6, FO-10.3]"""
    cell = s.cells[seat]
    return s.works(seat, CHLOROPHYLL) and (s.rules.sea.terrain[cell.region] == SHALLOW or cell.has(CAROTENOIDS))


def grow(s: Foment, seat: i64) -> None:
    """Make nutrients by chlorophyll; a harvest is only what yields something. [FO-6.6, FO-6.7, FO-12.4]"""
    lipids = made(s, LIPID, GROWN_LIPIDS)
    carbs = made(s, CARB, GROWN_CARBS)
    if lipids + carbs == 0:
        s.emit(GREW_NOTHING, seat)
        return
    cell = s.cells[seat]
    cell.held[LIPID] += lipids
    cell.held[CARB] += carbs
    cell.harvests += 1
    s.emit(GREW, seat, lipids, carbs)


def made(s: Foment, nutrient: i64, most: i64) -> i64:
    """Take a nutrient from outside, or from the bank as far as it goes; return how many. [FO-1.4, FO-6.6, FO-6.7]"""
    if s.rules.closed_economy:
        most = min(most, s.bank[nutrient])
        s.bank[nutrient] -= most
    else:
        s.grown[nutrient] += most
    return most


def closed_power(s: Foment, seat: i64) -> dict[str, str]:
    """Return the structures that need power and are not on the slip, but cannot be paid. [FO-6.4]"""
    chosen = chosen_on(s, seat)
    found: dict[str, str] = {}
    for structure, name in enumerate(STRUCTURES):
        owned = s.cells[seat].tokens[structure] > 0 and s.rules.structures[structure].upkeep > 0
        if owned and not chosen >> structure & 1 and not powers(s, seat, chosen, structure):
            found[f"power {name}"] = REASONS[TOO_DEAR]
    return found


def power_view(s: Foment, seat: i64) -> View:
    """Return the structures on a slip and the carbs they cost. [FO-6.4]"""
    chosen = chosen_on(s, seat)
    return {"powered": named(STRUCTURES, chosen), "carbs": int(carbs_due(s, seat, chosen))}
