"""`organelle arena`: play a tournament of bots and print the standings."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import organelle
from organelle.cli.arguments import Say, parse_options, read_text, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.localization import sentence
from organelle.research.arena import GameResult, Tournament, run_tournament
from organelle.research.ray_executor import executor
from organelle.research.standings import Standing, can_rate, compute_standings
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
    command.add_argument("--ray", metavar="ADDRESS", help=say("cli-ray"))
    command.add_argument("--out", metavar="FILE", help=say("cli-arena-out"))
    command.add_argument("--resume", metavar="FILE", help=say("cli-arena-resume"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=arena)


def arena(args: argparse.Namespace) -> int:
    """Play what is left of a tournament, keep the run on file, print the standings."""
    tournament, results = load_run(args.resume) if args.resume else (new_tournament(args), [])
    tournament.validate()
    if args.resume and len(results) < len(tournament.schedule()):
        require_todays_rules(args.resume, tournament.game)
    out = args.out or args.resume
    if args.out and not args.resume and Path(args.out).exists():
        raise illegal("file-exists", path=args.out)
    commit = git_commit(Path(organelle.__file__).parent)
    progress = ProgressBar(len(tournament.schedule()))
    progress.step(len(results))
    saved = len(results)
    for result in run_tournament(tournament, results, args.jobs, executor(args.jobs, args.ray)):
        results.append(result)
        # Every file holds all games so far, so thousands of them are not written anew after each.
        if out and len(results) >= saved + saved // 50 + 1:
            save_run(out, tournament, results, commit)
            saved = len(results)
        progress.step()
    if out and saved < len(results):
        save_run(out, tournament, results, commit)
    if args.json:
        print(json.dumps([standing.to_json() for standing in compute_standings(results)], indent=2))
    else:
        print("\n".join(standings_table(tournament, results, args.lang)))
    return 0


def new_tournament(args: argparse.Namespace) -> Tournament:
    """Return the tournament of a command line; by default with as many seats as bots, or the most the game has.

    Raises:
        Illegal: There is no game, no bot or no game to play, or the options do not fit.
    """
    if not args.game or not args.bots:
        raise illegal("arena-nothing")
    require_at_least("--games", args.games, 1)
    game = organelle.game(args.game)
    seats = min(len(args.bots), max(game.seats)) if args.seats is None else args.seats
    options = game.new(seats, seed=0, **parse_options(args.option)).options
    return Tournament(args.game, seats, options, tuple(args.bots), args.games, args.seed)


def load_run(path: str) -> tuple[Tournament, list[GameResult]]:
    """Return the tournament and the results in a file that `save_run` wrote; raise Illegal if it is none."""
    try:
        run = json.loads(read_text(path))
        fields = run["contest"] | {"bots": tuple(run["contest"]["bots"])}
        return Tournament(**fields), [GameResult.from_json(row) for row in run["games"]]
    except (ValueError, KeyError, TypeError):
        raise illegal("arena-file", path=path) from None


def rules_of_run(path: str) -> int:
    """Return the version of the rules that a run which `load_run` has read was played by."""
    return int(json.loads(read_text(path)).get("rules", 0))


def require_todays_rules(path: str, game: str) -> None:
    """Raise Illegal if a run was begun by other rules than today's: shares of two games in one mean nothing."""
    played, today = rules_of_run(path), organelle.game(game).version
    if played != today:
        raise illegal("arena-other-rules", path=path, played=played, today=today)


def save_run(path: str, tournament: Tournament, results: list[GameResult], commit: str) -> None:
    """Write the run as a whole, so that one broken off leaves the last whole file; raise Illegal if that fails."""
    run = {
        "organelle": organelle.__version__,
        "commit": commit,
        "rules": organelle.game(tournament.game).version,
        "contest": tournament.__dict__,
        "standings": [standing.to_json() for standing in compute_standings(results)],
        "games": [result.to_json() for result in results],
    }
    beside = Path(path + ".new")
    try:
        beside.write_text(json.dumps(run) + "\n", "utf-8")
        beside.replace(path)
    except OSError as error:
        raise illegal("file-unwritable", path=path, why=error.strerror or "") from None


def git_commit(folder: Path) -> str:
    """Return the commit of the sources in a folder, or nothing if that is no checkout."""
    try:
        command = ["git", "-C", str(folder), "rev-parse", "--short=10", "HEAD"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


COLUMNS = (
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


def standings_table(tournament: Tournament, results: list[GameResult], language: str) -> list[str]:
    """Return the lines of the standings in columns."""
    arguments: dict[str, Any] = {"game": tournament.game, "seats": tournament.seats, "seed": tournament.seed}
    heads = " " * 20 + "".join(f"{sentence(language, f'arena-head-{name}', {}):>{width}}" for name, width in COLUMNS)
    lines = [sentence(language, "arena-table", {**arguments, "games": len(results)}), heads]
    lines += [standing_line(standing) for standing in compute_standings(results)]
    lines.append(sentence(language, "arena-fair", {"share": f"{100 / max(tournament.seats, 2):.1f}"}))
    if not can_rate():
        lines.append(sentence(language, "arena-no-ratings", {}))
    return lines


def standing_line(standing: Standing) -> str:
    """Return one bot's line of the table."""
    row = standing.to_json()
    name = standing.name if standing.seats == 1 else f"{standing.seats} × {standing.name}"
    rating = "–" if standing.rating is None else f"{standing.rating:.1f} ± {standing.doubt:.1f}"
    interval = f"{100 * standing.low:.1f} – {100 * standing.high:.1f}"
    return (
        f"{name:<20}{100 * standing.share:>7.1f}%{interval:>16}{standing.score:>9.2f}{rating:>15}"
        f"{row['ms']:>8.1f}{row['longest ms']:>9.0f}{row['busy ms']:>8.1f}{row['iterations']:>12,.0f}"
    )
