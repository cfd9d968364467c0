"""Learned priors: how likely each option is to be the best, as searches that took longer have found."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.actions import ActionBuffer, kind_of

KINDS: Final = 2
"""The index from which on weights belong to kinds of actions; before are those of two numbers of an option."""


@final
class Priors:
    """Tells options by their weight by hand, by their value one action ahead, and by the kind of their action.

    Attributes:
        start: what each of them weighs when the game begins.
        growth: what each weight gains until the game ends.
    """

    def __init__(self, start: list[float], growth: list[float]) -> None:
        self.start: vec[float] = vec[float](start)
        self.growth: vec[float] = vec[float](growth)

    def __repr__(self) -> str:
        return f"<Priors of {len(self.start) - KINDS} kinds>"

    def write(self, elapsed: float, out: ActionBuffer, values: vec[float], priors: vec[float]) -> None:
        """Fill in the prior of each option; together they are 1.

        Args:
            elapsed: how much of the game is over, from 0 to 1.
            out: the options, weighed by hand.
            values: what the position after each is worth to the seat.
            priors: where to write them.
        """
        mean = 0.0
        for value in values:
            mean += value
        mean /= float(out.count)
        by_hand = self.weight(0, elapsed)
        by_value = self.weight(1, elapsed)
        for index in range(out.count):
            score = by_hand * weight_score(out.weights[index]) + by_value * (values[index] - mean)
            priors[index] = score + self.weight(KINDS + kind_of(out.items[index]), elapsed)
        softmax(priors)

    def weight(self, index: i64, elapsed: float) -> float:
        """Return a weight at that time of the game; a kind of which nothing was learned has none."""
        if index >= len(self.start):
            return 0.0
        return self.start[index] + elapsed * self.growth[index]


def weight_score(weight: i64) -> float:
    """Return the logarithm of a weight by hand; what is never drawn counts as what is drawn least."""
    return log(float(max(weight, 1)))


def softmax(scores: vec[float]) -> None:
    """Make chances of scores, in place: each is positive, and together they are 1."""
    highest = -1e9
    for score in scores:
        highest = max(highest, score)
    total = 0.0
    for index in range(len(scores)):
        part = exp(scores[index] - highest)
        scores[index] = part
        total += part
    for index in range(len(scores)):
        scores[index] /= total
