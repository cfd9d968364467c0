"""`organelle positions`: find positions to practise in games of bots."""

from __future__ import annotations

import argparse

import organelle
from organelle.cli.arguments import Say, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.coach.positions import ITERATIONS, PositionFinder, choose_positions, positions_json


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle positions`."""
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--seats", type=int, nargs="+", metavar="N", help=say("cli-positions-seats"))
    command.add_argument("--count", type=int, default=18, metavar="N", help=say("cli-positions-count"))
    command.add_argument("--bot", default="learned@120", metavar="NAME", help=say("cli-positions-bot"))
    command.add_argument("--iterations", type=int, default=ITERATIONS, metavar="N", help=say("cli-review-iterations"))
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-positions-seed"))
    command.set_defaults(run=positions)


def positions(args: argparse.Namespace) -> int:
    """Print positions to practise, ready to be kept in the package."""
    require_at_least("--count", args.count, 1)
    require_at_least("--iterations", args.iterations, 1)
    game = organelle.game(args.game)
    seats = args.seats or [number for number in game.seats if number > 1]
    for number in seats:
        require_at_least("--seats", number, 2)
        game.new(seats=number, seed=0)
    finders = [PositionFinder(args.game, number, args.bot, args.iterations) for number in seats]
    progress = ProgressBar(args.count)
    print(positions_json(args.game, choose_positions(finders, args.count, args.seed, progress.step)), end="")
    return 0
