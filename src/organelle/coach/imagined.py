"""Imagined games: from one answer on everybody plays as the bots do, until winning chances can be told well again."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from organelle.bots.ismcts import TreeSearch
from organelle.bots.playout import first_asked, play_chance
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.table.window import Window

THOUGHT: Final = 8
"""Iterations that everybody thinks about an answer in an imagined game."""

LEAST: Final = 4
"""Answers that follow in an imagined game at least, for something to come of the one that is judged."""

FOLDS: Final = 2
"""Into how many parts games are split, so that what chooses the best answer is never what values it."""


class ImaginedGames:
    """Games after several answers to one question: game by game in the same world, so that equal luck cancels out.

    Attributes:
        window: what the seat that was asked may know.
        heuristic: what winning chances are.
        thought: iterations that everybody thinks about an answer.
        chances: what came of the games after each answer: each seat's chance to win, game by game.
    """

    def __init__(self, window: Window, heuristic: ChanceHeuristic, thought: int = THOUGHT) -> None:
        self.window = window
        self.heuristic = heuristic
        self.thought = thought
        self.chances: dict[int, list[list[float]]] = {}

    def __repr__(self) -> str:
        return f"<ImaginedGames after {len(self.chances)} answers>"

    def play(self, action: int, rng: Rng) -> None:
        """Play one more game after an answer; with the same numbers it begins in the same world after every one."""
        world = self.window.world(rng)
        began = round_of(world)
        world.play(self.window.seat, action)
        self.play_on(world, began, rng)
        self.chances.setdefault(action, []).append(self.heuristic.chances(world))

    def play_on(self, world: State, began: int, rng: Rng) -> None:
        """Play a world to the next round and for some answers at least, or to its end."""
        out = ActionBuffer()
        answers = 0
        while world.asked != 0:
            if world.asked == CHANCE_ASKED:
                play_chance(world, out, rng)
                continue
            if answers >= LEAST and round_of(world) > began:
                return
            seat = first_asked(world)
            actions = world.legal_actions(seat)
            if len(actions) > 1:
                answers += 1
                actions = [self.answer(world, seat, rng)]
            world.play(seat, actions[0])

    def answer(self, world: State, seat: int, rng: Rng) -> int:
        """Return what a short search answers, which knows of that world no more than its seat would."""
        window = Window(self.window.game, self.window.vocabulary, world, seat)
        search = TreeSearch(window, self.heuristic.value, Rng(rng.next() >> 1))
        search.run(self.thought)
        return int(search.best().action)

    def mean(self, action: int, fold: int | None = None) -> list[float]:
        """Return each seat's mean chance after an answer, over all games or one part of them."""
        games = self.chances[action]
        return means(games if fold is None or len(games) < FOLDS else games[fold::FOLDS])

    def difference(self, first: int, second: int) -> tuple[float, float]:
        """Return by how much the first answer promises its seat more than the second, and the standard error."""
        seat = self.window.seat
        pairs = zip(self.chances[first], self.chances[second])
        found = [one[seat] - other[seat] for one, other in pairs]
        mean = sum(found) / len(found)
        if len(found) < 2:
            return mean, inf
        return mean, sqrt(sum((each - mean) ** 2 for each in found) / (len(found) - 1) / len(found))

    def best(self, actions: list[int], fold: int | None = None) -> int:
        """Return which of these answers promises its seat most, by all games or one part of them."""
        return max(actions, key=lambda action: self.mean(action, fold)[self.window.seat])

    def best_chances(self, actions: list[int]) -> list[float]:
        """Return each seat's chance after the best of these answers, which one part of the games chooses for another.

        The best of several means would be too high by luck; valued by other games than those that chose it, it is not.
        """
        return means([self.mean(self.best(actions, 1 - fold), fold) for fold in range(FOLDS)])


def means(rows: list[list[float]]) -> list[float]:
    """Return the mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows)]


def round_of(world: State) -> int:
    """Return in which round a game is; 0 in a game without rounds, which is played to its end."""
    return int(getattr(world, "round", 0))
