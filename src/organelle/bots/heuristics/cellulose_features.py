"""Features of Cellulose: health, stock, growth, the race for the vacuole, cards in hand and in play."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.features import Features
from organelle.bots.heuristics.cellulose import CelluloseHeuristic, vacuole
from organelle.games.cellulose import scoring
from organelle.games.cellulose.cards import EFFECT_COUNT
from organelle.games.cellulose.playing.hand import can_pay
from organelle.games.cellulose.state import Cellulose, Player
from organelle.games.cellulose.vocabulary import CO2, RESOURCE_WORDS, RESOURCES, WATER
from organelle.kernel.game import Game

TYPES: Final = 4
"""Types of cards."""

STOCK: Final = 17
PLAYED: Final = STOCK + RESOURCES
EFFECTS: Final = PLAYED + TYPES
HAND: Final = EFFECTS + EFFECT_COUNT
AFFORDABLE: Final = HAND + TYPES
IVY: Final = AFFORDABLE + 3

NAMES: Final = [
    *("health", "specializations", "own markers", "gray markers", "first", "turn"),
    *("region", "fullest region", "vacuole", "vacuole worth", "shoot income", "root income"),
    *("shoot space", "root space", "cards", "pairs"),
    *RESOURCE_WORDS,
    *(f"played {kind}" for kind in range(TYPES)),
    *(f"effect {effect}" for effect in range(EFFECT_COUNT)),
    *(f"held {kind}" for kind in range(TYPES)),
    *("affordable", "affordable health", "health in hand"),
    *("ivy", "ivy health a sunrise", "ivy growth", "ivy strategy"),
]


@final
class CelluloseFeatures(Features):
    """What a player has, counted, and the cards in hand by whether they can be paid."""

    def __init__(self, game: Game) -> None:
        self.by_hand = CelluloseHeuristic(game)
        super().__init__(self.by_hand, NAMES, ["first", "difficulty"])
        self.horizon = 2
        self.exploration = 0.2

    def elapsed(self, s: Cellulose) -> float:
        """Return the part of the wall that is covered."""
        return float(s.wall) / float(len(s.rules.wall))

    def write(self, s: Cellulose, seat: i64, row: vec[float]) -> None:
        me = s.players[seat]
        row[0] = self.by_hand.expected_points(s, seat)
        row[1] = float(me.health)
        row[2] = float(scoring.specializations(s, seat))
        row[3] = float(me.own)
        row[4] = float(me.gray)
        row[5] = 1.0 if s.first == seat else 0.0
        row[6] = 1.0 if s.asked >> seat & 1 else 0.0
        row[7] = float(me.region)
        row[8] = 1.0 if has_fullest_region(s, seat) else 0.0
        row[9] = float(s.rules.track[me.vacuole])
        row[10] = vacuole(s, seat)
        row[11] = self.by_hand.income(s.rules.nodes[me.shoot])
        row[12] = self.by_hand.income(s.rules.nodes[me.root])
        row[13] = float(me.shoot)
        row[14] = float(me.root)
        row[15] = float(me.cards)
        row[16] = float(min(me.stock[WATER], me.stock[CO2]))
        for resource in range(len(me.stock)):
            row[STOCK + resource] = float(me.stock[resource])
        for kind in range(len(me.types)):
            row[PLAYED + kind] = float(me.types[kind])
        for effect in range(len(me.effects)):
            row[EFFECTS + effect] = float(me.effects[effect])
        write_hand(s, seat, me, row)
        if s.is_ivy(seat):
            write_ivy(s, row)


def has_fullest_region(s: Cellulose, seat: i64) -> bool:
    """Return whether nobody has more water in a region of the vacuole, and the seat has some."""
    mine = s.players[seat].region
    if mine == 0:
        return False
    return all(player.region <= mine for player in s.players)


def write_ivy(s: Cellulose, row: vec[float]) -> None:
    """Count what Ivy has instead of growth of her own: her place on her mat and on the map of strategies."""
    row[IVY] = 1.0
    row[IVY + 1] = float(s.rules.mat[s.ivy.space].health)
    row[IVY + 2] = float(s.ivy.space)
    row[IVY + 3] = float(s.ivy.across * s.ivy.across + s.ivy.up * s.ivy.up)


def write_hand(s: Cellulose, seat: i64, me: Player, row: vec[float]) -> None:
    """Count the cards in hand by type, and those that can be paid now."""
    for index in range(HAND, len(row)):
        row[index] = 0.0
    if me.cards == 0:
        return
    for card in range(len(me.known)):
        held = me.known[card] + me.drawn[card]
        if held > 0:
            face = s.rules.cards[card]
            row[HAND + face.type] += float(held)
            row[AFFORDABLE + 2] += float(held * face.health)
            if can_pay(s, seat, card):
                row[AFFORDABLE] += 1.0
                row[AFFORDABLE + 1] += float(face.health)
