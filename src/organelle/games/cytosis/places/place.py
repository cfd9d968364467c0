"""The contract of a place: what a flask may do there, why it may not, and what then happens. [CY-3.3, CY-3.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import AREA_OF, spots_of
from organelle.games.cytosis.flasks import OPEN
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import KINDS
from organelle.kernel.actions import ActionBuffer, field

JOINING: Final = 0
"""The position of the field `joining`, in every kind of action that has it."""


@mypyc_attr(acyclic=True)
class Place:
    """A part of the board that takes flasks.

    A place is a subclass in a module of its own and a row of `registry.PLACES`. Its spots are those of one area of the
    board.
    """

    def __init__(self, first: i64, *kinds: int) -> None:
        """Make a place.

        Args:
            first: its first spot.
            kinds: the kinds of actions that go there.
        """
        self.first: i64 = first
        self.mask: i64 = spots_of(AREA_OF[first])
        """Its spots, a bit each."""
        self.kinds = list(kinds)
        self.joinable = all("joining" in KINDS[kind].names for kind in kinds)
        """Do its actions say whether a grey flask joins another flask?"""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} from spot {self.first}>"

    def spot_of(self, action: i64) -> i64:
        """Return the spot that an action goes to."""
        return self.first

    def joins(self, action: i64) -> bool:
        """Return whether a grey flask goes beside a flask that lies there. [CY-12.2]"""
        return self.joinable and field(action, JOINING) == 0

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add to `out` everything a flask of that player may do here. [CY-3.3, CY-3.5]

        Called only if at least one spot of the place is free.

        Args:
            s: the game.
            me: whose flask it is.
            free: the spots that a flask may take, a bit each.
            grey: whether it is a grey flask.
            out: where the options go.
        """
        raise AssertionError

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return what keeps that seat from such an action on a free spot, or OPEN. [CY-3.5]"""
        return OPEN

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Carry out an action of that seat whose flask has just been laid down. [CY-3.3]"""
        raise AssertionError
