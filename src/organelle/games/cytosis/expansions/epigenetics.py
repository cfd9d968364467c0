"""Abilities of epigenetic cards that are questions of their own. [CY-16.2, CY-16.3, CY-16.7, CY-16.8]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.events import TRADED
from organelle.games.cytosis.expansions.modifications import BASAL_EXPRESSION, EARLY_EXPRESSION, METABOLIC_FLEXIBILITY
from organelle.games.cytosis.places import registry
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import ATP, CARB, EXPRESS, LIPID, MRNA, PASS, TRADE, ExpressFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice


def holder(s: Cytosis, modification: i64) -> i64:
    """Return the seat that has that card and may use it, or -1. [CY-16.2]"""
    for seat in range(s.seats):
        if s.players[seat].modification == modification:
            return seat
    return -1


def can_trade(s: Cytosis, seat: i64) -> bool:
    """Return whether a seat has metabolic flexibility, and ATP for something the stock has. [CY-16.3]"""
    if s.players[seat].modification != METABOLIC_FLEXIBILITY:
        return False
    atp = s.atp(seat)
    return (atp > 0 and s.stock[MRNA] + s.stock[LIPID] > 0) or (atp > 1 and s.stock[CARB] > 0)


def trade_options(s: Cytosis, seat: i64, out: ActionBuffer) -> None:
    """Add the trades a seat can pay: 1 ATP for an mRNA or a lipid, 2 for a carb. [CY-16.3]"""
    atp = s.atp(seat)
    if atp > 0 and s.stock[MRNA] > 0:
        out.add(pack(TRADE, MRNA))
    if atp > 0 and s.stock[LIPID] > 0:
        out.add(pack(TRADE, LIPID))
    if atp > 1 and s.stock[CARB] > 0:
        out.add(pack(TRADE, CARB))


def trade(s: Cytosis, seat: i64, resource: i64) -> None:
    """Trade ATP of the seat for a macromolecule. [CY-16.3]"""
    price: i64 = 2 if resource == CARB else 1
    supply = s.players[seat].supply
    supply[ATP] -= price
    s.stock[ATP] += price
    s.stock[resource] -= 1
    supply[resource] += 1
    s.emit(TRADED, seat, price, ATP, resource)


def begin_round(s: Cytosis) -> None:
    """Push basal expression, then early expression after it, before the first turn. [CY-16.7, CY-16.8]"""
    early = holder(s, EARLY_EXPRESSION)
    if early >= 0:
        s.push(Early(early))
    basal = holder(s, BASAL_EXPRESSION)
    if basal >= 0:
        s.push(Basal(basal))


@final
@mypyc_attr(acyclic=True)
class Basal(Choice):
    """Basal expression: at the start of a round its owner may take an ATP, an mRNA or a lipid. [CY-16.8]"""

    def question(self, s: Cytosis) -> str:
        return "cytosis.basal"

    def public(self, s: Cytosis) -> bool:
        return True

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        for resource in (ATP, MRNA, LIPID):
            if s.stock[resource] > 0:
                out.add(pack(EXPRESS, resource))
        out.add(pack(PASS))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        if kind_of(action) == EXPRESS:
            s.receive(seat, field(action, ExpressFields.RESOURCE), 1)


@final
@mypyc_attr(acyclic=True)
class Early(Choice):
    """Early expression: before the first turn its owner may pay an ATP to place a flask. [CY-16.7]"""

    def question(self, s: Cytosis) -> str:
        return "cytosis.early"

    def asks(self, s: Cytosis) -> i64:
        if s.atp(self.seat) > 0:
            return 1 << self.seat
        return 0

    def proceed(self, s: Cytosis) -> None:
        return

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        """Add the places that are open after the ATP is paid."""
        out.add(pack(PASS))
        supply = s.players[seat].supply
        supply[ATP] -= 1
        s.stock[ATP] += 1
        registry.options(s, seat, False, out)
        s.stock[ATP] -= 1
        supply[ATP] += 1

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        if kind_of(action) != PASS:
            s.pay(seat, ATP, 1)
            s.players[seat].flasks -= 1
            registry.lay_down(s, seat, action, False)
