"""Features of Cytosis: health and where it comes from, supply, vesicles, and how near the cards in hand are."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.features import Features
from organelle.bots.heuristics.cytosis import CytosisHeuristic, marked, prize
from organelle.games.cytosis import scoring
from organelle.games.cytosis.cards import RESOURCE_CARD
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import LIPID, RESOURCES
from organelle.kernel.game import Game

KINDS: Final = 6
"""Kinds of cards that are completed; additional-resource cards come after them."""

SUPPLY: Final = 10
MADE: Final = SUPPLY + RESOURCES
HELD: Final = MADE + KINDS
HAND: Final = HELD + KINDS + 1
VESICLES: Final = HAND + 6

NAMES: Final = [
    *("health", "enzyme sets", "goals", "detox majority", "detox atp", "flasks", "first", "turn", "markers"),
    *("atp", "mrna", "proteins", "carbs", "lipids"),
    *(f"made {kind}" for kind in range(KINDS)),
    *(f"held {kind}" for kind in range(KINDS + 1)),
    *("ready", "ready prize", "near", "near prize", "far", "far prize"),
    *("lipid vesicles", "protein vesicles", "golgi vesicles", "molecules in vesicles", "molecules in golgi"),
]

READY: Final = 1.01
NEAR: Final = 2.5
"""Flasks that a card takes which is ready to be completed, and one that nearly is."""


@final
class CytosisFeatures(Features):
    """What a player has, counted, and the cards in hand by the flasks that they still take."""

    def __init__(self, game: Game) -> None:
        self.by_hand = CytosisHeuristic(game)
        super().__init__(self.by_hand, NAMES, ["first"])
        self.horizon = 2

    def elapsed(self, s: Cytosis) -> float:
        """Return the part of all flasks that has been placed."""
        flasks = s.rules.flasks * s.seats
        left: i64 = s.events.size * flasks
        for player in s.players:
            left += player.flasks
        return 1.0 - float(left) / float((s.events.size + s.round) * flasks)

    def write(self, s: Cytosis, seat: i64, row: vec[float]) -> None:
        me = s.players[seat]
        for index in range(HAND, len(row)):
            row[index] = 0.0
        row[0] = self.by_hand.expected_points(s, seat)
        row[1] = float(me.health)
        row[2] = float(scoring.enzyme_sets(s, me))
        row[3] = float(marked(s, seat))
        row[4] = float(scoring.detox_majority(s, seat))
        row[5] = float(scoring.detox_sum(s, me))
        row[6] = float(me.flasks)
        row[7] = 1.0 if s.first == seat else 0.0
        row[8] = 1.0 if s.asked >> seat & 1 else 0.0
        row[9] = float(me.markers)
        for resource in range(len(me.supply)):
            row[SUPPLY + resource] = float(me.supply[resource])
        for kind in range(len(me.made)):
            row[MADE + kind] = float(me.made[kind])
            row[HELD + kind] = float(me.held[kind])
        row[HELD + KINDS] = float(me.held[RESOURCE_CARD])
        self.write_hand(s, seat, me, row)
        write_vesicles(s, seat, row)

    def write_hand(self, s: Cytosis, seat: i64, me: Player, row: vec[float]) -> None:
        """Count the cards in hand that are ready, near and far, each as if it had the supply for itself, and prizes."""
        by_hand = self.by_hand
        for resource in range(len(me.supply)):
            by_hand.left[resource] = me.supply[resource]
        for place in range(me.hand.count):
            card = s.rules.cards[me.hand.items[place]]
            work = by_hand.work(s, seat, card, 0)
            group: i64 = HAND + 4
            if work < READY:
                group = HAND
            elif work < NEAR:
                group = HAND + 2
            row[group] += 1.0
            row[group + 1] += prize(s, seat, me, card)


def write_vesicles(s: Cytosis, seat: i64, row: vec[float]) -> None:
    """Count the seat's vesicles by where they are and what they carry."""
    for place in range(s.rules.vesicles):
        if s.owner[place] == seat:
            if place >= s.rules.golgi_from:
                row[VESICLES + 2] += 1.0
                row[VESICLES + 4] += float(s.amount[place])
            else:
                if s.base[place] == LIPID:
                    row[VESICLES] += 1.0
                else:
                    row[VESICLES + 1] += 1.0
                row[VESICLES + 3] += float(s.amount[place])
