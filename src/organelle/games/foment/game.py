"""Foment as the table sees it: its facts, and the way into its rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from organelle.games.foment import absent, action_space, observation, redeal, scoring, setup, view, vocabulary
from organelle.games.foment.cards import CLOCK, GENOME, MUTATION_DECK, PLASMIDS, PLAYERS, REGION_COUNT, REGIONS
from organelle.games.foment.closed import REASONS
from organelle.games.foment.events import EVENTS
from organelle.games.foment.parts import (
    DNASE,
    INHIBITOR,
    LIPASE,
    MEMBRANE,
    MUTATIONS,
    NUTRIENTS,
    STRATEGIES,
    STRUCTURES,
)
from organelle.games.foment.rules import LAST_ROUND
from organelle.games.foment.state import Foment
from organelle.games.foment.versions import CURRENT, ECONOMY
from organelle.games.foment.vocabulary import QUESTIONS
from organelle.kernel.game import Cards, Fault, Game, Option, View
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.utility import MaxLength
from organelle.kernel.vocabulary import Vocabulary

CHOICES_A_ROUND: Final = 40
"""A cap on what one player is asked in a round, or in the set-up; random games came to 11."""

DRAWS_A_ROUND: Final = 150
"""The same for the draws of chance, rolls that are repeated included; random games came to 45."""

UNLIMITED_ROUNDS: Final = 600
"""A cap on the rounds of a game without a limit, which no rule ends; random games came to 24."""


@final
class FomentGame(Game):
    """A game of bacterial survival for three to five, or two as a variant. [FO-2.1, FO-13.2]"""

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        """Return what does not fit: rows the rules know by name, figures that hang together. [FO-2.4, FO-6.4]"""
        found: list[Fault] = []
        for sheet in (PLASMIDS, MUTATION_DECK, REGIONS, PLAYERS):
            expected = [str(row.cells[0]) for row in sheet.rows]
            if [str(row[0]) for row in cards[sheet.name]] != expected:
                found.append(Fault("foment.fault.names", sheet=sheet.name, expected=", ".join(expected)))
        if found:
            return found
        for structure in (MEMBRANE, LIPASE, DNASE, INHIBITOR):
            row = cards["plasmids"][structure]
            if row[5] != 0:
                found.append(Fault("foment.fault.upkeep", name=row[0]))
        if int(cards["plasmids"][MEMBRANE][6]) < seats:
            found.append(Fault("foment.fault.membranes", seats=seats))
        return found

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Foment:
        return setup.set_up(seats, options, cards, version)

    def vocabulary(self, s: Foment) -> Vocabulary:
        return vocabulary.vocabulary(s.rules.sea.names, int(s.seats))

    def private_view(self, s: Foment, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal_in_place(self, world: Foment, seat: i64, rng: Rng) -> None:
        redeal.redeal(world, seat, rng)

    def default_action(self, s: Foment, seat: i64) -> i64:
        """Return what the table answers for a player who is absent. [FO-13.3]"""
        return absent.answer_for(s, seat)

    def player_actions(self, s: Foment) -> list[int]:
        return action_space.player_actions(s)

    def observe(self, s: Foment, seat: i64, out: ObservationBuffer) -> None:
        observation.observe(s, seat, out)

    def scores(self, s: Foment) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Foment) -> list[int]:
        return scoring.winners(s)

    def max_length(self, seats: int, options: dict[str, str]) -> MaxLength:
        """Return the rounds that the limit allows [FO-11.5], and the set-up, at the caps of a round."""
        rounds = (LAST_ROUND if options["limit"] == "on" else UNLIMITED_ROUNDS) + 1
        return MaxLength(rounds * seats * CHOICES_A_ROUND, rounds * DRAWS_A_ROUND)

    def piece_counts(self, s: Foment) -> dict[str, int]:
        """Count nutrients less what came from outside, tokens and cards, wherever they are. [FO-1.4, FO-1.6]"""
        found = {}
        for nutrient, name in enumerate(NUTRIENTS):
            found[name] = int(s.bank[nutrient] + s.air[nutrient] - s.grown[nutrient])
            found[name] += sum(int(cell.held[nutrient]) for cell in s.cells)
            found[name] += sum(int(s.sea[region * 3 + nutrient]) for region in range(REGION_COUNT))
            found[name] += sum(int(s.piles[seat * 3 + nutrient]) for seat in range(s.seats))
        for token, name in enumerate(STRUCTURES):
            found[name] = int(s.supply[token]) + sum(int(cell.tokens[token]) for cell in s.cells)
        for card, name in enumerate(MUTATIONS):
            found[name] = int(s.deck.total(card) + s.beneath[card]) + sum(int(cell.mutations[card]) for cell in s.cells)
        found["deleterious"] += int(s.discarded)
        for card, name in enumerate(STRATEGIES):
            found[name] = int(s.undealt >> card & 1) + sum(int(cell.cards >> card & 1) for cell in s.cells)
        return found

    def closed_reasons(self) -> list[str]:
        return REASONS[1:]


FOMENT = FomentGame(
    name="foment",
    seats=(2, 3, 4, 5),
    options=[Option("limit", "on", "off"), Option("economy", "open", "closed", since=ECONOMY)],
    sheets=[PLASMIDS, MUTATION_DECK, GENOME, CLOCK, REGIONS, PLAYERS],
    events=EVENTS.all,
    questions=QUESTIONS,
    version=CURRENT,
    stage="beta",
    most_margin=1,  # a winner has one, the others nothing [FO-11.6]
    may_end_unwon=True,  # the last cells may die together [FO-11.4]
)
