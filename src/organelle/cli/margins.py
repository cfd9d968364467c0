"""`organelle margins`: by how much a bot beats the seat the rules play, for each value of an option."""

from __future__ import annotations

import argparse
import json
import math
from typing import Any

import organelle
from organelle.bots.bot import BOTS, Bot, Budget
from organelle.bots.playout import chance, first_asked
from organelle.cli.choosing import Say
from organelle.kernel.actions import Actions
from organelle.kernel.game import Game
from organelle.kernel.luck import Luck
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.table.refusal import illegal
from organelle.table.window import Window
from organelle.text import sentence

Z = 1.96
"""Standard errors on either side of a 95 % interval."""


def arguments(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--by", default="difficulty", metavar="OPTION", help=say("cli-margins-by"))
    command.add_argument("--bot", default="random", metavar="NAME", help=say("cli-margins-bot"))
    command.add_argument("--iterations", type=int, default=200, metavar="N", help=say("cli-margins-iterations"))
    command.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-margins-games"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-margins-seed"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=margins)


def margins(chosen: argparse.Namespace) -> int:
    """Prints the mean margin for every value of the option, with its interval."""
    game = organelle.game(chosen.game).rules
    values = {option.name: option.values for option in game.options}
    if chosen.by not in values:
        raise illegal("illegal-option", game=game.name, option=chosen.by, allowed=", ".join(values))
    if chosen.bot not in BOTS:
        raise illegal("illegal-bot", bot=chosen.bot, allowed=", ".join(BOTS))
    if not game.companions(solo(game, {})):
        raise illegal("illegal-margins", game=game.name)
    found = [measured(game, chosen, value) for value in values[chosen.by]]
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        for one in found:
            print(sentence(chosen.lang, "margins-line", one))
    return 0


def measured(game: Game, chosen: argparse.Namespace, value: str) -> dict[str, Any]:
    """The margins of one value: own score minus the best of the others'."""
    bot, budget = BOTS[chosen.bot], Budget(iterations=chosen.iterations)
    taken = [
        margin(game, solo(game, {chosen.by: value}), bot, budget, Luck(seed, 1))
        for seed in range(chosen.seed, chosen.seed + chosen.games)
    ]
    mean = sum(taken) / len(taken)
    spread = math.sqrt(sum((one - mean) ** 2 for one in taken) / max(1, len(taken) - 1))
    half = Z * spread / math.sqrt(len(taken))
    won = sum(1 for one in taken if one > 0) / len(taken)
    return {
        "option": chosen.by,
        "value": value,
        "bot": chosen.bot,
        "games": len(taken),
        "margin": f"{mean:.2f}",
        "low": f"{mean - half:.2f}",
        "high": f"{mean + half:.2f}",
        "won": f"{100 * won:.1f}",
    }


def solo(game: Game, options: dict[str, str]) -> State:
    """A new game at the smallest table."""
    state: State = game.new(game.seats[0], game.defaults() | options, game.own_cards())
    return state


def margin(game: Game, s: State, bot: Bot, budget: Budget, luck: Luck) -> int:
    """Plays one game to its end through the packed path."""
    out = Actions()
    words = game.vocabulary(s)
    while s.asked != 0:
        if s.asked == CHANCE_ASKED:
            chance(s, out, luck)
            continue
        seat = first_asked(s)
        window = Window(game, words, game.redeal(s, seat, luck), int(seat))
        s.play(seat, bot.choose(window, budget, luck))
    own, *others = game.scores(s)
    return own - max(others)
