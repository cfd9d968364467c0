"""`organelle soak`: run the conformance checks on many random games, over all options and seat counts."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import traceback
from concurrent.futures import ProcessPoolExecutor

import organelle
from organelle.cli.arguments import Say, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.conformance.cases import cases
from organelle.conformance.suite import CHECKS
from organelle.games import GAMES
from organelle.localization import sentence
from organelle.table.errors import illegal

CHUNK = 10
"""Games that a process takes at a time."""


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle soak`."""
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli-soak-games"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-soak-seed"))
    command.add_argument("--checks", default=",".join(CHECKS), metavar="A,B", help=say("cli-soak-checks"))
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("cli-jobs"))
    command.set_defaults(run=soak)


def soak(args: argparse.Namespace) -> int:
    """Run the checks on that many games, cases in turn; print each failure with the seed that reproduces it."""
    organelle.game(args.game)
    require_at_least("--games", args.games, 1)
    names = args.checks.split(",")
    for name in names:
        if name not in CHECKS:
            raise illegal("illegal-check", check=name, allowed=", ".join(CHECKS))
    starts = range(args.seed, args.seed + args.games, CHUNK)
    progress = ProgressBar(args.games)
    failures: list[str] = []
    with ProcessPoolExecutor(max(1, args.jobs), multiprocessing.get_context("spawn")) as pool:
        ends = (min(start + CHUNK, args.seed + args.games) for start in starts)
        work = [pool.submit(run_checks, args.game, names, start, end) for start, end in zip(starts, ends)]
        for start, job in zip(starts, work):
            failures += job.result()
            progress.step(min(CHUNK, args.seed + args.games - start))
    for failure in failures[:20]:
        print(failure)
    counts = {"games": args.games, "checks": len(names), "failures": len(failures)}
    print(sentence(args.lang, "soak-done", counts))
    return 1 if failures else 0


def run_checks(game: str, names: list[str], start: int, end: int) -> list[str]:
    """Run these checks on one game for each seed from `start` up to `end`; return a line for each failure."""
    tables = list(cases(GAMES[game]))
    failures = []
    for seed in range(start, end):
        case = tables[seed % len(tables)]
        for name in names:
            try:
                CHECKS[name](case, seed)
            except Exception as error:
                frame = traceback.extract_tb(error.__traceback__)[-1]
                failures.append(f"{name} {case} --seed {seed}: {error!r} ({frame.filename}:{frame.lineno})")
    return failures
