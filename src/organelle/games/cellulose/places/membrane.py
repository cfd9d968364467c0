"""The plasma membrane: growth on the plant board. [CE-5.9]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.growth import builds_of, can_grow, grow, growths, leads_on
from organelle.games.cellulose.places.place import PlaceOfManyWays
from organelle.games.cellulose.plant_board import BOTH_TRACKS, NO_BONUS, ROOT, SHOOT
from organelle.games.cellulose.reasons import NEEDS_PROTEIN, NO_GROWTH
from organelle.games.cellulose.rules import Card, Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ATP,
    CARBOHYDRATE,
    HORMONE,
    MEMBRANE_EITHER,
    MEMBRANE_ROOT,
    MEMBRANE_SHOOT,
    MOST_BUILDS,
    PROTEIN,
    TO_MEMBRANE,
    MembraneFields,
)
from organelle.kernel.actions import ActionBuffer, field


@final
@mypyc_attr(acyclic=True)
class Membrane(PlaceOfManyWays):
    """Growth of the shoot, of the root, or of either for a protein. [CE-5.9]"""

    def __init__(self) -> None:
        super().__init__(
            TO_MEMBRANE,
            MEMBRANE_SHOOT,
            3,
            1 << MEMBRANE_EITHER,
            MembraneFields.MARKER,
            MembraneFields.CARD,
            MembraneFields.GROWTH,
        )

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return the spaces on which the seat can pay for something. [CE-5.9]"""
        stock = s.players[seat].stock
        spaces: i64 = 0
        if stock[HORMONE] < s.rules.least_hormone:
            return spaces
        if can_grow(s, seat, 1 << SHOOT):
            spaces |= 1 << MEMBRANE_SHOOT
        if can_grow(s, seat, 1 << ROOT):
            spaces |= 1 << MEMBRANE_ROOT
        if spaces != 0 and stock[PROTEIN] > 0:
            spaces |= 1 << MEMBRANE_EITHER
        return spaces

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        if space == MEMBRANE_EITHER and s.players[seat].stock[PROTEIN] == 0:
            return NEEDS_PROTEIN
        return NO_GROWTH

    def ways(self, s: Cellulose, seat: i64, space: i64, marker: i64, out: ActionBuffer) -> None:
        """Add a way for each growth that the seat can pay for. [CE-5.9, CE-5.10, CE-9.3]"""
        growths(s, seat, self.placement(space, marker), MembraneFields.NODE, growth_tracks(space), out)

    def most_ways(self, rules: Rules) -> i64:
        """Return the most exits of a shoot and of a root space, bonus actions among them, on two spaces each."""
        homes: i64 = MOST_BUILDS * len(rules.homes)
        if rules.idle_bonus_actions:
            homes += len(rules.homes)
        shoot: i64 = 0
        root: i64 = 0
        for node in rules.nodes:
            exits: i64 = len(node.exits)
            if node.track == SHOOT:
                shoot = max(shoot, exits)
            else:
                root = max(root, exits + (homes if node.bonus != NO_BONUS else 0))
        return 2 * shoot + 2 * root

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Take a protein for the either space, and grow. [CE-5.9]"""
        if self.space_of(action) == MEMBRANE_EITHER:
            s.pay(seat, PROTEIN, 1)
        grow(
            s,
            seat,
            field(action, MembraneFields.NODE),
            field(action, MembraneFields.TIMES),
            field(action, MembraneFields.HOME),
        )

    def brings_news(self, s: Cellulose, seat: i64, action: i64) -> bool:
        return leads_on(s, seat, field(action, MembraneFields.NODE))

    def pays_after(self, s: Cellulose, seat: i64, action: i64, face: Card) -> bool:
        node = field(action, MembraneFields.NODE)
        if leads_on(s, seat, node):
            return False
        player = s.players[seat]
        carbohydrate = player.stock[CARBOHYDRATE]
        protein = player.stock[PROTEIN]
        atp = player.stock[ATP]
        space = s.rules.nodes[node]
        if node == player.root:
            atp -= space.bonus_atp
            carbohydrate -= builds_of(field(action, MembraneFields.TIMES))
        else:
            atp -= space.atp
            protein += space.once_protein
        if self.space_of(action) == MEMBRANE_EITHER:
            protein -= 1
        return face.payable(carbohydrate, protein, atp)

    def most_gained(self, rules: Rules) -> tuple[i64, i64, i64]:
        return 0, max([node.once_protein for node in rules.nodes]), 0


def growth_tracks(space: i64) -> i64:
    """Return the tracks on which a growth space moves a marker, one bit each. [CE-5.9]"""
    if space == MEMBRANE_SHOOT:
        return 1 << SHOOT
    return 1 << ROOT if space == MEMBRANE_ROOT else BOTH_TRACKS
