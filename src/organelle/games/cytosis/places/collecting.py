"""Places whose numbered spots give so many of one resource; the organelles say which. [CY-3.5, CY-16.5]"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.expansions.modifications import INCREASED_UPTAKE
from organelle.games.cytosis.flasks import OPEN, STOCK_EMPTY, boost_resource, take_boost
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import COLLECT, CollectFields
from organelle.kernel.actions import ActionBuffer, field, pack


@mypyc_attr(acyclic=True)
class CollectingPlace(Place):
    """Two numbered spots that give a resource; events lay boosts of the same resource there. [CY-3.5]"""

    def __init__(self, first: i64, boost: i64) -> None:
        """Make such a place from its first spot and the number of its boost area."""
        super().__init__(first, COLLECT)
        self.boost: i64 = boost
        self.resource: i64 = boost_resource(boost)

    def spot_of(self, action: i64) -> i64:
        return field(action, CollectFields.SPOT)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add the two numbered spots, if stock or boost have anything to give. [CY-3.5]"""
        stock = s.stock[self.resource]
        if stock + s.boosts[self.boost] == 0:
            return
        spot = self.first
        out.add(pack(COLLECT, spot), free >> spot & 1)
        out.add(pack(COLLECT, spot + 1), free >> spot + 1 & 1)
        if me.modification == INCREASED_UPTAKE:
            extra_options(s, spot, stock, free >> spot, out)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return STOCK_EMPTY if stock and boost have nothing to give. [CY-3.5]"""
        return OPEN if s.stock[self.resource] + s.boosts[self.boost] > 0 else STOCK_EMPTY

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Give the spot's number from the stock, then the boost. [CY-1.2, CY-5.7]"""
        s.receive(seat, self.resource, s.rules.gives[field(action, CollectFields.SPOT)] + extra(action))
        take_boost(s, seat, self.boost)


def extra(action: i64) -> i64:
    """Return how many more than the spot says a collecting action takes: 1 or 0. [CY-16.5]"""
    return field(action, CollectFields.EXTRA) + 1


def extra_options(s: Cytosis, spot: i64, stock: i64, free: i64, out: ActionBuffer) -> None:
    """Add the same two spots with one resource more, while the stock has it. [CY-16.5]"""
    for number in range(2):
        if free >> number & 1 and stock > s.rules.gives[spot + number]:
            out.add(pack(COLLECT, spot + number, 0))
