"""Fingerprints of random games, to compare two builds: `python -m organelle.conformance.digest GAME`."""

from __future__ import annotations

import hashlib
import sys

from organelle.conformance.cases import Case, cases
from organelle.conformance.match_checks import new_match, turn
from organelle.games import GAMES
from organelle.kernel.rng import Rng


def digest(case: Case, seed: int) -> str:
    """One game's text and everything everyone was told, in short."""
    rng = Rng(seed, 10)
    match = new_match(case, seed)
    while not match.over:
        turn(match, rng)
    told = [match.events(seat=seat) for seat in (*range(case.seats), None)]
    whole = f"{match.text()}{told}{match.scores}{match.winners}"
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def digests(name: str) -> list[str]:
    """A line a table of the game."""
    return [f"{case} {digest(case, 11)}" for case in cases(GAMES[name])]


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(sys.argv[1])) + "\n")
