"""Setting up a table: pieces on their places, first player, starting water. [CE-1.5, CE-1.6, CE-1.7, CE-11.1]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import FIRST_DRAWN
from organelle.games.cellulose.ivy.mat import Gift
from organelle.games.cellulose.ivy.sheets import LEVEL_ONE
from organelle.games.cellulose.phases.evening import Round, return_markers
from organelle.games.cellulose.places.market import Refill
from organelle.games.cellulose.places.registry import PLACES
from organelle.games.cellulose.rules import Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import BEGIN, WATER, BeginFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.game import Cards
from organelle.kernel.state import Chance, Step


def set_up(seats: int, options: dict[str, str], cards: Cards, version: int) -> Cellulose:
    """Return a table before first player, gifts and market are drawn. [CE-1.5, CE-1.6, CE-11.1]"""
    rules = Rules(seats, options, cards, version)
    measure_placements(rules)
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


def measure_placements(rules: Rules) -> None:
    """Note in the rules what the places can do at most: ways with both kinds of markers, and gains. [CE-6.1]"""
    ways: i64 = 0
    for place in PLACES:
        ways += place.most_ways(rules)
        carbohydrate, protein, atp = place.most_gained(rules)
        rules.most_carbohydrate = max(rules.most_carbohydrate, carbohydrate)
        rules.most_protein = max(rules.most_protein, protein)
        rules.most_atp_of_carbohydrate = max(rules.most_atp_of_carbohydrate, atp)
        if not place.needs_carbohydrate:
            rules.most_atp = max(rules.most_atp, atp)
    rules.allow_ways(2 * ways)


def set_up_ivy(s: Cellulose) -> None:
    """Give Ivy her level 1 action cards, and on hard two specializations. [CE-11.2, CE-11.3, CE-11.4]"""
    for card in range(len(s.rules.actions)):
        if s.rules.actions[card].level == LEVEL_ONE:
            s.ivy.deck |= 1 << card
        else:
            s.ivy.aside |= 1 << card
    if s.rules.hard:
        s.push(Gift(False))
        s.push(Gift(True))


@final
@mypyc_attr(acyclic=True)
class FirstPlayer(Chance):
    """Any seat may be first. [CE-1.7]"""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for other in range(s.seats):
            out.add(pack(BEGIN, other))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        s.first = field(action, BeginFields.SEAT)
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
