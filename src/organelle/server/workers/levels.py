"""The bots by name, as a table offers them, and how long each may think."""

from __future__ import annotations

from organelle.bots.bot import BOTS, Budget

MILLISECONDS = {"random": 0, "greedy": 50, "easy": 50, "normal": 150, "hard": 500, "expert": 2_000}
"""What a level may take for one answer; others get what hard gets."""


def levels() -> list[str]:
    """The names, weakest first."""
    known = list(MILLISECONDS)
    return sorted(BOTS, key=lambda name: (known.index(name) if name in known else len(known), name))


def milliseconds(level: str) -> int:
    return MILLISECONDS.get(level, MILLISECONDS["hard"])


def budget(level: str) -> Budget:
    return Budget(milliseconds=milliseconds(level))
