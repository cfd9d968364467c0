"""The bots by name, as a table offers them, and how long each may think."""

from __future__ import annotations

from organelle.bots.levels import BUDGETS, LEVELS


def levels() -> list[str]:
    """Return the names, weakest first."""
    return ["random", *LEVELS]


def budgets() -> dict[str, int]:
    """Return the time of every level in milliseconds, the weakest first."""
    return {level: milliseconds(level) for level in levels()}


def milliseconds(level: str) -> int:
    """Return the time a level never exceeds; a bot of no level has what hard has."""
    return BUDGETS.get(level, BUDGETS["hard"]).milliseconds
