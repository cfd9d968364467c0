"""The figures a game is played with, read from the sheets in force. [FO-2.4, FO-2.6]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment.map import one_step, sides, two_steps
from organelle.games.foment.parts import TERRAINS
from organelle.games.foment.versions import FRESH_POWER, LASTING_TRANSPORT
from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell

LAST_ROUND: Final = 60


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
class StrategyGoals:
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
        self.total: i64 = 0
        """The sum of the weights."""
        for weight in weights:
            self.total += weight
        self.sides = sides
        self.steps = steps
        self.swims = swims


@final
class Rules:
    """All figures of a table, and the rules that go by its options or its version; they never change during a game."""

    def __init__(
        self,
        structures: vec[Structure],
        mutations: vec[i64],
        genome: vec[i64],
        clock: vec[i64],
        sea: Sea,
        goals: StrategyGoals,
        bank: i64,
        drop: i64,
        rounds: i64,
        closed_economy: bool,
        fresh_power: bool,
        lasting_transport: bool,
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
        self.closed_economy = closed_economy
        """Chlorophyll draws from the bank. [FO-6.7]"""
        self.fresh_power = fresh_power
        """A new structure has power at once. [FO-6.5]"""
        self.lasting_transport = lasting_transport
        """Active transport stops every leak, not only one after an attack. [FO-10.5]"""

    @property
    def lethal(self) -> i64:
        """The damage that kills. [FO-1.5]"""
        return len(self.genome)


def rules(seats: int, options: dict[str, str], cards: Cards, version: int) -> Rules:
    """Return the figures for so many seats, with these options, sheets and version. [FO-2.6, FO-6.7, FO-11.5]"""
    bank, drop, *asked = [int(cell) for cell in cards["players"][seats - 2][1:]]
    layers, harvests, feast, each, company, meetings, appendages = asked
    return Rules(
        structures=vec[Structure]([structure(cells) for cells in cards["plasmids"]]),
        mutations=numbers(cards["mutations"], 1),
        genome=numbers(cards["genome"], 1),
        clock=numbers(cards["clock"], 1),
        sea=sea(cards["regions"]),
        goals=StrategyGoals(layers, harvests, feast, each, company, meetings, appendages),
        bank=bank,
        drop=drop,
        rounds=LAST_ROUND if options["limit"] == "on" else 0,
        closed_economy=options["economy"] == "closed",
        fresh_power=version >= FRESH_POWER,
        lasting_transport=version >= LASTING_TRANSPORT,
    )


def structure(row: list[Cell]) -> Structure:
    """Return a row of the plasmids."""
    return Structure(
        start=row[1] == "start",
        cost=vec[i64]([int(cell) for cell in row[2:5]]),
        upkeep=int(row[5]),
        tokens=int(row[6]),
        limit=int(row[7]),
    )


def sea(rows: list[list[Cell]]) -> Sea:
    """Return the map with these regions. [FO-1.1]"""
    steps = one_step()
    terrain = vec[i64]([TERRAINS.index(str(row[1])) for row in rows])
    return Sea([str(row[0]) for row in rows], terrain, numbers(rows, 2), sides(), steps, two_steps(steps))


def numbers(rows: list[list[Cell]], column: int) -> vec[i64]:
    """Return a column of numbers."""
    return vec[i64]([int(row[column]) for row in rows])
