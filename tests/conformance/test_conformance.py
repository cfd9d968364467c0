"""Every game at every table keeps to every claim of the suite."""

import pytest

from organelle.conformance.cases import Case, cases
from organelle.conformance.suite import CHECKS
from organelle.games import GAMES

TABLES = [case for game in GAMES.values() for case in cases(game)]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", TABLES, ids=str)
def test_conformance(case: Case, check: str) -> None:
    CHECKS[check](case, TABLES.index(case))
