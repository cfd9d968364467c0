"""The bot that searches, and the hint that its search gives to a person."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from organelle.bots.bot import Bot, Budget
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.ismcts import TreeSearch
from organelle.bots.learned import best_heuristic
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.table.window import Window

SLICE: Final = 4
"""Iterations between two looks at the clock."""

TIME_SHARE: Final = 0.98
"""The part of its time that a bot searches; the rest is for beginning and answering."""

DEFAULT_ITERATIONS: Final = 1000
"""Iterations where the budget sets no limit at all."""


class IsmctsBot(Bot):
    """Searches for as long as its budget allows, or until more iterations could not change the choice.

    Attributes:
        settings: attributes of the heuristic that this bot sets otherwise, to measure what a change of them does.
    """

    def __init__(
        self, clock: Callable[[], float] = perf_counter, heuristic: Callable[[Game], Heuristic] = heuristic_for
    ) -> None:
        """Make a bot.

        Args:
            clock: gives the time in seconds.
            heuristic: gives what is known about a game.
        """
        self.clock = clock
        self.heuristic = heuristic
        self.settings: dict[str, int | float] = {}
        self.last_iterations = 0

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        self.last_iterations = 0
        if len(actions) == 1:
            return actions[0]
        search = self.run_search(window, budget, rng)
        self.last_iterations = int(search.iterations)
        return int(search.best().action)

    def iterations(self) -> int:
        return self.last_iterations

    def run_search(self, window: Window, budget: Budget, rng: Rng) -> TreeSearch:
        """Return a search that has used up the budget, or would with one slice more; it has run at least one slice."""
        began = self.clock()
        heuristic = self.heuristic_at(window)
        for name, value in self.settings.items():
            setattr(heuristic, name, value)
        search = TreeSearch(window, heuristic, rng)
        limit = budget.iterations or (DEFAULT_ITERATIONS if budget.milliseconds == 0 else 0)
        if budget.by_game:
            limit = int(limit * heuristic.iteration_factor)
        before = began
        while True:
            search.run(min(SLICE, limit - search.iterations) if limit else SLICE)
            if limit and (search.iterations >= limit or search.is_decided(limit - search.iterations)):
                return search
            now = self.clock()
            if budget.milliseconds and (2 * now - before - began) * 1000 >= TIME_SHARE * budget.milliseconds:
                return search
            before = now

    def heuristic_at(self, window: Window) -> Heuristic:
        """Return what the search knows at the window's table."""
        return self.heuristic(window.game)


class LearnedBot(IsmctsBot):
    """Searches with the learned value where there are weights for the table, else with the heuristic by hand."""

    def heuristic_at(self, window: Window) -> Heuristic:
        return best_heuristic(window.game, window.setup)


class Hint:
    """What a search would do.

    Attributes:
        code: the answer.
        gain: the points that the seat may expect to gain from now on, as its heuristic counts them.
        share: how sure the search is: the part of its iterations that went to this answer.
        iterations: how many imagined games it rests on.
    """

    def __init__(self, code: str, gain: float, share: float, iterations: int) -> None:
        self.code = code
        self.gain = gain
        self.share = share
        self.iterations = iterations

    def __repr__(self) -> str:
        return f"<Hint {self.code}, {self.gain:+.1f} points, {self.share:.0%} of {self.iterations} iterations>"


def hint(window: Window, budget: Budget, rng: Rng) -> Hint:
    """Return what a search with that budget would answer for the window's seat."""
    search = LearnedBot().run_search(window, budget, rng)
    best = search.best()
    visits = max(1, int(best.visits))
    iterations = int(search.iterations)
    gain = best.points / visits - search.current_points
    return Hint(window.vocabulary.to_code(best.action), gain, visits / max(1, iterations), iterations)
