"""`organelle export`: play or read games and write them as a dataset in Parquet files."""

from __future__ import annotations

import argparse
import importlib.util
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import organelle
from organelle.catalog import resolve_options
from organelle.cli.arguments import Say, parse_options, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.localization import sentence
from organelle.research.dataset.plan import DatasetPlan
from organelle.research.dataset.stored import StoredGame, games_in, listing_of, setup_in
from organelle.research.ray_executor import executor
from organelle.server.store.finished_games import finished_tables, is_database, text_of_table
from organelle.table.errors import illegal

if TYPE_CHECKING:
    from organelle.research.dataset.writing import DatasetFolder


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle export`."""
    command.add_argument("game", nargs="?", help=say("cli-game"))
    command.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-export-games"))
    command.add_argument("--bots", default="random", metavar="A,B", help=say("cli-export-bots"))
    command.add_argument("--read", action="append", default=[], metavar="PATH", help=say("cli-export-read"))
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-seats"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-soak-seed"))
    targets = {"nargs": "?", "const": 0, "metavar": "N", "help": say("cli-export-search")}
    command.add_argument("--search-targets", type=int, **targets)  # type: ignore[arg-type]
    command.add_argument("--out", metavar="FOLDER", help=say("cli-export-out"))
    command.add_argument("--resume", metavar="FOLDER", help=say("cli-export-resume"))
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("cli-jobs"))
    command.add_argument("--ray", metavar="ADDRESS", help=say("cli-ray"))
    command.set_defaults(run=export)


def export(args: argparse.Namespace) -> int:
    """Make a dataset, or go on with one; print how much is in it."""
    if importlib.util.find_spec("pyarrow") is None:
        raise illegal("export-missing")
    # pyarrow is an extra, and every other command works without it.
    from organelle.research.dataset import export as filling  # noqa: PLC0415

    over = executor(args.jobs, args.ray)
    folder, stored = resumed(args) if args.resume else begun(args)
    progress = ProgressBar(folder.plan.games)
    for count in filling.fill(folder, stored, over, args.lang):
        progress.step(count)
    counts: dict[str, str | int] = {**folder.counts()}
    print(sentence(args.lang, "export-done", {**counts, "path": str(folder.path)}))
    if stored and counts["games"] != len(stored):
        print(sentence(args.lang, "export-left-out", {"count": len(stored) - int(counts["games"])}))
    return 0


def begun(args: argparse.Namespace) -> tuple[DatasetFolder, list[StoredGame]]:
    """Return a new folder as the command line wants it, and the stored games that go into it."""
    from organelle.research.dataset.writing import DatasetFolder  # noqa: PLC0415

    if not args.game or not args.out:
        raise illegal("export-nothing")
    require_at_least("--games", args.games, 1)
    require_at_least("--search-targets", args.search_targets or 0, 0)
    stored = stored_games(args.game, args.read)
    plan = plan_to_read(args, stored) if args.read else plan_to_play(args)
    plan.validate()
    folder = DatasetFolder(Path(args.out), plan)
    folder.begin()
    return folder, stored


def resumed(args: argparse.Namespace) -> tuple[DatasetFolder, list[StoredGame]]:
    """Return the folder that is gone on with, and the stored games that go into it."""
    from organelle.research.dataset.writing import read_folder  # noqa: PLC0415

    folder = read_folder(Path(args.resume))
    return folder, stored_games(folder.plan.game, args.read)


def plan_to_play(args: argparse.Namespace) -> DatasetPlan:
    """Return the plan of games that bots play; by default with as many seats as bots, but no game alone."""
    game = organelle.game(args.game)
    bots = tuple(name for name in args.bots.split(",") if name)
    if not bots:
        raise illegal("export-nothing")
    seats = min(max(len(bots), 2), max(game.seats)) if args.seats is None else args.seats
    options = resolve_options(game.rules, seats, parse_options(args.option))
    return DatasetPlan(args.game, seats, options, bots, args.games, args.seed, args.search_targets)


def plan_to_read(args: argparse.Namespace, stored: list[StoredGame]) -> DatasetPlan:
    """Return the plan of stored games like the first one that has the seats and options of the command line."""
    game = organelle.game(args.game)
    asked = parse_options(args.option)
    defaults = game.rules.defaults()
    for setup in filter(None, (setup_in(one.read()) for one in stored)):
        name, seats, chosen, version = setup
        fits = name == args.game and args.seats in (None, seats) and version <= game.version
        if fits and asked.items() <= (defaults | chosen).items():
            options = resolve_options(game.rules, seats, chosen, version)
            found = (len(stored), args.seed, args.search_targets, listing_of(stored), version)
            return DatasetPlan(args.game, seats, options, (), *found)
    raise illegal("export-no-games", game=args.game)


def stored_games(game: str, paths: list[str]) -> list[StoredGame]:
    """Return the games in files, folders and databases of the server, in order; raise Illegal for anything else."""
    organelle.game(game)
    found: list[StoredGame] = []
    for path in map(Path, paths):
        if is_database(path):
            # The id of a table opens it, so it is not told.
            tables = finished_tables(path, game)
            named = [(f"{path.name}#{number}", table) for number, table in enumerate(tables, 1)]
            found += [StoredGame(name, partial(text_of_table, path, table)) for name, table in named]
        else:
            found += games_in(path)
    return found
