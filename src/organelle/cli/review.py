"""`organelle review`: judge every decision of a saved game, and tell luck from skill."""

from __future__ import annotations

import argparse
import json
import textwrap

from organelle.cli.arguments import Say, read_text, require_at_least
from organelle.cli.progress_bar import ProgressBar
from organelle.cli.review_page import review_page
from organelle.coach.grades import GOOD, GRADES, THRESHOLDS
from organelle.coach.narrator import Narrator, percent
from organelle.coach.report import Review
from organelle.coach.review import DEEP, QUICK, Reviewer
from organelle.localization import seat_names, sentence

WIDTH = 80
STEPS = "▁▂▃▄▅▆▇█"
"""Winning chances from low to high."""


def add_arguments(command: argparse.ArgumentParser, say: Say) -> None:
    """Declare the arguments of `organelle review`."""
    command.add_argument("file", help=say("cli-file"))
    how = command.add_mutually_exclusive_group()
    how.add_argument("--quick", dest="iterations", action="store_const", const=QUICK, help=say("cli-review-quick"))
    how.add_argument("--deep", dest="iterations", action="store_const", const=DEEP, help=say("cli-review-deep"))
    how.add_argument("--iterations", type=int, metavar="N", help=say("cli-review-iterations"))
    command.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-review-seed"))
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("cli-json"))
    form.add_argument("--html", action="store_true", help=say("cli-review-html"))
    command.set_defaults(run=review, iterations=QUICK)


def review(args: argparse.Namespace) -> int:
    """Print the review of a saved game; broken off with Ctrl-C, that of the part that was judged."""
    require_at_least("--iterations", args.iterations, 1)
    reviewer = Reviewer(read_text(args.file), args.iterations, args.seed)
    progress = ProgressBar(len(reviewer.entries))
    try:
        found = reviewer.review_all(progress.step)
    except KeyboardInterrupt:
        found = reviewer.finish()
    names = seat_names(args.lang, found.game, found.seats, reviewer.last.companions)
    narrator = Narrator(found, reviewer.vocabulary, args.lang, names)
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
    elif args.html:
        print(review_page(found, narrator))
    else:
        print("\n".join(review_lines(found, narrator)))
    return 0


def review_lines(found: Review, narrator: Narrator) -> list[str]:
    """Return a review as lines of text."""
    language = narrator.language
    lines = textwrap.wrap(made_with(found, language), WIDTH)
    if not found.whole:
        lines += textwrap.wrap(sentence(language, "review-part", {"entry": found.course[-1].entry}), WIDTH)
    for player in found.to_json()["players"]:
        lines += ["", *player_lines(player, narrator), "  " + chart_line(found, player["seat"])]
    lines += ["", sentence(language, "review-moments", {})]
    for _, told in narrator.moments():
        lines += textwrap.wrap(told, WIDTH, initial_indent="· ", subsequent_indent="  ")
    costly = [decision for decision in found.decisions if decision.loss >= THRESHOLDS[GOOD]]
    lines += ["", sentence(language, "review-decisions", {"count": len(costly)})]
    for decision in costly:
        told = f"{sentence(language, f'review-grade-{decision.grade}', {})} · {narrator.tell(decision)}"
        lines += textwrap.wrap(f"{decision.entry:>4}  {told}", WIDTH, subsequent_indent="      ")
    return lines


def made_with(found: Review, language: str) -> str:
    """Return what the review was made with."""
    words = {name: value for name, value in found.made_with.items() if name != "value"}
    return sentence(language, "review-made-with", {"game": found.game, "seats": found.seats, **words})


def player_lines(player: dict[str, object], narrator: Narrator) -> list[str]:
    """Return how a player did: accuracy, grades, and how the result adds up."""
    found = player_words(player, narrator)
    return [
        sentence(narrator.language, "review-player", found),
        "  " + sentence(narrator.language, "review-grades", found),
        "  " + sentence(narrator.language, "review-sum", found),
    ]


def player_words(player: dict[str, object], narrator: Narrator) -> dict[str, str | int]:
    """Return the figures of a player for its sentences."""
    seat = player["seat"]
    skill, grades = player["skill"], player["grades"]
    assert isinstance(seat, int) and isinstance(skill, list) and isinstance(grades, dict)
    words: dict[str, str | int] = {"name": narrator.names[seat]}
    words["accuracy"] = "–" if player["accuracy"] is None else f"{player['accuracy']}"
    words |= {grade: grades[grade] for grade in GRADES}
    own = skill[seat]
    shown = {"start": player["start"], "luck": player["luck"], "own": own, "others": sum(skill) - own}
    shown |= {"draws": player["luck_of_draws"], "hidden": player["luck_of_the_hidden"], "end": player["end"]}
    for name, value in shown.items():
        assert isinstance(value, float)
        words[name] = f"{100 * value:.1f}" if name in ("start", "end") else f"{100 * value:+.1f}"
    return words


def chart_line(found: Review, seat: int) -> str:
    """Return the course of a player's winning chance: a block a round, its height the chance when the round began."""
    begun = {moment.round: moment.chances[seat] for moment in reversed(found.course)}
    chances = [begun[number] for number in sorted(begun)] + [found.end[seat]]
    bars = "".join(STEPS[min(len(STEPS) - 1, int(chance * len(STEPS)))] for chance in chances)
    return f"{bars} {percent(chances[0])} % → {percent(chances[-1])} %"
