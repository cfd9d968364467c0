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


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle margins`."""
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--by", default="difficulty", metavar="OPTION", help=say("cli-margins-by"))
    command.add_argument("--bot", default="random", metavar="NAME", help=say("cli-margins-bot"))
    command.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-margins-games"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-margins-seed"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=margins)


def margins(args: argparse.Namespace) -> int:
    """Prints the mean margin for every value of the option, with its interval."""
    game = organelle.game(args.game).rules
    values = {option.name: option.values for option in game.options}
    if args.by not in values:
        raise illegal("illegal-option", game=game.name, option=args.by, allowed=", ".join(values))
    at_least("--games", args.games, 1)
    player = configured_bot(args.bot)
    if not game.companions(solo(game, {})):
        raise illegal("illegal-margins", game=game.name)
    found = [measured(game, args, player, value) for value in values[args.by]]
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        for one in found:
            print(sentence(args.lang, "margins-line", one))
    return 0


def measured(game: Game, args: argparse.Namespace, player: ConfiguredBot, value: str) -> dict[str, Any]:
    """The margins of one value: own score minus the best of the others'."""
    taken = [
        margin(game, solo(game, {args.by: value}), player, Rng(seed, 1))
        for seed in range(args.seed, args.seed + args.games)
    ]
    mean, low, high = interval([float(one) for one in taken])
    won = sum(1 for one in taken if one > 0) / len(taken)
    return {
        "option": args.by,
        "value": value,
        "bot": args.bot,
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
