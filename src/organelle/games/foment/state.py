"""What lies on the table in Foment: the sea, the bank, the decks and the cells."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.cards import REGION_COUNT
from organelle.games.foment.parts import PHASE_NAMES, SETTING_UP, SPECIES
from organelle.games.foment.rules import Rules
from organelle.kernel.archive import Archive
from organelle.kernel.copying import copy_numbers
from organelle.kernel.deck import Deck
from organelle.kernel.state import State

STRUCTURE_COUNT: Final = 11
MUTATION_COUNT: Final = 9


def zeros(count: i64) -> vec[i64]:
    """Return so many counters at zero."""
    return vec[i64]([0] * count)


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

    def __repr__(self) -> str:
        state = "alive" if self.alive else "dead"
        return f"<Bacterium {state}, region {self.region}, damage {self.damage}, {self.nutrients} nutrients>"

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

    def serialize(self, archive: Archive) -> None:
        self.alive = archive.flag(self.alive)
        self.region = archive.number(self.region)
        self.damage = archive.number(self.damage)
        self.cards = archive.number(self.cards)
        self.strategy = archive.number(self.strategy)
        self.met = archive.number(self.met)
        self.harvests = archive.number(self.harvests)
        self.meetings = archive.number(self.meetings)
        self.power = archive.number(self.power)
        self.credit = archive.number(self.credit)
        self.encysted = archive.flag(self.encysted)
        self.pumping = archive.flag(self.pumping)
        archive.counts(self.held)
        archive.counts(self.tokens)
        archive.counts(self.mutations)

    @property
    def nutrients(self) -> i64:
        """How many nutrients the cell holds."""
        return self.held[0] + self.held[1] + self.held[2]

    def has(self, mutation: i64) -> bool:
        """Return whether the cell has that mutation."""
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

    def __repr__(self) -> str:
        living = [SPECIES[seat] for seat in range(self.seats) if self.cells[seat].alive]
        return f"<Foment round {self.round}, {PHASE_NAMES[self.phase]}, alive: {', '.join(living)}>"

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

    def serialize(self, archive: Archive) -> None:
        super().serialize(archive)
        self.round = archive.number(self.round)
        self.phase = archive.number(self.phase)
        self.tide = archive.number(self.tide)
        self.menu = archive.number(self.menu)
        self.undealt = archive.number(self.undealt)
        self.revealed = archive.number(self.revealed)
        self.winners = archive.number(self.winners)
        self.discarded = archive.number(self.discarded)
        self.contest = archive.number(self.contest)
        self.rolling = archive.number(self.rolling)
        self.untaken = archive.number(self.untaken)
        self.owed = archive.number(self.owed)
        self.turn = archive.number(self.turn)
        self.acted = archive.number(self.acted)
        self.passed = archive.number(self.passed)
        self.fought = archive.number(self.fought)
        self.exchanged = archive.number(self.exchanged)
        archive.counts(self.bank)
        archive.counts(self.air)
        archive.counts(self.grown)
        archive.counts(self.sea)
        archive.counts(self.piles)
        archive.counts(self.supply)
        archive.counts(self.beneath)
        archive.counts(self.standing)
        self.deck.serialize(archive)
        for cell in self.cells:
            cell.serialize(archive)

    @property
    def living(self) -> i64:
        """The seats whose cells are alive, as bits."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.cells[seat].alive:
                seats |= 1 << seat
        return seats

    def neighbours(self, region: i64) -> i64:
        """Return the seats of the living cells in a region, as bits."""
        seats: i64 = 0
        for seat in range(self.seats):
            cell = self.cells[seat]
            if cell.alive and cell.region == region:
                seats |= 1 << seat
        return seats

    def lies_in(self, region: i64) -> i64:
        """Return how many nutrients lie in a region."""
        return self.sea[region * 3] + self.sea[region * 3 + 1] + self.sea[region * 3 + 2]

    def works(self, seat: i64, structure: i64) -> bool:
        """Return whether the cell owns that structure, powered if it needs power. [FO-6.4]"""
        cell = self.cells[seat]
        if cell.tokens[structure] == 0:
            return False
        return self.rules.structures[structure].upkeep == 0 or cell.power >> structure & 1 == 1


def count_bits(bits: i64) -> i64:
    """Return how many seats, regions or cards these bits are."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """Return the lowest seat among these; there must be one."""
    seat: i64 = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat
