"""Greedy: look one action ahead and take what the heuristic values most."""

from __future__ import annotations

from organelle.bots.bot import Bot, Budget
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.lookahead import one_ply_values
from organelle.kernel.rng import Rng
from organelle.table.window import Window


class GreedyBot(Bot):
    """Looks one action ahead in a few imagined worlds; ties are broken at random."""

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        if len(actions) == 1:
            return actions[0]
        values = one_ply_values(window, heuristic_for(window.game), actions, rng)
        best = [index for index, value in enumerate(values) if value == max(values)]
        return actions[best[rng.below(len(best))]]
