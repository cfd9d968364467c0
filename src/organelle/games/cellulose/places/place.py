"""What the places of the board have in common. [CE-4.5, CE-5.1 to CE-5.14, CE-6.1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.reasons import OPEN
from organelle.games.cellulose.rules import Card, Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import ATP, CARBOHYDRATE, GRAY, KINDS, OWN, PROTEIN, with_field
from organelle.kernel.actions import ActionBuffer, field

NO_FIELD: Final = 6
"""The last field of an action; no placement fills it."""
ANY_AMOUNT: Final = -1


@mypyc_attr(acyclic=True)
class Place:
    """A place of the board: its spaces, whom they are open to, the ways to take its action, and what that does.

    A new place is a subclass in a module of its own and a row of `registry.PLACES`. Spaces are numbers; sets of spaces
    are numbers too, one bit a space.
    """

    def __init__(
        self,
        kind: i64,
        first: i64,
        count: i64,
        large: i64,
        marker_field: i64,
        card_field: i64,
        space_field: i64 = NO_FIELD,
        needs_nothing: bool = False,
        needs_carbohydrate: bool = False,
        keeps_card_stock: bool = False,
    ) -> None:
        """Lay out a place.

        Args:
            kind: the kind of the actions that place a marker here; also its row in `registry.PLACES`.
            first: the first of its spaces; the others follow.
            count: how many spaces it has.
            large: those of its spaces that are large. [CE-4.4]
            marker_field: the field that names the marker.
            card_field: the field that names the card played after the action. [CE-6.1]
            space_field: the field that names the space, if there are several.
            needs_nothing: True if anyone can carry out the action at any time; `possible` is not asked then.
            needs_carbohydrate: True if the action is closed to who has no carbohydrate.
            keeps_card_stock: True if the action draws no card and changes nothing that cards are paid with.
        """
        self.kind: i64 = kind
        self.first: i64 = first
        self.count: i64 = count
        self.spaces: i64 = ((1 << count) - 1) << first
        self.large: i64 = large
        self.marker_field: i64 = marker_field
        self.card_field: i64 = card_field
        self.space_field: i64 = space_field
        self.needs_nothing = needs_nothing
        self.needs_carbohydrate = needs_carbohydrate
        self.keeps_card_stock = keeps_card_stock
        self.placements: vec[i64] = vec[i64]()
        """Two for each space: with an own marker, with a gray one."""
        for space in range(first, first + count):
            self.placements = append(self.placements, self.packed(space, OWN))
            self.placements = append(self.placements, self.packed(space, GRAY))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {KINDS[self.kind].word}, spaces {self.first} to {self.first + self.count - 1}>"

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return those of its spaces whose action the seat could carry out; all, unless the place says otherwise."""
        return self.spaces

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        """Return the reason why the seat cannot carry out the action of a space that is not possible. [CE-4.5]"""
        return OPEN

    def options(self, s: Cellulose, seat: i64, own: i64, gray: i64, out: ActionBuffer) -> None:
        """Add every way to place a marker here, given the spaces with room for its own and gray ones. [CE-4.6]"""
        possible = self.spaces
        if not self.needs_nothing:
            possible = self.possible(s, seat)
        own = (own & possible) >> self.first
        gray = (gray & possible) >> self.first
        index: i64 = 0
        while own | gray != 0:
            if own & 1:
                out.add(self.placements[index])
            if gray & 1:
                out.add(self.placements[index + 1])
            own >>= 1
            gray >>= 1
            index += 2

    def most_ways(self, rules: Rules) -> i64:
        """Return how many ways to place a marker of one colour here there can be at most."""
        return self.count

    def placement(self, space: i64, marker: i64) -> i64:
        """Return the action that places the marker on the space, without further choices."""
        return self.placements[2 * (space - self.first) + marker]

    def packed(self, space: i64, marker: i64) -> i64:
        """Pack the action that places the marker on the space."""
        action = with_field(self.kind, self.marker_field, marker)
        if self.count == 1:
            return action
        return with_field(action, self.space_field, space - self.first)

    def space_of(self, action: i64) -> i64:
        """Return the space that a placement goes to."""
        if self.count == 1:
            return self.first
        return self.first + field(action, self.space_field)

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Carry out the action of a placement, after the marker has been placed."""
        raise AssertionError

    def amount(self, s: Cellulose, space: i64) -> i64:
        """Return how much the space gives, or ANY_AMOUNT if that is not printed on it."""
        return ANY_AMOUNT

    def brings_news(self, s: Cellulose, seat: i64, action: i64) -> bool:
        """Return whether the placement draws a card or leads to further questions. [CE-6.1]"""
        return False

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        """Return whether the card can be named with the placement: no news comes first, and the stock left pays it.

        [CE-6.1]
        """
        stock = s.players[seat].stock
        return face.payable(stock[CARBOHYDRATE], stock[PROTEIN], stock[ATP])

    def most_gained(self, rules: Rules) -> tuple[i64, i64, i64]:
        """Return the most carbohydrates, protein and ATP that the action can add to a stock. [CE-6.1]"""
        return 0, 0, 0


@mypyc_attr(acyclic=True)
class PlaceOfManyWays(Place):
    """A place whose action can be taken in several ways, so that naming space and marker is not enough."""

    def options(self, s: Cellulose, seat: i64, own: i64, gray: i64, out: ActionBuffer) -> None:
        possible = self.possible(s, seat)
        own = (own & possible) >> self.first
        gray = (gray & possible) >> self.first
        space = self.first
        while own | gray != 0:
            if own & 1:
                self.ways(s, seat, space, OWN, out)
            if gray & 1:
                self.ways(s, seat, space, GRAY, out)
            own >>= 1
            gray >>= 1
            space += 1

    def ways(self, s: Cellulose, seat: i64, space: i64, marker: i64, out: ActionBuffer) -> None:
        """Add the ways to take the action of a possible space with that marker."""
        raise AssertionError
