"""The five secret strategies and when they win. [FO-12.1, FO-12.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.events import CLAIMED
from organelle.games.foment.parts import (
    APPENDAGES,
    ENCAPSULATION,
    FLAGELLUM,
    GLUTTONY,
    MATRIX,
    MEMBRANE,
    PILUS,
    QUORUM,
    STROMATOLITE,
    WALL,
)
from organelle.games.foment.scoring import crown, fittest
from organelle.games.foment.state import Foment


def judge(s: Foment) -> bool:
    """End the game if somebody has met its own strategy, and return whether it did. [FO-12.1, FO-12.2]

    Of several the fittest win. A condition met for the first time tells everyone whether that card is the cell's own,
    won or not.
    """
    claims: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        if cell.alive:
            met = conditions(s, seat) & ~cell.met
            if met:
                s.revealed_to = -1
                cell.met |= met
                if met >> cell.strategy & 1:
                    claims |= 1 << seat
    if claims == 0:
        return False
    for seat in range(s.seats):
        if claims >> seat & 1:
            s.reveal(CLAIMED, -1, seat, s.cells[seat].strategy)
    crown(s, fittest(s, claims))
    return True


def conditions(s: Foment, seat: i64) -> i64:
    """Return, as bits, the strategies whose condition a cell meets. [FO-12.3, FO-12.4, FO-12.5, FO-12.6, FO-12.7]"""
    cell = s.cells[seat]
    goals = s.rules.goals
    met: i64 = 0
    if layers(s, seat) >= goals.layers:
        met |= 1 << ENCAPSULATION
    if cell.harvests >= goals.harvests:
        met |= 1 << STROMATOLITE
    if cell.nutrients >= goals.feast and all(held >= goals.each for held in cell.held):
        met |= 1 << GLUTTONY
    if cell.meetings >= goals.meetings:
        met |= 1 << QUORUM
    if cell.tokens[FLAGELLUM] + cell.tokens[PILUS] >= goals.appendages:
        met |= 1 << APPENDAGES
    return met


def layers(s: Foment, seat: i64) -> i64:
    """Count a cell's membranes, its cell wall and its matrix. [FO-12.3]"""
    cell = s.cells[seat]
    count = cell.tokens[MEMBRANE]
    if cell.tokens[WALL] > 0:
        count += 1
    if cell.has(MATRIX):
        count += 1
    return count


def progress(s: Foment, seat: i64) -> i64:
    """Return how far a cell has come with its own strategy. [FO-13.1]"""
    cell = s.cells[seat]
    if cell.strategy == ENCAPSULATION:
        return layers(s, seat)
    if cell.strategy == STROMATOLITE:
        return cell.harvests
    if cell.strategy == GLUTTONY:
        return cell.nutrients
    if cell.strategy == QUORUM:
        return cell.meetings
    assert cell.strategy == APPENDAGES
    return cell.tokens[FLAGELLUM] + cell.tokens[PILUS]
