"""How well the coach sees: calibration, skill, blunders and luck, measured on games of bots.

PYTHONPATH=src python -m bench.coach calibrate cytosis --seats 2 --games 400
PYTHONPATH=src python -m bench.coach skill cytosis --seats 2 --games 60
PYTHONPATH=src python -m bench.coach blunders cytosis --seats 2 --count 100
"""

from __future__ import annotations

import argparse
import json
from math import log, sqrt
from pathlib import Path
from typing import NamedTuple

import organelle
from organelle.bots.levels import configured_bot
from organelle.coach.calibration import table_key
from organelle.coach.grades import THRESHOLDS, accuracy
from organelle.coach.judge import Judge
from organelle.coach.review import Reviewer
from organelle.coach.values import ChanceHeuristic, softmax
from organelle.kernel.rng import Rng
from organelle.table.match import Match
from organelle.table.window import Window

MIXED = ("random", "easy", "learned@30", "learned@120")
"""Bots of all levels, those that search with iterations that make a choice repeatable."""

FITS = Path(__file__).parents[1] / "src" / "organelle" / "coach" / "calibration.json"


class Sample(NamedTuple):
    """A position: its game, how far that was, each seat's scores, points and share of the win."""

    game: int
    elapsed: float
    scores: list[float]
    points: list[float]
    shares: list[float]

    def given(self, by_points: bool) -> list[float]:
        """Return what chances are made of: the scores before the calibration, or the points so far."""
        return self.points if by_points else self.scores


def play(name: str, bots: list[str], seed: int, seen: list[tuple[float, list[float], list[float]]] | None) -> Match:
    """Return a game of these bots; a position of each round is added to `seen`, in a world of the asked seat."""
    match = organelle.game(name).new(seats=len(bots), seed=seed)
    players = [configured_bot(bot) for bot in bots]
    heuristic = None
    last = -1
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        world = window.world(Rng(seed, match.number))
        heuristic = heuristic or ChanceHeuristic(window.game, window.setup)
        if seen is not None and int(getattr(world, "round", 0)) != last:
            last = int(getattr(world, "round", 0))
            points = [float(score) for score in window.game.scores(world)[: match.seats]]
            seen.append((heuristic.features.elapsed(world), heuristic.scores(world), points))
        player = players[seat]
        action = player.bot.choose(window, player.budget, Rng(seed, match.number * 8 + seat))
        match.play(seat, window.vocabulary.to_code(action))
    return match


def samples(name: str, seats: int, games: int, seed: int) -> list[Sample]:
    """Return the positions of mixed games, every bot in every seat in turn."""
    found: list[Sample] = []
    for number in range(games):
        bots = [MIXED[(number // len(MIXED) ** seat) % len(MIXED)] for seat in range(seats)]
        seen: list[tuple[float, list[float], list[float]]] = []
        match = play(name, bots, seed + number, seen)
        shares = match.returns("share")
        if sum(shares) > 0:
            found += [Sample(number, elapsed, scores, points, shares) for elapsed, scores, points in seen]
    return found


def fit(positions: list[Sample], by_points: bool) -> tuple[float, float]:
    """Return the factors at the start and the end that make scores, or points so far, foretell best."""

    def loss(start: float, end: float) -> float:
        total = 0.0
        for position in positions:
            by = start + (end - start) * position.elapsed
            chances = softmax([by * score for score in position.given(by_points)])
            total -= sum(share * log(max(1e-9, chance)) for share, chance in zip(position.shares, chances))
        return total + 1e-3 * (start * start + end * end)

    best, step = (0.5, 0.5), 0.5
    lowest = loss(*best)
    while step > 0.01:
        near = [(best[0] + a * step, best[1] + b * step) for a in (-1, 0, 1) for b in (-1, 0, 1)]
        value, found = min((loss(*one), one) for one in near if min(one) >= 0)
        if value < lowest:
            lowest, best = value, found
        else:
            step /= 2
    return best


Foretold = list[tuple[float, float, float]]
"""How far the game was, a chance, and the share of the win that it foretold."""


def foretold(positions: list[Sample], factors: tuple[float, float], by_points: bool) -> Foretold:
    """Return elapsed, chance and share of every seat at every position."""
    found = []
    for position in positions:
        by = factors[0] + (factors[1] - factors[0]) * position.elapsed
        for chance, share in zip(softmax([by * score for score in position.given(by_points)]), position.shares):
            found.append((position.elapsed, chance, share))
    return found


def calibration_error(found: Foretold) -> float:
    """Return the expected calibration error in ten bins."""
    total = 0.0
    for number in range(10):
        inside = [one for one in found if min(9, int(10 * one[1])) == number]
        if inside:
            total += abs(sum(one[1] for one in inside) - sum(one[2] for one in inside))
    return total / max(1, len(found))


def brier(found: Foretold) -> float:
    """Return the mean square of what chances miss."""
    return sum((one[1] - one[2]) ** 2 for one in found) / max(1, len(found))


def calibrate(args: argparse.Namespace) -> None:
    """Fit the factors on one half of the games each, measure them on the other, and keep those of all games."""
    positions = samples(args.game, args.seats, args.games, args.seed)
    halves = [[one for one in positions if one.game // len(MIXED) % 2 == half] for half in (0, 1)]
    measured: Foretold = []
    baseline: Foretold = []
    for fitted, left in (halves, halves[::-1]):
        measured += foretold(left, fit(fitted, by_points=False), by_points=False)
        baseline += foretold(left, fit(fitted, by_points=True), by_points=True)
    start, end = fit(positions, by_points=False)
    rules = organelle.game(args.game)
    learned = ChanceHeuristic(rules.rules, rules.new(seats=args.seats, seed=0).window(0).setup).is_learned
    figures: dict[str, float | int] = {"start": round(start, 3), "end": round(end, 3), "games": args.games}
    figures |= {"positions": len(positions), "error": round(calibration_error(measured), 4)}
    for stage, name in enumerate(("early", "middle", "late")):
        part = [one for one in measured if min(2, int(3 * one[0])) == stage]
        figures[f"error {name}"] = round(calibration_error(part), 4)
    figures |= {"brier": round(brier(measured), 4), "brier by score": round(brier(baseline), 4)}
    print(args.game, args.seats, "learned" if learned else "by hand", json.dumps(figures), flush=True)
    if args.keep:
        kept = json.loads(FITS.read_text("utf-8"))
        kept[table_key(args.game, args.seats, learned)] = figures
        FITS.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")


def interval(values: list[float]) -> str:
    """Return a mean with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{mean:.3f} ± {1.96 * spread / sqrt(len(values)):.3f}"


def skill(args: argparse.Namespace) -> None:
    """Print accuracy by level and luck by seat over reviewed games of mixed levels."""
    found: dict[str, list[float]] = {bot: [] for bot in MIXED}
    luck: list[list[float]] = [[] for _ in range(args.seats)]
    for number in range(args.games):
        bots = [MIXED[(number + seat + number // len(MIXED)) % len(MIXED)] for seat in range(args.seats)]
        text = play(args.game, bots, args.seed + number, None).text()
        review = Reviewer(text, args.iterations, args.seed).review_all()
        draws, hidden = review.luck_of_draws(), review.luck_of_the_hidden()
        for seat, bot in enumerate(bots):
            exact = accuracy(review.losses(seat))
            if exact is not None:
                found[bot].append(exact)
            luck[seat].append(draws[seat] + hidden[seat])
    for bot, values in found.items():
        print(args.game, args.seats, bot, len(values), "accuracy", interval(values) if values else "–")
    for seat, changes in enumerate(luck):
        print(args.game, args.seats, f"luck of seat {seat}", interval(changes))


def blunders(args: argparse.Namespace) -> None:
    """Print how many worst answers, and how many of the search's own answers, are called mistake or blunder."""
    seen = total = own = 0
    seed = args.seed
    while total < args.count:
        match = organelle.game(args.game).new(seats=args.seats, seed=seed)
        seed += 1
        bot = configured_bot("learned@400")
        while not match.over and total < args.count:
            seat = match.waiting[0]
            window = match.window(seat)
            action = bot.bot.choose(window, bot.budget, Rng(seed, match.number))
            if len(window.actions()) > 2 and match.number % 7 == 0:
                found = probe(window, match.number, args.iterations, action)
                if found is not None:
                    total, seen, own = total + 1, seen + found[0], own + found[1]
            match.play(seat, window.vocabulary.to_code(action))
    print(
        args.game,
        args.seats,
        f"worst answers called wrong: {seen} of {total}, own answers called wrong: {own} of {total}",
    )


def probe(window: Window, number: int, iterations: int, action: int) -> tuple[bool, bool] | None:
    """Return whether the worst answer and the bot's own are called wrong; None if nothing costs ten points here."""
    heuristic = ChanceHeuristic(window.game, window.setup)
    truth = Judge(heuristic, 4 * iterations, 99)
    best = truth.promise(window, action, number).chances[window.seat]
    worst = min(window.actions(), key=lambda one: truth.promise(window, one, number).chances[window.seat])
    if best - truth.promise(window, worst, number + 1).chances[window.seat] < 0.1:
        return None
    judge = Judge(heuristic, iterations, 1)
    lost = []
    for given in (worst, action):
        found = judge.judge(window, number, 1, given)
        lost.append(found.before[window.seat] - found.promise_of(given).chances[window.seat] >= THRESHOLDS["mistake"])
    return lost[0], lost[1]


def main() -> None:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["calibrate", "skill", "blunders"])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--keep", action="store_true", help="write the fit into the package")
    args = parser.parse_args()
    {"calibrate": calibrate, "skill": skill, "blunders": blunders}[args.what](args)


if __name__ == "__main__":
    main()
