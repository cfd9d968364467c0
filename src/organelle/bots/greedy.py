"""Greedy: looks one answer ahead and takes what its knack values most."""

from __future__ import annotations

from organelle.bots.bot import Bot, Budget
from organelle.bots.glimpse import glimpses
from organelle.bots.knacks.known import knack_for
from organelle.kernel.luck import Luck
from organelle.table.window import Window


class GreedyBot(Bot):
    """One-step look-ahead on the game's evaluation, in a few imagined worlds; ties fall at random."""

    def choose(self, window: Window, budget: Budget, luck: Luck) -> int:
        actions = window.actions()
        if len(actions) == 1:
            return actions[0]
        found = glimpses(window, knack_for(window.game), actions, luck)
        best = [place for place, value in enumerate(found) if value == max(found)]
        return actions[best[luck.below(len(best))]]
