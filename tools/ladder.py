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
from organelle.cli.arena import git_commit, load_run, save_run
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

    def results(self) -> list[GameResult]:
        """Return what was played so far."""
        return load_run(str(self.path))[1] if self.path.exists() else []


def rung(name: str, game: str, bots: str, seats: int, bar: int, games: int = 100, **options: str) -> Rung:
    """Return a rung; `bots` are separated by spaces, the first is the one that has to reach the bar."""
    return Rung(name, Tournament(game, seats, options, tuple(bots.split()), games, 0), bar)


LADDER = [
    rung("cytosis-greedy-random", "cytosis", "greedy random", 2, 95, 200),
    rung("cellulose-greedy-random", "cellulose", "greedy random", 2, 95, 200),
    rung("foment-greedy-random", "foment", "greedy random random", 3, 60, 300),
    rung("foment-hard-greedy", "foment", "hard greedy greedy", 3, 50, 102),
    rung("cytosis-hard-greedy", "cytosis", "hard greedy", 2, 80),
    rung("cellulose-hard-greedy", "cellulose", "hard greedy", 2, 80),
    rung("cytosis-hard-greedy-4", "cytosis", "hard greedy greedy greedy", 4, 55),
    rung("cellulose-hard-greedy-4", "cellulose", "hard greedy greedy greedy", 4, 55),
    rung("cellulose-expert-ivy", "cellulose", "expert", 1, 60, difficulty="hard"),
    rung("cellulose-expert-hard", "cellulose", "expert hard", 2, 60),
    rung("cytosis-expert-hard", "cytosis", "expert hard", 2, 60),
    rung("foment-levels", "foment", "hard normal easy random", 4, 0, 40),
    rung("cytosis-levels", "cytosis", "hard normal easy random", 4, 0, 40),
    rung("cellulose-levels", "cellulose", "hard normal easy random", 4, 0, 40),
]

HEAD = """# The ladder

How strong our own bots are, each contest with the command that repeats it. `python -m tools.ladder` plays the contests,
goes on with runs that were broken off (`bench/ladder` keeps them) and writes this page.

- Every rotation of the seats is played with the same draws. A shared victory counts in part.
- **95 %** is the Wilson interval of the share of victories.
- A run with fewer games than its command names is not finished.
- **rating** is OpenSkill's, with its uncertainty.
- **ms a decision** is the mean by the clock. In brackets are the longest, and the mean time of the processor alone.

"""


def play_on(one: Rung, until: float, over: Executor) -> None:
    """Play what is left of a run until `time.monotonic()` is past `until`, and save it after each game."""
    results = one.results()
    for result in run_tournament(one.tournament, results, 1, over):
        results.append(result)
        save_run(str(one.path), one.tournament, results, git_commit(ROOT))
        print(f"{one.name}: {len(results)} of {len(one.tournament.schedule())}", flush=True)
        if time.monotonic() > until:
            return


def section(one: Rung) -> list[str]:
    """Return the lines of a tournament on the page: its command, the verdict and the standings."""
    results = one.results()
    if not results:
        return [f"`{one.command}`", "", "Not played yet.", ""]
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
    played = f"{len(results)} of {len(tournament.schedule())} games, seeds from {tournament.seed}, commit {commit}."
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
            if one.tournament.game == game:
                lines += section(one)
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
