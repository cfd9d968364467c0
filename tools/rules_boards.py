"""Record the positions that the rules pages draw into client/src/rules/boards: `python -m tools.rules_boards`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import organelle

OUTPUT = Path(__file__).parent.parent / "client" / "src" / "rules" / "boards"
SEATS = 3
POSITIONS = {"cytosis": (4, 22), "cellulose": (3, 11), "foment": (8, 14)}
"""The seed of each game, and after how many choices its picture is taken: some pieces lie on the board by then."""


def position_json(game: str, seed: int, choices: int) -> str:
    """Return the public view of a random game after that many choices, as JSON."""
    match, random = organelle.game(game).new(seats=SEATS, seed=seed), Random(seed)
    for _ in range(choices):
        seat = match.waiting[0]
        match.play(seat, random.choice(match.codes(seat)))
    return json.dumps(match.view(None), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    OUTPUT.mkdir(exist_ok=True)
    for game, (seed, choices) in POSITIONS.items():
        (OUTPUT / f"{game}.json").write_text(position_json(game, seed, choices), "utf-8")
