"""Learn anew the weights of every table whose rules or sheets have changed, and write their figures into docs/bots.md.

python -m tools.weights --jobs 2            learn what is out of date, one table after the other
python -m tools.weights --only foment-5     only the files whose names begin so, out of date or not
python -m tools.weights --page              only write the page
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import organelle
from organelle.cli.main import main as run_command
from organelle.kernel.setup import sheets_checksum
from organelle.old_sheets import sheets_at
from organelle.research.training.self_play import FIRST_SEED

ROOT = Path(__file__).parents[1]
FILES = ROOT / "src" / "organelle" / "bots" / "weights"
PAGE = ROOT / "docs" / "bots.md"

ALSO = {"cytosis": (2, 3), "cellulose": (2,), "foment": (2,)}
"""Earlier versions of the rules at whose sheets stored games go on with the weights; docs/bots.md has contests."""


@dataclass(frozen=True)
class Course:
    """How the weights of one table are learned.

    Args:
        name: The name of the file.
        words: What the page calls the table.
        seats: How many players.
        bot: Who plays the games.
        games: How many games, in all generations.
        priors: How many games more teach the priors.
        generations: In how many parts the games are played, each with what the ones before have taught.
        options: What differs from the usual table.
    """

    name: str
    words: str
    seats: int
    bot: str
    games: int
    priors: int
    generations: int = 3
    options: dict[str, str] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.name.partition("-")[0]

    @property
    def path(self) -> Path:
        """The weights file."""
        return FILES / f"{self.name}.json"

    @property
    def arguments(self) -> list[str]:
        """The words of the command that learns them, after `organelle`."""
        options = [word for name, value in self.options.items() for word in ("--option", f"{name}={value}")]
        counts = ["--bot", self.bot, "--games", str(self.games), "--generations", str(self.generations)]
        return ["train", self.game, "--seats", str(self.seats), *options, *counts, "--priors", str(self.priors)]

    @property
    def up_to_date(self) -> bool:
        """Were they learned with today's rules and sheets?"""
        rules = organelle.game(self.game).rules
        if not self.path.exists():
            return False
        found = json.loads(self.path.read_text("utf-8"))
        return bool(found["rules"] == rules.version and found["sheets"] == sheets_checksum(rules.cards()))

    def learn(self, jobs: int) -> None:
        """Learn them, and put them in the place of those that are there."""
        made = self.path.with_suffix(".new")
        made.unlink(missing_ok=True)
        if run_command([*self.arguments, "--jobs", str(jobs), "--out", str(made)]) != 0:
            sys.exit(1)
        found = json.loads(made.read_text("utf-8"))
        found["also"] = older_sheets(self.game, ALSO[self.game])
        made.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        made.replace(self.path)


COURSES = [
    Course("cytosis-2", "Cytosis, 2 players", 2, "learned@200", 900, priors=40),
    Course("cytosis-3", "Cytosis, 3 players", 3, "learned@100", 600, priors=30),
    Course("cytosis-4", "Cytosis, 4 players", 4, "learned@100", 600, priors=24),
    Course("cytosis-5", "Cytosis, 5 players", 5, "learned@60", 500, priors=20),
    Course(
        "cellulose-1",
        "Cellulose, alone against Ivy on hard",
        1,
        "learned@600",
        600,
        priors=40,
        options={"difficulty": "hard"},
    ),
    Course("cellulose-2", "Cellulose, 2 players", 2, "learned@400", 700, priors=40),
    Course("cellulose-3", "Cellulose, 3 players", 3, "learned@150", 400, priors=30),
    Course("cellulose-4", "Cellulose, 4 players", 4, "learned@150", 500, priors=24),
    Course("cellulose-5", "Cellulose, 5 players", 5, "learned@100", 400, priors=20),
    Course(
        "cellulose-mangrove-2",
        "Cellulose, 2 players, Mangrove",
        2,
        "learned@150",
        400,
        priors=30,
        options={"board": "mangrove"},
    ),
    Course(
        "cellulose-mangrove-4",
        "Cellulose, 4 players, Mangrove",
        4,
        "learned@100",
        300,
        priors=20,
        options={"board": "mangrove"},
    ),
    Course("foment-3", "Foment, 3 players", 3, "learned@60", 1500, priors=30),
    Course("foment-4", "Foment, 4 players", 4, "learned@60", 1000, priors=24),
    Course("foment-5", "Foment, 5 players", 5, "learned@60", 800, priors=20),
]
"""All tables that have weights of their own. What is not named here borrows those of the nearest one."""

BEGIN, END = "<!-- written by tools/weights.py: from here -->", "<!-- to here -->"


def older_sheets(game: str, versions: tuple[int, ...]) -> list[dict[str, int]]:
    """Return the checksums of a game's sheets in earlier versions of its rules, as a weights file holds them."""
    rules = organelle.game(game).rules
    older = [version for version in versions if version < rules.version]
    return [{"rules": one, "sheets": sheets_checksum(rules.cards(sheets_at(rules, one)))} for one in older]


def table_row(course: Course, card: dict[str, Any]) -> str:
    """Return the row of a table's weights: how many games, and how well they foretell."""
    learned, by_hand = (
        " ".join(f"{quarter['error']:.3f}" for quarter in card[name]) for name in ("calibration", "calibration by hand")
    )
    loss = f"{card['loss']:.3f} ({card['loss by hand']:.3f})"
    prior = card.get("priors")
    priors = "–" if prior is None else f"{prior['loss']:.3f} ({prior['loss by hand']:.3f})"
    return f"| {course.words} | {card['games']} | {card['positions']:,} | {loss} | {learned} | {by_hand} | {priors} |"


def command_of(course: Course, card: dict[str, Any]) -> str:
    """Return the command that made the weights which are there, by their training card."""
    made = replace(course, bot=card["bot"], games=card["games"], generations=card["generations"])
    words = ["organelle", *replace(made, priors=card.get("priors", {"games": 0})["games"]).arguments]
    first = card["seeds"][0]
    return " ".join(words if first == FIRST_SEED else [*words, "--seed", str(first)])


def figures() -> list[str]:
    """Return the lines of the page that are made from the training cards."""
    lines = ["| weights for | games | positions | loss (by hand) | error by quarter | by hand | priors (by hand) |"]
    lines.append("|---|--:|--:|--:|--:|--:|--:|")
    there = [(course, json.loads(course.path.read_text("utf-8"))) for course in COURSES if course.path.exists()]
    lines += [table_row(course, weights["training"]) for course, weights in there]
    commands = [command_of(course, weights["training"]) for course, weights in there]
    return [*lines, "", "The weights come from these commands:", "", "```console", *commands, "```"]


def write_page() -> None:
    """Write the figures into their place on the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text("\n".join([before + BEGIN, "", *figures(), "", END + after]), "utf-8")


def main() -> int:
    """Learn what is asked for, and write the page."""
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--only", default="", help="files whose names begin so")
    command.add_argument("--page", action="store_true", help="only write the page")
    args = command.parse_args()
    for course in COURSES if not args.page else []:
        if course.name.startswith(args.only) and (args.only or not course.up_to_date):
            print(f"== {course.name}: organelle {' '.join(course.arguments)}", flush=True)
            course.learn(args.jobs)
    write_page()
    return 0


if __name__ == "__main__":
    sys.exit(main())
