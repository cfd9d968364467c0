"""The N-tuple bandit evolutionary algorithm: find good values for many figures from few noisy trials. docs/adr/0023

It remembers how well every single value, every pair of values and every whole point did, and tries the neighbour of the
last point that is promising or little known.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from organelle.kernel.rng import Rng

NEIGHBOURS: Final = 60
"""Points that are weighed up before each trial."""

EXPLORATION: Final = 0.35
"""The weight of what is little known beside what did well; losses are about 1."""

UNTRIED: Final = 0.5
"""What stands for the number of trials of a value that has none."""

Point = tuple[int, ...]
"""A value for every figure, in order."""


@dataclass
class TupleScore:
    """How many trials there were, and the sum of their losses."""

    count: int = 0
    total: float = 0.0


@dataclass
class TupleModel:
    """What is known of values, pairs of values and whole points.

    >>> model = TupleModel(2)
    >>> model.add((1, 1), 0.5)
    >>> model.add((1, 2), 0.1)
    >>> model.expected((1, 2)) < model.expected((1, 1))
    True
    """

    size: int
    tallies: dict[tuple[tuple[int, ...], Point], TupleScore] = field(default_factory=dict)
    trials: int = 0

    def add(self, point: Point, loss: float) -> None:
        """Count a trial."""
        self.trials += 1
        for key in self._keys(point):
            tally = self.tallies.setdefault(key, TupleScore())
            tally.count += 1
            tally.total += loss

    def expected(self, point: Point) -> float:
        """Return the loss that is to be expected at a point."""
        known = [tally for key in self._keys(point) if (tally := self.tallies.get(key)) is not None]
        return sum(tally.total / tally.count for tally in known) / len(known) if known else 0.0

    def promise(self, point: Point) -> float:
        """Return how much a trial at a point promises: little loss, or much that is not known."""
        unknown = 0.0
        keys = self._keys(point)
        for key in keys:
            tally = self.tallies.get(key)
            unknown += math.sqrt(math.log(1 + self.trials) / (tally.count if tally else UNTRIED))
        return EXPLORATION * unknown / len(keys) - self.expected(point)

    def _keys(self, point: Point) -> list[tuple[tuple[int, ...], Point]]:
        places = [(place,) for place in range(self.size)]
        tuples: list[tuple[int, ...]] = [*places, *combinations(range(self.size), 2)]
        if self.size > 2:
            tuples.append(tuple(range(self.size)))
        return [(chosen, tuple(point[place] for place in chosen)) for chosen in tuples]


def next_point(
    model: TupleModel, values: Sequence[Sequence[int]], last: Point, rng: Rng, allowed: Callable[[Point], bool]
) -> Point:
    """Return the point to try next: the most promising neighbour of the last one.

    Args:
        model: What is known so far.
        values: The values that each figure may have.
        last: The point that was tried last.
        rng: Makes the neighbours.
        allowed: Says whether a point may be tried at all.
    """
    found = {neighbour(values, last, rng) for _ in range(NEIGHBOURS)} - {last}
    ranked = sorted(found, key=lambda point: (-model.promise(point), point))
    return next((point for point in ranked if allowed(point)), last)


def neighbour(values: Sequence[Sequence[int]], point: Point, rng: Rng) -> Point:
    """Return a point where one figure is drawn anew, and each other one with a chance of one in their number."""
    certain = rng.below(len(values))
    return tuple(
        int(values[place][rng.below(len(values[place]))])
        if place == certain or rng.below(len(values)) == 0
        else point[place]
        for place in range(len(values))
    )


def best_point(model: TupleModel, tried: Sequence[Point]) -> Point:
    """Return the point of all that were tried that is expected to do best."""
    return min(tried, key=lambda point: (model.expected(point), point))
