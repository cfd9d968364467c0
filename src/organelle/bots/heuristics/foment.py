"""A heuristic for Foment: alive, fed, and how far one's strategy has come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.heuristic import Heuristic
from organelle.games.foment.parts import (
    ACQUISITION,
    APPENDAGES,
    CHLOROPHYLL,
    ENCAPSULATION,
    FLAGELLUM,
    GLUTTONY,
    LIPID,
    MEMBRANE,
    PILUS,
    QUORUM,
    STROMATOLITE,
)
from organelle.games.foment.phases.leakage import pumps
from organelle.games.foment.phases.sharing import keeper_of
from organelle.games.foment.state import Bacterium, Foment, count_bits
from organelle.games.foment.strategies import layers
from organelle.games.foment.vocabulary import (
    ATTACK_DNASE,
    BUILD,
    MAINTAIN,
    MOVE,
    PASS,
    PLACE,
    POWER,
    SUFFER,
    TAKE,
    BuildFields,
    MaintainFields,
    MoveFields,
    PlaceFields,
    TakeFields,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of
from organelle.kernel.game import Game

VICTORY: Final = 60.0


@final
class FomentHeuristic(Heuristic):
    """Survival first; the strategy counts the more the nearer it is."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, scale=12.0, horizon=3, uses_lookahead=True)
        self.iteration_factor = 2.5
        self.exploration = 0.3
        self.greedy_rollouts = 1000
        self.goal = 25.0
        """What a strategy that is nearly fulfilled is worth."""
        #                                    membrane lipase dnase complexity wall chlorophyll compartments inhibitor
        self.tokens: vec[float] = vec[float]([1.5, 0.6, 0.6, 1.5, 2.0, 4.0, 2.0, 1.5, 2.0, 1.5, 1.0])

    def expected_points(self, s: Foment, seat: i64) -> float:
        if s.asked == 0 and s.winners >> seat & 1:
            return VICTORY
        cell = s.cells[seat]
        if not cell.alive:
            return -15.0
        damage = float(cell.damage)
        total = 10.0 - 0.8 * damage - 0.35 * damage * damage + self.stores(s, seat, cell)
        near = progress(s, seat, cell)
        return total + self.goal * near * near

    def time_step(self, s: Foment) -> i64:
        """Return the round: rounds begin alike, with a movement."""
        return s.round

    def stores(self, s: Foment, seat: i64, cell: Bacterium) -> float:
        """Return the worth of nutrients, of those that will be shared now, and of structures."""
        total = 0.0
        for nutrient in range(3):
            held = float(cell.held[nutrient])
            total += 0.9 * held if held < 4.0 else 3.6 + 0.3 * (held - 4.0)
        if s.phase == ACQUISITION and cell.region >= 0:
            total += 0.8 * float(s.lies_in(cell.region)) / float(count_bits(s.neighbours(cell.region)))
        tokens = cell.tokens
        worth = self.tokens
        for structure in range(len(tokens)):
            count = tokens[structure]
            if count > 0:
                total += worth[structure] * (1.0 + 0.3 * float(count - 1))
        if cell.tokens[MEMBRANE] > 0 or pumps(s, seat):
            total += 2.0
        return total

    def weigh_options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for index in range(out.count):
            out.set_weight(index, weight(s, seat, out.items[index]))


def progress(s: Foment, seat: i64, cell: Bacterium) -> float:
    """Return how far the strategy has come, from 0 to 1."""
    goals = s.rules.goals
    if cell.strategy == ENCAPSULATION:
        lipids = float(min(cell.held[LIPID], 2)) / 2.0
        return capped((float(layers(s, seat)) + 0.6 * lipids) / float(goals.layers))
    if cell.strategy == STROMATOLITE:
        if cell.tokens[CHLOROPHYLL] > 0:
            return 0.5 + 0.5 * capped(float(cell.harvests) / float(goals.harvests))
        return 0.4 * saved(s, cell, CHLOROPHYLL)
    if cell.strategy == GLUTTONY:
        each: i64 = 0
        for held in cell.held:
            each += min(held, goals.each)
        return 0.5 * capped(float(cell.nutrients) / float(goals.feast)) + 0.5 * float(each) / float(3 * goals.each + 1)
    if cell.strategy == QUORUM:
        company = 0.0
        if cell.region >= 0:
            company = capped(float(count_bits(s.neighbours(cell.region)) - 1) / float(goals.company))
        return capped((float(cell.meetings) + 0.4 * company) / float(goals.meetings))
    if cell.strategy == APPENDAGES:
        built = float(cell.tokens[FLAGELLUM] + cell.tokens[PILUS])
        ready = max(saved(s, cell, FLAGELLUM), saved(s, cell, PILUS))
        return capped((built + 0.5 * ready) / float(goals.appendages))
    return 0.0


def capped(part: float) -> float:
    """Return the part, at most 1."""
    return part if part < 1.0 else 1.0


def saved(s: Foment, cell: Bacterium, structure: i64) -> float:
    """Return the part of a structure's price that lies ready; less while it is not on the menu."""
    cost = s.rules.structures[structure].cost
    price: i64 = 0
    ready: i64 = 0
    for nutrient in range(3):
        price += cost[nutrient]
        ready += min(cost[nutrient], cell.held[nutrient])
    part = float(ready) / float(price + 1)
    return part if s.menu >> structure & 1 else 0.4 * part


def weight(s: Foment, seat: i64, action: i64) -> i64:
    """Return how good an option looks at a glance."""
    kind = kind_of(action)
    if kind == MOVE:
        return weight_of_region(s, seat, field(action, MoveFields.REGION))
    if kind == PLACE:
        return weight_of_region(s, seat, field(action, PlaceFields.REGION))
    if kind == TAKE:
        keeper = keeper_of(s, seat, field(action, TakeFields.PILE)) * 3
        found = 1 + s.piles[keeper] + s.piles[keeper + 1] + s.piles[keeper + 2]
        return found * found
    if kind == MAINTAIN:
        nutrient = field(action, MaintainFields.NUTRIENT)
        if nutrient < 0:
            return 20
        return 4 * s.cells[seat].held[nutrient]
    if kind == BUILD:
        return weight_of_structure(s, seat, field(action, BuildFields.STRUCTURE))
    if kind == PASS:
        return 8 if s.cells[seat].strategy == GLUTTONY else 2
    if kind == POWER:
        return 4
    return 1 if kind == SUFFER else 3 if kind == ATTACK_DNASE else 2


def weight_of_region(s: Foment, seat: i64, region: i64) -> i64:
    """Return the weight of a region: nutrients draw, company repels, unless the strategy seeks it."""
    found = s.lies_in(region)
    others = count_bits(s.neighbours(region) & ~(1 << seat))
    if s.cells[seat].strategy == QUORUM:
        return 1 + 2 * found + 6 * others
    return 1 + 4 * found * found // (1 + others)


def weight_of_structure(s: Foment, seat: i64, structure: i64) -> i64:
    """Return the weight of a structure: what the strategy asks for comes first, a membrane for a leaky cell always."""
    cell = s.cells[seat]
    leaky = cell.tokens[MEMBRANE] == 0 and not pumps(s, seat)
    if structure == MEMBRANE and (leaky or cell.strategy == ENCAPSULATION):
        return 30
    if structure == CHLOROPHYLL and cell.tokens[CHLOROPHYLL] == 0:
        return 30 if cell.strategy == STROMATOLITE else 8
    if structure in (FLAGELLUM, PILUS) and cell.strategy == APPENDAGES:
        return 30
    return 1 if cell.strategy == GLUTTONY else 3
