"""The contract of features: a position as a row of numbers for each seat, from which a value is learned."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.bots.heuristic import Heuristic


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Describe what a seat has as numbers; this base class knows the expected points alone and works for every game.

    They are asked of imagined worlds, in which everything is open: what a seat may not know is dealt anew there.

    Attributes:
        heuristic: what is known about the game, written by hand.
        names: what each number says, in order; the first one is the expected points.
        neutral: options of the game that change nothing about a position's value.
        horizon: time steps that a search with a learned value rolls out; see `Heuristic.horizon`.
        exploration: the weight that such a search gives to priors; see `Heuristic.exploration`.
    """

    def __init__(self, heuristic: Heuristic, names: list[str], neutral: list[str] | None = None) -> None:
        self.heuristic = heuristic
        self.names: list[str] = ["expected points", *names]
        self.neutral: list[str] = neutral or []
        self.horizon = int(heuristic.horizon)
        self.exploration = heuristic.exploration

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {len(self.names)} numbers>"

    def elapsed(self, s: Any) -> float:
        """Return how much of the game is over, from 0 to 1."""
        return 0.0

    def write(self, s: Any, seat: i64, row: vec[float]) -> None:
        """Fill in the numbers of a seat, all of them."""
        row[0] = self.heuristic.expected_points(s, seat)
