"""Features of Foment: alive, fed, built, and how far each strategy has come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.features import Features
from organelle.bots.heuristics.foment import FomentHeuristic, progress
from organelle.games.foment.parts import MEMBRANE, MUTATIONS, NUTRIENTS, STRATEGIES, STRUCTURES
from organelle.games.foment.phases.leakage import pumps
from organelle.games.foment.state import MUTATION_COUNT, STRUCTURE_COUNT, Bacterium, Foment, count_bits
from organelle.kernel.copying import copy_as_floats
from organelle.kernel.game import Game

LONG: Final = 20.0
"""Rounds of a long game."""

HELD: Final = 16
TOKENS: Final = HELD + 3
OWNED: Final = TOKENS + STRUCTURE_COUNT
STRATEGY: Final = OWNED + MUTATION_COUNT
NEARNESS: Final = STRATEGY + 5

NAMES: Final = [
    *("alive", "damage", "damage squared", "nearness", "nearness squared", "nearness cubed", "met", "leaks"),
    *("nutrients", "least nutrient", "harvests", "meetings", "power", "nutrients here", "others here"),
    *(f"held {nutrient}" for nutrient in NUTRIENTS),
    *STRUCTURES,
    *MUTATIONS,
    *STRATEGIES,
    *(f"nearness {strategy}" for strategy in STRATEGIES),
]


@final
class FomentFeatures(Features):
    """What a cell has, counted, and how near its strategy is to be fulfilled."""

    def __init__(self, game: Game) -> None:
        self.by_hand = FomentHeuristic(game)
        super().__init__(self.by_hand, NAMES)
        self.horizon = -1

    def elapsed(self, s: Foment) -> float:
        """Return the rounds played as part of those of a long game."""
        rounds = float(s.round) / LONG
        if rounds > 1.0:
            return 1.0
        return rounds

    def write(self, s: Foment, seat: i64, row: vec[float]) -> None:
        cell = s.cells[seat]
        row[0] = self.by_hand.expected_points(s, seat)
        if not cell.alive:
            for index in range(1, len(row)):
                row[index] = 0.0
            return
        damage = float(cell.damage)
        near = progress(s, seat, cell)
        row[1] = 1.0
        row[2] = damage
        row[3] = damage * damage
        row[4] = near
        row[5] = near * near
        row[6] = near * near * near
        row[7] = float(count_bits(cell.met))
        row[8] = 0.0 if cell.tokens[MEMBRANE] > 0 or pumps(s, seat) else 1.0
        row[9] = float(cell.nutrients)
        row[10] = float(min(cell.held[0], min(cell.held[1], cell.held[2])))
        row[11] = float(cell.harvests)
        row[12] = float(cell.meetings)
        row[13] = float(cell.power)
        write_place(s, cell, row)
        copy_as_floats(row, HELD, cell.held)
        copy_as_floats(row, TOKENS, cell.tokens)
        copy_as_floats(row, OWNED, cell.mutations)
        for index in range(STRATEGY, len(row)):
            row[index] = 0.0
        if cell.strategy >= 0:
            row[STRATEGY + cell.strategy] = 1.0
            row[NEARNESS + cell.strategy] = near


def write_place(s: Foment, cell: Bacterium, row: vec[float]) -> None:
    """Count the nutrients and the other cells in the cell's region."""
    row[14] = 0.0
    row[15] = 0.0
    if cell.region >= 0:
        row[14] = float(s.lies_in(cell.region))
        row[15] = float(count_bits(s.neighbours(cell.region)) - 1)
