"""What the table answers for a player who does not: always the same, and harmless. [FO-13.3]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.parts import CARB
from organelle.games.foment.phases.cutting import even_share
from organelle.games.foment.phases.sharing import cutting, heap_of, keeper_of, sharers
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import (
    ABSORB,
    CUT,
    DONE,
    LEAK,
    MAINTAIN,
    MOVE,
    PASS,
    POWER,
    TAKE,
    AbsorbFields,
    CutFields,
    LeakFields,
    MaintainFields,
    MoveFields,
    TakeFields,
)
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of


def answer_for(s: Foment, seat: i64) -> i64:
    """Return the option with the most sense for a seat that does not answer; the first of equals. [FO-13.3]"""
    out = ActionBuffer()
    s.options(seat, out)
    best: i64 = 0
    for index in range(out.count):
        if sense(s, seat, out.items[index]) > sense(s, seat, out.items[best]):
            best = index
    return out.items[best]


def sense(s: Foment, seat: i64, action: i64) -> i64:
    """Return how much sense an answer makes: above zero is better than anything not named here. [FO-13.3]"""
    cell = s.cells[seat]
    kind = kind_of(action)
    if kind == MOVE:
        return 1 if field(action, MoveFields.REGION) == cell.region else 0
    if kind == CUT:
        return -unevenness(s, seat, field(action, CutFields.NUTRIENT), field(action, CutFields.AMOUNT))
    if kind == TAKE:
        return pile_size(s, seat, field(action, TakeFields.PILE))
    if kind == ABSORB:
        return -cell.held[field(action, AbsorbFields.NUTRIENT)]
    if kind == MAINTAIN:
        return spare(s, seat, field(action, MaintainFields.NUTRIENT))
    if kind == LEAK:
        return cell.held[field(action, LeakFields.NUTRIENT)]
    if kind == POWER:
        return 2
    return 1 if kind in (PASS, DONE) else 0


def spare(s: Foment, seat: i64, nutrient: i64) -> i64:
    """Return how well a nutrient is spent on the genome; carbs are kept for power while there is another. [FO-13.3]"""
    if nutrient == ABSENT:
        return 1
    return s.cells[seat].held[nutrient] + (1 if nutrient == CARB else 1000)


def unevenness(s: Foment, seat: i64, nutrient: i64, amount: i64) -> i64:
    """Return how far an amount is from what an even cut gives to the pile that is being filled."""
    gap = amount - even_share(heap_of(s, seat), sharers(s, seat), cutting(s, seat).pile, nutrient)
    return max(gap, -gap)


def pile_size(s: Foment, seat: i64, pile: i64) -> i64:
    """Return how many nutrients lie in a pile of the cell's region."""
    start = keeper_of(s, seat, pile) * 3
    return s.piles[start] + s.piles[start + 1] + s.piles[start + 2]
