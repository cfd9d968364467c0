"""The check `choices`: what a bot chooses depends on what its seat may know, and on nothing else."""

from __future__ import annotations

from organelle.bots.beginner import BeginnerBot
from organelle.bots.bot import Bot, Budget, RandomBot
from organelle.bots.greedy import GreedyBot
from organelle.bots.ismcts_bot import IsmctsBot, LearnedBot
from organelle.bots.levels import EasyBot
from organelle.bots.root_parallel import RootParallelBot
from organelle.conformance.cases import Case, asked_seats
from organelle.conformance.state_checks import random_game
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.table.window import Window

BOTS: list[Bot] = [
    RandomBot(),
    EasyBot(),
    BeginnerBot(),
    GreedyBot(),
    IsmctsBot(),
    LearnedBot(),
    RootParallelBot(cores=1),
]
ITERATIONS = 6
QUESTIONS = 2
"""Questions of a game at which every bot is asked twice."""


def choices(case: Case, seed: int) -> None:
    """Check that each bot chooses the same in the real game and in one with everything hidden from its seat redealt.

    A failure means that `redeal`, a view or a heuristic lets something hidden through: with the same random numbers and
    the same iterations a bot can only tell the two worlds apart by what it must not see.
    """
    rng = Rng(seed, 11)
    questions = [s.copy() for s in random_game(case, rng) if s.asked not in (0, CHANCE_ASKED)]
    for _ in range(min(QUESTIONS, len(questions))):
        s = questions[rng.below(len(questions))]
        seats = [seat for seat in asked_seats(s) if seat < case.seats]
        seat = seats[rng.below(len(seats))]
        redealt = case.game.redeal(s, seat, Rng(rng.next()))
        bot_seed = rng.next()
        for bot in BOTS:
            code = choose_code(case, bot, s, seat, bot_seed)
            redealt_code = choose_code(case, bot, redealt, seat, bot_seed)
            assert code == redealt_code, f"{type(bot).__name__} in seat {seat} chose by what it cannot see"


def choose_code(case: Case, bot: Bot, s: State, seat: int, bot_seed: int) -> str:
    """Return the code that the bot chooses in that seat; fail if it is not legal."""
    vocabulary = case.vocabulary(s)
    window = Window(case.game, vocabulary, case.game.redeal(s, seat, Rng(bot_seed)), seat)
    action = bot.choose(window, Budget(iterations=ITERATIONS), Rng(bot_seed, 1))
    assert action in window.actions(), f"{type(bot).__name__} chose what is not possible"
    return vocabulary.to_code(action)
