"""Bonuses that cost nothing, by number and by word: a table may want to be asked about each. [CE-2.8]"""

from __future__ import annotations

from typing import Final

TAKE_CO2: Final = 0
TAKE_WATER: Final = 1
TAKE_PROTEIN: Final = 2
TAKE_REGION: Final = 3
TAKE_HEALTH: Final = 4
TAKE_CARD: Final = 5
TAKE_ALL: Final = 6
TAKE_WORDS = ("gain-co2", "gain-water", "gain-protein", "region", "gain-health", "draw-cards")
"""The words of all but the last, which take the amount; the last is the word `all`."""
AMOUNTS: Final = 21
"""A bonus gives 0 to 20 of something."""
