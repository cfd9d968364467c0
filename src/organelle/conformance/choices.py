"""What a bot chooses hangs on what its seat may know, and on nothing else."""

from __future__ import annotations

from organelle.bots.bot import Bot, Budget, RandomBot
from organelle.bots.greedy import GreedyBot
from organelle.bots.levels import EasyBot
from organelle.bots.thinker import IsmctsBot
from organelle.conformance.cases import Case, asked
from organelle.conformance.packed import course
from organelle.kernel.luck import Luck
from organelle.kernel.state import CHANCE, State
from organelle.kernel.vocabulary import Vocabulary
from organelle.table.window import Window

BOTS: list[Bot] = [RandomBot(), EasyBot(), GreedyBot(), IsmctsBot()]
ITERATIONS = 6
QUESTIONS = 2
"""Questions of a game at which every bot is asked twice."""


def choices(case: Case, seed: int) -> None:
    """Everything that a seat cannot see is swapped: each bot chooses the same for the same numbers and iterations."""
    luck = Luck(seed, 11)
    questions = [s.copy() for s in course(case, luck) if any(seat != CHANCE for seat in asked(s))]
    for _ in range(min(QUESTIONS, len(questions))):
        s = questions[luck.below(len(questions))]
        seats = [seat for seat in asked(s) if seat < case.seats]
        seat = seats[luck.below(len(seats))]
        swapped = case.game.redeal(s, seat, Luck(luck.next()))
        number = luck.next()
        for bot in BOTS:
            chosen = choice(case, bot, s, seat, number)
            other = choice(case, bot, swapped, seat, number)
            assert chosen == other, f"{type(bot).__name__} in seat {seat} chose by what it cannot see"


def choice(case: Case, bot: Bot, s: State, seat: int, number: int) -> str:
    """What the bot would answer, in words."""
    words: Vocabulary = case.words(s)
    window = Window(case.game, words, case.game.redeal(s, seat, Luck(number)), seat)
    action = bot.choose(window, Budget(iterations=ITERATIONS), Luck(number, 1))
    assert action in window.actions(), f"{type(bot).__name__} chose what is not possible"
    return words.speak(action)
