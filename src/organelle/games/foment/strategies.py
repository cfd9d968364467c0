"""The five secret strategies and when they win. [FO-12.1, FO-12.2]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment.events import CLAIMED
from organelle.games.foment.parts import FLAGELLUM, MATRIX, MEMBRANE, PILUS, WALL
from organelle.games.foment.rules import StrategyGoals
from organelle.games.foment.scoring import crown, fittest
from organelle.games.foment.state import Foment


class Strategy:
    """A strategy card: how far a cell has come with it, and when its condition is met. [FO-12.1]"""

    def progress(self, s: Foment, seat: i64) -> i64:
        """Return how far that cell has come. [FO-13.1]"""
        raise AssertionError

    def met(self, s: Foment, seat: i64) -> bool:
        """Return whether that cell meets the condition now."""
        raise AssertionError

    def goal(self, goals: StrategyGoals) -> dict[str, int]:
        """Return what the card asks for at this table, as views tell it."""
        raise AssertionError


@final
class Encapsulation(Strategy):
    """Many layers around the cell. [FO-12.3]"""

    def progress(self, s: Foment, seat: i64) -> i64:
        return layers(s, seat)

    def met(self, s: Foment, seat: i64) -> bool:
        return layers(s, seat) >= s.rules.goals.layers

    def goal(self, goals: StrategyGoals) -> dict[str, int]:
        return {"layers": int(goals.layers)}


@final
class Stromatolite(Strategy):
    """Harvests of chlorophyll. [FO-12.4]"""

    def progress(self, s: Foment, seat: i64) -> i64:
        return s.cells[seat].harvests

    def met(self, s: Foment, seat: i64) -> bool:
        return s.cells[seat].harvests >= s.rules.goals.harvests

    def goal(self, goals: StrategyGoals) -> dict[str, int]:
        return {"harvests": int(goals.harvests)}


@final
class Gluttony(Strategy):
    """Many nutrients, and some of each. [FO-12.5]"""

    def progress(self, s: Foment, seat: i64) -> i64:
        return s.cells[seat].nutrients

    def met(self, s: Foment, seat: i64) -> bool:
        cell = s.cells[seat]
        each = s.rules.goals.each
        return cell.nutrients >= s.rules.goals.feast and all(held >= each for held in cell.held)

    def goal(self, goals: StrategyGoals) -> dict[str, int]:
        return {"feast": int(goals.feast), "each": int(goals.each)}


@final
class Quorum(Strategy):
    """Rounds in company. [FO-12.6]"""

    def progress(self, s: Foment, seat: i64) -> i64:
        return s.cells[seat].meetings

    def met(self, s: Foment, seat: i64) -> bool:
        return s.cells[seat].meetings >= s.rules.goals.meetings

    def goal(self, goals: StrategyGoals) -> dict[str, int]:
        return {"company": int(goals.company), "meetings": int(goals.meetings)}


@final
class Appendages(Strategy):
    """Flagella and pili. [FO-12.7]"""

    def progress(self, s: Foment, seat: i64) -> i64:
        return s.cells[seat].tokens[FLAGELLUM] + s.cells[seat].tokens[PILUS]

    def met(self, s: Foment, seat: i64) -> bool:
        return s.cells[seat].tokens[FLAGELLUM] + s.cells[seat].tokens[PILUS] >= s.rules.goals.appendages

    def goal(self, goals: StrategyGoals) -> dict[str, int]:
        return {"appendages": int(goals.appendages)}


STRATEGIES: Final = vec[Strategy]([Encapsulation(), Stromatolite(), Gluttony(), Quorum(), Appendages()])
"""The strategies by number, in the order of their names."""


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
    """Return the strategies whose condition a cell meets now, as bits. [FO-12.1]"""
    met: i64 = 0
    for strategy in range(len(STRATEGIES)):
        if STRATEGIES[strategy].met(s, seat):
            met |= 1 << strategy
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
