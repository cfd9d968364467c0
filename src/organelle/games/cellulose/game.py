"""Cellulose as the table sees it: what it says about itself, and the way into its rules. [CE-1.1 to CE-1.10]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from organelle.games.cellulose import action_space, observation, redeal, setup, view, vocabulary
from organelle.games.cellulose.board import MARKET, SCENARIOS, SPACES, VACUOLE, WALL_FIVE, WALL_THREE
from organelle.games.cellulose.cards import CARDS
from organelle.games.cellulose.events import EVENTS
from organelle.games.cellulose.faults import faults
from organelle.games.cellulose.ivy.sheets import ACTIONS, MAT
from organelle.games.cellulose.plant_board import MANGROVE, SPROUT
from organelle.games.cellulose.rules import FEW_PLAYERS
from organelle.games.cellulose.scoring import winners
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.versions import CURRENT
from organelle.games.cellulose.vocabulary import COLLECT, DONE, HOME, TAKE
from organelle.kernel.actions import ActionBuffer, kind_of
from organelle.kernel.game import Cards, Fault, Game, Option, View
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.utility import MaxLength
from organelle.kernel.vocabulary import Vocabulary

CHOICES_A_ROUND: Final = 80
"""A cap on what one player is asked in a round; random games came to 24."""

DRAWS_A_ROUND: Final = 80
"""The same for the draws of chance; random games came to 26."""


@final
class CelluloseGame(Game):
    """One to five plants; one plays against Ivy."""

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        return faults(seats, options, cards)

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Cellulose:
        return setup.set_up(seats, options, cards, version)

    def vocabulary(self, s: Cellulose) -> Vocabulary:
        return vocabulary.vocabulary(s.rules, int(s.seats))

    def static_view(self, s: Cellulose) -> View:
        return view.static_view(s)

    def private_view(self, s: Cellulose, seat: int | None) -> View:
        return view.private_view(s, seat)

    def redeal_in_place(self, world: Cellulose, seat: i64, rng: Rng) -> None:
        redeal.redeal(world, seat, rng)

    def default_action(self, s: Cellulose, seat: i64) -> i64:
        """Return what takes a bonus that costs nothing, else what declines, else the first option. [CE-2.8]"""
        out = ActionBuffer()
        s.options(seat, out)
        for kinds in ((COLLECT, TAKE), (DONE, HOME)):
            for index in range(out.count):
                if kind_of(out.items[index]) in kinds:
                    return out.items[index]
        return out.items[0]

    def player_actions(self, s: Cellulose) -> list[int]:
        return action_space.player_actions(s)

    def observe(self, s: Cellulose, seat: i64, out: ObservationBuffer) -> None:
        observation.observe(s, seat, out)

    def scores(self, s: Cellulose) -> list[int]:
        return [int(player.health) for player in s.players]

    def winners(self, s: Cellulose) -> list[int]:
        return winners(s)

    def max_length(self, seats: int, options: dict[str, str]) -> MaxLength:
        """Return a round for each space of the wall, as every evening covers one [CE-7.8], at the caps of a round."""
        rounds = len(self.cards()["wall-three" if seats <= FEW_PLAYERS else "wall-five"]) + 1
        return MaxLength(rounds * seats * CHOICES_A_ROUND, rounds * DRAWS_A_ROUND)

    def piece_counts(self, s: Cellulose) -> dict[str, int]:
        return redeal.piece_counts(s)

    def companions(self, s: Cellulose) -> list[str]:
        """Return Ivy's word if she sits beside a lone player. [CE-11.1]"""
        return ["ivy"] if s.rules.solo else []

    def closed_reasons(self) -> list[str]:
        return view.closed_reasons()


CELLULOSE = CelluloseGame(
    name="cellulose",
    seats=(1, 2, 3, 4, 5),
    options=[
        Option("board", "sprout", "mangrove"),
        Option("scenario", "none", "cactus", "mangrove"),
        Option("first", "random", "seat"),
        Option("difficulty", "easy", "medium", "hard"),
        Option(
            "gifts",
            "random",
            "gibberellin-embryo",
            "gibberellin-aquaporin",
            "cytokinin-embryo",
            "cytokinin-aquaporin",
            "production-embryo",
            "production-aquaporin",
        ),
        Option("ask", "off", "on", since=2),
    ],
    sheets=[
        CARDS,
        WALL_THREE,
        WALL_FIVE,
        SPACES,
        MARKET,
        VACUOLE,
        SPROUT,
        MANGROVE,
        SCENARIOS,
        MAT,
        ACTIONS,
    ],
    events=EVENTS.all,
    questions=observation.QUESTIONS,
    version=CURRENT,
    stage="beta",
    most_margin=500,  # a cap: random games came to 201
)
