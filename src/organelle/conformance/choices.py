"""What a bot chooses hangs on what its seat may know, and on nothing else."""

from __future__ import annotations

from organelle.bots.bot import Bot, Budget, RandomBot
from organelle.bots.greedy import GreedyBot
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.levels import EasyBot
from organelle.conformance.cases import Case, asked
from organelle.conformance.state_checks import random_game
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.window import Window

BOTS: list[Bot] = [RandomBot(), EasyBot(), GreedyBot(), IsmctsBot()]
ITERATIONS = 6
QUESTIONS = 2
"""Questions of a game at which every bot is asked twice."""


def choices(case: Case, seed: int) -> None:
    """Everything that a seat cannot see is swapped: each bot chooses the same for the same numbers and iterations."""
    rng = Rng(seed, 11)
    questions = [s.copy() for s in random_game(case, rng) if any(seat != CHANCE for seat in asked(s))]
    for _ in range(min(QUESTIONS, len(questions))):
        s = questions[rng.below(len(questions))]
        seats = [seat for seat in asked(s) if seat < case.seats]
        seat = seats[rng.below(len(seats))]
        swapped = case.game.redeal(s, seat, Rng(rng.next()))
        number = rng.next()
        for bot in BOTS:
            chosen = choice(case, bot, s, seat, number)
            other = choice(case, bot, swapped, seat, number)
            assert chosen == other, f"{type(bot).__name__} in seat {seat} chose by what it cannot see"


def choice(case: Case, bot: Bot, s: State, seat: int, number: int) -> str:
    """What the bot would answer, as a code."""
    vocabulary: Vocabulary = case.vocabulary(s)
    window = Window(case.game, vocabulary, case.game.redeal(s, seat, Rng(number)), seat)
    action = bot.choose(window, Budget(iterations=ITERATIONS), Rng(number, 1))
    assert action in window.actions(), f"{type(bot).__name__} chose what is not possible"
    return vocabulary.to_code(action)
