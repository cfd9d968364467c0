"""`organelle play`: a game in the terminal, on one device or against bots."""

from __future__ import annotations

import argparse

import organelle
from organelle.bots.guarded_bot import GuardedBot
from organelle.bots.levels import configured_bot
from organelle.cli.arguments import Say, add_table_arguments, parse_options, read_text
from organelle.cli.terminal_game import TerminalGame
from organelle.games import GAMES
from organelle.table.errors import illegal
from organelle.table.match import Match

DEFAULT_BOT = "normal"
"""Who plays in all seats but the first where `--bots` is not given."""


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle play`."""
    command.add_argument("game", nargs="?", help=say("cli-game"))
    add_table_arguments(command, say)
    command.add_argument("--bots", metavar="A,B", help=say("cli-bots"))
    command.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    command.set_defaults(run=play)


def play(args: argparse.Namespace) -> int:
    """Play until the game is over or someone leaves."""
    match = organelle.replay(read_text(args.resume), args.seed) if args.resume else new_match(args)
    if args.bots is None:
        bots = load_bots([DEFAULT_BOT] * (match.seats - 1), match.seats)
    else:
        bots = load_bots([name for name in args.bots.split(",") if name], match.seats)
    humans = match.seats - len(bots)
    return TerminalGame(match, {humans + index: bot for index, bot in enumerate(bots)}, args.lang).run()


def new_match(args: argparse.Namespace) -> Match:
    """Return a new match as the command line asks for it, by default of the first game with the fewest seats."""
    game = organelle.game(args.game or (organelle.games() or list(GAMES))[0])
    seats = game.seats[0] if args.seats is None else args.seats
    return game.new(seats, args.seed, args.cards, **parse_options(args.option))


def load_bots(names: list[str], seats: int) -> list[GuardedBot]:
    """Return the bots of these names; raise Illegal if one is not known or there are more than seats."""
    if len(names) > seats:
        raise illegal("illegal-bots", count=len(names), seats=seats)
    found = [configured_bot(name) for name in names]
    return [GuardedBot(one.bot, one.budget, one.name) for one in found]
