"""What the answers to a question promise: games imagined for the seat that decides, in worlds it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from organelle.bots.ismcts import TreeSearch
from organelle.coach.grades import grade_of
from organelle.coach.imagined import FOLDS, THOUGHT, ImaginedGames
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng
from organelle.table.window import Window

ASKED, REASONED, IMAGINED = 1, 2, 16
"""What a row of random numbers is for: the question itself, a reason, and from the last on the imagined games."""

SLICE: Final = 16
"""Iterations between two looks at the clock."""

BATCH: Final = 4 * FOLDS
"""Imagined games after each answer between two looks at what they have shown."""

GAMES_PER_ROOT: Final = 2.4
"""Imagined games after each answer at most, for the square root of the iterations: what is left of chance is halved
by four times as many games, so that most of a longer time goes into better games."""

THOUGHT_PER_ITERATION: Final = 0.01
"""Iterations that everybody thinks about an answer in those games, for each of the judge's, and at least `THOUGHT`."""

SURE: Final = 2.5
"""How many standard errors make something certain."""

NEGLECTED: Final = 0.1
"""Where an answer was given, none that is visited less than that part of the most visited is looked at besides."""


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
        promises: the answers that were looked at, the best one first.
        before: each seat's chance to win before the answer: with the best one.
        games: how many games were imagined after the best answer.
    """

    seat: int
    promises: list[Promise]
    before: list[float]
    games: int

    def promise_of(self, action: int) -> Promise:
        """Return the promise of an answer that was looked at."""
        return next(promise for promise in self.promises if promise.action == action)

    def loss(self, action: int) -> float:
        """Return by how much an answer promises less than the best one, or 0 if it does not."""
        return max(0.0, self.before[self.seat] - self.promise_of(action).chances[self.seat])


@dataclass(frozen=True)
class Found:
    """What a search found about an answer: how often it was visited, and the seat's chance to win with it."""

    visits: int
    value: float


class Judge:
    """Judges the questions of one table; the same window, seed and number give the same judgement.

    Attributes:
        heuristic: what winning chances are.
        iterations: how long the search is that says which answers are worth a closer look.
        seed: where all random numbers come from.
        in_time: whether there is still time after that part, from 0 to 1, of the work.
        games: how many games are imagined after each answer at most.
        thought: iterations that everybody thinks about an answer in those games.
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
        self.games = BATCH * max(1, round(sqrt(iterations) * GAMES_PER_ROOT / BATCH))
        self.thought = max(THOUGHT, round(iterations * THOUGHT_PER_ITERATION))

    def __repr__(self) -> str:
        return f"<Judge {self.iterations} iterations, seed {self.seed}>"

    def judge(self, window: Window, number: int, looked_at: int, played: int | None = None) -> Judgement:
        """Return what the answers promise.

        Where an answer was given, games are imagined until its grade is certain, and no more after answers that are
        certainly not the best: at most `games` after each.

        Args:
            window: what the seat may know.
            number: tells this question from others with the same seed.
            looked_at: how many of the answers that the search likes best are looked at closely.
            played: an answer that is looked at in any case.
        """
        values = self.values(window, number)
        found = favourites(values, looked_at, 0.0 if played is None else NEGLECTED)
        if played is not None and played not in found:
            found.append(played)
        imagined = ImaginedGames(window, self.heuristic, self.thought)
        left = found
        for first in range(0, self.games, BATCH):
            if first and not self.in_time(0.5 + 0.5 * first / self.games):
                break
            self.imagine(imagined, left, number, first)
            if played is not None:
                left = hopeful(imagined, left, played)
                if is_settled(imagined, left, played):
                    break
        best = imagined.best(left)
        found.sort(key=lambda action: (action not in left, action != best, -imagined.mean(action)[window.seat]))
        promises = [Promise(action, imagined.mean(action)) for action in found]
        before = imagined.best_chances(left)
        if played is not None:
            less = values[best].value - values[played].value
            before = halfway(before, imagined.mean(played), window.seat, less)
        return Judgement(window.seat, promises, before, len(imagined.chances[best]))

    def imagine(self, imagined: ImaginedGames, actions: list[int], number: int, first: int) -> None:
        """Imagine one batch of games more after each of these answers, as far as there is time; each world for all."""
        for index in range(first, first + BATCH):
            if index >= FOLDS and not self.in_time(0.5 + 0.5 * index / self.games):
                return
            for action in actions:
                imagined.play(action, self.rng(number, IMAGINED + index))

    def values(self, window: Window, number: int) -> dict[int, Found]:
        """Return what a search finds about every answer."""
        answers = window.actions()
        found = dict.fromkeys(answers, Found(0, 0.0))
        if len(answers) == 1:
            # A search passes over a choice of one: what its root asks is what comes next.
            return found
        search = TreeSearch(window, self.heuristic, self.rng(number, ASKED))
        while search.iterations < self.iterations and (not search.iterations or self.in_time(0.5)):
            search.run(min(SLICE, self.iterations - int(search.iterations)))
        for node in search.roots[window.seat].children:
            if node.action in found:
                value = float(node.value(self.heuristic.prior_visits))
                found[int(node.action)] = Found(int(node.visits), value)
        return found

    def promise(self, window: Window, action: int, number: int) -> Promise:
        """Return what an answer promises, as far as its seat can know."""
        imagined = ImaginedGames(window, self.heuristic, self.thought)
        for first in range(0, self.games, BATCH):
            self.imagine(imagined, [action], number, first)
        return Promise(action, imagined.mean(action))

    def rng(self, number: int, purpose: int) -> Rng:
        """Return the random numbers for one purpose at one question."""
        return Rng(self.seed & 0x7FFFFFFFFFFFFFFF, number << 16 | purpose)


def favourites(found: dict[int, Found], count: int, least: float) -> list[int]:
    """Return the answers that a search visits most, the first ones first; none with less than that part of the most."""
    liked = sorted(found, key=lambda action: -found[action].visits)[:count]
    return [action for action in liked if found[action].visits >= least * found[liked[0]].visits]


def halfway(before: list[float], after: list[float], seat: int, less: float) -> list[float]:
    """Return the chances before an answer when it costs the mean of what games and search say, if that is less.

    Imagined games and the search err in different ways; what both see is much surer than what one of them does.

    Args:
        before: each seat's chance with the best answer, by imagined games.
        after: the same with the answer that was given.
        seat: who has given it.
        less: by how much it promises less than the best one by the search.
    """
    loss = before[seat] - after[seat]
    if loss <= less or loss <= 0:
        return before
    part = max(0.0, (loss + less) / 2 / loss)
    return [one + part * (other - one) for one, other in zip(after, before)]


def hopeful(imagined: ImaginedGames, actions: list[int], played: int) -> list[int]:
    """Return those of the answers that may be the best, and the one that was given."""
    best = imagined.best(actions)
    found = []
    for action in actions:
        less, error = imagined.difference(best, action)
        if action in (best, played) or less <= SURE * error:
            found.append(action)
    return found


def is_settled(imagined: ImaginedGames, actions: list[int], played: int) -> bool:
    """Return whether the grade of the answer that was given is the same wherever its loss may lie."""
    for action in actions:
        if action != played:
            loss, error = imagined.difference(action, played)
            if grade_of(max(0.0, loss - SURE * error)) != grade_of(max(0.0, loss + SURE * error)):
                return False
    return True
