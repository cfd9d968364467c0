"""The levels a player chooses, each with its thinking time, and every other bot by name."""

from __future__ import annotations

import importlib
import os
import sys

from organelle.bots.bot import Bot, Budget, RandomBot
from organelle.bots.greedy import GreedyBot
from organelle.bots.knacks.known import knack_for
from organelle.bots.thinker import IsmctsBot
from organelle.kernel.actions import Actions
from organelle.kernel.luck import Luck
from organelle.table.refusal import illegal
from organelle.table.window import Window


class EasyBot(Bot):
    """Half of its answers are given at a glance, the others with one look ahead."""

    def __init__(self) -> None:
        self.careful = GreedyBot()

    def choose(self, window: Window, budget: Budget, luck: Luck) -> int:
        if luck.below(2) == 0:
            return self.careful.choose(window, budget, luck)
        world = window.world(luck)
        out = Actions()
        world.options(window.seat, out)
        knack_for(window.game).weigh(world, window.seat, out)
        return int(out.items[out.pick(luck.below(out.total))])


class Entrant:
    """A bot with the budget it plays on, under the name it was asked for by."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget


BUDGETS: dict[str, Budget] = {
    "random": Budget(),
    "greedy": Budget(),
    "ismcts": Budget(iterations=1000),
    "easy": Budget(milliseconds=100),
    "normal": Budget(iterations=60, milliseconds=200, by_game=True),
    "hard": Budget(iterations=600, milliseconds=500, by_game=True),
    "expert": Budget(iterations=6000, milliseconds=2000, by_game=True),
}
"""What every bot plays on. Iterations make a choice repeatable; milliseconds are the time a level never exceeds."""

LEVELS: list[str] = ["easy", "normal", "hard", "expert"]


def entrant(name: str) -> Entrant:
    """The bot of that name: `hard`, `ismcts@500` (iterations), `ismcts@200ms`, or one's own as `module:Class`."""
    plain, _, given = name.partition("@")
    budget = budget_of(given) if given else BUDGETS.get(plain, Budget())
    if budget is None:
        raise illegal("illegal-budget", budget=given)
    return Entrant(name, own_bot(plain) if ":" in plain else bot_of(plain), budget)


def budget_of(given: str) -> Budget | None:
    """So many iterations, or with `ms` so many milliseconds; nothing if it is neither."""
    number = given[:-2] if given.endswith("ms") else given
    if not (number.isascii() and number.isdigit() and int(number) > 0):
        return None
    return Budget(milliseconds=int(number)) if given.endswith("ms") else Budget(iterations=int(number))


def bot_of(name: str) -> Bot:
    """One of the bots of the house."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "easy":
        return EasyBot()
    if name not in BUDGETS:
        raise illegal("illegal-bot", bot=name, allowed=", ".join(BUDGETS))
    return IsmctsBot()


def own_bot(name: str) -> Bot:
    """A class from a module of one's own, looked for in the working directory too."""
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
