"""Cytosis as the table sees it: its facts, and the way into its rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from organelle.games.cytosis import (
    action_space,
    faults,
    observation,
    piece_counts,
    redeal,
    scoring,
    setup,
    view,
    vocabulary,
)
from organelle.games.cytosis.board import FIGURE_SHEET, SPOT_SHEET
from organelle.games.cytosis.cards import CARD_SHEET, EVENT_SHEET, GOAL_SHEET
from organelle.games.cytosis.editions import EDITIONS, rules_of
from organelle.games.cytosis.events import EVENTS
from organelle.games.cytosis.flasks import REASONS
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.versions import CURRENT
from organelle.kernel.game import Cards, Fault, Game, Option, View
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.utility import MaxLength
from organelle.kernel.vocabulary import Vocabulary

CHOICES_A_ROUND: Final = 60
"""A cap on what one player is asked in a round, or in the set-up; random games came to 18."""

DRAWS_A_ROUND: Final = 150
"""The same for the draws of chance; random games came to 25, and to 47 in the set-up."""


@final
class CytosisGame(Game):
    """Cytosis: flasks and vesicles inside a human cell, for two to five players."""

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        return faults.faults(self.sheets, seats, options, cards)

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Cytosis:
        return setup.table(seats, rules_of(seats, options, cards, version))

    def vocabulary(self, s: Cytosis) -> Vocabulary:
        rules = s.rules
        return vocabulary.vocabulary(
            rules.places,
            [card.name for card in rules.cards],
            [rules.cards[card].name for card in rules.resource_cards],
            [event.name for event in rules.events],
            [goal.name for goal in rules.goals],
            int(rules.vesicles),
            int(s.seats),
        )

    def static_view(self, s: Cytosis) -> View:
        return view.static_view(s)

    def public_view(self, s: Cytosis) -> View:
        return view.public_view(s)

    def private_view(self, s: Cytosis, seat: int | None) -> View:
        return view.private_view(s, seat)

    def redeal_in_place(self, world: Cytosis, seat: i64, rng: Rng) -> None:
        redeal.redeal(world, seat, rng)

    def player_actions(self, s: Cytosis) -> list[int]:
        return action_space.player_actions(s)

    def observe(self, s: Cytosis, seat: i64, out: ObservationBuffer) -> None:
        observation.observe(s, seat, out)

    def scores(self, s: Cytosis) -> list[int]:
        return [int(player.health) for player in s.players]

    def winners(self, s: Cytosis) -> list[int]:
        return [int(scoring.winner(s))]

    def max_length(self, seats: int, options: dict[str, str]) -> MaxLength:
        """Return the rounds that the events make [CY-3.1], and the set-up, at the caps of a round."""
        rounds = int(rules_of(seats, options, self.cards(), self.version).rounds()) + 1
        return MaxLength(rounds * seats * CHOICES_A_ROUND, rounds * DRAWS_A_ROUND)

    def piece_counts(self, s: Cytosis) -> dict[str, int]:
        return piece_counts.piece_counts(s)

    def closed_reasons(self) -> list[str]:
        return REASONS[1:]


CYTOSIS = CytosisGame(
    name="cytosis",
    seats=(2, 3, 4, 5),
    options=[
        Option("edition", *EDITIONS),
        Option("virus", "off", "on"),
        Option("epigenetics", "off", "on"),
        Option("first", "chance", "0", "1", "2", "3", "4"),
    ],
    sheets=[CARD_SHEET, EVENT_SHEET, GOAL_SHEET, SPOT_SHEET, FIGURE_SHEET],
    events=EVENTS.all,
    questions=observation.QUESTIONS,
    version=CURRENT,
    stage="beta",
    most_margin=300,  # a cap: random games came to 57
)
