"""A run of training: play, fit, play on with what was learned, and put it all into a weights file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import organelle
from organelle.bots.heuristics.registry import features_for
from organelle.bots.learned import FORMAT, telling_options
from organelle.research.executor import Executor
from organelle.research.training.fit import FOLDS, Fit, Positions, calibration, fit, positions_of
from organelle.research.training.priors import APART, ITERATIONS, choices_of, fit_priors, play_searched_games
from organelle.research.training.self_play import EXPLORED, PlayedGame, SelfPlay, play_games
from organelle.table.errors import illegal

DIGITS = 6
"""Significant digits of a weight."""


@dataclass
class Lesson:
    """What the games so far have taught: how many there are, their positions, the fit and the weights file."""

    games: int
    positions: Positions
    fit: Fit
    weights: dict[str, Any]

    def __repr__(self) -> str:
        return f"<Lesson of {self.games} games, loss {self.fit.loss:.4f}>"


class TrainingRun:
    """Generations of self-play: the first plays as its bot does, each further one with what was learned so far.

    Attributes:
        plan: what the first generation plays.
        played: all games so far, of all generations, by number.
    """

    def __init__(self, plan: SelfPlay, commit: str) -> None:
        self.plan = plan
        self.commit = commit
        self.played: list[PlayedGame] = []
        self.generations = 0

    def __repr__(self) -> str:
        return f"<TrainingRun of {self.plan.game}, {self.generations} generations, {len(self.played)} games>"

    def play(
        self,
        last: Lesson | None,
        games: int,
        over: Executor,
        in_time: Callable[[], bool],
        step: Callable[[], None],
    ) -> None:
        """Play a generation of so many games, or as many as there is time for.

        Args:
            last: what was learned so far, if anything.
            games: how many to begin at most.
            over: what runs them.
            in_time: whether another may begin.
            step: called after each.
        """
        plan = replace(self.plan, weights=last.weights if last else None)
        first = len(self.played)
        for game in play_games(plan, range(first, first + games), over, in_time):
            self.played.append(game)
            step()
        self.played.sort(key=lambda game: game.number)
        self.generations += 1

    @property
    def won(self) -> list[PlayedGame]:
        """The games that can be learned from: somebody decided something, and somebody won."""
        return [game for game in self.played if sum(game.shares) > 0 and game.elapsed]

    @property
    def has_enough(self) -> bool:
        """Whether there are enough games to learn from."""
        return len(self.won) >= FOLDS

    def learn(self) -> Lesson:
        """Return what all games so far teach; raise Illegal if there are too few to learn from."""
        won = self.won
        if len(won) < FOLDS:
            raise illegal("train-too-few", games=len(won), least=FOLDS)
        positions = positions_of(won)
        found = fit(positions)
        return Lesson(len(self.played), positions, found, self.weights(positions, found))

    def weights(self, positions: Positions, found: Fit) -> dict[str, Any]:
        """Return the weights file, with its training card."""
        rules = organelle.game(self.plan.game).rules
        features = features_for(rules)
        return {
            "format": FORMAT,
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": telling_options(self.plan.options, features),
            "rules": rules.version,
            "sheets": self.plan.setup().checksum(),
            "features": features.names,
            "start": [rounded(weight) for weight in found.start],
            "growth": [rounded(weight) for weight in found.growth],
            "search": {"horizon": features.horizon, "exploration": features.exploration},
            "training": self.training_card(positions, found),
        }

    def training_card(self, positions: Positions, found: Fit) -> dict[str, Any]:
        """Return the training card: all that the weights follow from, and how well they foretell."""
        return {
            "organelle": organelle.__version__,
            "commit": self.commit,
            "options": self.plan.options,
            "bot": self.plan.bot,
            "explored percent": EXPLORED,
            "games": len(self.played),
            "generations": self.generations,
            "seeds": [self.plan.seed, self.plan.seed + len(self.played) - 1],
            "positions": len(positions.elapsed),
            "penalty": found.penalty,
            "folds": FOLDS,
            "loss": rounded(found.loss),
            "loss by hand": rounded(found.loss_by_hand),
            "calibration": calibration(found.chances, positions.shares, positions.elapsed),
            "calibration by hand": calibration(positions.by_hand, positions.shares, positions.elapsed),
        }


def add_priors(plan: SelfPlay, weights: dict[str, Any], games: int, over: Executor, step: Callable[[], None]) -> None:
    """Let a weights file learn priors from so many games of its own, if its game's search looks one action ahead.

    Raises:
        Illegal: if the games are too few to learn from.
    """
    plan = replace(plan, weights=weights)
    if not plan.heuristic(organelle.game(plan.game).rules).uses_lookahead:
        return
    if games < FOLDS:
        raise illegal("train-too-few", games=games, least=FOLDS)
    found, card = fit_priors(choices_of(list(play_searched_games(plan, games, over, step))))
    weights["priors"] = {name: [rounded(weight) for weight in values] for name, values in found.items()}
    seeds = [plan.seed + APART, plan.seed + APART + games - 1]
    weights["training"]["priors"] = {"games": games, "seeds": seeds, "iterations": ITERATIONS, **card}


def rounded(number: float) -> float:
    """Return a number to so many digits as a file holds.

    >>> rounded(0.123456789)
    0.123457
    """
    return float(f"{number:.{DIGITS}g}")
