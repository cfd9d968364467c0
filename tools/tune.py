"""Find out whether a change to a heuristic makes the search stronger: play it against the unchanged search.

python -m tools.tune cytosis 2 --iterations 300 --games 60 exploration=0.5 horizon=20 --jobs 2 --out tune.jsonl

With --out every game is kept in a file, and the same command goes on with it.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import organelle
from organelle.bots.bot import Bot, Budget
from organelle.bots.greedy import GreedyBot
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.research.executor import Executor
from organelle.research.ray_executor import executor
from organelle.research.standings import mean_interval, wilson_interval


def changed_bot(changes: list[str]) -> IsmctsBot:
    """Return the search with a heuristic whose fields are set by NAME=VALUE pairs."""

    def heuristic(game: Game) -> Heuristic:
        found = heuristic_for(game)
        for change in changes:
            name, _, value = change.partition("=")
            setattr(found, name, type(getattr(found, name))(float(value)))
        return found

    return IsmctsBot(heuristic=heuristic)


def opponent(name: str) -> Bot:
    """Return the bot to play against: `greedy`, or the search as it is."""
    return GreedyBot() if name == "greedy" else IsmctsBot()


@dataclass(frozen=True)
class Trial:
    """One game: what is changed, whom it meets, and the seat of the changed bot."""

    game: str
    seats: int
    changes: tuple[str, ...]
    against: str
    iterations: int
    own: int
    seed: int


def play_trial(trial: Trial) -> tuple[Trial, float, float]:
    """Play one game; return it with the changed bot's share of the victory and its lead."""
    changed, other = changed_bot(list(trial.changes)), opponent(trial.against)
    match = organelle.game(trial.game).new(trial.seats, seed=trial.seed)
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        bot = changed if seat == trial.own else other
        action = bot.choose(window, Budget(trial.iterations), Rng(trial.seed, match.number * 16 + seat))
        match.play(seat, window.vocabulary.to_code(action))
    share = 1 / len(match.winners) if trial.own in match.winners else 0.0
    others = [score for seat, score in enumerate(match.scores) if seat != trial.own]
    return trial, share, float(match.scores[trial.own] - max(others))


def run_trials(trials: list[Trial], over: Executor, out: Path | None) -> list[tuple[float, float]]:
    """Play all games that are not on file; return share and lead of each, in the order of the trials."""
    found: dict[Trial, tuple[float, float]] = {}
    if out is not None and out.exists():
        for line in out.read_text("utf-8").splitlines():
            fields, share, lead = json.loads(line)
            found[Trial(**fields | {"changes": tuple(fields["changes"])})] = share, lead
    for trial, share, lead in over.run(play_trial, [trial for trial in trials if trial not in found]):
        found[trial] = share, lead
        if out is not None:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asdict(trial), share, lead]) + "\n")
    return [found[trial] for trial in trials]


def main() -> int:
    """Play the games of the command line, the changed bot's seat rotating, and print wins and lead with intervals."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("game")
    command.add_argument("seats", type=int)
    command.add_argument("changes", nargs="*", metavar="name=value")
    command.add_argument("--iterations", type=int, default=300)
    command.add_argument("--games", type=int, default=60)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--against", choices=("ismcts", "greedy"), default="ismcts")
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--ray", help="the address of a Ray cluster to play on")
    command.add_argument("--out", type=Path, metavar="FILE", help="keep every game in this file, and go on with it")
    args = command.parse_intermixed_args()
    trials = [
        Trial(args.game, args.seats, tuple(args.changes), args.against, args.iterations, seat, args.seed + number)
        for number in range(-(-args.games // args.seats))
        for seat in range(args.seats)
    ]
    results = run_trials(trials[: args.games], executor(args.jobs, args.ray), args.out)
    won = sum(share for share, _ in results)
    low, high = wilson_interval(won, len(results))
    lead, least, most = mean_interval([lead for _, lead in results])
    print(f"{args.game} {' '.join(args.changes)}: wins {100 * won / len(results):.1f} % ({100 * low:.0f} to", end=" ")
    print(f"{100 * high:.0f}), lead {lead:+.1f} ({least:+.1f} to {most:+.1f}), {len(results)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
