"""The tables that adapters are tried at: all of them where the rules are compiled."""

from __future__ import annotations

from typing import Any

from organelle.conformance.cases import Case, cases
from organelle.games import GAMES
from organelle.kernel import state

ALL = [case for game in GAMES.values() for case in cases(game)]


COMPILED = not str(state.__file__).endswith(".py")

MANY = ALL if COMPILED else ALL[::3]
"""All where the rules are compiled; a third where they are interpreted and a step takes many times as long."""


def arguments(case: Case) -> dict[str, Any]:
    """Return the arguments that set an environment up for a case."""
    return {"seats": case.seats, **case.option_values}
