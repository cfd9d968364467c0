"""Self-play: games of a bot against itself, as features of every decision and who won."""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec

import organelle
from organelle.bots.bot import Bot, Budget
from organelle.bots.features import Features
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import features_for
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.learned import Weights, learned_heuristic
from organelle.bots.levels import configured_bot
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.kernel.setup import Setup
from organelle.kernel.state import State
from organelle.research.executor import Executor
from organelle.table.errors import illegal
from organelle.table.match import Match
from organelle.table.window import Window

FIRST_SEED = 1_000_000
"""The seed of the first game where none is given: contests and ladders begin at 0 and never come so far."""

EXPLORED = 15
"""Of a hundred choices, how many are drawn by the heuristic's weights, so that positions differ."""

WORLDS = 1 << 20
"""Streams of random numbers from here on are those of the worlds whose features are taken."""


@dataclass(frozen=True)
class SelfPlay:
    """What is to be played.

    Args:
        game: The name of a game.
        seats: How many players.
        options: A value for every option of the game.
        bot: The name of the bot in every seat; it must not go by the clock.
        seed: Of the first game; each further game has the next one.
        weights: As a file holds them, for a bot that searches; None lets the bot evaluate as it does.
    """

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    seed: int
    weights: dict[str, Any] | None = None

    def validate(self) -> None:
        """Raise Illegal if game, seats, options or bot cannot be played, or not in the same way everywhere."""
        organelle.game(self.game).new(self.seats, seed=0, **self.options)
        self.players()

    def players(self) -> tuple[Bot, Budget]:
        """Return the bot with its budget; raise Illegal if there is none, or if it goes by the clock."""
        found = configured_bot(self.bot)
        budget = Budget(found.budget.iterations, 0, found.budget.by_game)
        if isinstance(found.bot, IsmctsBot):
            if not budget.iterations:
                raise illegal("train-timed-bot", bot=self.bot)
            if self.weights is not None:
                return IsmctsBot(heuristic=self.heuristic), budget
        return found.bot, budget

    def heuristic(self, game: Game) -> Heuristic:
        """Return the heuristic of the weights."""
        assert self.weights is not None
        return learned_heuristic(game, self.setup(), Weights(self.weights))

    def setup(self) -> Setup:
        """Return what every game is set up with."""
        rules = organelle.game(self.game).rules
        return Setup(rules, self.seats, self.options, rules.cards(), rules.version)


@dataclass
class PlayedGame:
    """A game as numbers.

    Attributes:
        number: which game of its self-play it is.
        elapsed: how much of the game was over, for each position.
        rows: the features of every seat, position after position.
        by_hand: the value that the heuristic written by hand gives every seat, position after position.
        shares: each seat's share of the victory; nothing but zeros where nobody has won.
    """

    number: int
    elapsed: array[float]
    rows: array[float]
    by_hand: array[float]
    shares: list[float]


class PositionRecorder:
    """Takes down positions of a game."""

    def __init__(self, features: Features, seats: int) -> None:
        """Begin a game.

        Args:
            features: what is taken down.
            seats: how many seats have any, those that the rules play counted in.
        """
        self.features = features
        self.seats = seats
        self.row: vec[float] = vec[float]([0.0] * len(features.names))
        self.points: vec[float] = vec[float]([0.0] * seats)
        self.values: vec[float] = vec[float]([0.0] * seats)
        self.game = PlayedGame(0, array("f"), array("f"), array("f"), [])

    def __repr__(self) -> str:
        return f"<PositionRecorder {len(self.game.elapsed)} positions>"

    def record(self, s: State) -> None:
        """Take down a position."""
        self.game.elapsed.append(self.features.elapsed(s))
        for seat in range(self.seats):
            self.features.write(s, seat, self.row)
            self.game.rows.extend(self.row)
        self.features.heuristic.evaluate(s, self.points, self.values)
        self.game.by_hand.extend(self.values)


def play_game(task: tuple[SelfPlay, int]) -> PlayedGame:
    """Play one game and return it as numbers.

    The positions are worlds as the seat that decides may imagine them, since that is what a search evaluates.
    """
    plan, number = task
    bot, budget = plan.players()
    seed = plan.seed + number
    info = organelle.game(plan.game)
    match = info.new(plan.seats, seed=seed, **plan.options)
    features = features_for(info.rules)
    recorder = PositionRecorder(features, len(match.scores))
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        stream = match.number * 16 + seat
        rng = Rng(seed, stream)
        if len(window.actions()) > 1:
            recorder.record(window.world(Rng(seed, WORLDS + stream)))
        action = explore(window, features.heuristic, rng)
        if action is None:
            action = bot.choose(window, budget, rng)
        match.play(seat, window.vocabulary.to_code(action))
    recorder.game.number = number
    recorder.game.shares = victory_shares(match)
    return recorder.game


def explore(window: Window, heuristic: Heuristic, rng: Rng) -> int | None:
    """Return a choice drawn by the heuristic's weights, now and then; None where the bot is to choose."""
    if rng.below(100) >= EXPLORED:
        return None
    world = window.world(rng)
    out = ActionBuffer()
    world.options(window.seat, out)
    heuristic.weigh_options(world, window.seat, out)
    return int(out.items[out.pick(rng.below(out.total))])


def victory_shares(match: Match) -> list[float]:
    """Return each player's share of the victory; seats that the rules play come last."""
    won = [seat in match.winners for seat in range(len(match.scores))]
    return [1 / sum(won) if one else 0.0 for one in won]


def play_games(plan: SelfPlay, numbers: range, over: Executor, in_time: Callable[[], bool]) -> Iterator[PlayedGame]:
    """Yield games as they end, in any order; when it is no longer in time, none is begun."""
    tasks = ((plan, number) for number in itertools.takewhile(lambda _: in_time(), numbers))
    yield from over.run(play_game, tasks)
