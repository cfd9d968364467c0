"""How sharply a value tells winners from losers: fitted to games of bots of all levels, for each kind of table."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

UNFITTED: Final = {True: (1.0, 1.0), False: (0.1, 0.3)}
"""The factors at the start and at the end of a table that was never fitted: learned values, and expected points."""


@dataclass(frozen=True)
class Sharpness:
    """What scores are multiplied by before they become chances; it moves evenly from the start of a game to its end.

    >>> Sharpness(1.0, 3.0).at(0.5)
    2.0
    """

    start: float
    end: float

    def at(self, elapsed: float) -> float:
        """Return the factor at that part of the game, from 0 to 1."""
        return self.start + (self.end - self.start) * min(1.0, max(0.0, elapsed))


@cache
def fitted() -> dict[str, Any]:
    """Return the fits of the package, by `table_key`."""
    file = resources.files("organelle.coach") / "calibration.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def table_key(game: str, seats: int, is_learned: bool) -> str:
    """Return the name of a kind of table.

    >>> table_key("cytosis", 2, True)
    'cytosis-2-learned'
    """
    return f"{game}-{seats}-{'learned' if is_learned else 'by-hand'}"


def sharpness_for(game: str, seats: int, is_learned: bool) -> Sharpness:
    """Return what was fitted for such tables: for as many seats, else for the nearest number, else a plain guess."""
    fits = fitted()
    for distance in range(5):
        for near in (seats - distance, seats + distance):
            found = fits.get(table_key(game, near, is_learned))
            if found is not None:
                return Sharpness(float(found["start"]), float(found["end"]))
    return Sharpness(*UNFITTED[is_learned])
