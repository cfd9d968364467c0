"""The bots by name, as a table offers them, and how long each may think."""

from __future__ import annotations

from organelle.bots.levels import BUDGETS, LEVELS


def levels() -> list[str]:
    """The names, weakest first."""
    return ["random", *LEVELS]


def milliseconds(level: str) -> int:
    """The time a level never exceeds; a level of another version has none."""
    return BUDGETS[level].milliseconds if level in BUDGETS else 0
