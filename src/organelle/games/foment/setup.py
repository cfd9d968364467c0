"""Set-up: secret strategies, placing by roll, the first drop. [FO-2.2, FO-2.3, FO-2.5, FO-2.6]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.cards import REGION_COUNT
from organelle.games.foment.events import DEALT, KEPT, PLACED
from organelle.games.foment.order import FIRST_PLACE, line_up
from organelle.games.foment.parts import MEMBRANE, QUORUM, STRATEGIES
from organelle.games.foment.phases.rounds import NEXT_PHASE
from organelle.games.foment.phases.tide import DROP
from organelle.games.foment.rules import rules
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import DEAL, KEEP, PLACE, DealFields, KeepFields, PlaceFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.game import Cards
from organelle.kernel.state import Chance, Choice, Sealed, Step


def set_up(seats: int, options: dict[str, str], cards: Cards, version: int) -> Foment:
    """Return a table laid out for its first step; the rounds follow. [FO-2.2]"""
    s = Foment(seats, rules(seats, options, cards, version))
    s.push(NEXT_PHASE)
    lay_out(s)
    return s


def lay_out(s: Foment) -> None:
    """Lay out everything before the first choice. [FO-2.2, FO-2.4, FO-2.6]"""
    for structure in range(len(s.rules.structures)):
        plasmid = s.rules.structures[structure]
        s.supply[structure] = plasmid.tokens
        if plasmid.start:
            s.menu |= 1 << structure
    for cell in s.cells:
        cell.tokens[MEMBRANE] = 1
        s.supply[MEMBRANE] -= 1
    for nutrient in range(3):
        s.bank[nutrient] = s.rules.bank
        s.air[nutrient] = s.rules.drop
    s.undealt = (1 << len(STRATEGIES)) - 1
    if s.seats == 2:
        s.undealt &= ~(1 << QUORUM)
    s.push(DROP)
    s.push(ROLL_TO_PLACE)
    s.push(Deal(0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Chance):
    """A strategy for each seat, or two to choose from when only two play. [FO-2.3, FO-13.2]"""

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for strategy in range(len(STRATEGIES)):
            if s.undealt >> strategy & 1:
                out.add(pack(DEAL, strategy))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        strategy = field(action, DealFields.STRATEGY)
        receiver = self.dealt % s.seats
        cell = s.cells[receiver]
        cell.cards |= 1 << strategy
        s.undealt &= ~(1 << strategy)
        s.reveal(DEALT, 1 << receiver, receiver, strategy)
        if s.seats > 2:
            cell.strategy = strategy
        if self.dealt + 1 < (s.seats if s.seats > 2 else 4):
            s.push(Deal(self.dealt + 1))
        elif s.seats == 2:
            s.push(Keep(s.living))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Keep(Sealed):
    """With two players each keeps one of its two strategies. [FO-13.2]"""

    def question(self, s: Foment) -> str:
        return "foment.keep"

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for strategy in range(len(STRATEGIES)):
            if s.cells[seat].cards >> strategy & 1:
                out.add(pack(KEEP, strategy))

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            s.cells[seat].strategy = field(s.slips[seat][0], KeepFields.STRATEGY)
            s.reveal(KEPT, 1 << seat, seat, s.cells[seat].strategy)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RollToPlace(Step):
    """Everyone rolls for the first choice of a region. [FO-2.5]"""

    def proceed(self, s: Foment) -> None:
        s.push(PLACE_FIRST)
        line_up(s, s.living, FIRST_PLACE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FirstToPlace(Step):
    """The roll is decided: its winner places first. [FO-2.5]"""

    def proceed(self, s: Foment) -> None:
        seat: i64 = 0
        while s.standing[seat] > 0:
            seat += 1
        s.push(Place(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Choice):
    """A cell is put into any region, then the next to the left. [FO-2.5]"""

    def question(self, s: Foment) -> str:
        return "foment.place"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for region in range(REGION_COUNT):
            out.add(pack(PLACE, region))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        s.cells[seat].region = field(action, PlaceFields.REGION)
        s.emit(PLACED, seat, s.cells[seat].region)
        left = (seat + 1) % s.seats
        if s.cells[left].region < 0:
            s.push(Place(left))


ROLL_TO_PLACE: Final = RollToPlace()
PLACE_FIRST: Final = FirstToPlace()
