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


def arguments(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("game", nargs="?", help=say("cli-game"))
    table_arguments(command, say)
    command.add_argument("--bots", metavar="A,B", help=say("cli-bots"))
    command.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    command.set_defaults(run=play)


def play(chosen: argparse.Namespace) -> int:
    """Plays until the game is over or someone leaves."""
    match = resumed(chosen) if chosen.resume else begun(chosen)
    wanted = "normal" if chosen.bots is None else chosen.bots
    bots = bots_of([name for name in wanted.split(",") if name], match.seats, fill=chosen.bots is None)
    humans = match.seats - len(bots)
    return Session(match, {humans + place: bot for place, bot in enumerate(bots)}, chosen.lang).run()


def begun(chosen: argparse.Namespace) -> Match:
    """A new match; without a name, the first game there is."""
    facts = organelle.game(chosen.game or (organelle.games() or list(GAMES))[0])
    seats = facts.seats[0] if chosen.seats is None else chosen.seats
    return facts.new(seats, chosen.seed, chosen.cards, **options(chosen.option))


def resumed(chosen: argparse.Namespace) -> Match:
    """A match that was saved."""
    return organelle.replay(file_text(chosen.resume), chosen.seed)


def bots_of(names: list[str], seats: int, fill: bool) -> list[GuardedBot]:
    """The bots that hold the last seats; without a wish, one person plays against as many as it takes."""
    if len(names) > seats:
        raise illegal("illegal-bots", count=len(names), seats=seats)
    found = [configured_bot(name) for name in (names * (seats - 1) if fill else names)]
    return [GuardedBot(one.bot, one.budget, one.name) for one in found]
