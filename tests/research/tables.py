"""The tables that adapters are tried at: all of them, or few that have every option and number of seats."""

from __future__ import annotations

from typing import Any

from organelle.conformance.cases import Case, cases
from organelle.games import GAMES
from organelle.kernel import state

ALL = [case for game in GAMES.values() for case in cases(game)]


COMPILED = not str(state.__file__).endswith(".py")

MANY = ALL if COMPILED else ALL[::3]
"""All where the rules are compiled; a third where they are interpreted and a step takes many times as long."""


def facts(case: Case) -> set[tuple[str, str, Any]]:
    """Return the number of seats and the value of every option."""
    name = case.game.name
    return {(name, "seats", case.seats), *((name, option, value) for option, value in case.options)}


def covering() -> list[Case]:
    """Return few cases, with few seats, among which every number of seats and every value of an option occurs."""
    missing = set().union(*(facts(case) for case in ALL))
    chosen: list[Case] = []
    while missing:
        best = max(ALL, key=lambda case: (len(facts(case) & missing), -case.seats))
        chosen.append(best)
        missing -= facts(best)
    return chosen


FEW = covering()
"""Such cases."""


def arguments(case: Case) -> dict[str, Any]:
    """Return the arguments that set an environment up for a case."""
    return {"seats": case.seats, **case.option_values}
