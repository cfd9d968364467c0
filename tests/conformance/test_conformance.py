"""Every game at every table keeps to every claim of the suite."""

import pytest

from organelle.conformance.cases import Case, cases
from organelle.conformance.suite import CHECKS
from organelle.games import GAMES

LONG = [("copies", "worlds"), ("secrecy", "fold")]
"""Checks that take long: a game with many tables runs them by turns, so that neighbouring tables cover both."""

MANY = 40


def claims() -> list[tuple[Case, str]]:
    """What is checked where."""
    found = []
    for game in GAMES.values():
        tables = list(cases(game))
        for number, case in enumerate(tables):
            others = LONG[1 - number % 2] if len(tables) > MANY else ()
            found += [(case, check) for check in CHECKS if check not in others]
    return found


@pytest.mark.parametrize(("case", "check"), claims(), ids=str)
def test_conformance(case: Case, check: str) -> None:
    CHECKS[check](case, len(check) + case.seats)
