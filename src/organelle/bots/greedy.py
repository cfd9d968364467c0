"""Greedy: looks one answer ahead and takes what its heuristic values most."""

from __future__ import annotations

from organelle.bots.bot import Bot, Budget
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.lookahead import one_ply_values
from organelle.kernel.rng import Rng
from organelle.table.window import Window


class GreedyBot(Bot):
    """One-step look-ahead on the game's evaluation, in a few imagined worlds; ties fall at random."""

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        if len(actions) == 1:
            return actions[0]
        found = one_ply_values(window, heuristic_for(window.game), actions, rng)
        best = [place for place, value in enumerate(found) if value == max(found)]
        return actions[best[rng.below(len(best))]]
