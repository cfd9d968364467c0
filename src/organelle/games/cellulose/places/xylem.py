"""The xylem: water by the level. [CE-2.3, CE-5.1, CE-5.2]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import LEVEL_SET
from organelle.games.cellulose.places.place import PlaceOfManyWays
from organelle.games.cellulose.reasons import LEVEL_EMPTY
from organelle.games.cellulose.rules import Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import TO_XYLEM, WATER, XYLEM, XylemFields, with_field
from organelle.kernel.actions import ActionBuffer, field

MOST_SHARED: Final = 3


@final
@mypyc_attr(acyclic=True)
class Xylem(PlaceOfManyWays):
    """Water by the level, some of it for the vacuole. [CE-5.1, CE-5.2]"""

    def __init__(self) -> None:
        super().__init__(TO_XYLEM, XYLEM, 1, 1 << XYLEM, XylemFields.MARKER, XylemFields.CARD, keeps_card_stock=True)

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return the space, unless the level is at the bottom. [CE-5.1]"""
        if s.level > 0:
            return self.spaces
        return 0

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        return LEVEL_EMPTY

    def ways(self, s: Cellulose, seat: i64, space: i64, marker: i64, out: ActionBuffer) -> None:
        """Add a way for each share of the water that may go to the region. [CE-5.2]"""
        placement = self.placement(space, marker)
        for share in range(min(MOST_SHARED, s.level) + 1):
            out.add(with_field(placement, XylemFields.SHARE, share))

    def most_ways(self, rules: Rules) -> i64:
        return MOST_SHARED + 1

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Give water by the level, a share of it to the region; lower the level. [CE-5.1, CE-5.2, CE-10.8]"""
        share = field(action, XylemFields.SHARE)
        s.gain(seat, WATER, min(s.level - share, s.rules.xylem_keep))
        s.water_region(seat, share)
        lower_level(s, 1)


def lower_level(s: Cellulose, steps: i64) -> None:
    """Lower the water level if there are any steps to go, but not below the bottom. [CE-2.3, CE-5.3, CE-10.3]"""
    if steps > 0 and s.level > 0:
        s.level -= 1
        s.emit(LEVEL_SET, s.level)
