"""What the judge of reviews sees: the skill of levels, and what costs much. Asked at questions of games of bots.

A measurement can be made in parts: with `--rows FILE` each question is a line of that file, and what is there already
is not asked again. Several files of other seeds are one measurement when they are joined.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any

import organelle
from organelle.bots.bot import Budget
from organelle.bots.levels import configured_bot
from organelle.coach.grades import BLUNDER, MISTAKE, accuracy, grade_of
from organelle.coach.imagined import ImaginedGames
from organelle.coach.judge import Judge
from organelle.coach.review import LOOKED_AT
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng
from organelle.table.match import Match
from organelle.table.window import Window

LEVELS = ("random", "easy", "normal", "hard", "expert")
PLAYER = "learned@100"
"""Who plays the games whose questions are asked."""

WRONG = (MISTAKE, BLUNDER)
COSTLY = 0.1
"""The loss from which the worst answer must be called wrong."""

CHOOSING, TELLING, THOUGHT = 8, 256, 24
"""Imagined games that choose the worst answer, others at most that tell its loss, and the thought there."""

STEP, STEP_THOUGHT = 48, 40
"""Imagined games after the answers of hard and of expert where they differ, and the thought there."""


class Rows:
    """What was found, a row a question, kept in a file or only for now."""

    def __init__(self, path: Path | None, seconds: float) -> None:
        self.path = path
        self.ends = monotonic() + seconds
        self.rows: list[dict[str, Any]] = []
        if path is not None and path.exists():
            self.rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]

    def __repr__(self) -> str:
        return f"<Rows {len(self.rows)}>"

    @property
    def in_time(self) -> bool:
        return monotonic() < self.ends

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def interval(values: list[float]) -> str:
    """Return a mean with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{mean:.3f} ± {1.96 * spread / sqrt(len(values)):.3f}"


def questions(args: argparse.Namespace, seed: int, every: int) -> Iterator[tuple[Match, Window]]:
    """Yield one in so many questions of a game that have more than two answers."""
    match = organelle.game(args.game).new(seats=args.seats, seed=seed)
    player = configured_bot(PLAYER)
    number = seed
    while not match.over:
        window = match.window(match.waiting[0])
        if len(window.actions()) > 2:
            number += 1
            if number % every == 0:
                yield match, window
        action = player.bot.choose(window, player.budget, Rng(seed, match.number))
        match.play(window.seat, window.vocabulary.to_code(action))


def answer_of(level: str, window: Window, seed: int, number: int) -> int:
    """Return what a level answers, with as many iterations as it has and all the time it needs."""
    bot = configured_bot(level)
    budget = Budget(bot.budget.iterations, 0, bot.budget.by_game)
    return int(bot.bot.choose(window, budget, Rng(seed, number * 8 + 7)))


def skill(args: argparse.Namespace, rows: Rows) -> None:
    """Print how accurate each level is: all answer the same questions, and each answer is judged as a review does."""
    games = {row["seed"] for row in rows.rows}
    for seed in range(args.seed, args.seed + args.games):
        if seed in games:
            continue
        if not rows.in_time:
            break
        found = []
        for match, window in questions(args, seed, args.every):
            judge = Judge(ChanceHeuristic(window.game, window.setup), args.iterations, args.seed)
            answers = {level: answer_of(level, window, seed, match.number) for level in LEVELS}
            loss = {
                answer: judge.judge(window, match.number, LOOKED_AT, answer).loss(answer)
                for answer in sorted(set(answers.values()))
            }
            found.append([loss[answers[level]] for level in LEVELS])
        rows.add({"seed": seed, "losses": found})
    tell_skill(args, rows.rows)


def tell_skill(args: argparse.Namespace, rows: list[dict[str, Any]]) -> None:
    """Print the accuracy of each level over games, and by how much it is above the level below."""
    exact: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for level, losses in zip(LEVELS, zip(*row["losses"])):
            exact[level].append(accuracy(losses) or 0.0)
    asked = sum(len(row["losses"]) for row in rows)
    print(args.game, args.seats, f"{len(exact['random'])} games, {asked} questions")
    below: list[float] = []
    for level in LEVELS:
        more = f", above the level below {interval([a - b for a, b in zip(exact[level], below)])}" if below else ""
        print(f"  {level}: accuracy {interval(exact[level])}{more}")
        below = exact[level]


def steps(args: argparse.Namespace, rows: Rows) -> None:
    """Print how much better expert answers than hard where they differ, by a review and by games of better players."""
    seed = max((row["seed"] + 1 for row in rows.rows), default=args.seed)
    while sum(row["differ"] for row in rows.rows) < args.count and rows.in_time:
        for match, window in questions(args, seed, args.every):
            rows.add({"seed": seed, "number": match.number, **step(args, window, match.number)})
        seed += 1
    found = [row for row in rows.rows if row["differ"]]
    print(
        args.game, args.seats, f"hard and expert differ at {len(found)} of {len(rows.rows)} questions; expert's there"
    )
    for key, told in (("games", f"by {STEP} games with thought {STEP_THOUGHT}"), ("review", "by a review")):
        print(f"  is better {told} by {interval([100 * row[key] for row in found])} points of winning chance")


def step(args: argparse.Namespace, window: Window, number: int) -> dict[str, Any]:
    """Return whether hard and expert differ at a question, and by how much expert's answer is the better one."""
    hard, expert = (answer_of(level, window, args.seed, number) for level in ("hard", "expert"))
    if hard == expert:
        return {"differ": False}
    heuristic = ChanceHeuristic(window.game, window.setup)
    judge = Judge(heuristic, args.iterations, args.seed)
    loss, own = (judge.judge(window, number, LOOKED_AT, answer).loss(answer) for answer in (hard, expert))
    imagined = ImaginedGames(window, heuristic, STEP_THOUGHT)
    for index in range(STEP):
        for answer in (expert, hard):
            imagined.play(answer, Rng(97, number << 16 | index))
    return {"differ": True, "review": loss - own, "games": imagined.difference(expert, hard)[0]}


def blunders(args: argparse.Namespace, rows: Rows) -> None:
    """Print how many worst answers, and how many answers of expert, are called mistake or blunder."""
    seed = max((row["seed"] + 1 for row in rows.rows), default=args.seed)
    while sum(row["costly"] for row in rows.rows) < args.count and rows.in_time:
        for match, window in questions(args, seed, args.every):
            rows.add({"seed": seed, "number": match.number, **probe(args, window, match.number)})
            if sum(row["costly"] for row in rows.rows) >= args.count:
                break
        seed += 1
    costly = [row for row in rows.rows if row["costly"]]
    print(args.game, args.seats, f"at {args.iterations} iterations, of {len(rows.rows)} questions {len(costly)} with")
    print(f"  a worst answer that costs ten points: called wrong {sum(row['worst_wrong'] for row in costly)},")
    print(f"  expert's answer there: called wrong {sum(row['own_wrong'] for row in costly)}; everywhere:", end=" ")
    print(sum(row["own_wrong"] for row in rows.rows))


def probe(args: argparse.Namespace, window: Window, number: int) -> dict[str, Any]:
    """Return whether expert's own answer is called wrong, whether the worst one costs ten points, and is called so."""
    heuristic = ChanceHeuristic(window.game, window.setup)
    own = answer_of("expert", window, args.seed, number)
    worst = worst_answer(ImaginedGames(window, heuristic), number)
    loss = true_loss(ImaginedGames(window, heuristic, THOUGHT), own, worst, number)
    judge = Judge(heuristic, args.iterations, args.seed)
    own_loss = judge.judge(window, number, LOOKED_AT, own).loss(own)
    row = {"costly": loss >= COSTLY, "loss": loss, "own": own_loss, "own_wrong": grade_of(own_loss) in WRONG}
    if loss >= COSTLY:
        judged = judge.judge(window, number, LOOKED_AT, worst).loss(worst)
        row |= {"worst": judged, "worst_wrong": grade_of(judged) in WRONG}
    return row


def worst_answer(imagined: ImaginedGames, number: int) -> int:
    """Return the answer that promises least in a few games after each."""
    actions = imagined.window.actions()
    for index in range(CHOOSING):
        for action in actions:
            imagined.play(action, Rng(98, number << 16 | index))
    return min(actions, key=lambda action: imagined.mean(action)[imagined.window.seat])


def true_loss(imagined: ImaginedGames, own: int, worst: int, number: int) -> float:
    """Return what the worst answer costs against one's own, by other games: until that is clearly costly or not."""
    found = 0.0
    for index in range(TELLING):
        for action in (own, worst):
            imagined.play(action, Rng(99, number << 16 | index))
        if index % 32 == 31:
            found, error = imagined.difference(own, worst)
            if abs(found - COSTLY) > 3 * error:
                break
    return found
