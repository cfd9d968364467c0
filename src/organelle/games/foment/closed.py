"""Why something that others could do is closed to a seat, by number and by key. [FO-13.1]"""

from typing import Final

OPEN: Final = 0
TOO_FAR: Final = 1
TOO_DEAR: Final = 2
ENCYSTED_NOW: Final = 3
HAS_FOUGHT: Final = 4
NOT_ON_MENU: Final = 5
NO_TOKEN: Final = 6
ENOUGH: Final = 7
NO_POWER: Final = 8
HAS_EXCHANGED: Final = 9
NO_EXCHANGE: Final = 10
NO_WEAPON: Final = 11
OUT_OF_REACH: Final = 12
REASONS = [
    "",
    "foment.closed.too-far",
    "foment.closed.too-dear",
    "foment.closed.encysted",
    "foment.closed.fought",
    "foment.closed.not-on-menu",
    "foment.closed.no-token",
    "foment.closed.enough",
    "foment.closed.no-power",
    "foment.closed.exchanged",
    "foment.closed.no-exchange",
    "foment.closed.no-weapon",
    "foment.closed.out-of-reach",
]
"""The keys by number; the first means that nothing stands in the way."""
