"""Play the tournaments of the ladder, as far as the time goes, and write docs/ladder.md from all that was played.

python -m tools.ladder --minutes 30 --jobs 2    go on with every run, the shortest first
python -m tools.ladder --minutes 0              only write the page
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import organelle
from organelle.cli.arena import git_commit, load_run, rules_of_run, save_run
from organelle.cli.main import build_kind
from organelle.research.arena import GameResult, Tournament, run_tournament
from organelle.research.executor import Executor
from organelle.research.ray_executor import executor
from organelle.research.standings import compute_standings

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "bench" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"


@dataclass(frozen=True)
class Rung:
    """A tournament and the share that its first bot has to reach, in percent; 0 where none is promised."""

    name: str
    tournament: Tournament
    bar: int

    @property
    def path(self) -> Path:
        """The file of the run."""
        return RUNS / f"{self.name}.json"

    @property
    def command(self) -> str:
        """The command that plays the same tournament."""
        one = self.tournament
        options = "".join(f" --option {name}={value}" for name, value in one.options.items())
        return f"organelle arena {one.game} {' '.join(one.bots)} --seats {one.seats} --games {one.games}{options}"

    @property
    def finished(self) -> bool:
        """Were all its games played?"""
        return len(self.results()) == len(self.tournament.schedule())

    def results(self) -> list[GameResult]:
        """Return what was played so far."""
        return load_run(str(self.path))[1] if self.path.exists() else []


def rung(name: str, game: str, bots: str, seats: int, bar: int, games: int = 100, **options: str) -> Rung:
    """Return a rung; `bots` are separated by spaces, the first is the one that has to reach the bar."""
    return Rung(name, Tournament(game, seats, options, tuple(bots.split()), games, 0), bar)


FULL = 400
"""Games of the contests that the promises rest on."""

SCALE = "hard normal easy hard@1 normal@1 easy@1 greedy"
"""Levels of today and their first versions, everyone against everyone."""

TABLES = [
    *(("cytosis", seats) for seats in (2, 3, 4, 5)),
    *(("cellulose", seats) for seats in (2, 3, 4, 5)),
    *(("foment", seats) for seats in (2, 3, 4, 5)),
]
"""Every game with every number of players that can be level."""


def learned(game: str, seats: int, **options: str) -> Rung:
    """Return the contest of the learned value with the one written by hand, at equal iterations."""
    name = "-".join([game, "learned", str(seats), *options.values()])
    return rung(name, game, " ".join(["learned@100", *["ismcts@100"] * (seats - 1)]), seats, 0, 100, **options)


LADDER = [
    rung("cytosis-hard-expert1", "cytosis", "hard expert@1", 2, 60, FULL),
    rung("cellulose-hard-expert1", "cellulose", "hard expert@1", 2, 60, FULL),
    rung("cytosis-expert-expert1", "cytosis", "expert expert@1", 2, 80, FULL),
    rung("cellulose-expert-expert1", "cellulose", "expert expert@1", 2, 80, FULL),
    rung("cytosis-expert-expert1-4", "cytosis", "expert expert@1 expert@1 expert@1", 4, 50, 200),
    rung("cellulose-expert-expert1-4", "cellulose", "expert expert@1 expert@1 expert@1", 4, 50, 200),
    rung("foment-expert-expert1-3", "foment", "expert expert@1 expert@1", 3, 50, 201),
    rung("foment-expert-expert1-5", "foment", "expert expert@1 expert@1 expert@1 expert@1", 5, 33, 200),
    rung("cytosis-hard-hard1-4", "cytosis", "hard hard@1 hard@1 hard@1", 4, 0, 200),
    rung("cellulose-hard-hard1-4", "cellulose", "hard hard@1 hard@1 hard@1", 4, 0, 200),
    rung("foment-hard-hard1-3", "foment", "hard hard@1 hard@1", 3, 0, 201),
    rung("foment-hard-hard1-5", "foment", "hard hard@1 hard@1 hard@1 hard@1", 5, 0, 200),
    rung("cellulose-expert-ivy", "cellulose", "expert", 1, 85, 200, difficulty="hard"),
    rung("cellulose-master-ivy", "cellulose", "master", 1, 92, 200, difficulty="hard"),
    rung("cytosis-master-expert", "cytosis", "master expert", 2, 60, 200),
    rung("cellulose-master-expert", "cellulose", "master expert", 2, 60, 200),
    rung("foment-master-expert", "foment", "master expert expert", 3, 60, 201),
    *(learned(game, seats) for game, seats in TABLES),
    *(
        learned("cytosis", 2, **{name: value})
        for name, value in (("edition", "first"), ("virus", "on"), ("epigenetics", "on"))
    ),
    *(learned("cellulose", seats, board="mangrove") for seats in (2, 3, 4)),
    rung("cytosis-scale", "cytosis", SCALE, 2, 0, 420),
    rung("cellulose-scale", "cellulose", SCALE, 2, 0, 420),
    rung("foment-scale", "foment", SCALE, 3, 0, 420),
    rung("cytosis-greedy-random", "cytosis", "greedy random", 2, 95, 200),
    rung("cellulose-greedy-random", "cellulose", "greedy random", 2, 95, 200),
    rung("foment-greedy-random", "foment", "greedy random random", 3, 60, 300),
    rung("foment-hard1-greedy", "foment", "hard@1 greedy greedy", 3, 50, 102),
    rung("cytosis-hard1-greedy", "cytosis", "hard@1 greedy", 2, 80),
    rung("cellulose-hard1-greedy", "cellulose", "hard@1 greedy", 2, 80),
    rung("cytosis-hard1-greedy-4", "cytosis", "hard@1 greedy greedy greedy", 4, 55),
    rung("cellulose-hard1-greedy-4", "cellulose", "hard@1 greedy greedy greedy", 4, 55),
    rung("cellulose-expert1-ivy", "cellulose", "expert@1", 1, 60, difficulty="hard"),
    rung("cellulose-expert1-hard1", "cellulose", "expert@1 hard@1", 2, 60),
    rung("cytosis-expert1-hard1", "cytosis", "expert@1 hard@1", 2, 60),
    rung("foment-levels1", "foment", "hard@1 normal@1 easy@1 random", 4, 0, 40),
    rung("cytosis-levels1", "cytosis", "hard@1 normal@1 easy@1 random", 4, 0, 40),
    rung("cellulose-levels1", "cellulose", "hard@1 normal@1 easy@1 random", 4, 0, 40),
]

HEAD = """# The ladder

How strong our own bots are, each contest with the command that repeats it. `python -m tools.ladder` plays the contests,
goes on with runs that were broken off (`bench/ladder` keeps them) and writes this page.

- Every rotation of the seats is played with the same draws. A shared victory counts in part.
- **95 %** is the Wilson interval of the share of victories.
- A run with fewer games than its command names is not finished: “40 of 400 games”. Its interval says how much it tells.
- A level with `@1` is the level as it was before it learned ([bots that learn](bots.md)); it always evaluates by hand.
- Games to learn from have seeds from 1,000,000 on, contests from 0.
- Figures of the games have changed between versions of the rules; each contest says which one it was played by.
- **rating** is OpenSkill's, with its uncertainty.
- **ms a decision** is the mean by the clock. In brackets are the longest, and the mean time of the processor alone:
  the machine, with two cores, had other work beside this.

"""


def play_on(one: Rung, until: float, over: Executor) -> None:
    """Play what is left of a run until `time.monotonic()` is past `until`, and save it after each game.

    A run that older rules broke off begins anew; one that was played to its end stands as it is.
    """
    results = one.results()
    if results and not one.finished and rules_of_run(str(one.path)) != organelle.game(one.tournament.game).version:
        results = []
    for result in run_tournament(one.tournament, results, 1, over):
        results.append(result)
        save_run(str(one.path), one.tournament, results, git_commit(ROOT))
        print(f"{one.name}: {len(results)} of {len(one.tournament.schedule())}", flush=True)
        if time.monotonic() > until:
            return


def section(one: Rung) -> list[str]:
    """Return the lines of a tournament on the page: its command, the verdict and the standings."""
    results = one.results()
    run = json.loads(one.path.read_text("utf-8"))
    lines = [f"`{one.command}`", "", verdict(one, results, str(run["commit"])), ""]
    lines += ["| bot | wins | 95 % | mean score | rating | ms a decision (longest, busy) | iterations |"]
    lines += ["|---|--:|--:|--:|--:|--:|--:|"]
    for standing in compute_standings(results):
        row = standing.to_json()
        name = standing.name if standing.seats == 1 else f"{standing.seats} × {standing.name}"
        rating = "–" if standing.rating is None else f"{standing.rating} ± {standing.doubt}"
        share = f"{100 * standing.share:.1f} % | {100 * standing.low:.1f} – {100 * standing.high:.1f}"
        effort = f"{row['ms']} ({row['longest ms']:.0f}, {row['busy ms']}) | {row['iterations']:.0f}"
        lines.append(f"| {name} | {share} | {standing.score:.2f} | {rating} | {effort} |")
    return [*lines, ""]


def verdict(one: Rung, results: list[GameResult], commit: str) -> str:
    """Return how many games were played, at which commit, and whether the bar is reached."""
    tournament = one.tournament
    version = rules_of_run(str(one.path))
    rules = f"version {version} of the rules" if version else "an earlier version of the rules"
    played = (
        f"{len(results)} of {len(tournament.schedule())} games, seeds from {tournament.seed}, {rules}, commit {commit}."
    )
    if one.bar == 0:
        return played
    first = tournament.bots[0]
    share = next(standing.share for standing in compute_standings(results) if standing.name == first)
    kept = "reached" if 100 * share >= one.bar else "**not reached**"
    return f"{played} Asked of {first}: at least {one.bar} % – {kept}."


def write_page() -> None:
    """Write docs/ladder.md from the runs as they are."""
    made = (
        f"Organelle {organelle.__version__} ({build_kind()}), Python {platform.python_version()}, {platform.machine()}."
    )
    lines = [HEAD + made, ""]
    for game in sorted({one.tournament.game for one in LADDER}):
        lines += [f"## {organelle.game(game).title}", ""]
        for one in LADDER:
            if one.tournament.game == game and one.results():
                lines += section(one)
    left = [one.command for one in LADDER if not one.results()]
    if left:
        lines += ["## Not played yet", "", "```console", *left, "```", ""]
    PAGE.write_text("\n".join(lines).rstrip("\n") + "\n", "utf-8")


def main() -> int:
    """Play on with each rung in turn, as far as the time goes, then write the page."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--minutes", type=float, default=60.0)
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--ray", help="the address of a Ray cluster to play on")
    command.add_argument("--only", default="", help="rungs whose names contain this")
    command.add_argument("--games", type=int, help="fewer games than the ladder asks for")
    args = command.parse_args()
    until = time.monotonic() + 60 * args.minutes
    RUNS.mkdir(exist_ok=True)
    for one in LADDER:
        if args.only in one.name and time.monotonic() < until:
            fewer = min(args.games or one.tournament.games, one.tournament.games)
            play_on(replace(one, tournament=replace(one.tournament, games=fewer)), until, executor(args.jobs, args.ray))
    write_page()
    print(f"{PAGE} written at commit {git_commit(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
