"""Record the positions that the page draws a cell of without a table: `PYTHONPATH=src python record.py`."""

from __future__ import annotations

import json
import random
from pathlib import Path

import organelle

SEED = 11
PART = 0.45
"""How far a random game has come when its cell is drawn."""
GAMES: dict[str, dict[str, str]] = {"cytosis": {"virus": "on"}, "cellulose": {}, "foment": {}}


def length(name: str, chosen: dict[str, str]) -> int:
    """Return how many choices the random game takes."""
    match, luck, count = organelle.game(name).new(seats=3, seed=SEED, **chosen), random.Random(SEED), 0
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.codes(seat)))
        count += 1
    return count


def record(name: str, chosen: dict[str, str]) -> None:
    """Write what everyone sees of a random game; nothing in it is closed, for nobody is asked."""
    match, luck = organelle.game(name).new(seats=3, seed=SEED, **chosen), random.Random(SEED)
    for _ in range(int(length(name, chosen) * PART)):
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.codes(seat)))
    view = match.view(None)
    view["table"]["closed"] = {}
    text = json.dumps(view, separators=(",", ":"), ensure_ascii=False)
    (Path(__file__).parent / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    for game, options in GAMES.items():
        record(game, options)
