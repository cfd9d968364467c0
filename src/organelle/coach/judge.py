"""What each answer to a question promises: searched for the seat that decides, in worlds that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from organelle.bots.ismcts import EXPAND_AFTER, TreeSearch
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng
from organelle.kernel.state import State
from organelle.table.window import Window

ASKED, ANSWERED, WORLD = 1, 2, 3
"""What a row of random numbers is for: the question itself, the position after an answer, a world."""

SLICE: Final = 16
"""Iterations between two looks at the clock."""

WORLDS: Final = 8
"""Worlds in which the position after an answer is searched, where the answer itself brings something to light."""


@dataclass(frozen=True)
class Promise:
    """An answer, and what it promises.

    Attributes:
        action: the answer.
        chances: each seat's chance to win after it.
    """

    action: int
    chances: list[float]


@dataclass(frozen=True)
class Judgement:
    """What a seat could know about its question.

    Attributes:
        seat: who was asked.
        promises: the answers that were looked at; first the one that the search would give, then what it likes next.
    """

    seat: int
    promises: list[Promise]

    @property
    def before(self) -> list[float]:
        """Each seat's chance to win before the answer: with the one that the search would give."""
        return self.promises[0].chances

    def promise_of(self, action: int) -> Promise:
        """Return the promise of an answer that was looked at."""
        return next(promise for promise in self.promises if promise.action == action)


class Judge:
    """Judges the questions of one table; the same window, seed and number give the same judgement.

    Attributes:
        heuristic: what winning chances are.
        iterations: how many imagined games each search rests on.
        seed: where all random numbers come from.
        in_time: whether a search may go on that should be done after that part, from 0 to 1, of the time there is.
    """

    def __init__(
        self,
        heuristic: ChanceHeuristic,
        iterations: int,
        seed: int,
        in_time: Callable[[float], bool] = lambda _share: True,
    ) -> None:
        self.heuristic = heuristic
        self.iterations = iterations
        self.seed = seed
        self.in_time = in_time
        self.share = 1.0

    def __repr__(self) -> str:
        return f"<Judge {self.iterations} iterations, seed {self.seed}>"

    def judge(self, window: Window, number: int, looked_at: int, played: int | None = None) -> Judgement:
        """Return what the answers promise.

        Args:
            window: what the seat may know.
            number: tells this question from others with the same seed.
            looked_at: how many of the answers that the search likes best are looked at closely.
            played: an answer that is looked at in any case.
        """
        self.share = 1 / (looked_at + 1)
        found = self.favourites(window, number, looked_at)
        if played is not None and played not in found:
            found.append(played)
        promises = []
        for action in found:
            self.share += 1 / (looked_at + 1)
            promises.append(self.promise(window, action, number))
        return Judgement(window.seat, promises)

    def favourites(self, window: Window, number: int, count: int) -> list[int]:
        """Return the answers that a search visits most, the first ones first."""
        answers = window.actions()
        if len(answers) == 1:
            # A search passes over a choice of one: what its root asks is what comes next.
            return answers
        search = TreeSearch(window, self.heuristic, self.rng(number, ASKED))
        self.run(search, self.iterations)
        children = sorted(search.roots[window.seat].children, key=lambda node: -node.visits)
        return [int(node.action) for node in children[:count]]

    def run(self, search: TreeSearch, iterations: int) -> None:
        """Run a search for so many iterations, or at least a slice of them and for as long as there is time."""
        while search.iterations < iterations:
            search.run(min(SLICE, iterations - int(search.iterations)))
            if not self.in_time(self.share):
                return

    def promise(self, window: Window, action: int, number: int) -> Promise:
        """Return what an answer promises, as far as its seat can know."""
        return Promise(action, self.chances_after(window, action, number))

    def chances_after(self, window: Window, action: int, number: int) -> list[float]:
        """Return each seat's chance to win once the seat has given that answer, as far as the seat can know."""
        worlds = 1 if not brings_to_light(window, action, self.rng(number, WORLD)) else WORLDS
        totals: list[float] = []
        for index in range(worlds):
            world = window.world(self.rng(number, WORLD + index))
            world.play(window.seat, action)
            found = self.chances_at(Window(window.game, window.vocabulary, world, window.seat), world, number, worlds)
            totals = [total + chance for total, chance in zip(totals or [0.0] * len(found), found)]
        return [total / worlds for total in totals]

    def chances_at(self, window: Window, world: State, number: int, worlds: int) -> list[float]:
        """Return each seat's chance to win the position behind a window, whoever is asked there."""
        if world.asked == 0:
            return self.heuristic.chances(world)
        looks_ahead = self.heuristic.uses_lookahead
        # A search begins with the options of its seat, which has none where another is asked.
        self.heuristic.uses_lookahead = looks_ahead and bool(world.waits_for(window.seat))
        search = TreeSearch(window, self.heuristic, self.rng(number, ANSWERED))
        self.heuristic.uses_lookahead = looks_ahead
        self.run(search, max(1, self.iterations // worlds))
        return root_means(search)

    def rng(self, number: int, purpose: int) -> Rng:
        """Return the random numbers for one purpose at one question."""
        return Rng(self.seed & 0x7FFFFFFFFFFFFFFF, number << 8 | purpose)


def brings_to_light(window: Window, action: int, rng: Rng) -> bool:
    """Return whether an answer opens a sealed step or shows its seat something hidden at once."""
    world = window.world(rng)
    step = world.sealed()
    world.revealed_to = 0
    world.play(window.seat, action)
    opened = step is not None and world.sealed() is not step
    return opened or bool(world.revealed_to >> window.seat & 1)


def root_means(search: TreeSearch) -> list[float]:
    """Return the mean value of all iterations for every seat."""
    return [(float(root.total) - 0.5 * EXPAND_AFTER) / (int(root.visits) - EXPAND_AFTER) for root in search.roots]
