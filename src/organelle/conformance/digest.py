"""Fingerprints of random games, to compare two builds: `python -m organelle.conformance.digest GAME`."""

from __future__ import annotations

import hashlib
import sys

from organelle.conformance.cases import Case, cases
from organelle.conformance.match_checks import new_match, play_random_turn
from organelle.games import GAMES
from organelle.kernel.rng import Rng


def game_digest(case: Case, seed: int) -> str:
    """Return a hash of one random game: its text, everyone's events, its scores and winners."""
    rng = Rng(seed, 10)
    match = new_match(case, seed)
    while not match.over:
        play_random_turn(match, rng)
    events = [match.events(seat=seat) for seat in (*range(case.seats), None)]
    whole = f"{match.text()}{events}{match.scores}{match.winners}"
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def digests(name: str) -> list[str]:
    """Return a line for each case of the game of that name: the case and the digest of one game of it."""
    return [f"{case} {game_digest(case, 11)}" for case in cases(GAMES[name])]


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(sys.argv[1])) + "\n")
