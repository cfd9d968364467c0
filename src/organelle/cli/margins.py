"""`organelle margins`: by how much a bot beats the seat the rules play, for each value of an option."""

from __future__ import annotations

import argparse
import json
from typing import Any

import organelle
from organelle.bots.levels import ConfiguredBot, configured_bot
from organelle.bots.playout import first_asked, play_chance
from organelle.cli.arguments import Say, at_least
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.localization import sentence
from organelle.research.standings import interval
from organelle.table.errors import illegal
from organelle.table.window import Window


def arguments(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--by", default="difficulty", metavar="OPTION", help=say("cli-margins-by"))
    command.add_argument("--bot", default="random", metavar="NAME", help=say("cli-margins-bot"))
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
    at_least("--games", chosen.games, 1)
    player = configured_bot(chosen.bot)
    if not game.companions(solo(game, {})):
        raise illegal("illegal-margins", game=game.name)
    found = [measured(game, chosen, player, value) for value in values[chosen.by]]
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        for one in found:
            print(sentence(chosen.lang, "margins-line", one))
    return 0


def measured(game: Game, chosen: argparse.Namespace, player: ConfiguredBot, value: str) -> dict[str, Any]:
    """The margins of one value: own score minus the best of the others'."""
    taken = [
        margin(game, solo(game, {chosen.by: value}), player, Rng(seed, 1))
        for seed in range(chosen.seed, chosen.seed + chosen.games)
    ]
    mean, low, high = interval([float(one) for one in taken])
    won = sum(1 for one in taken if one > 0) / len(taken)
    return {
        "option": chosen.by,
        "value": value,
        "bot": chosen.bot,
        "games": len(taken),
        "margin": f"{mean:.2f}",
        "low": f"{low:.2f}",
        "high": f"{high:.2f}",
        "won": f"{100 * won:.1f}",
    }


def solo(game: Game, options: dict[str, str]) -> State:
    """A new game at the smallest table."""
    state: State = game.new(game.seats[0], game.defaults() | options, game.cards())
    return state


def margin(game: Game, s: State, player: ConfiguredBot, rng: Rng) -> int:
    """Plays one game to its end through the packed path."""
    out = ActionBuffer()
    words = game.vocabulary(s)
    while s.asked != 0:
        if s.asked == CHANCE_ASKED:
            play_chance(s, out, rng)
            continue
        seat = first_asked(s)
        window = Window(game, words, game.redeal(s, seat, rng), int(seat))
        s.play(seat, player.bot.choose(window, player.budget, rng))
    own, *others = game.scores(s)
    return own - max(others)
