"""The bot that searches, and what it would tell a person about its choice."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from organelle.bots.bot import Bot, Budget
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.ismcts import TreeSearch
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.table.window import Window

ITERATIONS_PER_CLOCK_CHECK: Final = 4
"""Iterations between two looks at the clock."""

TIME_SHARE: Final = 0.98
"""The part of its time that a bot thinks; the rest is for beginning and answering."""

DEFAULT_ITERATIONS: Final = 1000
"""Iterations where the budget sets no limit at all."""


class IsmctsBot(Bot):
    """Searches for as long as its budget allows, or until nothing could change its mind."""

    def __init__(
        self, clock: Callable[[], float] = perf_counter, heuristic: Callable[[Game], Heuristic] = heuristic_for
    ) -> None:
        self.clock = clock
        self.heuristic = heuristic
        self.done = 0

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        self.done = 0
        if len(actions) == 1:
            return actions[0]
        search = self.run_search(window, budget, rng)
        self.done = int(search.iterations)
        return int(search.best().action)

    def iterations(self) -> int:
        return self.done

    def run_search(self, window: Window, budget: Budget, rng: Rng) -> TreeSearch:
        """A search that has used up its budget, or would with one slice more; one slice it has, to know an answer."""
        began = self.clock()
        heuristic = self.heuristic(window.game)
        search = TreeSearch(window, heuristic, rng)
        limit = budget.iterations or (DEFAULT_ITERATIONS if budget.milliseconds == 0 else 0)
        if budget.by_game:
            limit = int(limit * heuristic.iteration_factor)
        before = began
        while True:
            search.run(
                min(ITERATIONS_PER_CLOCK_CHECK, limit - search.iterations) if limit else ITERATIONS_PER_CLOCK_CHECK
            )
            if limit and (search.iterations >= limit or search.is_decided(limit - search.iterations)):
                return search
            now = self.clock()
            if budget.milliseconds and (2 * now - before - began) * 1000 >= TIME_SHARE * budget.milliseconds:
                return search
            before = now


class Hint:
    """What a search would do: the code, the points it expects to gain from now on, and how sure of it the search is."""

    def __init__(self, code: str, gain: float, share: float, iterations: int) -> None:
        self.code = code
        self.gain = gain
        self.share = share
        self.iterations = iterations


def hint(window: Window, budget: Budget, rng: Rng) -> Hint:
    """What the search would answer here. The gain is told in the points by which its heuristic of the game counts."""
    bot = IsmctsBot()
    search = bot.run_search(window, budget, rng)
    best = search.best()
    visits = max(1, int(best.visits))
    gain = best.points / visits - search.current_points
    return Hint(
        window.vocabulary.to_code(best.action), gain, visits / max(1, int(search.iterations)), int(search.iterations)
    )
