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

    `seconds` its last answer took, and so many of them the processor was `cpu_seconds` with it.
    """

    def __init__(self, bot: Bot, budget: Budget, name: str) -> None:
        self.bot = bot
        self.budget = budget
        self.name = name
        self.seconds = 0.0
        self.cpu_seconds = 0.0
        self.iterations = 0

    def choose(self, window: Window, rng: Rng) -> int | None:
        """A legal action in any case; none only where nothing is asked."""
        actions = window.actions()
        if not actions:
            LOG.warning("%s was asked where it has nothing to answer", self.name)
            return None
        began = perf_counter()
        action = self._asked(window, rng)
        self.seconds = perf_counter() - began
        self.iterations = self.bot.iterations() if action is not None else 0
        if action is not None and action not in actions:
            LOG.warning("%s named what is not possible", self.name)
            action = None
        return window.default_action() if action is None else action

    def _asked(self, window: Window, rng: Rng) -> int | None:
        """What the bot says, or nothing if it throws or takes too long; then it is left to itself."""
        said: list[int] = []
        thrown: list[Exception] = []

        def ask() -> None:
            began = thread_time()
            try:
                said.append(self.bot.choose(window, self.budget, rng))
            except Exception as error:
                thrown.append(error)
            self.cpu_seconds = thread_time() - began

        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        thread.join(self.budget.milliseconds / 1000 + GRACE if self.budget.milliseconds else DEFAULT_TIMEOUT)
        if said:
            return said[0]
        if thrown:
            LOG.warning("%s threw %r", self.name, thrown[0], exc_info=thrown[0])
        else:
            LOG.warning("%s overran its time", self.name)
        return None


def play_bot_move(match: Match, seat: int, bot: GuardedBot, rng: Rng) -> bool:
    """Plays the bot's answer; false, and nothing happens, where that seat is not asked."""
    window = match.window(seat)
    action = bot.choose(window, rng)
    if action is None:
        return False
    match.play(seat, window.vocabulary.to_code(action))
    return True
