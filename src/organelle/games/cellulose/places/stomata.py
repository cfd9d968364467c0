"""The stomata: CO2, at the price of some of the ground's water. [CE-5.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.places.xylem import lower_level
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import CO2, STOMATA_LARGE, STOMATA_SMALL, TO_STOMATA, StomataFields
from organelle.kernel.actions import field


@final
@mypyc_attr(acyclic=True)
class Stomata(Place):
    """CO2 for anyone; the water level falls. [CE-5.3]"""

    def __init__(self) -> None:
        super().__init__(
            TO_STOMATA,
            STOMATA_SMALL,
            2,
            1 << STOMATA_LARGE,
            StomataFields.MARKER,
            StomataFields.CARD,
            StomataFields.SIZE,
            needs_nothing=True,
            keeps_card_stock=True,
        )

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Give CO2 and lower the level, as far as the scenario lowers it. [CE-5.3, CE-10.3]"""
        s.gain(seat, CO2, s.rules.stomata[field(action, StomataFields.SIZE)])
        lower_level(s, s.rules.stomata_drop)

    def amount(self, s: Cellulose, space: i64) -> i64:
        return s.rules.stomata[space - self.first]
