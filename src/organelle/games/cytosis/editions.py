"""The figures a game is played with: its edition, its options and its tables, as one typed record. [CY-1.6]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis import board
from organelle.games.cytosis.cards import RESOURCE_CARD, VIRUS_EVENT, Card, EventCard, Goal, event_of, goal_of
from organelle.games.cytosis.versions import CARD_WITH_FLASK, FORESIGHT_AFTER_FLASK, SHUFFLE_AT_ONCE
from organelle.games.cytosis.vocabulary import LIPID, PROTEIN
from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell


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
class Rules:
    """Everything fixed before the game begins. The rules ask for a figure, never for an edition by name. [CY-1.6]"""

    def __init__(
        self,
        seats: i64,
        edition: Edition,
        virus: bool,
        epigenetics: bool,
        first: i64,
        version: int,
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
        self.foresight_after_flask = version >= FORESIGHT_AFTER_FLASK
        self.card_with_flask = version >= CARD_WITH_FLASK
        self.shuffle_at_once = version >= SHUFFLE_AT_ONCE
        self.cards = cards
        self.resource_cards: vec[i64] = vec[i64](
            [card for card in range(len(cards)) if cards[card].kind == RESOURCE_CARD]
        )
        """The additional-resource cards by their own numbers, which a flask says."""
        self.events = events
        self.goals = goals
        self.places = [str(row[0]) for row in spots]
        self.gives: vec[i64] = vec[i64]([int(row[1]) for row in spots])
        self.price: vec[i64] = vec[i64]([int(row[2]) for row in spots])
        self.spots: vec[i64] = vec[i64]([int(row[3]) for row in spots])
        self.area: vec[i64] = vec[i64](board.AREA_OF)
        self.in_area: vec[i64] = vec[i64]([board.spots_of(area) for area in range(len(board.AREAS))])
        self.caps: vec[i64] = vec[i64]([of_two if seats == 2 else 99 for _, _, of_two in board.AREAS])
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
        """Return how many rounds the game has: its events, and one more. [CY-3.1]"""
        events: i64 = 1 - self.events_out
        for event in self.events:
            if self.virus or event.kind != VIRUS_EVENT:
                events += event.copies
        return events


def least_amount(cards: vec[Card], base: i64) -> i64:
    """Return the least that any card of a track asks for on its vesicle. [CY-7.4]"""
    least: i64 = 99
    for card in cards:
        if card.travels and card.base == base and card.amount < least:
            least = card.amount
    return least


def rules_of(seats: int, options: dict[str, str], sheets: Cards, version: int) -> Rules:
    """Return the rules that a table's options and sheets make in that version of the rules."""
    return Rules(
        seats,
        EDITIONS[options["edition"]],
        options["virus"] == "on",
        options["epigenetics"] == "on",
        -1 if options["first"] == "chance" else int(options["first"]),
        version,
        vec[Card]([Card(row) for row in sheets["cards"]]),
        vec[EventCard]([event_of(row) for row in sheets["events"]]),
        vec[Goal]([goal_of(row) for row in sheets["goals"]]),
        sheets["spots"],
        [int(row[1]) for row in sheets["figures"]],
    )
