"""Whole lessons without people: how long each preset of a class takes when every decision takes twenty seconds.

    PYTHONPATH=src:. python bench/class_lessons.py [--lessons 20] [--level random] [--game cytosis] [--all]

A lesson has one full table of the preset's size, or with --all of each size that a teacher may choose. Whoever is
asked at the same time decides at the same time. `random` plays any legal move; a bot's level plays as that bot does.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median

import organelle
from organelle.bots.guarded_bot import GuardedBot
from organelle.bots.levels import configured_bot
from organelle.kernel.rng import Rng
from organelle.server.app.class_presets import PRESETS, Preset
from organelle.table.match import Match

DECISION = 20
"""Seconds that a pupil takes for each decision."""


def lesson(game: str, preset: Preset, seats: int, level: str, seed: int) -> float:
    """Return the minutes of one game."""
    match = organelle.game(game).new(seats, seed=seed, cards=preset.cards_for(seats), **preset.options)
    rng, asked = Random(seed), 0
    while not match.over:
        asked += 1
        for seat in match.waiting:
            if seat in match.waiting:
                match.play(seat, answer(match, seat, level, rng))
    return asked * DECISION / 60


def answer(match: Match, seat: int, level: str, rng: Random) -> str:
    """Return a move of that level."""
    if level == "random":
        return rng.choice(match.codes(seat))
    bot = configured_bot(level)
    window = match.window(seat, Rng(rng.getrandbits(32), 1))
    action = GuardedBot(bot.bot, bot.budget, bot.name).choose(window, Rng(rng.getrandbits(32), 2))
    return match.default_code(seat) if action is None else window.vocabulary.to_code(action)


def sizes(game: str, preset: Preset) -> list[int]:
    """Return how many a teacher may let sit at a table."""
    return [seats for seats in organelle.game(game).seats if 2 <= seats <= preset.most]


def main() -> None:
    """Print a line for each preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=20)
    parser.add_argument("--level", default="random")
    parser.add_argument("--game", choices=list(PRESETS))
    parser.add_argument("--all", action="store_true", help="tables of every size that a teacher may choose")
    args = parser.parse_args()
    print("| game | preset | seats | minutes for playing | shortest | median | longest | |")
    print("|---|---|--:|--:|--:|--:|--:|---|")
    for game in [args.game] if args.game else PRESETS:
        for name, preset in PRESETS[game].items():
            for seats in sizes(game, preset) if args.all else [preset.size]:
                found = [lesson(game, preset, seats, args.level, seed) for seed in range(args.lessons)]
                middle = median(found)
                verdict = "in time" if middle <= preset.minutes else "**too long**"
                figures = f"{min(found):.0f} | {middle:.0f} | {max(found):.0f}"
                print(f"| {game} | {name} | {seats} | {preset.minutes} | {figures} | {verdict} |", flush=True)


if __name__ == "__main__":
    main()
