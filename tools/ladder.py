"""Plays the contests of the ladder, as far as the time goes, and writes docs/ladder.md from all that was played.

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
from organelle.cli.arena import commit, resumed, save
from organelle.cli.main import build
from organelle.research.arena import Contest, Outcome, fight
from organelle.research.standings import standings

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "bench" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"


@dataclass(frozen=True)
class Rung:
    """A contest and the share that its first bot has to reach, in percent; 0 where none is promised."""

    name: str
    contest: Contest
    bar: int

    @property
    def path(self) -> Path:
        return RUNS / f"{self.name}.json"

    @property
    def command(self) -> str:
        one = self.contest
        options = "".join(f" --option {name}={value}" for name, value in one.options.items())
        return f"organelle arena {one.game} {' '.join(one.bots)} --seats {one.seats} --games {one.games}{options}"

    def done(self) -> list[Outcome]:
        return resumed(str(self.path))[1] if self.path.exists() else []


def rung(name: str, game: str, bots: str, seats: int, bar: int, games: int = 100, **options: str) -> Rung:
    return Rung(name, Contest(game, seats, options, tuple(bots.split()), games, 0), bar)


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


def go_on(one: Rung, until: float, jobs: int) -> None:
    """Plays what is left of a run until the time is up."""
    done = one.done()
    for outcome in fight(one.contest, done, jobs):
        done.append(outcome)
        save(str(one.path), one.contest, done, commit(ROOT))
        print(f"{one.name}: {len(done)} of {len(one.contest.pairings())}", flush=True)
        if time.monotonic() > until:
            return


def section(one: Rung) -> list[str]:
    """A contest with its standings."""
    done = one.done()
    if not done:
        return [f"`{one.command}`", "", "Not played yet.", ""]
    run = json.loads(one.path.read_text("utf-8"))
    lines = [f"`{one.command}`", "", verdict(one, done, str(run["commit"])), ""]
    lines += ["| bot | wins | 95 % | mean score | rating | ms a decision (longest, busy) | iterations |"]
    lines += ["|---|--:|--:|--:|--:|--:|--:|"]
    for found in standings(done):
        row = found.row()
        name = found.name if found.seats == 1 else f"{found.seats} × {found.name}"
        rating = "–" if found.rating is None else f"{found.rating} ± {found.doubt}"
        share = f"{100 * found.share:.1f} % | {100 * found.low:.1f} – {100 * found.high:.1f}"
        effort = f"{row['ms']} ({row['longest ms']:.0f}, {row['busy ms']}) | {row['iterations']:.0f}"
        lines.append(f"| {name} | {share} | {found.score:.2f} | {rating} | {effort} |")
    return [*lines, ""]


def verdict(one: Rung, done: list[Outcome], made_at: str) -> str:
    """How many games, of which commit, and whether the promise is kept."""
    played = f"{len(done)} of {len(one.contest.pairings())} games, seeds from {one.contest.seed}, commit {made_at}."
    if one.bar == 0:
        return played
    share = next(found.share for found in standings(done) if found.name == one.contest.bots[0])
    kept = "reached" if 100 * share >= one.bar else "**not reached**"
    return f"{played} Asked of {one.contest.bots[0]}: at least {one.bar} % – {kept}."


def write() -> None:
    """The page, from the runs as they are."""
    made = f"Organelle {organelle.__version__} ({build()}), Python {platform.python_version()}, {platform.machine()}."
    lines = [HEAD + made, ""]
    for game in sorted({one.contest.game for one in LADDER}):
        lines += [f"## {organelle.game(game).title}", ""]
        for one in LADDER:
            if one.contest.game == game:
                lines += section(one)
    PAGE.write_text("\n".join(lines).rstrip("\n") + "\n", "utf-8")


def main() -> int:
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--minutes", type=float, default=60.0)
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--only", default="", help="rungs whose names contain this")
    command.add_argument("--games", type=int, help="fewer games than the ladder asks for")
    chosen = command.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    RUNS.mkdir(exist_ok=True)
    for one in LADDER:
        if chosen.only in one.name and time.monotonic() < until:
            fewer = min(chosen.games or one.contest.games, one.contest.games)
            go_on(replace(one, contest=replace(one.contest, games=fewer)), until, chosen.jobs)
    write()
    print(f"{PAGE} written at commit {commit(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
