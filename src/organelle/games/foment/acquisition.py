"""Acquisition: alone a cell takes all; sharing, the healthiest cuts and the sickest chooses. [FO-4.1, FO-4.2]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.cutting import Cutting
from organelle.games.foment.order import SHARING_ORDER, line_up
from organelle.games.foment.state import Foment, count_bits, lowest
from organelle.games.foment.words import (
    ABSORB,
    ABSORBED,
    ATE,
    CUT,
    CYST,
    ENCYSTED,
    SHARED,
    SYNERGY,
    TAKE,
    TOOK,
)
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Choice, Sealed, Step


def acquire(s: Foment) -> None:
    """The phase begins: who finds what, who eats alone, who must share. [FO-4.1, FO-4.2]"""
    sharing: i64 = 0
    s.owed = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        if cell.alive:
            look_round(s, seat)
            if s.lies_in(cell.region) > 0 and s.neighbours(cell.region) != 1 << seat:
                sharing |= 1 << seat
    for seat in range(s.seats):
        if s.cells[seat].alive and not sharing >> seat & 1:
            eat(s, seat)
    s.push(ABSORPTION)
    if sharing:
        s.push(CUTTING)
        line_up(s, sharing, SHARING_ORDER)


def look_round(s: Foment, seat: i64) -> None:
    """Cyst and synergy go by what the region holds before anyone eats. [FO-10.6, FO-10.8]"""
    cell = s.cells[seat]
    place = cell.region * 3
    cell.encysted = cell.has(CYST) and s.lies_in(cell.region) == 0
    if cell.encysted:
        s.emit(ENCYSTED, seat)
    if cell.has(SYNERGY) and s.sea[place] > 0 and s.sea[place + 1] > 0 and s.sea[place + 2] > 0:
        s.owed |= 1 << seat


def eat(s: Foment, seat: i64) -> None:
    """A cell with nobody beside it takes what lies around it. [FO-4.1]"""
    cell = s.cells[seat]
    place = cell.region * 3
    if s.lies_in(cell.region) > 0:
        s.emit(ATE, seat, cell.region, s.sea[place], s.sea[place + 1], s.sea[place + 2])
        for nutrient in range(3):
            cell.held[nutrient] += s.sea[place + nutrient]
            s.sea[place + nutrient] = 0


def sharers(s: Foment, seat: i64) -> i64:
    """How many share the region of that cell."""
    return count_bits(s.neighbours(s.cells[seat].region))


def cuts(s: Foment, seat: i64) -> bool:
    """Is that cell the last in order where it is? [FO-4.3]"""
    return s.contest >> seat & 1 == 1 and s.standing[seat] == sharers(s, seat) - 1


def heap_of(s: Foment, seat: i64) -> vec[i64]:
    """What lies where that cell is."""
    place = s.cells[seat].region * 3
    return s.sea[place : place + 3]


def cutting(s: Foment, seat: i64) -> Cutting:
    """How far that seat has cut the heap of its region."""
    return Cutting(heap_of(s, seat), sharers(s, seat), s.slips[seat])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CuttingBegins(Step):
    """The order is known: all who cut do so at once, where there is more than one way to. [FO-4.3, FO-4.5]"""

    def proceed(self, s: Foment) -> None:
        asked: i64 = 0
        for seat in range(s.seats):
            if cuts(s, seat) and not cutting(s, seat).complete:
                asked |= 1 << seat
        s.push(Cut(asked))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cut(Sealed):
    """The healthiest divides the nutrients of its region into piles. [FO-4.3]"""

    def question(self, s: Foment) -> str:
        return "foment.cut"

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        heap = cutting(s, seat)
        for amount in range(heap.low, heap.high + 1):
            out.add(pack(CUT, heap.nutrient, amount))

    def complete(self, s: Foment, seat: i64) -> bool:
        return cutting(s, seat).complete

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if cuts(s, seat):
                pile_up(s, seat)
        s.untaken = s.contest
        choose(s, 0)


def pile_up(s: Foment, cutter: i64) -> None:
    """The heap becomes piles; pile n is kept at the seat that is n-th in order there. [FO-4.3]"""
    cell = s.cells[cutter]
    heap = cutting(s, cutter)
    for seat in range(s.seats):
        if s.contest >> seat & 1 and s.cells[seat].region == cell.region:
            pile = s.standing[seat]
            for nutrient in range(3):
                s.piles[seat * 3 + nutrient] = heap.piles[pile * 3 + nutrient]
    for pile in range(sharers(s, cutter)):
        at = pile * 3
        s.emit(SHARED, cutter, cell.region, pile, heap.piles[at], heap.piles[at + 1], heap.piles[at + 2])
    for nutrient in range(3):
        s.sea[cell.region * 3 + nutrient] = 0


def choose(s: Foment, turn: i64) -> None:
    """All whose place in their region is this one choose now; the last gets what is left. [FO-4.4, FO-4.5]"""
    asked: i64 = 0
    for seat in range(s.seats):
        if s.contest >> seat & 1 and s.standing[seat] == turn:
            if cuts(s, seat):
                take(s, seat, left_over(s, seat))
            else:
                asked |= 1 << seat
    if asked:
        s.push(Choose(asked, turn))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choose(Sealed):
    """From the sickest on, each takes a pile; regions side by side. [FO-4.4, FO-4.5]"""

    def __init__(self, seats: i64, turn: i64) -> None:
        super().__init__(seats)
        self.turn: i64 = turn

    def question(self, s: Foment) -> str:
        return "foment.take"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        no_matter = alike(s, seat)
        for pile in range(sharers(s, seat)):
            if s.untaken >> keeper_of(s, seat, pile) & 1:
                out.add(pack(TAKE, pile))
                if no_matter:
                    return

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if self.seats >> seat & 1:
                take(s, seat, keeper_of(s, seat, field(s.slips[seat][0], 0)))
        choose(s, self.turn + 1)


def keeper_of(s: Foment, seat: i64, pile: i64) -> i64:
    """The seat at which that pile of the region lies."""
    for keeper in range(s.seats):
        if s.contest >> keeper & 1 and s.standing[keeper] == pile and s.cells[keeper].region == s.cells[seat].region:
            return keeper
    raise AssertionError


def left_over(s: Foment, seat: i64) -> i64:
    """The first seat at which a pile of the region lies that nobody took."""
    return lowest(s.untaken & s.neighbours(s.cells[seat].region))


def alike(s: Foment, seat: i64) -> bool:
    """Are all piles that are left in the region the same? Then there is nothing to choose. [FO-4.4]"""
    left = s.untaken & s.neighbours(s.cells[seat].region)
    first = lowest(left)
    for keeper in range(first + 1, s.seats):
        if left >> keeper & 1:
            for nutrient in range(3):
                if s.piles[keeper * 3 + nutrient] != s.piles[first * 3 + nutrient]:
                    return False
    return True


def take(s: Foment, seat: i64, keeper: i64) -> None:
    """The pile that lies at that seat goes into the cell. [FO-4.4]"""
    at = keeper * 3
    s.emit(TOOK, seat, s.standing[keeper], s.piles[at], s.piles[at + 1], s.piles[at + 2])
    for nutrient in range(3):
        s.cells[seat].held[nutrient] += s.piles[at + nutrient]
        s.piles[at + nutrient] = 0
    s.untaken &= ~(1 << keeper)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Absorption(Step):
    """Whoever has synergy and found all three nutrients takes one from the bank. [FO-10.6]"""

    def proceed(self, s: Foment) -> None:
        if s.owed and s.bank[0] + s.bank[1] + s.bank[2] > 0:
            s.push(self)
            s.push(Absorb(lowest(s.owed)))
            s.owed &= s.owed - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Absorb(Choice):
    """One nutrient from the bank, of any type it has. [FO-10.6]"""

    def question(self, s: Foment) -> str:
        return "foment.absorb"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for nutrient in range(3):
            if s.bank[nutrient] > 0:
                out.add(pack(ABSORB, nutrient))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        nutrient = field(action, 0)
        s.bank[nutrient] -= 1
        s.cells[seat].held[nutrient] += 1
        s.emit(ABSORBED, seat, nutrient)


ABSORPTION: Final = Absorption()
CUTTING: Final = CuttingBegins()
