"""A friendly beginner: it has a plan, and blunders now and then."""

from __future__ import annotations

from typing import Final

from organelle.bots.bot import Budget
from organelle.bots.ismcts import Node, TreeSearch
from organelle.bots.ismcts_bot import LearnedBot
from organelle.kernel.rng import Rng
from organelle.table.window import Window

BLUNDERS: Final = 30
"""Of a hundred choices with more than two options, how many are blunders."""


class BeginnerBot(LearnedBot):
    """Thinks a little ahead, and at times takes what it looked at and did not find best.

    A blunder is drawn from the better half of the other options, so that it looks like an oversight, not like noise.
    """

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        self.last_iterations = 0
        if len(actions) == 1:
            return actions[0]
        blunders = rng.below(100) < BLUNDERS
        search = self.run_search(window, budget, rng)
        self.last_iterations = int(search.iterations)
        others = other_options(search, actions)
        if not blunders or len(others) < 2:
            return int(search.best().action)
        return int(others[rng.below(len(others) // 2)].action)


def other_options(search: TreeSearch, actions: list[int]) -> list[Node]:
    """Return the options that the search did not find best, those of a high value first."""
    best = search.best()
    prior_visits = search.heuristic.prior_visits
    found = [node for node in search.roots[search.seat].children if node is not best and int(node.action) in actions]
    found.sort(key=lambda node: -node.value(prior_visits))
    return found
