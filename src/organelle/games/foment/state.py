"""What lies on the table in Foment."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.map import REGION_COUNT
from organelle.games.foment.words import SETTING_UP
from organelle.kernel.deck import Deck
from organelle.kernel.state import State

STRUCTURE_COUNT: Final = 11
MUTATION_COUNT: Final = 9


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def copy_numbers(target: vec[i64], source: vec[i64]) -> None:
    for place in range(len(source)):
        target[place] = source[place]


@final
class Structure:
    """A plasmid and the tokens of its structure. [FO-2.4]"""

    def __init__(self, start: bool, cost: vec[i64], upkeep: i64, tokens: i64, limit: i64) -> None:
        self.start = start
        self.cost = cost
        self.upkeep: i64 = upkeep
        self.tokens: i64 = tokens
        self.limit: i64 = limit


@final
class Goals:
    """What the strategies ask for at this number of players. [FO-12.3]"""

    def __init__(
        self, layers: i64, harvests: i64, feast: i64, each: i64, company: i64, meetings: i64, appendages: i64
    ) -> None:
        self.layers: i64 = layers
        self.harvests: i64 = harvests
        self.feast: i64 = feast
        self.each: i64 = each
        self.company: i64 = company
        self.meetings: i64 = meetings
        self.appendages: i64 = appendages


@final
class Sea:
    """The map in force: names, terrain, odds of a falling nutrient, and reach as bits by region. [FO-1.1]"""

    def __init__(
        self, names: list[str], terrain: vec[i64], weights: vec[i64], sides: vec[i64], steps: vec[i64], swims: vec[i64]
    ) -> None:
        self.names = names
        self.terrain = terrain
        self.weights = weights
        self.sides = sides
        self.steps = steps
        self.swims = swims


@final
class Rules:
    """The figures a game is played with."""

    def __init__(
        self,
        structures: vec[Structure],
        mutations: vec[i64],
        genome: vec[i64],
        clock: vec[i64],
        sea: Sea,
        goals: Goals,
        bank: i64,
        drop: i64,
        rounds: i64,
    ) -> None:
        self.structures = structures
        self.mutations = mutations
        self.genome = genome
        self.clock = clock
        self.sea = sea
        self.goals = goals
        self.bank: i64 = bank
        self.drop: i64 = drop
        self.rounds: i64 = rounds

    @property
    def lethal(self) -> i64:
        """The damage that kills. [FO-1.5]"""
        return len(self.genome)


@final
@mypyc_attr(acyclic=True)
class Bacterium:
    """A player's cell; `cards` are the strategies it was dealt and `met` those whose condition it has met, as bits."""

    def __init__(self) -> None:
        self.alive: bool = True
        self.region: i64 = -1
        self.damage: i64 = 0
        self.cards: i64 = 0
        self.strategy: i64 = -1
        self.met: i64 = 0
        self.harvests: i64 = 0
        self.meetings: i64 = 0
        self.power: i64 = 0
        self.credit: i64 = 0
        self.encysted: bool = False
        self.pumping: bool = False
        self.held: vec[i64] = zeros(3)
        self.tokens: vec[i64] = zeros(STRUCTURE_COUNT)
        self.mutations: vec[i64] = zeros(MUTATION_COUNT)

    def copy_from(self, other: Bacterium) -> None:
        self.alive = other.alive
        self.region = other.region
        self.damage = other.damage
        self.cards = other.cards
        self.strategy = other.strategy
        self.met = other.met
        self.harvests = other.harvests
        self.meetings = other.meetings
        self.power = other.power
        self.credit = other.credit
        self.encysted = other.encysted
        self.pumping = other.pumping
        copy_numbers(self.held, other.held)
        copy_numbers(self.tokens, other.tokens)
        copy_numbers(self.mutations, other.mutations)

    @property
    def nutrients(self) -> i64:
        return self.held[0] + self.held[1] + self.held[2]

    def has(self, mutation: i64) -> bool:
        return self.mutations[mutation] > 0


@final
@mypyc_attr(acyclic=True)
class Foment(State):
    """A game of Foment."""

    def __init__(self, seats: i64, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.tide: i64 = 0
        self.menu: i64 = 0
        self.undealt: i64 = 0
        self.revealed: i64 = 0
        self.winners: i64 = 0
        self.bank: vec[i64] = zeros(3)
        self.air: vec[i64] = zeros(3)
        self.grown: vec[i64] = zeros(3)
        self.sea: vec[i64] = zeros(REGION_COUNT * 3)
        self.piles: vec[i64] = zeros(seats * 3)
        self.supply: vec[i64] = zeros(STRUCTURE_COUNT)
        self.deck = Deck(rules.mutations[:])
        self.beneath: vec[i64] = zeros(MUTATION_COUNT)
        self.discarded: i64 = 0
        self.standing: vec[i64] = zeros(seats)
        self.contest: i64 = 0
        self.rolling: i64 = 0
        self.untaken: i64 = 0
        self.owed: i64 = 0
        self.turn: i64 = -1
        self.acted: i64 = 0
        self.passed: i64 = 0
        self.fought: i64 = 0
        self.exchanged: i64 = 0
        self.cells: vec[Bacterium] = vec[Bacterium]([Bacterium() for _ in range(seats)])

    def blank(self) -> Foment:
        return Foment(self.seats, self.rules)

    def copy_from(self, other: Foment) -> None:
        super().copy_from(other)
        self.round = other.round
        self.phase = other.phase
        self.tide = other.tide
        self.menu = other.menu
        self.undealt = other.undealt
        self.revealed = other.revealed
        self.winners = other.winners
        self.discarded = other.discarded
        self.contest = other.contest
        self.rolling = other.rolling
        self.untaken = other.untaken
        self.owed = other.owed
        self.turn = other.turn
        self.acted = other.acted
        self.passed = other.passed
        self.fought = other.fought
        self.exchanged = other.exchanged
        copy_numbers(self.bank, other.bank)
        copy_numbers(self.air, other.air)
        copy_numbers(self.grown, other.grown)
        copy_numbers(self.sea, other.sea)
        copy_numbers(self.piles, other.piles)
        copy_numbers(self.supply, other.supply)
        copy_numbers(self.beneath, other.beneath)
        copy_numbers(self.standing, other.standing)
        self.deck.copy_from(other.deck)
        for seat in range(self.seats):
            self.cells[seat].copy_from(other.cells[seat])

    @property
    def living(self) -> i64:
        """The seats whose cells are alive, as bits."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.cells[seat].alive:
                seats |= 1 << seat
        return seats

    def neighbours(self, region: i64) -> i64:
        """The seats of the living cells in a region."""
        seats: i64 = 0
        for seat in range(self.seats):
            cell = self.cells[seat]
            if cell.alive and cell.region == region:
                seats |= 1 << seat
        return seats

    def lies_in(self, region: i64) -> i64:
        """How many nutrients lie in a region."""
        return self.sea[region * 3] + self.sea[region * 3 + 1] + self.sea[region * 3 + 2]

    def works(self, seat: i64, structure: i64) -> bool:
        """Does the cell own that structure, powered if it needs power? [FO-6.4]"""
        cell = self.cells[seat]
        if cell.tokens[structure] == 0:
            return False
        return self.rules.structures[structure].upkeep == 0 or cell.power >> structure & 1 == 1


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The lowest seat among these."""
    seat: i64 = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat
