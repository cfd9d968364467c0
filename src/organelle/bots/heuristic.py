"""The contract of a heuristic: how good a position is, and which options look good."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.state import State

VICTORY: Final = 0.5
"""The part of a finished game's value that goes to its winners; the rest goes by how clear the result is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Evaluate positions of one game and weigh its options; this base class knows nothing and works for every game.

    Attributes:
        game: the rules whose positions are evaluated.
        scale: a lead, in points, that means a good chance to win.
        horizon: time steps after which a rollout is cut and evaluated as it stands; 0 plays to the end, and below 0
            there is no rollout: what follows the tree is evaluated at the next choice of a player.
        uses_lookahead: whether `expected_points` tells much in mid-game, so that the search values a new node by
            looking one action ahead.
        prior_visits: how many visits that first value counts for.
        exploration: the weight of an option's prior and its neglect beside its value (the PUCT constant).
        greedy_rollouts: how many of a thousand rollout actions look one action ahead instead of using the weights.
        iteration_factor: how many times the usual iterations a level needs to play this game well.
    """

    def __init__(self, game: Game, scale: float = 5.0, horizon: int = 0, uses_lookahead: bool = False) -> None:
        self.game = game
        self.scale = scale
        self.horizon: i64 = horizon
        self.uses_lookahead = uses_lookahead
        self.prior_visits = 3.0 if uses_lookahead else 1.0
        self.exploration = 0.5
        self.greedy_rollouts: i64 = 0
        self.iteration_factor = 1.0

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}>"

    def time_step(self, s: Any) -> i64:
        """Return how far the game has come, in steps at whose beginning positions can be compared, such as rounds."""
        return 0

    def expected_points(self, s: Any, seat: i64) -> float:
        """Return the points that a seat may expect; at the end, those it has."""
        return float(self.game.scores(s)[seat])

    def weigh_options(self, s: Any, seat: i64, out: ActionBuffer) -> None:
        """Give the options of a seat weights by `out.set_weight`; left alone they are equally likely."""

    def write_priors(self, s: Any, out: ActionBuffer, values: vec[float], priors: vec[float]) -> None:
        """Fill in how likely each option is to be the best; together they are 1.

        Args:
            s: the position.
            out: its options, weighed.
            values: what the position after each option is worth to the seat, one action ahead.
            priors: where to write them.
        """
        total = float(out.total)
        for index in range(out.count):
            priors[index] = float(out.weights[index]) / total

    def evaluate(self, s: State, points: vec[float], values: vec[float]) -> None:
        """Fill in what the position is worth to every seat: expected points, and a value from 0 to 1."""
        for seat in range(s.seats):
            points[seat] = self.expected_points(s, seat)
        for seat in range(s.seats):
            values[seat] = self.value_of_lead(s, seat, points)
        if s.asked == 0:
            winners = self.game.winners(s)
            for seat in range(s.seats):
                values[seat] *= 1.0 - VICTORY
            for winner in winners:
                values[winner] += VICTORY / len(winners)

    def value_of_lead(self, s: State, seat: i64, points: vec[float]) -> float:
        """Return a value from 0 to 1 for the seat's lead over the best of the others; 0.5 where they are level."""
        best = -1e9
        for other in range(s.seats):
            if other != seat and points[other] > best:
                best = points[other]
        lead = points[seat] - best
        size = lead if lead > 0.0 else -lead
        return 0.5 + 0.5 * lead / (size + self.scale)
