"""How well observations keep secrets: `python bench/observations.py` redeals 100,000 states a game and compares.

What is hidden from a seat is dealt anew, and the seat must observe the same numbers as before. That proves something
only where the new world is another one, so this counts those too.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from itertools import cycle

from organelle.conformance.cases import Case, cases
from organelle.conformance.state_checks import random_game
from organelle.games import GAMES
from organelle.kernel.layout import Layout
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import State

STATES = 100_000
"""States to redeal, a game."""


class Tally:
    """What was seen of a game: states redealt, those that became other worlds, observations that changed with them."""

    def __init__(self) -> None:
        self.states = 0
        self.others = 0
        self.changed = 0
        self.first = ""
        """Where an observation changed first."""

    def redeal(self, case: Case, s: State, rng: Rng, row: ObservationBuffer) -> None:
        """Redeal a state for each seat and compare what it observes."""
        for seat in range(case.seats):
            seen = observed(case, s, seat, row)
            world = case.game.redeal(s, seat, Rng(rng.next()))
            self.states += 1
            self.others += world != s
            if observed(case, world, seat, row) != seen:
                self.changed += 1
                self.first = self.first or f"{case}, seat {seat}, {s!r}"


def observed(case: Case, s: State, seat: int, row: ObservationBuffer) -> list[int]:
    """Return what a seat observes."""
    row.begin(0)
    case.game.observe(s, seat, row)
    row.end()
    return row.to_list()


def check(name: str, states: int, seed: int) -> Tally:
    """Redeal so many states of a game's random games, table after table, in an order that few states share out too."""
    tally = Tally()
    tables = list(cases(GAMES[name]))
    random.Random(seed).shuffle(tables)
    for number, case in enumerate(cycle(tables)):
        row: ObservationBuffer | None = None
        rng = Rng(seed, number)
        # A part of every game, the part anew for every game, so that many games at all tables share the count.
        for turn, s in enumerate(random_game(case, rng)):
            row = row or ObservationBuffer(Layout(case.game, s).size)
            if turn % 8 == number % 8:
                tally.redeal(case, s, rng, row)
            if tally.states >= states:
                return tally
    raise AssertionError


def main() -> int:
    """Print a line a game; return 1 if an observation changed."""
    parser = argparse.ArgumentParser(description="Redeal states and compare what seats observe.")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--states", type=int, default=STATES, help="states to redeal, a game")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    faults = 0
    for name in args.games or GAMES:
        began = time.perf_counter()
        tally = check(name, args.states, args.seed)
        spent = time.perf_counter() - began
        faults += tally.changed
        print(
            f"{name}: {tally.states:,} states redealt, {tally.others:,} into another world; "
            f"{tally.changed:,} observations changed ({spent:.0f} s)",
            flush=True,
        )
        if tally.first:
            print(f"  first: {tally.first}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
