"""What long searches visit most, in games of the learned bot against itself, and the priors that foretell it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

import organelle
from organelle.bots.bot import Budget
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import features_for
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.priors import KINDS, weight_score
from organelle.kernel.actions import ActionBuffer, kind_of
from organelle.kernel.rng import Rng
from organelle.research.executor import Executor
from organelle.research.training.fit import CLOSE, FOLDS, LEAST, STEPS, Array
from organelle.research.training.self_play import SelfPlay, explore
from organelle.table.window import Window

ITERATIONS = 1000
"""Of the searches that priors are learned from."""

APART = 500_000
"""How far the seeds of these games lie from those of the games that the value was learned from."""

PENALTIES = (30.0, 10.0, 3.0, 1.0)
"""How strongly weights may be held near 0, the strongest first; cross-validation takes the best."""


@dataclass
class SearchedGame:
    """The choices of a game as numbers; option after option, but for the first two.

    Attributes:
        options: how many options each choice had.
        elapsed: how much of the game was over, for each choice.
        kinds: the kind of the option's action.
        weights: the score of its weight by hand.
        values: what it is worth one action ahead.
        visits: the part of the search that went to it.
    """

    options: array[int]
    elapsed: array[float]
    kinds: array[int]
    weights: array[float]
    values: array[float]
    visits: array[float]

    def record(self, window: Window, heuristic: Heuristic, bot: IsmctsBot, rng: Rng) -> int:
        """Search a choice, take down what was found, and return the action that it found best."""
        world = window.world(rng)
        out = ActionBuffer()
        world.options(window.seat, out)
        heuristic.weigh_options(world, window.seat, out)
        scores = {int(out.items[index]): weight_score(out.weights[index]) for index in range(out.count)}
        search = bot.run_search(window, Budget(ITERATIONS), rng)
        nodes = list(search.roots[search.seat].children)
        self.options.append(len(nodes))
        self.elapsed.append(features_for(window.game).elapsed(world))
        for node in nodes:
            self.kinds.append(int(kind_of(node.action)))
            self.weights.append(scores[int(node.action)])
            self.values.append(node.lookahead_value)
            self.visits.append(int(node.visits) / int(search.iterations))
        return int(search.best().action)


def play_searched_games(plan: SelfPlay, games: int, over: Executor, step: Callable[[], None]) -> Iterator[SearchedGame]:
    """Yield games of the plan's weights against themselves, in order."""
    searched = replace(plan, bot=f"ismcts@{ITERATIONS}", seed=plan.seed + APART)
    found = {}
    for number, game in over.run(play_searched_game, ((searched, number) for number in range(games))):
        found[number] = game
        step()
    yield from (found[number] for number in sorted(found))


def play_searched_game(task: tuple[SelfPlay, int]) -> tuple[int, SearchedGame]:
    """Play one such game; now and then a choice is drawn by weights, so that positions differ."""
    plan, number = task
    bot = IsmctsBot(heuristic=plan.heuristic)
    info = organelle.game(plan.game)
    by_hand = features_for(info.rules).heuristic
    seed = plan.seed + number
    match = info.new(plan.seats, seed=seed, **plan.options)
    game = SearchedGame(array("l"), array("d"), array("l"), array("d"), array("d"), array("d"))
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        rng = Rng(seed, match.number * 16 + seat)
        actions = window.actions()
        action = actions[0]
        if len(actions) > 1:
            best = game.record(window, by_hand, bot, rng)
            drawn = explore(window, by_hand, rng)
            action = best if drawn is None else drawn
        match.play(seat, window.vocabulary.to_code(action))
    return number, game


@dataclass
class SearchedChoices:
    """All choices of some games: what a score is the weighted sum of, option after option, and what was visited."""

    design: Array
    visits: Array
    by_hand: Array
    first: NDArray[np.int64]
    game: NDArray[np.int64]

    def chances(self, weights: Array) -> Array:
        """Return the prior of each option by such weights."""
        return chances_of(self.design @ weights, self.first)

    def part(self, chosen: NDArray[np.bool_]) -> SearchedChoices:
        """Return some of the choices."""
        size = np.diff(np.append(self.first, len(self.visits)))
        rows = np.repeat(chosen, size)
        first = np.cumsum(size[chosen]) - size[chosen]
        return SearchedChoices(self.design[rows], self.visits[rows], self.by_hand[rows], first, self.game[chosen])


def choices_of(games: Sequence[SearchedGame]) -> SearchedChoices:
    """Return the choices of all games; values count from the mean of a choice's options."""
    size = np.concatenate([np.array(game.options, np.int64) for game in games])
    first = np.cumsum(size) - size
    weights, values, visits = (
        np.concatenate([np.array(getattr(game, name)) for game in games]) for name in ("weights", "values", "visits")
    )
    kinds = np.concatenate([np.array(game.kinds, np.int64) for game in games])
    rows = np.zeros((len(weights), KINDS + int(kinds.max()) + 1))
    rows[:, 0] = weights
    rows[:, 1] = values - np.repeat(np.add.reduceat(values, first) / size, size)
    rows[np.arange(len(rows)), KINDS + kinds] = 1.0
    elapsed = np.repeat(np.concatenate([np.array(game.elapsed) for game in games]), size)
    design = np.concatenate([rows, rows * elapsed[:, None]], axis=1)
    number = np.repeat(np.arange(len(games)), [len(game.options) for game in games])
    return SearchedChoices(design, visits, chances_of(weights, first), first, number)


def chances_of(scores: Array, first: NDArray[np.int64]) -> Array:
    """Return the chances of the options of each choice, whose first ones stand at these places."""
    size = np.diff(np.append(first, len(scores)))
    parts: Array = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), size))
    chances: Array = parts / np.repeat(np.add.reduceat(parts, first), size)
    return chances


def fit_priors(choices: SearchedChoices) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return priors as weights files hold them, and what their training card says of them."""
    loss, penalty = best_penalty(choices)
    weights = newton(choices, penalty)
    half = len(weights) // 2
    count = len(choices.first)
    by_hand = surprise(choices.by_hand, choices.visits) / count
    card = {"choices": count, "penalty": penalty, "loss": round(loss / count, 4), "loss by hand": round(by_hand, 4)}
    return {"start": weights[:half].tolist(), "growth": weights[half:].tolist()}, card


def best_penalty(choices: SearchedChoices) -> tuple[float, float]:
    """Return the least surprise at games left out, and its penalty."""
    folds = choices.game % FOLDS
    found = []
    for penalty in PENALTIES:
        loss = 0.0
        for fold in range(FOLDS):
            out = choices.part(folds == fold)
            loss += surprise(out.chances(newton(choices.part(folds != fold), penalty)), out.visits)
        found.append((loss, penalty))
    return min(found)


def newton(choices: SearchedChoices, penalty: float) -> Array:
    """Return the weights that foretell the visits best, by Newton's method.

    Values are scaled meanwhile, for they differ by little. Kinds are not: else rare ones would hardly be held.
    """
    scale = np.ones(choices.design.shape[1])
    scale[1] = scale[1 + len(scale) // 2] = max(float(choices.design[:, 1].std()), LEAST)
    scaled = replace(choices, design=choices.design / scale)
    weights = np.zeros(len(scale))
    for _ in range(STEPS):
        chances = scaled.chances(weights)
        drawn = scaled.design * chances[:, None]
        mean = np.add.reduceat(drawn, scaled.first)
        gradient = (chances - scaled.visits) @ scaled.design + penalty * weights
        curvature = drawn.T @ scaled.design - mean.T @ mean + penalty * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights = weights - step
        if np.abs(step).max() < CLOSE:
            break
    found: Array = weights / scale
    return found


def surprise(chances: Array, visits: Array) -> float:
    """Return the surprise at what was visited (cross-entropy, in nats), summed over all choices."""
    return float(-(visits * np.log(np.maximum(chances, LEAST))).sum())
