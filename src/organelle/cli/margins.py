"""`organelle margins`: measure by how much a bot beats the seat that the rules play, for each value of an option."""

from __future__ import annotations

import argparse
import json
from typing import Any

import organelle
from organelle.bots.levels import ConfiguredBot, configured_bot
from organelle.bots.playout import first_asked, play_chance
from organelle.cli.arguments import Say, require_at_least
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.localization import sentence
from organelle.research.standings import mean_interval
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
    """Print the mean margin for every value of the option, with its 95 % interval."""
    game = organelle.game(args.game).rules
    values = {option.name: option.values for option in game.options}
    if args.by not in values:
        raise illegal("illegal-option", game=game.name, option=args.by, allowed=", ".join(values))
    require_at_least("--games", args.games, 1)
    bot = configured_bot(args.bot)
    if not game.companions(new_solo_game(game, {})):
        raise illegal("illegal-margins", game=game.name)
    rows = [measure(game, args, bot, value) for value in values[args.by]]
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        for row in rows:
            print(sentence(args.lang, "margins-line", row))
    return 0


def measure(game: Game, args: argparse.Namespace, bot: ConfiguredBot, value: str) -> dict[str, Any]:
    """Play `--games` games with one value of the option and return a row of the result, its figures as text."""
    margins = [
        play_for_margin(game, new_solo_game(game, {args.by: value}), bot, Rng(seed, 1))
        for seed in range(args.seed, args.seed + args.games)
    ]
    mean, low, high = mean_interval([float(margin) for margin in margins])
    won = sum(1 for margin in margins if margin > 0) / len(margins)
    return {
        "option": args.by,
        "value": value,
        "bot": args.bot,
        "games": len(margins),
        "margin": f"{mean:.2f}",
        "low": f"{low:.2f}",
        "high": f"{high:.2f}",
        "won": f"{100 * won:.1f}",
    }


def new_solo_game(game: Game, options: dict[str, str]) -> State:
    """Return a new game with the fewest seats."""
    state: State = game.new(game.seats[0], game.defaults() | options, game.cards())
    return state


def play_for_margin(game: Game, s: State, bot: ConfiguredBot, rng: Rng) -> int:
    """Play one game to its end and return the score of the first seat minus the best of the others'."""
    buffer = ActionBuffer()
    vocabulary = game.vocabulary(s)
    while s.asked != 0:
        if s.asked == CHANCE_ASKED:
            play_chance(s, buffer, rng)
            continue
        seat = first_asked(s)
        window = Window(game, vocabulary, game.redeal(s, seat, rng), int(seat))
        s.play(seat, bot.bot.choose(window, bot.budget, rng))
    own, *others = game.scores(s)
    return own - max(others)
