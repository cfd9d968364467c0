"""Grades of decisions, and how accurate a player was: both by what the answers cost in winning chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = GRADES = ("best", "good", "inaccuracy", "mistake", "blunder")
"""The grades of decisions, the best first."""

THRESHOLDS: Final = {BEST: 0.0, GOOD: 0.01, INACCURACY: 0.03, MISTAKE: 0.06, BLUNDER: 0.12}
"""The least loss of winning chance, from 0 to 1, that each grade stands for."""

SEVERITY: Final = 12.0
"""How fast accuracy falls with the loss."""


def grade_of(loss: float) -> str:
    """Return the grade of a decision that cost so much winning chance.

    >>> grade_of(0.0), grade_of(0.05), grade_of(0.2)
    ('best', 'inaccuracy', 'blunder')
    """
    return next(grade for grade in reversed(GRADES) if loss >= THRESHOLDS[grade] or grade == BEST)


def accuracy(losses: Sequence[float]) -> float | None:
    """Return the mean accuracy of decisions, from 0 to 100; None if there were none.

    A decision that costs nothing counts 100; one that costs 6 points of winning chance counts 49.

    >>> accuracy([0.0, 0.0]), round(accuracy([0.06]))
    (100.0, 49)
    """
    if not losses:
        return None
    return sum(100.0 * exp(-SEVERITY * loss) for loss in losses) / len(losses)
