"""Write a golden game: `python -m tools.golden NAME GAME SEATS [OPTION=VALUE ...]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import organelle
from organelle.conformance.match_checks import play_random_turn, take_back_randomly
from organelle.kernel.rng import Rng

REPLAYS = Path(__file__).parent.parent / "tests" / "replays"


def main(name: str, game: str, seats: str, *options: str) -> None:
    """Play a random game with some undos and write its text and its result to tests/replays/GAME-NAME."""
    match = organelle.game(game).new(int(seats), 20, **dict(option.split("=") for option in options))
    rng = Rng(21)
    while not match.over:
        play_random_turn(match, rng)
        if rng.below(25) == 0:
            take_back_randomly(match, rng)
    path = REPLAYS / f"{game}-{name}.log"
    path.write_text(match.text(), "utf-8")
    result = {"scores": match.scores, "winners": match.winners, "over": match.over}
    path.with_suffix(".json").write_text(json.dumps(result) + "\n", "utf-8")
    print(f"{path}: {match.number} entries, {result}")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(str(__doc__))
    main(*sys.argv[1:])
