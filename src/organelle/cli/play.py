"""`organelle play`: a game in the terminal, on one device or against bots."""

from __future__ import annotations

import argparse

import organelle
from organelle.bots.guarded_bot import GuardedBot
from organelle.bots.levels import configured_bot
from organelle.cli.arguments import Say, file_text, options, table_arguments
from organelle.cli.session import Session
from organelle.games import GAMES
from organelle.table.errors import illegal
from organelle.table.match import Match


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle play`."""
    command.add_argument("game", nargs="?", help=say("cli-game"))
    table_arguments(command, say)
    command.add_argument("--bots", metavar="A,B", help=say("cli-bots"))
    command.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    command.set_defaults(run=play)


def play(args: argparse.Namespace) -> int:
    """Plays until the game is over or someone leaves."""
    match = resumed(args) if args.resume else begun(args)
    wanted = "normal" if args.bots is None else args.bots
    bots = bots_of([name for name in wanted.split(",") if name], match.seats, fill=args.bots is None)
    humans = match.seats - len(bots)
    return Session(match, {humans + place: bot for place, bot in enumerate(bots)}, args.lang).run()


def begun(args: argparse.Namespace) -> Match:
    """A new match; without a name, the first game there is."""
    facts = organelle.game(args.game or (organelle.games() or list(GAMES))[0])
    seats = facts.seats[0] if args.seats is None else args.seats
    return facts.new(seats, args.seed, args.cards, **options(args.option))


def resumed(args: argparse.Namespace) -> Match:
    """A match that was saved."""
    return organelle.replay(file_text(args.resume), args.seed)


def bots_of(names: list[str], seats: int, fill: bool) -> list[GuardedBot]:
    """The bots that hold the last seats; without a wish, one person plays against as many as it takes."""
    if len(names) > seats:
        raise illegal("illegal-bots", count=len(names), seats=seats)
    found = [configured_bot(name) for name in (names * (seats - 1) if fill else names)]
    return [GuardedBot(one.bot, one.budget, one.name) for one in found]
