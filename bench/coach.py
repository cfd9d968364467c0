"""How well the coach sees: calibration, skill, blunders, luck and what it may not know, measured on games of bots.

python -m bench.coach calibrate cytosis --seats 2 --games 400
python -m bench.coach skill cytosis --seats 2 --games 60
python -m bench.coach steps cytosis --seats 2 --count 100
python -m bench.coach blunders cytosis --seats 2 --count 100
python -m bench.coach luck cytosis --seats 2 --games 200 --iterations 40
python -m bench.coach redeal cytosis --seats 2 --count 100
python -m bench.coach speed cytosis --seats 3 --games 3 --iterations 4000
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter, process_time

from bench.coach_fit import Foretold, Sample, brier, calibration_error, fit, foretold
from bench.coach_sight import Rows, blunders, interval, skill, steps

import organelle
from organelle.bots.levels import configured_bot
from organelle.coach.advice import Advice, advise
from organelle.coach.calibration import table_key
from organelle.coach.judge import Judge, Judgement
from organelle.coach.review import QUICK, Reviewer
from organelle.coach.values import ChanceHeuristic
from organelle.kernel.rng import Rng
from organelle.table.match import Match
from organelle.table.notation import Entry
from organelle.table.window import Window

MIXED = ("random", "easy", "learned@30", "learned@120")
"""Bots of all levels, those that search with iterations that make a choice repeatable; `--bots` names others."""

REDEALS = 3
"""How often everything hidden is dealt anew at each position."""

FITS = Path(__file__).parents[1] / "src" / "organelle" / "coach" / "calibration.json"


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


def luck(args: argparse.Namespace) -> None:
    """Print the mean luck of every seat over reviewed games of mixed bots, and how far a result is from its sum."""
    draws: list[list[float]] = [[] for _ in range(args.seats)]
    whole: list[list[float]] = [[] for _ in range(args.seats)]
    farthest = 0.0
    for number in range(args.games):
        bots = [args.bots[(number // len(args.bots) ** seat) % len(args.bots)] for seat in range(args.seats)]
        match = play(args.game, bots, args.seed + number, None)
        for player in Reviewer(match.text(), args.iterations, args.seed).review_all().to_json()["players"]:
            seat = int(player["seat"])
            draws[seat].append(player["luck_of_draws"])
            whole[seat].append(player["luck"])
            total = player["start"] + player["luck"] + sum(player["skill"])
            farthest = max(farthest, abs(total - match.returns("share")[seat]))
    for seat in range(args.seats):
        print(args.game, args.seats, f"luck of seat {seat}", interval(whole[seat]), "of draws", interval(draws[seat]))
    print(args.game, args.seats, f"{args.games} games, a result is at most {farthest:.1e} from its sum")


def redeal(args: argparse.Namespace) -> None:
    """Print at how many questions a hint or a judgement changes when everything hidden is dealt anew."""
    seen = hints = judgements = 0
    seed = args.seed
    while seen < args.count:
        seed += 1
        match = organelle.game(args.game).new(seats=args.seats, seed=seed)
        bot = configured_bot("greedy")
        while not match.over and seen < args.count:
            seat = match.waiting[0]
            window = match.window(seat)
            if match.number % 11 == 0 and len(window.actions()) > 1:
                told = [known(match.redeal(seat, seed=number).window(seat), args) for number in range(REDEALS)]
                told.append(known(window, args))
                seen += 1
                hints += any(hint != told[0][0] for hint, _ in told)
                judgements += any(judgement != told[0][1] for _, judgement in told)
            match.play(seat, window.vocabulary.to_code(bot.bot.choose(window, bot.budget, Rng(seed, match.number))))
    print(args.game, args.seats, f"of {seen} questions, each dealt anew {REDEALS} times:")
    print(f"another hint at {hints}, another judgement at {judgements}")


def known(window: Window, args: argparse.Namespace) -> tuple[Advice, Judgement]:
    """Return the hint for a window, with all the time it needs, and the judgement of its question."""
    judge = Judge(ChanceHeuristic(window.game, window.setup), args.iterations, args.seed)
    return advise(window, args.seed, lambda: 0.0), judge.judge(window, 1, 2)


class PartReviewer(Reviewer):
    """Judges one in so many decisions, which tells how long all of them would take."""

    def __init__(self, text: str, iterations: int, part: int) -> None:
        super().__init__(text, iterations)
        self.part = part
        self.asked = 0

    def judge_decision(self, entry: Entry, action: int) -> None:
        self.asked += 1
        if self.asked % self.part:
            self.state.play(entry.seat, action)
        else:
            super().judge_decision(entry, action)


def speed(args: argparse.Namespace) -> None:
    """Print how long a review of each of some games takes, and the longest of ten hints in each.

    A review is told in seconds of the processor too, which others on the same machine change much less.
    """
    for number in range(args.games):
        match = play(args.game, ["learned@30"] * args.seats, args.seed + number, None)
        began, worked = perf_counter(), process_time()
        PartReviewer(match.text(), args.iterations, args.part).review_all()
        took, worked = (args.part * seconds for seconds in (perf_counter() - began, process_time() - worked))
        longest = 0.0
        for part in range(10):
            earlier = match.copy()
            earlier.rewind(match.number * part // 10 + 1)
            began = perf_counter()
            advise(earlier.window(earlier.waiting[0]), args.seed)
            longest = max(longest, perf_counter() - began)
        review = f"review {took:.1f} s, {worked:.1f} s of the processor"
        print(args.game, args.seats, f"{match.number} entries, {review}, longest hint {longest:.2f} s", flush=True)


MEASURES = {each.__name__: each for each in (calibrate, luck, redeal, speed)}
SIGHTS = {each.__name__: each for each in (skill, steps, blunders)}


def main() -> None:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=sorted([*MEASURES, *SIGHTS]))
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=QUICK)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--bots", nargs="+", default=MIXED, metavar="NAME", help="who plays where luck is measured")
    parser.add_argument("--keep", action="store_true", help="write the fit into the package")
    parser.add_argument(
        "--every", type=int, default=9, help="one in so many questions is asked of skill, steps, blunders"
    )
    parser.add_argument("--part", type=int, default=1, help="speed judges one in so many decisions, and multiplies")
    parser.add_argument("--rows", type=Path, help="where skill, steps and blunders keep what they found, and go on")
    parser.add_argument("--seconds", type=float, default=1e9, help="after which they stop, to go on another time")
    args = parser.parse_args()
    if args.what in MEASURES:
        MEASURES[args.what](args)
    else:
        SIGHTS[args.what](args, Rows(args.rows, args.seconds))


if __name__ == "__main__":
    main()
