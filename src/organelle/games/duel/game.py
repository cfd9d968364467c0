"""Duel as the table sees it: its facts, and the way into its rules."""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.duel import action_space, observation, redeal, scoring, setup, view, vocabulary
from organelle.games.duel.cards import CARDS, VARIANTS
from organelle.games.duel.events import EVENTS
from organelle.games.duel.phases.spoils import Spoils
from organelle.games.duel.state import HAND_SIZE, Duel
from organelle.games.duel.vocabulary import HAND_FULL, QUESTIONS
from organelle.kernel.game import Cards, Game, Option, View
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.utility import MaxLength
from organelle.kernel.vocabulary import Vocabulary


class DuelGame(Game):
    """The example game: every feature of the kernel in a few small modules. [DU-1.1]"""

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Duel:
        return setup.set_up(seats, options, cards)

    def vocabulary(self, s: Duel) -> Vocabulary:
        return vocabulary.vocabulary(s.rules.names, int(s.seats))

    def private_view(self, s: Duel, seat: int | None) -> View:
        return view.view(s, seat)

    def redeal_in_place(self, world: Duel, seat: i64, rng: Rng) -> None:
        redeal.redeal(world, seat, rng)

    def player_actions(self, s: Duel) -> list[int]:
        return action_space.player_actions(s)

    def observe(self, s: Duel, seat: i64, out: ObservationBuffer) -> None:
        observation.observe(s, seat, out)

    def scores(self, s: Duel) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Duel) -> list[int]:
        return scoring.winners(s)

    def max_length(self, seats: int, options: dict[str, str]) -> MaxLength:
        """Return what follows from the rules: slips, spoils, and each card drawn. [DU-2.1 to DU-2.5]"""
        variant = next(row for row in self.cards()["variants"] if row[0] == options["variant"])
        rounds, slips = int(variant[1]), seats * int(variant[2])
        return MaxLength(rounds * (slips + 1), HAND_SIZE * seats + rounds * (slips + 2))

    def piece_counts(self, s: Duel) -> dict[str, int]:
        """Return how many there are of every card, wherever they lie: always as many as on the sheet."""
        found = {}
        for card, name in enumerate(s.rules.names):
            held = sum(int(player.hand[card]) for player in s.players)
            found[name] = held + int(s.deck.total(card)) + int(s.discard[card])
        step = s.top() if s.depth > 0 else None
        if isinstance(step, Spoils):
            found[s.rules.names[step.card]] += 1
        return found

    def closed_reasons(self) -> list[str]:
        return [HAND_FULL]


DUEL = DuelGame(
    name="duel",
    seats=(2, 3, 4),
    options=[Option("variant", *[str(row.cells[0]) for row in VARIANTS.rows])],
    sheets=[CARDS, VARIANTS],
    events=EVENTS.all,
    questions=QUESTIONS,
    version=1,
    stage="example",
    most_margin=max(int(row.cells[1]) for row in VARIANTS.rows),  # a point a round at most [DU-2.4]
)
