"""The figures a game is played with: its edition, its options and its tables, as one typed record. [CY-1.6]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import board
from organelle.games.cytosis.cards import FAMILIES, GROUPS, KINDS
from organelle.games.cytosis.words import CARB, LIPID, PROTEIN
from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell

ENZYME: Final = 0
PROTEIN_HORMONE: Final = 1
STEROID_HORMONE: Final = 2
PROTEIN_RECEPTOR: Final = 3
STEROID_RECEPTOR: Final = 4
DETOX_CARD: Final = 5
RESOURCE_CARD: Final = 6
VIRUS_CARD: Final = 7
CARD_KINDS: Final = 8

BOOST: Final = 0
REDUCE: Final = 1
TOXICITY: Final = 2
VIRUS_EVENT: Final = 3

COUNT_RECEPTORS: Final = 3
COUNT_DETOX: Final = 4
COUNT_ATTACKS: Final = 5
COUNT_ANTIBODIES: Final = 6


@final
class Edition:
    """What a rulebook says differently from the others. [CY-1.6]"""

    def __init__(
        self,
        goals_of_two: i64,
        exhaust: bool,
        least_trade: i64,
        free_spot_bonus: i64,
        end_rates: list[int],
        disks_count: bool,
        carbs_and_lipids: i64,
        expansions: bool,
    ) -> None:
        self.goals_of_two: i64 = goals_of_two
        self.exhaust = exhaust
        self.least_trade: i64 = least_trade
        self.free_spot_bonus: i64 = free_spot_bonus
        self.end_rates: vec[i64] = vec[i64](end_rates)
        self.disks_count = disks_count
        self.carbs_and_lipids: i64 = carbs_and_lipids
        self.expansions = expansions


#                          goals  exhaust trade bonus  ATP mRNA protein carb lipid   disks supply expansions
EDITIONS = {
    "revised": Edition(3, True, 1, 1, [0, 4, 3, 2, 4], True, 15, True),
    "italian": Edition(3, False, 0, 1, [0, 4, 3, 2, 4], True, 15, True),
    "first": Edition(4, False, 0, 0, [0, 3, 3, 3, 3], False, 12, False),
}

FLASKS_BY_SEATS = [0, 0, 4, 4, 3, 2]
EVENTS_OUT = [0, 0, 2, 2, 1, 0]
EVENTS_OUT_WITH_VIRUS = [0, 0, 5, 5, 3, 1]
DETOX_OUT_OF_TWO: Final = 3


@final
@mypyc_attr(acyclic=True)
class Card:
    """A cell component card; what a vesicle must carry is its base, its amount and its addition. [CY-1.1]"""

    def __init__(self, row: list[Cell]) -> None:
        self.name = str(row[0])
        self.kind: i64 = KINDS.index(str(row[1]))
        self.group: i64 = GROUPS.index(str(row[2])) - 1
        self.gives: vec[i64] = vec[i64]([int(row[7]), int(row[3]), int(row[4]), int(row[5]), int(row[6])])
        self.atp: i64 = int(row[7])
        self.health: i64 = int(row[8])
        self.copies: i64 = int(row[9])
        self.base: i64 = LIPID if self.kind == STEROID_HORMONE else PROTEIN
        self.amount: i64 = self.gives[self.base]
        self.addition: i64 = LIPID if self.kind == STEROID_RECEPTOR else CARB
        self.carbs: i64 = int(row[5])

    @property
    def strain(self) -> i64:
        return self.group - len(FAMILIES)

    @property
    def travels(self) -> bool:
        """Is it completed with a vesicle? [CY-9.2, CY-9.3]"""
        return PROTEIN_HORMONE <= self.kind <= STEROID_RECEPTOR


@final
@mypyc_attr(acyclic=True)
class EventCard:
    """An event: what it does, and where or with which strain."""

    def __init__(self, name: str, kind: i64, place: i64, copies: i64) -> None:
        self.name = name
        self.kind: i64 = kind
        self.place: i64 = place
        self.copies: i64 = copies


@final
@mypyc_attr(acyclic=True)
class Goal:
    """A goal: what it counts, and the health for every so many of it. [CY-13.6, CY-15.12]"""

    def __init__(self, name: str, counts: i64, health: i64, per: i64) -> None:
        self.name = name
        self.counts: i64 = counts
        self.health: i64 = health
        self.per: i64 = per

    @property
    def viral(self) -> bool:
        return self.counts >= COUNT_ATTACKS


@final
class Rules:
    """Everything fixed before the game begins. Rules ask for a figure, never for an edition by name. [CY-1.6]"""

    def __init__(
        self,
        seats: i64,
        edition: Edition,
        virus: bool,
        epigenetics: bool,
        first: i64,
        cards: vec[Card],
        events: vec[EventCard],
        goals: vec[Goal],
        spots: list[list[Cell]],
        figures: list[int],
    ) -> None:
        self.edition = edition
        self.virus = virus
        self.epigenetics = epigenetics
        self.first: i64 = first
        self.cards = cards
        self.events = events
        self.goals = goals
        self.places = [str(row[0]) for row in spots]
        self.gives: vec[i64] = vec[i64]([int(row[1]) for row in spots])
        self.price: vec[i64] = vec[i64]([int(row[2]) for row in spots])
        self.spots: vec[i64] = vec[i64]([int(row[3]) for row in spots])
        self.area: vec[i64] = vec[i64](board.AREA_OF)
        self.in_area: vec[i64] = vec[i64]([spots_of(area) for area in range(board.AREAS)])
        self.caps: vec[i64] = vec[i64](board.CAPS_OF_TWO if seats == 2 else [99] * board.AREAS)
        self.slot: vec[i64] = vec[i64]([sum(int(row[3]) for row in spots[:place]) for place in range(len(spots))])
        self.slots: i64 = sum(int(row[3]) for row in spots)
        self.flasks: i64 = FLASKS_BY_SEATS[seats]
        self.events_out: i64 = EVENTS_OUT_WITH_VIRUS[seats] if virus else EVENTS_OUT[seats]
        self.goals_out: i64 = edition.goals_of_two if seats == 2 else min(seats + 1, 7 if virus else 5)
        self.stock: vec[i64] = vec[i64]([30, 18, 18, int(edition.carbs_and_lipids), int(edition.carbs_and_lipids)])
        self.rough_from: i64 = figures[board.SMOOTH_PLACES]
        self.golgi_from: i64 = self.rough_from + figures[board.ROUGH_PLACES]
        self.vesicles: i64 = self.golgi_from + figures[board.GOLGI_PLACES]
        self.yellow_from: i64 = figures[board.YELLOW_FROM]
        self.green_from: i64 = figures[board.GREEN_FROM]
        self.levels: i64 = figures[board.ANTIBODY_LEVELS]
        self.least_lipids: i64 = least_amount(cards, LIPID)
        self.least_proteins: i64 = least_amount(cards, PROTEIN)

    def rounds(self) -> i64:
        """How many rounds the game has: its events, and one more. [CY-3.1]"""
        events: i64 = 1 - self.events_out
        for event in self.events:
            if self.virus or event.kind != VIRUS_EVENT:
                events += event.copies
        return events


def spots_of(area: int) -> int:
    """The spots of an area, a bit each."""
    return sum(1 << spot for spot, other in enumerate(board.AREA_OF) if other == area)


def least_amount(cards: vec[Card], base: i64) -> i64:
    """The least that any card of a track asks for on its vesicle. [CY-7.4]"""
    least: i64 = 99
    for card in cards:
        if card.travels and card.base == base and card.amount < least:
            least = card.amount
    return least


def rules_of(seats: int, options: dict[str, str], sheets: Cards) -> Rules:
    """The record of a table's options and sheets."""
    return Rules(
        seats,
        EDITIONS[options["edition"]],
        options["virus"] == "on",
        options["epigenetics"] == "on",
        -1 if options["first"] == "chance" else int(options["first"]),
        vec[Card]([Card(row) for row in sheets["cards"]]),
        vec[EventCard]([event_of(row) for row in sheets["events"]]),
        vec[Goal]([goal_of(row) for row in sheets["goals"]]),
        sheets["spots"],
        [int(row[1]) for row in sheets["figures"]],
    )


EVENT_KINDS = ("boost", "reduce", "toxicity", "virus")
EVENT_PLACES = (
    "none",
    "nucleus",
    "transporter",
    "mitochondria",
    "smooth-er",
    "ebola",
    "influenza",
    "rhinovirus",
)
GOAL_COUNTS = (
    "enzyme",
    "protein-hormone",
    "steroid-hormone",
    "receptor",
    "detox",
    "attack",
    "antibody",
)


def event_of(row: list[Cell]) -> EventCard:
    kind = EVENT_KINDS.index(str(row[1]))
    place = EVENT_PLACES.index(str(row[2])) - 1
    return EventCard(str(row[0]), kind, place - 4 if kind == VIRUS_EVENT else place, int(row[3]))


def goal_of(row: list[Cell]) -> Goal:
    return Goal(str(row[0]), GOAL_COUNTS.index(str(row[1])), int(row[2]), int(row[3]))
