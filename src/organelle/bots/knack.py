"""A knack: what is worth knowing about one game. This one knows nothing and works for every game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.actions import Actions
from organelle.kernel.game import Game
from organelle.kernel.state import State

VICTORY: Final = 0.5
"""The part of a finished game's value that goes to its winners; the rest goes by how clear the result is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knack:
    """How a seat stands and which options look good at a glance.

    `scale` is a lead, in the points of `worth`, that means a good chance to win. A rollout is cut `horizon` beats on
    and judged as it stands; 0 plays to the end. So many of a thousand answers in it look ahead (`sharp`), the others
    are given at a glance. `looks` says that `worth` is telling in the middle of a game:
    the search then begins with a glimpse of where each answer leads, which counts for `trust` visits. `curiosity` is
    how much an answer's prior and its neglect count beside its value. `effort` is how many times the usual iterations
    a level needs to play this game well.
    """

    def __init__(self, game: Game, scale: float = 5.0, horizon: int = 0, looks: bool = False) -> None:
        self.game = game
        self.scale = scale
        self.horizon: i64 = horizon
        self.looks = looks
        self.trust = 3.0 if looks else 1.0
        self.curiosity = 0.5
        self.sharp: i64 = 0
        self.effort = 1.0

    def beat(self, s: Any) -> i64:
        """How far the game has come, in beats: moments at which positions can well be compared."""
        return 0

    def worth(self, s: Any, seat: i64) -> float:
        """The points that seat may expect; at the end, those it has."""
        return float(self.game.scores(s)[seat])

    def weigh(self, s: Any, seat: i64, out: Actions) -> None:
        """Gives the options weights (`out.weigh`); unweighed they are equally likely in rollouts and search."""

    def judge(self, s: State, worths: vec[float], values: vec[float]) -> None:
        """What every seat's position is worth, in points and as a value from 0 to 1."""
        for seat in range(s.seats):
            worths[seat] = self.worth(s, seat)
        for seat in range(s.seats):
            values[seat] = self.chances(s, seat, worths)
        if s.asked == 0:
            winners = self.game.winners(s)
            for seat in range(s.seats):
                values[seat] *= 1.0 - VICTORY
            for winner in winners:
                values[winner] += VICTORY / len(winners)

    def chances(self, s: State, seat: i64, worths: vec[float]) -> float:
        """From 0 to 1 by the lead over the best of the others."""
        best = -1e9
        for other in range(s.seats):
            if other != seat and worths[other] > best:
                best = worths[other]
        lead = worths[seat] - best
        size = lead if lead > 0.0 else -lead
        return 0.5 + 0.5 * lead / (size + self.scale)
