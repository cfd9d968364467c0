"""Heuristic for Cellulose: stock, income, hand and the race for the vacuole, by the rounds the wall still allows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.heuristic import Heuristic
from organelle.games.cellulose import scoring
from organelle.games.cellulose.bonuses import TAKE_CARD, TAKE_CO2, TAKE_HEALTH, TAKE_PROTEIN, TAKE_REGION, TAKE_WATER
from organelle.games.cellulose.cards import (
    AQUAPORIN,
    BUILDING,
    CYTOKININ,
    EMBRYO,
    ENZYME,
    GIBBERELLIN,
    GROWING,
    HEALTH,
    PHOTOSYNTHESIS,
    PRODUCTION,
    REGION,
    STARCH,
    STORAGE,
)
from organelle.games.cellulose.places.registry import CARD_FIELDS
from organelle.games.cellulose.playing.hand import can_pay
from organelle.games.cellulose.playing.offers import BonusOffer
from organelle.games.cellulose.rules import Card, PlantSpace
from organelle.games.cellulose.state import Cellulose, Player
from organelle.games.cellulose.vocabulary import (
    ACTIVATE,
    ATP,
    BUILD,
    CARBOHYDRATE,
    CO2,
    COLLECT,
    DONE,
    GROW,
    PHOTOSYNTHESIZE,
    PLAY,
    PROTEIN,
    RESOURCES,
    TAKE,
    TO_CHLOROPLASTS,
    TO_MARKET,
    TO_MEMBRANE,
    TO_NUCLEUS,
    TO_STOMATA,
    TO_WALL,
    TO_XYLEM,
    WATER,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of
from organelle.kernel.game import Game

MARKER: Final = 2.5
"""Health that an action marker brings."""

DAY: Final = 32
"""Time steps between two days: more than there are markers."""

FREE: Final = 60
"""The weight of a bonus that costs nothing."""

PLENTY: Final = 5
PLENTY_OF_PAIRS: Final = 18
"""Beyond so many, more of a resource brings little."""


@final
class CelluloseHeuristic(Heuristic):
    """Values health now, and what stock, growth and cards will make of the time left."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, scale=12.0, horizon=6, uses_lookahead=True)
        self.builds = 0.7
        """Wall spaces that a player covers in a round."""
        self.each: vec[float] = vec[float]([0.1, 0.1, 0.9, 1.2, 0.8, 1.5])
        """Health that one of each resource brings while there is time; an unused carbohydrate brings 4 by itself."""
        self.pair = 0.55
        """Health that a water and a CO2 bring together."""

    def expected_points(self, s: Cellulose, seat: i64) -> float:
        """Return the health that the seat may expect at the end."""
        me = s.players[seat]
        if s.asked == 0:
            return float(me.health)
        rounds = float(len(s.rules.wall) - s.wall) / (1.0 + self.builds * float(s.seats))
        soon = rounds if rounds < 1.0 else 1.0
        total = float(me.health + scoring.specializations(s, seat)) + 4.0 * float(me.stock[CARBOHYDRATE])
        total += self.stores(me) * soon
        total += MARKER * float(me.own + me.gray) * (0.3 + 0.7 * soon)
        total += vacuole(s, seat)
        if s.is_ivy(seat):
            return total + rounds * (2.0 + float(s.rules.mat[s.ivy.space].health)) + float(me.cards)
        total += rounds * (self.income(s.rules.nodes[me.shoot]) + self.income(s.rules.nodes[me.root]))
        total += 0.6 * rounds * float(me.types[ENZYME])
        if me.cards > 0:
            total += self.hand(s, seat, me, rounds, soon)
        if s.rules.asks_bonuses:
            total += self.offered(s, seat, soon)
        return total

    def time_step(self, s: Cellulose) -> i64:
        """Return a number that grows with every marker placed; a new day is a long way from the last."""
        left: i64 = 0
        for player in s.players:
            left += player.own + player.gray
        return s.round * DAY - left

    def stores(self, me: Player) -> float:
        """Return what the stock is worth: water counts with CO2, and much of anything counts less."""
        pairs = min(me.stock[WATER], me.stock[CO2])
        total = self.pair * float(min(pairs, PLENTY_OF_PAIRS))
        for resource in range(RESOURCES):
            held = me.stock[resource]
            enough = min(held, PLENTY)
            total += self.each[resource] * (float(enough) + 0.25 * float(held - enough))
        return total

    def offered(self, s: Cellulose, seat: i64, soon: float) -> float:
        """Return what the bonuses are worth that the seat is just being offered: they are as good as taken."""
        step = s.top()
        if not isinstance(step, BonusOffer) or step.seat != seat:
            return 0.0
        goods = self.each[CO2] * float(step.offered[TAKE_CO2]) + self.each[WATER] * float(step.offered[TAKE_WATER])
        goods += self.each[PROTEIN] * float(step.offered[TAKE_PROTEIN]) + float(step.offered[TAKE_CARD])
        return goods * soon + 0.3 * float(step.offered[TAKE_REGION]) + float(step.offered[TAKE_HEALTH])

    def income(self, node: PlantSpace) -> float:
        """Return the health that a growth marker on that space brings each sunrise."""
        total = 0.35 * float(node.co2 + node.water) + 0.9 * float(node.protein) + 0.5 * float(node.region)
        total += float(node.health)
        if node.card:
            total += 1.5
        if node.photosynthesis:
            total += 1.0
        return total

    def hand(self, s: Cellulose, seat: i64, me: Player, rounds: float, soon: float) -> float:
        """Return what the cards in hand would bring beyond their price."""
        total = 0.0
        for card in range(len(me.known)):
            held = me.known[card] + me.drawn[card]
            if held > 0:
                face = s.rules.cards[card]
                gain = float(face.health) + effect(s, seat, face, rounds)
                gain -= (4.0 + 1.5 * soon) * float(face.carbohydrate)
                gain -= (self.each[PROTEIN] * float(face.protein) + self.each[ATP] * float(face.atp)) * soon
                if gain > 0.0:
                    likely = 0.85 if can_pay(s, seat, card) else 0.5 * soon
                    total += gain * likely * (1.0 if held == 1 else 1.3)
                total += 0.3 * soon
        return total

    def weigh_options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        """Weigh every option by how good it looks at a glance; hardly ever is a bonus declined that costs nothing."""
        for index in range(out.count):
            action = out.items[index]
            if s.rules.asks_bonuses and kind_of(action) in (COLLECT, TAKE):
                out.set_weight(index, FREE)
            else:
                out.set_weight(index, weight(action))


def vacuole(s: Cellulose, seat: i64) -> float:
    """Return what the water in the region is worth; the fullest region expects the reward."""
    me = s.players[seat]
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.players[other].region)
    total = 0.3 * float(me.region)
    if me.region == 0 or me.region < most:
        return total
    reward: i64 = 2
    if me.vacuole + 1 < len(s.rules.track):
        reward = s.rules.track[me.vacuole + 1]
    likely = 0.6 if me.region > most else 0.35
    return total + likely * (float(reward) + MARKER)


def effect(s: Cellulose, seat: i64, face: Card, rounds: float) -> float:
    """Return what a card is worth beside its health."""
    if face.type == STARCH:
        return 0.8 * float(face.draw - face.discard)
    if face.type == STORAGE:
        return MARKER
    if face.type == ENZYME:
        return enzyme(face, rounds)
    return specialization(s, seat, face.effect, rounds)


def enzyme(face: Card, rounds: float) -> float:
    """Return what an enzyme's immediate bonus is worth, and an activation now and then."""
    times = 0.5 * rounds
    if face.effect == PHOTOSYNTHESIS:
        return 3.0 + 1.0 * times
    if face.effect == BUILDING:
        return 3.5 + 2.5 * times
    if face.effect == GROWING:
        return 2.5 + 1.5 * times
    if face.effect == HEALTH:
        return float(face.immediate) + float(face.activation) * times
    if face.effect == REGION:
        return 0.5 * float(face.immediate) + 0.4 * float(face.activation) * times
    return float(face.immediate) + 0.5 * times


def specialization(s: Cellulose, seat: i64, effect: i64, rounds: float) -> float:
    """Return what a specialization will score, and its help each sunrise."""
    me = s.players[seat]
    if effect == AQUAPORIN:
        return 2.0 * float(s.rules.track[me.vacuole]) + 1.5 * rounds
    if effect == GIBBERELLIN:
        return float(s.rules.nodes[me.shoot].co2 + s.rules.nodes[me.root].co2) + 0.5 * rounds
    if effect == CYTOKININ:
        return float(scoring.water_income(s, seat)) + 0.5 * rounds
    if effect == EMBRYO:
        return 2.0 * float(me.types[STORAGE]) + 1.0 * rounds
    return float(me.types[ENZYME]) + 1.5 * rounds if effect == PRODUCTION else 0.0


def weight(action: i64) -> i64:
    """Return how good an option looks at a glance; a card played with it makes it better."""
    kind = kind_of(action)
    if kind in (BUILD, PHOTOSYNTHESIZE, ACTIVATE, GROW, PLAY):
        return 20
    if kind == DONE:
        return 2
    if kind > TO_MARKET:
        return 4
    base = weight_of_space(kind)
    return 3 * base if field(action, CARD_FIELDS[kind]) >= 0 else base


def weight_of_space(kind: i64) -> i64:
    """Return how good a placement of that kind looks, without a card."""
    if kind in (TO_WALL, TO_CHLOROPLASTS):
        return 14
    if kind == TO_MEMBRANE:
        return 8
    if kind == TO_XYLEM:
        return 3
    if kind == TO_NUCLEUS:
        return 2
    return 6 if kind == TO_STOMATA else 5
