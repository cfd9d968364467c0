"""Winning chances of a position: what the bots' value of a game says, turned into probabilities by a calibration."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from librt.vecs import vec

from organelle.bots.features import Features
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import features_for
from organelle.bots.learned import LearnedHeuristic, best_heuristic
from organelle.coach.calibration import Sharpness, sharpness_for
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.setup import Setup
from organelle.kernel.state import State

LEAST: Final = 1e-6
"""The smallest chance whose logarithm is taken."""


class ChanceHeuristic(Heuristic):
    """Value positions by each seat's chance to win: learned where the package has weights, else from expected points.

    It searches and weighs options as the bots' own heuristic does, so `TreeSearch` can be given it as it is. The
    chances of a position add up to one; those of a finished game are the shares of the win.
    """

    def __init__(self, game: Game, setup: Setup | None) -> None:
        """Choose the value that fits to the table.

        Args:
            game: the rules.
            setup: what the table was set up with; None is evaluated by hand.
        """
        self.value = best_heuristic(game, setup)
        self.is_learned = isinstance(self.value, LearnedHeuristic)
        super().__init__(game, self.value.scale, int(self.value.horizon), self.value.uses_lookahead)
        self.prior_visits = self.value.prior_visits
        self.exploration = self.value.exploration
        self.greedy_rollouts = self.value.greedy_rollouts
        self.iteration_factor = self.value.iteration_factor
        self.features: Features = features_for(game)
        seats = setup.seats if setup is not None else 0
        self.sharpness: Sharpness = sharpness_for(game.name, seats, self.is_learned)

    def time_step(self, s: Any) -> int:
        return int(self.value.time_step(s))

    def expected_points(self, s: Any, seat: int) -> float:
        return float(self.value.expected_points(s, seat))

    def weigh_options(self, s: Any, seat: int, out: ActionBuffer) -> None:
        self.value.weigh_options(s, seat, out)

    def evaluate(self, s: State, points: vec[float], values: vec[float]) -> None:
        """Fill in the points of every seat, and its chance to win."""
        self.value.evaluate(s, points, values)
        if s.asked == 0:
            winners = self.game.winners(s)
            for seat in range(s.seats):
                values[seat] = 1.0 / len(winners) if seat in winners else 0.0
            return
        by = self.sharpness.at(self.features.elapsed(s))
        scores = [by * self.score(points[seat], values[seat]) for seat in range(s.seats)]
        for seat, chance in enumerate(softmax(scores)):
            values[seat] = chance

    def score(self, points: float, value: float) -> float:
        """Return what the calibration multiplies: the logarithm of a learned chance, or expected points."""
        return log(max(LEAST, value)) if self.is_learned else points

    def scores(self, s: State) -> list[float]:
        """Return every seat's score before the calibration, of a game that goes on."""
        points, values = blank(s), blank(s)
        self.value.evaluate(s, points, values)
        return [self.score(points[seat], values[seat]) for seat in range(s.seats)]

    def chances(self, s: State) -> list[float]:
        """Return every seat's chance to win the position as it lies, what is hidden included."""
        points, values = blank(s), blank(s)
        self.evaluate(s, points, values)
        return [float(values[seat]) for seat in range(s.seats)]


def blank(s: State) -> vec[float]:
    """Return room for a number a seat."""
    return vec[float]([0.0] * s.seats)


def softmax(scores: list[float]) -> list[float]:
    """Return chances that add up to one.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    highest = max(scores)
    parts = [exp(score - highest) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]
