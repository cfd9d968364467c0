"""`organelle lab`: play many games, measure them, and write a page that says what stands out."""

from __future__ import annotations

import argparse
import importlib.util
import os
from pathlib import Path

import organelle
from organelle.catalog import read_toml, resolve_options
from organelle.cli.arguments import Say, parse_options, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.localization import sentence
from organelle.research.executor import Executor
from organelle.research.lab.folder import GAMES, LabFolder, play_plan, write_whole
from organelle.research.lab.page import page, plain_findings
from organelle.research.lab.page_tuning import TuningResult, tuning_html
from organelle.research.lab.plan import CardSheets, LabPlan
from organelle.research.lab.recording import GameRecord
from organelle.research.lab.report import Report, report_of
from organelle.research.lab.targets import cards_toml, read_targets
from organelle.research.lab.tuning import TuningPlan, check_tuning, proposal_of, run_trials
from organelle.research.ray_executor import executor
from organelle.table.custom_cards import validate_cards
from organelle.table.errors import illegal

OWN_SHEETS = "game"
"""What stands for the game's own sheets after `--against`."""


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle lab`."""
    command.add_argument("game", nargs="?", help=say("cli-game"))
    command.add_argument("--bots", default="greedy", metavar="A,B", help=say("cli-lab-bots"))
    command.add_argument("--seats", metavar="N,N", help=say("cli-lab-seats"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    command.add_argument("--games", type=int, default=200, metavar="N", help=say("cli-lab-games"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-soak-seed"))
    command.add_argument("--cards", metavar="FILE", help=say("cli-cards-file"))
    command.add_argument("--against", metavar="FILE", help=say("cli-lab-against"))
    command.add_argument("--tune", metavar="FILE", help=say("cli-lab-tune"))
    command.add_argument("--trials", type=int, default=60, metavar="N", help=say("cli-lab-trials"))
    command.add_argument("--trial-games", type=int, default=40, metavar="N", help=say("cli-lab-trial-games"))
    command.add_argument("--trial-bots", default="greedy", metavar="A,B", help=say("cli-lab-trial-bots"))
    command.add_argument("--out", metavar="FILE", help=say("cli-lab-out"))
    command.add_argument("--resume", metavar="FILE", help=say("cli-lab-resume"))
    jobs = {"type": int, "default": os.cpu_count() or 1, "metavar": "N", "help": say("cli-jobs")}
    command.add_argument("--jobs", "--processes", **jobs)  # type: ignore[arg-type]
    command.add_argument("--ray", metavar="ADDRESS", help=say("cli-ray"))
    command.set_defaults(run=lab)


def lab(args: argparse.Namespace) -> int:
    """Play what is left of a run, write the page and the tables, and print what stands out."""
    folder, work = resumed(args) if args.resume else begun(args)
    over = executor(args.jobs, args.ray)
    plan, tuned = run_tuning(folder, work, over) if isinstance(work, TuningPlan) else (work, None)
    records = play_all(folder, plan, over)
    report = report_of(plan, records)
    extra = tuning_html(tuned, report, args.lang) if tuned else ""
    write_whole(folder.report, page(report, args.lang, extra))
    write_data(folder, report, records, args.lang)
    print("\n".join(plain_findings(report, args.lang)))
    print(sentence(args.lang, "lab-done", {"games": len(records), "path": str(folder.report)}))
    return 0


def begun(args: argparse.Namespace) -> tuple[LabFolder, LabPlan | TuningPlan]:
    """Return a new run as the command line wants it."""
    if not args.game or not args.out:
        raise illegal("lab-nothing")
    require_at_least("--games", args.games, 1)
    plan = new_plan(args, sheets_of(args))
    plan.validate()
    work = new_tuning(args, plan) if args.tune else plan
    folder = LabFolder(Path(args.out))
    folder.begin(work.to_json() if isinstance(work, TuningPlan) else {"plan": work.to_json()})
    return folder, work


def resumed(args: argparse.Namespace) -> tuple[LabFolder, LabPlan | TuningPlan]:
    """Return the run that is gone on with; raise Illegal if there is none, or it was begun with other versions."""
    folder = LabFolder(Path(args.resume))
    written = folder.plan()
    try:
        return folder, TuningPlan.from_json(written) if "targets" in written else LabPlan.from_json(written["plan"])
    except (KeyError, TypeError):
        raise illegal("lab-no-run", path=str(folder.path)) from None


def new_plan(args: argparse.Namespace, sheets: tuple[CardSheets, ...]) -> LabPlan:
    """Return the plan of a command line; by default with three players, or as many as the game allows."""
    game = organelle.game(args.game)
    bots = tuple(name for name in args.bots.split(",") if name)
    if not bots:
        raise illegal("lab-nothing")
    seats = numbers_of(args.seats) if args.seats else (min(3, max(game.seats)),)
    given = parse_options(args.option)
    options = {name: value for count in seats for name, value in resolve_options(game.rules, count, given).items()}
    return LabPlan(args.game, seats, options, bots, args.games, args.seed, sheets)


def new_tuning(args: argparse.Namespace, plan: LabPlan) -> TuningPlan:
    """Return the tuning of a command line; raise Illegal if the file of targets does not fit."""
    require_at_least("--trials", args.trials, 2)
    require_at_least("--trial-games", args.trial_games, 1)
    if args.against:
        raise illegal("tune-against")
    bots = tuple(name for name in args.trial_bots.split(",") if name) or plan.bots
    rules = organelle.game(args.game).rules
    targets = read_targets(rules, read_toml(args.tune), rules.cards(plan.sheets[0].cards), args.tune)
    tuning = TuningPlan(plan, targets, bots, args.trial_games, args.trials)
    check_tuning(tuning)
    return tuning


def run_tuning(folder: LabFolder, tuning: TuningPlan, over: Executor) -> tuple[LabPlan, TuningResult]:
    """Run what is left of a tuning with a progress bar, write its proposal, and return what it is tried with."""
    progress = ProgressBar(tuning.trials)
    trials = []
    for trial in run_trials(tuning, folder, over):
        trials.append(trial)
        progress.step()
    point = proposal_of(tuning, trials)
    plan = tuning.final_plan(point)
    rules = organelle.game(plan.game).rules
    folder.write("proposal.toml", cards_toml(rules, plan.sheets[-1].cards))
    return plan, TuningResult(tuning, tuple(trials), point)


def numbers_of(given: str) -> tuple[int, ...]:
    """Return the numbers of a list such as `2,3,4`; raise Illegal if it is none."""
    parts = [part.strip() for part in given.split(",")]
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise illegal("lab-not-numbers", given=given)
    return tuple(dict.fromkeys(int(part) for part in parts))


def sheets_of(args: argparse.Namespace) -> tuple[CardSheets, ...]:
    """Return the cards that are tested, before them those that they are compared with."""
    tested = sheets_in(args.game, args.cards) if args.cards else CardSheets("", {})
    if not args.against:
        return (tested,)
    other = CardSheets("", {}) if args.against == OWN_SHEETS else sheets_in(args.game, args.against)
    return other, tested


def sheets_in(game: str, path: str) -> CardSheets:
    """Return the sheets in a file, named like it; raise Illegal if they do not fit."""
    return CardSheets(Path(path).stem, validate_cards(organelle.game(game).rules, read_toml(path)))


def play_all(folder: LabFolder, plan: LabPlan, over: Executor) -> list[GameRecord]:
    """Play what is left of a plan with a progress bar, keep every game, and return all in order."""
    known = folder.games()
    progress = ProgressBar(len(plan.schedule()))
    progress.step(len(known))
    for games in play_plan(plan, known, over):
        folder.append(GAMES, (game.to_json() for game in games))
        progress.step(len(games))
    return folder.games()


def write_data(folder: LabFolder, report: Report, records: list[GameRecord], language: str) -> None:
    """Write the tables as Parquet, or say what they need."""
    if importlib.util.find_spec("pyarrow") is None:
        print(sentence(language, "lab-no-parquet", {}))
        return
    # pyarrow is an extra, and the page does without it.
    from organelle.research.lab.parquet import write_tables  # noqa: PLC0415

    write_tables(folder.path, report, records)
