"""Chances fitted to how games ended, and how far they are off."""

from __future__ import annotations

from math import log
from typing import NamedTuple

from organelle.coach.values import softmax


class Sample(NamedTuple):
    """A position: its game, how far that was, each seat's scores, points and share of the win."""

    game: int
    elapsed: float
    scores: list[float]
    points: list[float]
    shares: list[float]

    def given(self, by_points: bool) -> list[float]:
        """Return what chances are made of: the scores before the calibration, or the points so far."""
        return self.points if by_points else self.scores


def fit(positions: list[Sample], by_points: bool) -> tuple[float, float]:
    """Return the factors at the start and the end that make scores, or points so far, foretell best."""

    def loss(start: float, end: float) -> float:
        total = 0.0
        for position in positions:
            by = start + (end - start) * position.elapsed
            chances = softmax([by * score for score in position.given(by_points)])
            total -= sum(share * log(max(1e-9, chance)) for share, chance in zip(position.shares, chances))
        return total + 1e-3 * (start * start + end * end)

    best, step = (0.5, 0.5), 0.5
    lowest = loss(*best)
    while step > 0.01:
        near = [(best[0] + a * step, best[1] + b * step) for a in (-1, 0, 1) for b in (-1, 0, 1)]
        value, found = min((loss(*one), one) for one in near if min(one) >= 0)
        if value < lowest:
            lowest, best = value, found
        else:
            step /= 2
    return best


Foretold = list[tuple[float, float, float]]
"""How far the game was, a chance, and the share of the win that it foretold."""


def foretold(positions: list[Sample], factors: tuple[float, float], by_points: bool) -> Foretold:
    """Return elapsed, chance and share of every seat at every position."""
    found = []
    for position in positions:
        by = factors[0] + (factors[1] - factors[0]) * position.elapsed
        for chance, share in zip(softmax([by * score for score in position.given(by_points)]), position.shares):
            found.append((position.elapsed, chance, share))
    return found


def calibration_error(found: Foretold) -> float:
    """Return the expected calibration error in ten bins."""
    total = 0.0
    for number in range(10):
        inside = [one for one in found if min(9, int(10 * one[1])) == number]
        if inside:
            total += abs(sum(one[1] for one in inside) - sum(one[2] for one in inside))
    return total / max(1, len(found))


def brier(found: Foretold) -> float:
    """Return the mean square of what chances miss."""
    return sum((one[1] - one[2]) ** 2 for one in found) / max(1, len(found))
