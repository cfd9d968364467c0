"""What the table answers for a player who does not: always the same, and harmless. [FO-13.3]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.acquisition import cutting, heap_of, keeper_of, sharers
from organelle.games.foment.cutting import even_share
from organelle.games.foment.state import Foment
from organelle.games.foment.words import (
    ABSORB,
    CARB,
    CUT,
    DONE,
    LEAK,
    MAINTAIN,
    MOVE,
    PASS,
    POWER,
    TAKE,
)
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of


def answer_for(s: Foment, seat: i64) -> i64:
    """The option with the most sense for someone who is not there; the first of equals. [FO-13.3]"""
    out = ActionBuffer()
    s.options(seat, out)
    best: i64 = 0
    for place in range(out.count):
        if sense(s, seat, out.items[place]) > sense(s, seat, out.items[best]):
            best = place
    return out.items[best]


def sense(s: Foment, seat: i64, action: i64) -> i64:
    """How much sense an answer makes: above zero is better than anything not named here. [FO-13.3]"""
    cell = s.cells[seat]
    kind = kind_of(action)
    thing = field(action, 0)
    if kind == MOVE:
        return 1 if thing == cell.region else 0
    if kind == CUT:
        return -unevenness(s, seat, thing, field(action, 1))
    if kind == TAKE:
        return pile_size(s, seat, thing)
    if kind == ABSORB:
        return -cell.held[thing]
    if kind == MAINTAIN:
        return 1 if thing == ABSENT else spare(s, seat, thing)
    if kind == LEAK:
        return cell.held[thing]
    if kind == POWER:
        return 2
    return 1 if kind in (PASS, DONE) else 0


def spare(s: Foment, seat: i64, nutrient: i64) -> i64:
    """Carbs are kept for power as long as there is anything else to pay with."""
    return s.cells[seat].held[nutrient] + (1 if nutrient == CARB else 1000)


def unevenness(s: Foment, seat: i64, nutrient: i64, amount: i64) -> i64:
    """How far an amount is from what an even cut gives to the pile that is being filled."""
    gap = amount - even_share(heap_of(s, seat), sharers(s, seat), cutting(s, seat).pile, nutrient)
    return max(gap, -gap)


def pile_size(s: Foment, seat: i64, pile: i64) -> i64:
    """How many nutrients lie in a pile of the cell's region."""
    at = keeper_of(s, seat, pile) * 3
    return s.piles[at] + s.piles[at + 1] + s.piles[at + 2]
