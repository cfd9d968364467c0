"""Cellulose as the table sees it: its facts, its set-up, and the way into its rules. [CE-1.1 to CE-1.10]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose import redeal, view, vocabulary
from organelle.games.cellulose.drawing import Refill
from organelle.games.cellulose.evening import Round, return_markers
from organelle.games.cellulose.faults import faults
from organelle.games.cellulose.ivy import LEVEL_ONE, Gift
from organelle.games.cellulose.ivy_sheets import ACTIONS, MAT
from organelle.games.cellulose.plant_sheets import MANGROVE, SPROUT
from organelle.games.cellulose.rules import Rules
from organelle.games.cellulose.scoring import winners
from organelle.games.cellulose.sheets import CARDS, MARKET, SCENARIOS, SPACES, VACUOLE, WALL_FIVE, WALL_THREE
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import BEGIN, DONE, EVENTS, FIRST_DRAWN, HOME, WATER
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.game import Cards, Fault, Game, Option, View
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Step
from organelle.kernel.vocabulary import Vocabulary


@final
@mypyc_attr(acyclic=True)
class FirstPlayer(Chance):
    """Any seat may be first. [CE-1.7]"""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for other in range(s.seats):
            out.add(pack(BEGIN, other))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        s.first = field(action, 0)
        s.emit(FIRST_DRAWN, s.first)


@final
@mypyc_attr(acyclic=True)
class StartingWater(Step):
    """The second player starts with 2 water, the third with 3, and so on; Ivy with none. [CE-1.7, CE-11.1]"""

    def proceed(self, s: Cellulose) -> None:
        for turn in range(1, s.seats):
            seat = (s.first + turn) % s.seats
            if not s.is_ivy(seat):
                s.gain(seat, WATER, turn + 1)


@final
class CelluloseGame(Game):
    """One to five plants; one plays against Ivy."""

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        return faults(seats, options, cards)

    def set_up(self, seats: int, options: dict[str, str], cards: Cards) -> Cellulose:
        """Pieces on their places; first player, gifts and market are still to come. [CE-1.5, CE-1.6, CE-11.1]"""
        rules = Rules(seats, options, cards)
        s = Cellulose(2 if rules.solo else seats, rules)
        return_markers(s)
        for player in s.players:
            player.shoot = rules.shoot_start
            player.root = rules.root_start
        s.push(Round())
        s.push(Refill())
        if rules.solo:
            set_up_ivy(s)
        s.push(StartingWater())
        if rules.random_first:
            s.push(FirstPlayer())
        return s

    def vocabulary(self, s: Cellulose) -> Vocabulary:
        return vocabulary.vocabulary(s)

    def static_view(self, s: Cellulose) -> View:
        return view.figures(s)

    def private_view(self, s: Cellulose, seat: int | None) -> View:
        return view.own(s, seat)

    def redeal(self, s: Cellulose, seat: i64, rng: Rng) -> Cellulose:
        return redeal.redeal(s, seat, rng)

    def default_action(self, s: Cellulose, seat: i64) -> i64:
        """What can be declined is declined for a player who is not there; else the first option is taken. [CE-2.8]"""
        out = ActionBuffer()
        s.options(seat, out)
        for place in range(out.count):
            if kind_of(out.items[place]) in (DONE, HOME):
                return out.items[place]
        return out.items[0]

    def scores(self, s: Cellulose) -> list[int]:
        return [int(player.health) for player in s.players]

    def winners(self, s: Cellulose) -> list[int]:
        return winners(s)

    def piece_counts(self, s: Cellulose) -> dict[str, int]:
        return redeal.sums(s)

    def companions(self, s: Cellulose) -> list[str]:
        """Ivy sits beside a lone player. [CE-11.1]"""
        return ["ivy"] if s.rules.solo else []

    def closed_reasons(self) -> list[str]:
        return view.reasons()


def set_up_ivy(s: Cellulose) -> None:
    """Her level 1 action cards, the others aside, and on hard two specializations. [CE-11.2, CE-11.3, CE-11.4]"""
    for card in range(len(s.rules.actions)):
        if s.rules.actions[card].level == LEVEL_ONE:
            s.ivy.deck |= 1 << card
        else:
            s.ivy.aside |= 1 << card
    if s.rules.hard:
        s.push(Gift(False))
        s.push(Gift(True))


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
    events=EVENTS,
    questions=[
        "cellulose.ask.sunrise",
        "cellulose.ask.place",
        "cellulose.ask.play",
        "cellulose.ask.discard",
        "cellulose.ask.recover",
        "cellulose.ask.replace",
        "cellulose.ask.enzymes",
        "cellulose.ask.free-enzymes",
        "cellulose.ask.last-cards",
    ],
    version=1,
    stage="beta",
)
