"""`organelle train`: let a bot play itself and learn from it what a position is worth."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import organelle
from organelle.bots.learned import WeightsError, read_weights
from organelle.catalog import resolve_options
from organelle.cli.arena import git_commit
from organelle.cli.arguments import Say, parse_options, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.localization import sentence
from organelle.research.executor import Executor
from organelle.research.ray_executor import executor
from organelle.research.standings import wilson_interval
from organelle.research.training import contest
from organelle.research.training.self_play import FIRST_SEED, SelfPlay
from organelle.table.errors import illegal

if TYPE_CHECKING:
    from organelle.research.training.training_run import Lesson, TrainingRun

GAMES = 300
"""Games where neither a number nor a time is given."""

PRIOR_GAMES = 20
"""Games that priors are learned from, where no number is given."""

MOST = 1_000_000
"""Games in any time."""

MINUTE = 60.0


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle train`."""
    command.add_argument("game", help=say("cli-game"))
    command.add_argument("--seats", type=int, default=2, metavar="N", help=say("cli-seats"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    command.add_argument("--games", type=int, metavar="N", help=say("cli-train-games"))
    command.add_argument("--minutes", type=float, metavar="M", help=say("cli-train-minutes"))
    command.add_argument("--bot", default="ismcts@50", metavar="NAME", help=say("cli-train-bot"))
    command.add_argument("--generations", type=int, default=1, metavar="N", help=say("cli-train-generations"))
    command.add_argument("--contest", type=int, default=0, metavar="N", help=say("cli-train-contest"))
    command.add_argument("--priors", type=int, default=PRIOR_GAMES, metavar="N", help=say("cli-train-priors"))
    command.add_argument("--value", metavar="FILE", help=say("cli-train-value"))
    command.add_argument("--out", metavar="FILE", help=say("cli-train-out"))
    command.add_argument("--seed", type=int, default=FIRST_SEED, metavar="N", help=say("cli-train-seed"))
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("cli-jobs"))
    command.add_argument("--ray", metavar="ADDRESS", help=say("cli-ray"))
    command.set_defaults(run=train)


def train(args: argparse.Namespace) -> int:
    """Play, fit, say how well it foretells, and write the weights file."""
    if importlib.util.find_spec("numpy") is None:
        raise illegal("train-missing")
    plan = plan_of(args)
    out = Path(args.out or f"{plan.game}-{plan.seats}.json")
    if out.exists():
        raise illegal("file-exists", path=str(out))
    over = executor(args.jobs, args.ray)
    weights = learn_value(plan, args, over) if args.value is None else read_value(Path(args.value))
    if args.priors:
        learn_priors(plan, weights, args, over)
    if args.contest:
        hold_contest(plan, weights, args, over)
    try:
        out.write_text(json.dumps(weights, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise illegal("file-unwritable", path=str(out), why=error.strerror or "") from None
    print(sentence(args.lang, "train-done", {"path": str(out)}))
    return 0


def learn_value(plan: SelfPlay, args: argparse.Namespace, over: Executor) -> dict[str, Any]:
    """Return a weights file with a value learned from games."""
    # numpy is an extra, and every other command works without it.
    from organelle.research.training.training_run import TrainingRun  # noqa: PLC0415

    run = TrainingRun(plan, git_commit(Path(organelle.__file__).parent))
    lesson: Lesson | None = None
    for generation in range(args.generations):
        play_generation(run, lesson, args, over)
        lesson = run.learn()
        print_lesson(lesson, generation + 1, args.lang)
    assert lesson is not None
    return lesson.weights


def read_value(path: Path) -> dict[str, Any]:
    """Return the weights file at that path; raise Illegal if it cannot be read."""
    try:
        return read_weights(path.read_text("utf-8")).to_json()
    except (OSError, UnicodeDecodeError, WeightsError):
        raise illegal("train-value", path=str(path)) from None


def learn_priors(plan: SelfPlay, weights: dict[str, Any], args: argparse.Namespace, over: Executor) -> None:
    """Let the weights file learn priors; print how well they foretell what long searches visit."""
    from organelle.research.training.training_run import add_priors  # noqa: PLC0415

    try:
        add_priors(plan, weights, args.priors, over, ProgressBar(args.priors).step)
    except WeightsError:
        raise illegal("train-value", path=args.value or "") from None
    card = weights["training"].get("priors")
    if card is not None:
        figures = {"loss": f"{card['loss']:.3f}", "hand": f"{card['loss by hand']:.3f}"}
        print(sentence(args.lang, "train-priors", {"games": args.priors, "choices": card["choices"], **figures}))


def plan_of(args: argparse.Namespace) -> SelfPlay:
    """Return what the command line wants to be played; raise Illegal if that cannot be."""
    if args.games is not None and args.minutes is not None:
        raise illegal("train-both")
    require_at_least("--games", GAMES if args.games is None else args.games, 1)
    require_at_least("--minutes", 1.0 if args.minutes is None else args.minutes, 0)
    require_at_least("--generations", args.generations, 1)
    require_at_least("--contest", args.contest, 0)
    require_at_least("--priors", args.priors, 0)
    if args.contest and args.seats == 1:
        raise illegal("train-contest-alone")
    rules = organelle.game(args.game).rules
    options = resolve_options(rules, args.seats, parse_options(args.option))
    plan = SelfPlay(args.game, args.seats, options, args.bot, args.seed)
    plan.validate()
    return plan


def play_generation(run: TrainingRun, last: Lesson | None, args: argparse.Namespace, over: Executor) -> None:
    """Play the generation's part of the games or of the time, and on until there is enough to learn from."""
    games = -(-(args.games or GAMES) // args.generations)
    end = time.monotonic() + (args.minutes or 0.0) * MINUTE / args.generations
    if args.minutes is None:
        progress = ProgressBar(games)
        run.play(last, games, over, lambda: True, progress.step)
        return
    began = time.monotonic()
    seconds = ProgressBar(max(1, round(end - began)))

    def step() -> None:
        seconds.step(min(seconds.total, round(time.monotonic() - began)) - seconds.done)

    run.play(last, MOST, over, lambda: time.monotonic() < end or not run.has_enough, step)


def print_lesson(lesson: Lesson, generation: int, language: str) -> None:
    """Print how well what was learned foretells who wins, in all and for each quarter of the game."""
    card = lesson.weights["training"]
    figures = {"loss": f"{card['loss']:.4f}", "hand": f"{card['loss by hand']:.4f}"}
    counts = {"generation": generation, "games": card["games"], "positions": card["positions"]}
    print(sentence(language, "train-lesson", {**counts, **figures}))
    for learned, by_hand in zip(card["calibration"], card["calibration by hand"], strict=True):
        row = {"quarter": learned["quarter"], "error": f"{learned['error']:.3f}", "hand": f"{by_hand['error']:.3f}"}
        print(sentence(language, "train-quarter", row))


def hold_contest(plan: SelfPlay, weights: dict[str, Any], args: argparse.Namespace, over: Executor) -> None:
    """Let what was learned play against what was written by hand; print the result and put it on the card."""
    learned = SelfPlay(plan.game, plan.seats, plan.options, plan.bot, plan.seed, weights)
    progress = ProgressBar(args.contest)
    won = 0.0
    for share in contest.play_contest(learned, args.contest, over):
        won += share
        progress.step()
    low, high = wilson_interval(won, args.contest)
    shown = {"share": f"{100 * won / args.contest:.1f}", "low": f"{100 * low:.1f}", "high": f"{100 * high:.1f}"}
    fair = f"{100 / plan.seats:.1f}"
    print(sentence(args.lang, "train-contest", {**shown, "games": args.contest, "bot": contest.BOT, "fair": fair}))
    weights["training"]["contest"] = {"bot": contest.BOT, "games": args.contest, "won": round(won, 3)}
