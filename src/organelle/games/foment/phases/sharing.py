"""Sharing a region: the last in order cuts, the others choose from the sickest on. [FO-4.3, FO-4.4, FO-4.5]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.events import SHARED, TOOK
from organelle.games.foment.parts import PILES, nutrients
from organelle.games.foment.phases.cutting import Cutting
from organelle.games.foment.state import Foment, count_bits, lowest
from organelle.games.foment.vocabulary import CUT, TAKE, TakeFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.game import View
from organelle.kernel.state import Sealed, Step


def sharers(s: Foment, seat: i64) -> i64:
    """Return how many share the region of that cell."""
    return count_bits(s.neighbours(s.cells[seat].region))


def cuts(s: Foment, seat: i64) -> bool:
    """Return whether that cell is the last in order where it is. [FO-4.3]"""
    return s.contest >> seat & 1 == 1 and s.standing[seat] == sharers(s, seat) - 1


def heap_of(s: Foment, seat: i64) -> vec[i64]:
    """Return what lies where that cell is."""
    start = s.cells[seat].region * 3
    return s.sea[start : start + 3]


def cutting(s: Foment, seat: i64) -> Cutting:
    """Return how far that seat has cut the heap of its region."""
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
    """Make piles of the heap; pile n is kept at the seat that is n-th in order there. [FO-4.3]"""
    cell = s.cells[cutter]
    heap = cutting(s, cutter)
    for seat in range(s.seats):
        if s.contest >> seat & 1 and s.cells[seat].region == cell.region:
            pile = s.standing[seat]
            for nutrient in range(3):
                s.piles[seat * 3 + nutrient] = heap.piles[pile * 3 + nutrient]
    for pile in range(sharers(s, cutter)):
        start = pile * 3
        s.emit(SHARED, cutter, cell.region, pile, heap.piles[start], heap.piles[start + 1], heap.piles[start + 2])
    for nutrient in range(3):
        s.sea[cell.region * 3 + nutrient] = 0


def choose(s: Foment, turn: i64) -> None:
    """Ask all whose turn in their region this is to choose; the last gets what is left. [FO-4.4, FO-4.5]"""
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
                take(s, seat, keeper_of(s, seat, field(s.slips[seat][0], TakeFields.PILE)))
        choose(s, self.turn + 1)


def keeper_of(s: Foment, seat: i64, pile: i64) -> i64:
    """Return the seat at which that pile of the region lies."""
    for keeper in range(s.seats):
        if s.contest >> keeper & 1 and s.standing[keeper] == pile and s.cells[keeper].region == s.cells[seat].region:
            return keeper
    raise AssertionError


def left_over(s: Foment, seat: i64) -> i64:
    """Return the first seat at which a pile of the region lies that nobody took."""
    return lowest(s.untaken & s.neighbours(s.cells[seat].region))


def alike(s: Foment, seat: i64) -> bool:
    """Return whether all piles left in the region are the same; then there is nothing to choose. [FO-4.4]"""
    left = s.untaken & s.neighbours(s.cells[seat].region)
    first = lowest(left)
    for keeper in range(first + 1, s.seats):
        if left >> keeper & 1:
            for nutrient in range(3):
                if s.piles[keeper * 3 + nutrient] != s.piles[first * 3 + nutrient]:
                    return False
    return True


def take(s: Foment, seat: i64, keeper: i64) -> None:
    """Put the pile that lies at the keeper's seat into the cell. [FO-4.4]"""
    start = keeper * 3
    s.emit(TOOK, seat, s.standing[keeper], s.piles[start], s.piles[start + 1], s.piles[start + 2])
    for nutrient in range(3):
        s.cells[seat].held[nutrient] += s.piles[start + nutrient]
        s.piles[start + nutrient] = 0
    s.untaken &= ~(1 << keeper)


def cut_view(s: Foment, seat: i64) -> View:
    """Return the piles a seat has filled, which one it is filling, and what is still to share. [FO-4.3]"""
    cut = cutting(s, seat)
    names = PILES[: sharers(s, seat)]
    piles: list[View] = [{"name": name, "nutrients": nutrients(cut.piles, pile * 3)} for pile, name in enumerate(names)]
    rest = nutrients(heap_of(s, seat))
    for name in rest:
        rest[name] -= sum(pile["nutrients"][name] for pile in piles)
    return {"piles": piles, "pile": "" if cut.complete else PILES[cut.pile], "rest": rest}


CUTTING: Final = CuttingBegins()
