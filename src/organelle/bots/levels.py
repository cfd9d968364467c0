"""Every bot by name: the levels that players choose, each with its thinking time, and the others."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Final

from organelle.bots.beginner import BeginnerBot
from organelle.bots.bot import Bot, Budget, RandomBot
from organelle.bots.greedy import GreedyBot
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.ismcts_bot import IsmctsBot, LearnedBot
from organelle.bots.root_parallel import RootParallelBot
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.table.errors import illegal
from organelle.table.window import Window


class EasyBot(Bot):
    """The first version of level easy: draws every other answer by weights, and is greedy for the rest."""

    def __init__(self) -> None:
        self.greedy = GreedyBot()

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        if rng.below(2) == 0:
            return self.greedy.choose(window, budget, rng)
        world = window.world(rng)
        out = ActionBuffer()
        world.options(window.seat, out)
        heuristic_for(window.game).weigh_options(world, window.seat, out)
        return int(out.items[out.pick(rng.below(out.total))])


class ConfiguredBot:
    """A bot with its budget, under the name it was asked for by.

    >>> configured_bot("ismcts@500").budget
    <Budget 500 iterations, 0 ms>
    """

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget

    def __repr__(self) -> str:
        return f"<ConfiguredBot {self.name}>"


BUDGETS: dict[str, Budget] = {
    "random": Budget(),
    "greedy": Budget(),
    "ismcts": Budget(iterations=1000),
    "learned": Budget(iterations=1000),
    "easy": Budget(iterations=20, milliseconds=100),
    "normal": Budget(iterations=60, milliseconds=200, by_game=True),
    "hard": Budget(iterations=600, milliseconds=500, by_game=True),
    "expert": Budget(iterations=6000, milliseconds=2000, by_game=True),
    "master": Budget(iterations=30000, milliseconds=5000, by_game=True),
}
"""The budget of every built-in bot. Iterations make a choice repeatable; milliseconds are a level's time limit.

The first of the two that is reached ends the thinking. Compiled, iterations nearly always are, milliseconds only on a
slow or busy machine: who wants a level to think longer raises both. The same numbers stand in docs/bots.md and
docs/guides/write-a-bot.md and are held to by tests/bots; docs/ladder.md was measured with them. On the server a bot of
no level has the milliseconds of hard."""

LEVELS: list[str] = ["easy", "normal", "hard", "expert", "master"]
"""The bots that people choose, weakest first."""

FIRST_VERSION: Final = "1"
"""After the @ of a level: the level as it was before it learned, with the budget that it had then."""

FIRST_BUDGETS: dict[str, Budget] = {
    "easy": Budget(milliseconds=100),
    "normal": Budget(iterations=60, milliseconds=200, by_game=True),
    "hard": Budget(iterations=600, milliseconds=500, by_game=True),
    "expert": Budget(iterations=6000, milliseconds=2000, by_game=True),
}
"""The budgets of the first versions, which never change."""


SETTINGS: dict[str, type[int] | type[float]] = {"horizon": int, "exploration": float, "prior_visits": float}
"""The attributes of a heuristic that a bot's name may set, to measure what a change of them does."""


def configured_bot(name: str) -> ConfiguredBot:
    """Return the bot of a name, ready to play.

    Args:
        name: a built-in bot or level (`hard`), a level's first version (`hard@1`), one with a budget (`ismcts@500`
            iterations, `ismcts@200ms`), one that searches with other settings (`learned@500+horizon=2`), or one's own
            as `module:Class`.

    Raises:
        Illegal: if there is no such bot, budget or setting.
    """
    first, *settings = name.split("+")
    found = unchanged_bot(name, first)
    for setting in settings:
        change_setting(found.bot, setting)
    return found


def unchanged_bot(name: str, first: str) -> ConfiguredBot:
    """Return the bot of the first part of a name, which is all of it but its settings."""
    plain, _, given = first.partition("@")
    if plain in FIRST_BUDGETS and given == FIRST_VERSION:
        return ConfiguredBot(name, EasyBot() if plain == "easy" else IsmctsBot(), FIRST_BUDGETS[plain])
    budget = parse_budget(given) if given else BUDGETS.get(plain, Budget())
    if budget is None:
        raise illegal("illegal-budget", budget=given)
    return ConfiguredBot(name, imported_bot(plain) if ":" in plain else built_in_bot(plain), budget)


def change_setting(bot: Bot, setting: str) -> None:
    """Let a bot search with a setting such as `horizon=2`; raise Illegal if it does not search, or there is none."""
    attribute, _, value = setting.partition("=")
    try:
        number = SETTINGS[attribute](value)
    except (KeyError, ValueError):
        raise illegal("illegal-setting", setting=setting, allowed=", ".join(SETTINGS)) from None
    if not isinstance(bot, IsmctsBot):
        raise illegal("illegal-setting", setting=setting, allowed="–")
    bot.settings[attribute] = number


def parse_budget(given: str) -> Budget | None:
    """Return the budget of `500` (iterations) or `200ms`; None if it is neither."""
    number = given[:-2] if given.endswith("ms") else given
    if not (number.isascii() and number.isdigit() and int(number) > 0):
        return None
    return Budget(milliseconds=int(number)) if given.endswith("ms") else Budget(iterations=int(number))


def built_in_bot(name: str) -> Bot:
    """Return the built-in bot of that name; raise Illegal if there is none."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "easy":
        return BeginnerBot()
    if name == "master":
        return RootParallelBot()
    if name not in BUDGETS:
        raise illegal("illegal-bot", bot=name, allowed=", ".join(BUDGETS))
    return IsmctsBot() if name == "ismcts" else LearnedBot()


def imported_bot(name: str) -> Bot:
    """Return an instance of `module:Class`, looked for in the working directory too; raise Illegal if that fails."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made = getattr(importlib.import_module(module), kind)()
    except (ImportError, AttributeError, TypeError) as error:
        raise illegal("illegal-own-bot", bot=name, why=str(error)) from None
    if not isinstance(made, Bot):
        raise illegal("illegal-own-bot", bot=name, why=f"{kind} is no Bot")
    return made
