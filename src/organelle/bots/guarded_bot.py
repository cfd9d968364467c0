"""Bots at a match: whatever a bot does, the match gets a legal answer in time and the program's log hears of it."""

from __future__ import annotations

import logging
import threading
from time import perf_counter, thread_time

from organelle.bots.bot import Bot, Budget
from organelle.kernel.rng import Rng
from organelle.table.match import Match
from organelle.table.window import Window

LOG = logging.getLogger("organelle.bots")

DEFAULT_TIMEOUT = 60.0
"""Seconds that a bot may take whose budget names no time."""

GRACE = 1.0
"""Seconds beyond its time after which a bot is not waited for any longer."""


class GuardedBot:
    """Asks a bot, and answers for it where it throws, overruns or names what is not possible.

    Attributes:
        bot: who is asked.
        budget: how long it may think.
        name: what it is called in the program's log.
        seconds: how long its last answer took.
        cpu_seconds: how much processor time that was.
        iterations: how many imagined games that answer rests on.
    """

    def __init__(self, bot: Bot, budget: Budget, name: str) -> None:
        self.bot = bot
        self.budget = budget
        self.name = name
        self.seconds = 0.0
        self.cpu_seconds = 0.0
        self.iterations = 0

    def __repr__(self) -> str:
        return f"<GuardedBot {self.name}>"

    def choose(self, window: Window, rng: Rng) -> int | None:
        """Return a legal action in any case; None only where nothing is asked."""
        actions = window.actions()
        if not actions:
            LOG.warning("%s was asked where it has nothing to answer", self.name)
            return None
        began = perf_counter()
        action = self._ask(window, rng)
        self.seconds = perf_counter() - began
        self.iterations = self.bot.iterations() if action is not None else 0
        if action is not None and action not in actions:
            LOG.warning("%s named what is not possible", self.name)
            action = None
        return window.default_action() if action is None else action

    def _ask(self, window: Window, rng: Rng) -> int | None:
        """Return what the bot says, or None if it throws or takes too long; its thread is then left to itself."""
        answers: list[int] = []
        errors: list[Exception] = []

        def ask() -> None:
            began = thread_time()
            try:
                answers.append(self.bot.choose(window, self.budget, rng))
            except Exception as error:
                errors.append(error)
            self.cpu_seconds = thread_time() - began

        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        thread.join(self.budget.milliseconds / 1000 + GRACE if self.budget.milliseconds else DEFAULT_TIMEOUT)
        if answers:
            return answers[0]
        if errors:
            LOG.warning("%s threw %r", self.name, errors[0], exc_info=errors[0])
        else:
            LOG.warning("%s overran its time", self.name)
        return None


def play_bot_move(match: Match, seat: int, bot: GuardedBot, rng: Rng) -> bool:
    """Play the bot's answer in a match; return False, and do nothing, where that seat is not asked."""
    window = match.window(seat)
    action = bot.choose(window, rng)
    if action is None:
        return False
    match.play(seat, window.vocabulary.to_code(action))
    return True
