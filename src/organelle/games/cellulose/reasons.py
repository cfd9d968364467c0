"""Why a space is closed, why Ivy skips a line, why she keeps a card: the words of one domain. [CE-4.5, CE-14.12]"""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
NO_MARKER: Final = 1
OCCUPIED: Final = 2
COLOUR_THERE: Final = 3
LEVEL_EMPTY: Final = 4
NEEDS_PHOTOSYNTHESIS: Final = 5
NEEDS_CARBOHYDRATE: Final = 6
WALL_FULL: Final = 7
NO_GROWTH: Final = 8
NEEDS_PROTEIN: Final = 9
NEEDS_CO2: Final = 10
SLOT_EMPTY: Final = 11
CLOSED_REASONS = (
    "open",
    "no-marker",
    "occupied",
    "colour-there",
    "level-empty",
    "needs-water-and-co2",
    "needs-carbohydrate",
    "wall-full",
    "no-growth",
    "needs-protein",
    "needs-co2",
    "slot-empty",
)

HAND_FULL: Final = 12
LACKS_CARD: Final = 13
VALUE_LOW: Final = 14
HOLDS_FIRST: Final = 15
LINE_REASONS = ("hand-full", "lacks-card", "value-low", "holds-first")

NONE_IN_HAND: Final = 16
CANNOT_PAY: Final = 17
TOO_EARLY: Final = 18
KEPT_REASONS = ("none-in-hand", "cannot-pay", "too-early")
