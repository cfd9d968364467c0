"""`organelle arena`: bots against each other, and the table of how they did."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import organelle
from organelle.cli.arguments import Say, at_least, file_text, options
from organelle.cli.progress import Progress
from organelle.localization import sentence
from organelle.research.arena import Contest, Outcome, fight
from organelle.research.standings import Standing, can_rate, standings
from organelle.table.errors import illegal


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle arena`."""
    command.add_argument("game", nargs="?", help=say("cli-game"))
    command.add_argument("bots", nargs="*", help=say("cli-arena-bots"))
    command.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-arena-games"))
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-arena-seed"))
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("cli-jobs"))
    command.add_argument("--out", metavar="FILE", help=say("cli-arena-out"))
    command.add_argument("--resume", metavar="FILE", help=say("cli-arena-resume"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=arena)


def arena(args: argparse.Namespace) -> int:
    """Plays what is left of a contest, keeps the run on file, prints the standings."""
    contest, done = resumed(args.resume) if args.resume else (begun(args), [])
    contest.check()
    out = args.out or args.resume
    if args.out and not args.resume and Path(args.out).exists():
        raise illegal("file-exists", path=args.out)
    made_at = commit(Path(organelle.__file__).parent)
    progress = Progress(len(contest.pairings()))
    progress.step(len(done))
    for outcome in fight(contest, done, args.jobs):
        done.append(outcome)
        if out:
            save(out, contest, done, made_at)
        progress.step()
    if args.json:
        print(json.dumps([one.row() for one in standings(done)], indent=2))
    else:
        print("\n".join(table(contest, done, args.lang)))
    return 0


def begun(args: argparse.Namespace) -> Contest:
    """A contest from the command line; without a wish, as many seats as bots, or the most the game has."""
    if not args.game or not args.bots:
        raise illegal("arena-nothing")
    at_least("--games", args.games, 1)
    seats = args.seats
    if seats is None:
        seats = min(len(args.bots), max(organelle.game(args.game).seats))
    chosen_options = organelle.game(args.game).new(seats, seed=0, **options(args.option)).options
    return Contest(args.game, seats, chosen_options, tuple(args.bots), args.games, args.seed)


def resumed(path: str) -> tuple[Contest, list[Outcome]]:
    """A contest as it was left."""
    try:
        run = json.loads(file_text(path))
        asked = run["contest"] | {"bots": tuple(run["contest"]["bots"])}
        return Contest(**asked), [Outcome.read(row) for row in run["games"]]
    except (ValueError, KeyError, TypeError):
        raise illegal("arena-file", path=path) from None


def save(path: str, contest: Contest, done: list[Outcome], made_at: str) -> None:
    """The whole run; a run that is broken off leaves the last whole file."""
    run = {
        "organelle": organelle.__version__,
        "commit": made_at,
        "rules": organelle.game(contest.game).version,
        "contest": contest.__dict__,
        "standings": [one.row() for one in standings(done)],
        "games": [outcome.row() for outcome in done],
    }
    beside = Path(path + ".new")
    try:
        beside.write_text(json.dumps(run) + "\n", "utf-8")
        beside.replace(path)
    except OSError as error:
        raise illegal("file-unwritable", path=path, why=error.strerror or "") from None


def commit(folder: Path) -> str:
    """The commit of the sources in a folder, if that is a checkout."""
    try:
        asked = ["git", "-C", str(folder), "rev-parse", "--short=10", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


HEADS = (
    ("wins", 8),
    ("interval", 16),
    ("score", 9),
    ("rating", 15),
    ("time", 8),
    ("longest", 9),
    ("busy", 8),
    ("iterations", 12),
)
"""The columns after the bot, and their widths."""


def table(contest: Contest, done: list[Outcome], language: str) -> list[str]:
    """The standings in columns."""
    facts: dict[str, Any] = {"game": contest.game, "seats": contest.seats, "games": len(done), "seed": contest.seed}
    heads = " " * 20 + "".join(f"{sentence(language, f'arena-head-{name}', {}):>{width}}" for name, width in HEADS)
    lines = [sentence(language, "arena-table", facts), heads]
    lines += [line(one) for one in standings(done)]
    lines.append(sentence(language, "arena-fair", {"share": f"{100 / max(contest.seats, 2):.1f}"}))
    if not can_rate():
        lines.append(sentence(language, "arena-no-ratings", {}))
    return lines


def line(one: Standing) -> str:
    row = one.row()
    name = one.name if one.seats == 1 else f"{one.seats} × {one.name}"
    rating = "–" if one.rating is None else f"{one.rating:.1f} ± {one.doubt:.1f}"
    share = f"{100 * one.share:>7.1f}%{f'{100 * one.low:.1f} – {100 * one.high:.1f}':>16}"
    return (
        f"{name:<20}{share}{one.score:>9.2f}{rating:>15}{row['ms']:>8.1f}{row['longest ms']:>9.0f}"
        f"{row['busy ms']:>8.1f}"
        f"{row['iterations']:>12,.0f}"
    )
