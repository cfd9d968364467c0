"""Damage and death. [FO-1.5, FO-11.1, FO-11.2, FO-11.3, FO-11.4]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.events import DAMAGED, DIED, EXTINCT, SURVIVED
from organelle.games.foment.scoring import finish
from organelle.games.foment.state import Foment, count_bits, lowest


def hurt(s: Foment, seat: i64, cause: i64) -> None:
    """Give a cell one point of genome damage; `bury` looks later who dies of it. [FO-1.5, FO-11.2]"""
    cell = s.cells[seat]
    if cell.damage < s.rules.lethal:
        cell.damage += 1
    s.emit(DAMAGED, seat, cell.damage, cause)


def bury(s: Foment) -> bool:
    """Let the dead leave together, and return whether that ends the game. [FO-11.2, FO-11.3, FO-11.4]"""
    dead: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        if cell.alive and cell.damage >= s.rules.lethal:
            dead += 1
            lyse(s, seat)
    if dead == 0:
        return False
    living = s.living
    if count_bits(living) > 1:
        return False
    if living == 0:
        s.emit(EXTINCT)
    else:
        s.emit(SURVIVED, lowest(living))
    finish(s, living)
    return True


def lyse(s: Foment, seat: i64) -> None:
    """Spill a dead cell's nutrients and give back all it had but its strategy. [FO-11.1, FO-1.6]"""
    cell = s.cells[seat]
    cell.alive = False
    cell.encysted = False
    cell.power = 0
    for nutrient in range(3):
        s.sea[cell.region * 3 + nutrient] += cell.held[nutrient]
        cell.held[nutrient] = 0
    for structure in range(len(cell.tokens)):
        s.supply[structure] += cell.tokens[structure]
        cell.tokens[structure] = 0
    for mutation in range(len(cell.mutations)):
        s.beneath[mutation] += cell.mutations[mutation]
        cell.mutations[mutation] = 0
    s.emit(DIED, seat, cell.region)
