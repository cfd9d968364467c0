"""The bot that searches, and what it would tell a person about its choice."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from organelle.bots.bot import Bot, Budget
from organelle.bots.ismcts import Search
from organelle.bots.knack import Knack
from organelle.bots.knacks.known import knack_for
from organelle.kernel.game import Game
from organelle.kernel.luck import Luck
from organelle.table.window import Window

SLICE: Final = 4
"""Iterations between two looks at the clock."""

THINKING: Final = 0.98
"""The part of its time that a bot thinks; the rest is for beginning and answering."""

PLENTY: Final = 1000
"""Iterations where the budget sets no limit at all."""


class IsmctsBot(Bot):
    """Searches for as long as its budget allows, or until nothing could change its mind."""

    def __init__(self, clock: Callable[[], float] = perf_counter, knack: Callable[[Game], Knack] = knack_for) -> None:
        self.clock = clock
        self.knack = knack
        self.done = 0

    def choose(self, window: Window, budget: Budget, luck: Luck) -> int:
        actions = window.actions()
        self.done = 0
        if len(actions) == 1:
            return actions[0]
        search = self.searched(window, budget, luck)
        self.done = int(search.done)
        return int(search.best().action)

    def iterations(self) -> int:
        return self.done

    def searched(self, window: Window, budget: Budget, luck: Luck) -> Search:
        """A search that has used up its budget, or would with one slice more; one slice it has, to know an answer."""
        began = self.clock()
        knack = self.knack(window.game)
        search = Search(window, knack, luck)
        limit = budget.iterations or (PLENTY if budget.milliseconds == 0 else 0)
        if budget.by_game:
            limit = int(limit * knack.effort)
        before = began
        while True:
            search.run(min(SLICE, limit - search.done) if limit else SLICE)
            if limit and (search.done >= limit or search.decided(limit - search.done)):
                return search
            now = self.clock()
            if budget.milliseconds and (2 * now - before - began) * 1000 >= THINKING * budget.milliseconds:
                return search
            before = now


class Hint:
    """What a search would do: the code, the points it expects to gain from now on, and how sure of it the search is."""

    def __init__(self, code: str, gain: float, share: float, iterations: int) -> None:
        self.code = code
        self.gain = gain
        self.share = share
        self.iterations = iterations


def hint(window: Window, budget: Budget, luck: Luck) -> Hint:
    """What the search would answer here. The gain is told in the points by which its knack of the game counts."""
    bot = IsmctsBot()
    search = bot.searched(window, budget, luck)
    best = search.best()
    visits = max(1, int(best.visits))
    gain = best.points / visits - search.now
    return Hint(window.words.speak(best.action), gain, visits / max(1, int(search.done)), int(search.done))
