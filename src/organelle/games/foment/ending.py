"""Damage, death, and how the game ends. [FO-1.5, FO-11.1, FO-11.2, FO-11.3, FO-11.4, FO-11.5]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.state import Foment, count_bits, lowest
from organelle.games.foment.words import DAMAGED, DIED, EXPIRED, EXTINCT, SURVIVED, WON


def hurt(s: Foment, seat: i64, cause: i64) -> None:
    """One point of genome damage; who dies of it is looked at when the step is over. [FO-1.5, FO-11.2]"""
    cell = s.cells[seat]
    if cell.damage < s.rules.lethal:
        cell.damage += 1
    s.emit(DAMAGED, seat, cell.damage, cause)


def bury(s: Foment) -> bool:
    """The dead leave together; true if that ends the game. [FO-11.2, FO-11.3, FO-11.4]"""
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
    """A dead cell spills its nutrients and gives back all it had but its strategy. [FO-11.1, FO-1.6]"""
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


def fittest(s: Foment, seats: i64) -> i64:
    """Of these the least damaged, of those the ones that hold most nutrients. [FO-11.5, FO-12.2]"""
    best: i64 = 0
    for seat in range(s.seats):
        if seats >> seat & 1:
            lead = fitter(s, seat, lowest(best)) if best else 1
            if lead > 0:
                best = 0
            if lead >= 0:
                best |= 1 << seat
    return best


def fitter(s: Foment, seat: i64, other: i64) -> i64:
    """Above zero if the first is fitter, below if the second is."""
    cell = s.cells[seat]
    rival = s.cells[other]
    if cell.damage != rival.damage:
        return rival.damage - cell.damage
    return cell.nutrients - rival.nutrients


def expire(s: Foment) -> None:
    """The last round is over: the fittest of the living win. [FO-11.5]"""
    s.emit(EXPIRED, s.round)
    crown(s, fittest(s, s.living))


def crown(s: Foment, seats: i64) -> None:
    for seat in range(s.seats):
        if seats >> seat & 1:
            s.emit(WON, seat)
    finish(s, seats)


def finish(s: Foment, winners: i64) -> None:
    """The game is over: all strategies are laid open, so that nothing can be taken back. [FO-11.6, FO-13.1]"""
    s.winners = winners
    s.revealed = (1 << s.seats) - 1
    s.revealed_to = -1
    s.depth = 0
