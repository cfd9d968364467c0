"""The figures a game is played with, read from the sheets in force. [CE-1.1, CE-1.10, CE-10.1]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from organelle.games.cellulose.cards import EFFECTS, TYPES
from organelle.games.cellulose.ivy.sheets import CONDITIONS, LEVELS, LINES, PLAYS
from organelle.games.cellulose.plant_board import BONUSES, TRACKS
from organelle.games.cellulose.versions import DISCARDS_IN_FULL, IDLE_BONUS_ACTIONS
from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell

MOST_OPTIONS: Final = 300

FEW_PLAYERS: Final = 3
"""Up to so many play on the smaller wall. [CE-2.2]"""


@final
class Card:
    """A cell component card. [CE-6.2]"""

    def __init__(self, row: list[Cell]) -> None:
        self.type: i64 = TYPES.index(str(row[1]))
        self.carbohydrate: i64 = int(row[3])
        self.protein: i64 = int(row[4])
        self.atp: i64 = int(row[5])
        self.health: i64 = int(row[6])
        self.draw: i64 = int(row[7])
        self.discard: i64 = int(row[8])
        self.effect: i64 = EFFECTS.index(str(row[9]))
        self.immediate: i64 = int(row[10])
        self.activation: i64 = int(row[11])

    def payable(self, carbohydrate: i64, protein: i64, atp: i64) -> bool:
        """Return whether that is enough for the card. [CE-6.2]"""
        return carbohydrate >= self.carbohydrate and protein >= self.protein and atp >= self.atp


@final
class PlantSpace:
    """A space of the plant board. [CE-3.2, CE-5.10, CE-5.11]"""

    def __init__(self, row: list[Cell]) -> None:
        self.track: i64 = TRACKS.index(str(row[1]))
        self.hormone: i64 = int(row[4])
        self.atp: i64 = int(row[5])
        self.once_health: i64 = int(row[6])
        self.once_protein: i64 = int(row[7])
        self.once_card: bool = int(row[8]) > 0
        self.co2: i64 = int(row[9])
        self.water: i64 = int(row[10])
        self.protein: i64 = int(row[11])
        self.region: i64 = int(row[12])
        self.health: i64 = int(row[13])
        self.card: bool = int(row[14]) > 0
        self.photosynthesis: bool = int(row[15]) > 0
        self.bonus: i64 = BONUSES.index(str(row[16]))
        self.bonus_hormone: i64 = int(row[17])
        self.bonus_atp: i64 = int(row[18])
        self.bonus_amount: i64 = int(row[19])
        self.home: bool = int(row[20]) > 0
        self.exits: vec[i64] = vec[i64]()


@final
class MatSpace:
    """A space of Ivy's growth track. [CE-13.1, CE-13.2, CE-13.3]"""

    def __init__(self, row: list[Cell], easy: bool) -> None:
        self.arrows: i64 = int(row[1])
        self.pack: bool = int(row[2]) > 0
        self.photosynthesis: bool = int(row[3]) > 0
        self.health: i64 = int(row[4 if easy else 6])
        self.region: i64 = int(row[5 if easy else 7])


@final
class ActionCard:
    """One of Ivy's action cards: three lines, then the cards she plays. [CE-14.1, CE-15.1]"""

    def __init__(self, row: list[Cell]) -> None:
        self.level: i64 = LEVELS.index(str(row[1]))
        self.conditions: vec[i64] = vec[i64]([CONDITIONS.index(str(row[column])) for column in (2, 5, 8)])
        self.lines: vec[i64] = vec[i64]([LINES.index(str(row[column])) for column in (3, 6, 9)])
        self.numbers: vec[i64] = vec[i64]([int(row[column]) for column in (4, 7, 10)])
        self.play: i64 = PLAYS.index(str(row[11])) - 1
        self.otherwise: i64 = PLAYS.index(str(row[12])) - 1
        self.activations: i64 = int(row[13])


@final
class Rules:
    """Cards, board, plant board, scenario and Ivy as this table plays them, by the version that it began with."""

    def __init__(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> None:
        few = seats <= FEW_PLAYERS
        self.solo: bool = seats == 1
        self.card_names = names(cards["cards"])
        self.cards: vec[Card] = vec[Card]([Card(row) for row in cards["cards"]])
        self.copies: vec[i64] = numbers(cards["cards"], 2)
        wall = cards["wall-three" if few else "wall-five"]
        self.wall: vec[i64] = numbers(wall, 2)
        self.sections: vec[i64] = section_ends(wall)
        amounts = numbers(cards["spaces"], 1)
        self.stomata: vec[i64] = amounts[0:2]
        self.mitochondria: vec[i64] = amounts[2:4]
        self.ribosomes: vec[i64] = amounts[4:6]
        self.cytoplasm: vec[i64] = amounts[6:8]
        self.slot_costs: vec[i64] = numbers(cards["market"], 1)
        self.cleared: vec[i64] = numbers(cards["market"], 2 if few else 3)
        self.track: vec[i64] = numbers(cards["vacuole"], 1)
        self.rewards: i64 = 1 if few else 2
        self.grays: i64 = 1 if seats <= 2 else 0
        self.random_first: bool = options["first"] == "random" and not self.solo
        self.discards_in_full: bool = version >= DISCARDS_IN_FULL
        self.idle_bonus_actions: bool = version >= IDLE_BONUS_ACTIONS
        self.asks_bonuses: bool = options["ask"] == "on"
        self._plant(options, cards)
        self._scenario(next(row for row in cards["scenarios"] if row[0] == options["scenario"]))
        self._ivy(options, cards)
        self.most_carbohydrate: i64 = 0
        """What one action can add to a stock at most, as are the three below; the set-up asks the places."""
        self.most_protein: i64 = 0
        self.most_atp: i64 = 0
        self.most_atp_of_carbohydrate: i64 = 0
        """The same as most_atp, for who has a carbohydrate to spend."""
        self.short_hand: i64 = 0
        """With up to so many cards in hand, naming one with the placement keeps the list short. [CE-6.1]"""

    def allow_ways(self, ways: i64) -> None:
        """Set the short hand, given how many ways to place a marker there can be at most. [CE-6.1]"""
        self.short_hand = MOST_OPTIONS // ways - 1

    def _plant(self, options: dict[str, str], cards: Cards) -> None:
        """Read the plant board, with its links. [CE-5.10, CE-9.2, CE-10.7]"""
        free_roots = options["board"] == "mangrove"
        rows = cards[options["board"]]
        self.node_names = names(rows)
        self.nodes: vec[PlantSpace] = vec[PlantSpace]([PlantSpace(row) for row in rows])
        self.shoot_start: i64 = next(n for n, row in enumerate(rows) if row[1] == "shoot" and row[2] == "-")
        self.root_start: i64 = next(n for n, row in enumerate(rows) if row[1] == "root" and row[2] == "-")
        self.homes: vec[i64] = vec[i64]([n for n, row in enumerate(rows) if int(row[20]) > 0])
        entered = [int(row[4]) for row in rows if row[2] != "-"]
        bonuses = [int(row[17]) for row in rows if row[16] != "none"]
        self.least_hormone: i64 = min([*entered, *bonuses], default=0)
        """Growth never costs fewer hormones. [CE-5.9]"""
        for number, row in enumerate(rows):
            for origin in (str(row[2]), str(row[3])):
                if origin != "-":
                    here: i64 = number
                    there: i64 = self.node_names.index(origin)
                    self.nodes[there].exits = append(self.nodes[there].exits, here)
                    if free_roots and row[1] == "root" and there != self.root_start:
                        self.nodes[here].exits = append(self.nodes[here].exits, there)

    def _scenario(self, row: list[Cell]) -> None:
        """Read what the scenario changes; the plain game is a scenario without changes. [CE-1.2, CE-10.1]"""
        self.levels: vec[i64] = vec[i64]([int(cell) for cell in row[1:4]])
        self.stomata_drop: i64 = int(row[4])
        self.extra_reward: i64 = int(row[5])
        self.drink: bool = int(row[6]) > 0
        self.xylem_keep: i64 = int(row[7])
        self.water_per_health: i64 = int(row[8])
        self.set_health: i64 = int(row[9])

    def _ivy(self, options: dict[str, str], cards: Cards) -> None:
        """Read Ivy's mat, her action cards and, on hard, her first two specializations. [CE-11.2, CE-11.3, CE-11.4]"""
        easy = options["difficulty"] == "easy"
        self.strategy_bonus: bool = not easy
        self.hard: bool = options["difficulty"] == "hard"
        self.named_up: i64 = -1
        self.named_across: i64 = -1
        if options["gifts"] != "random":
            upright, across = options["gifts"].split("-")
            self.named_up = EFFECTS.index(upright)
            self.named_across = EFFECTS.index(across)
        self.mat: vec[MatSpace] = vec[MatSpace]([MatSpace(row, easy) for row in cards["ivy-mat"]])
        self.action_names = names(cards["ivy-actions"])
        self.actions: vec[ActionCard] = vec[ActionCard]([ActionCard(row) for row in cards["ivy-actions"]])


def names(rows: list[list[Cell]]) -> list[str]:
    """Return the first cell of every row."""
    return [str(row[0]) for row in rows]


def numbers(rows: list[list[Cell]], column: int) -> vec[i64]:
    """Return the numbers of a column."""
    return vec[i64]([int(row[column]) for row in rows])


def section_ends(wall: list[list[Cell]]) -> vec[i64]:
    """Return how many spaces are covered when each section of the wall is complete. [CE-2.2]"""
    return vec[i64]([sum(1 for row in wall if int(row[1]) <= section) for section in (1, 2, 3)])
