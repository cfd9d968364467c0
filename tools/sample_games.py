"""Play games, so that GCC can count what of the compiled rules runs how often; tools/profiling.py runs this.

They are the same games every time and nothing looks at a clock, so that the same sources give the same build.
"""

from __future__ import annotations

import random

import organelle
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.ismcts import TreeSearch
from organelle.bots.learned import best_heuristic
from organelle.bots.playout import playout
from organelle.catalog import resolve_options
from organelle.games import GAMES
from organelle.kernel.action_space import ActionSpace
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.layout import Layout
from organelle.kernel.rng import Rng
from organelle.kernel.state import State
from organelle.research.batch_games import BatchGames

PLAYOUTS = 400
"""Random games of each table."""

STEPS = 1500
"""Steps of a batch of eight games."""

ITERATIONS = 150
"""Of each search."""


def main() -> None:
    """Play every game with two and with four players, as it is and with the last value of every option."""
    for game in GAMES.values():
        others = {option.name: option.values[-1] for option in game.options}
        for seats in (2, 4):
            for options in ({}, others):
                if not game.faults(seats, resolve_options(game, seats, options), game.cards()):
                    play_table(game, seats, options)


def play_table(game: Game, seats: int, options: dict[str, str]) -> None:
    """Play at one table: at random, in a batch, with searches, and as people do."""
    start: State = game.new(seats, resolve_options(game, seats, options), game.cards())
    play_randomly(start)
    play_batch(game, start)
    play_match(game.name, seats, options)


def play_randomly(start: State) -> None:
    """Play random games to the end."""
    s, buffer, rng = start.copy(), ActionBuffer(), Rng(1)
    for _ in range(PLAYOUTS):
        s.copy_from(start)
        playout(s, buffer, rng)


def play_batch(game: Game, start: State) -> None:
    """Play steps of a batch, with observations and masks."""
    space = ActionSpace(game.vocabulary(start), game.player_actions(start))
    size = Layout(game, start).size
    games = BatchGames(game, start, space, size, start.seats, list(range(8)), False, False, False)
    for _ in range(STEPS):
        games.step_randomly()


def play_match(name: str, seats: int, options: dict[str, str]) -> None:
    """Play a match at random and look at it from every seat; search at every twelfth answer; replay it."""
    match = organelle.game(name).new(seats=seats, seed=1, **options)
    chooser = random.Random(1)
    while not match.over and match.number < 400:
        seat = match.waiting[0]
        if match.number % 12 == 0:
            window = match.window(seat)
            by_hand = heuristic_for(window.game)
            for heuristic in (best_heuristic(window.game, window.setup), by_hand, Heuristic(window.game)):
                TreeSearch(window, heuristic, Rng(2)).run(ITERATIONS)
        match.play(seat, chooser.choice(match.codes(seat)))
        for looking in (*range(match.seats), None):
            match.view(looking)
    organelle.replay(match.text())


if __name__ == "__main__":
    main()
