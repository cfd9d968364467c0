"""Epigenetic cards: the draft, and abilities that are questions of their own. [CY-16.1 to CY-16.3, CY-16.7, CY-16.8]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import placement
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.told import (
    MODIFICATION_CHOSEN,
    MODIFICATION_DEALT,
    MODIFICATION_SHOWN,
    TRADED,
)
from organelle.games.cytosis.words import (
    ATP,
    CARB,
    DEAL_MODIFICATION,
    DRAFT,
    EXPRESS,
    LIPID,
    MRNA,
    PASS,
    SHOW_MODIFICATION,
    TRADE,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import CHANCE, CHANCE_ASKED, Choice, Step

METABOLIC_FLEXIBILITY: Final = 0
REGULATORY_FORESIGHT: Final = 1
EFFICIENT_CATALYSIS: Final = 3
EARLY_EXPRESSION: Final = 4
BASAL_EXPRESSION: Final = 5

CARDS: Final = 7
PACKET: Final = 3


def size(packet: i64) -> i64:
    """How many cards a set of bits names."""
    count: i64 = 0
    for card in range(CARDS):
        count += packet >> card & 1
    return count


@final
@mypyc_attr(acyclic=True)
class Draft(Step):
    """Each player in turn is handed three cards, keeps one and passes the others on with a new one. [CY-16.1]

    Cards are bits. `packet` is what was passed on or drawn, `handed` what of it its drafter has seen. What a seat
    kept stands in four bits of `chosen`, what it passed on in eight of `passed`. In the end the cards kept are
    shown one by one, and `turn` goes on counting.
    """

    def __init__(self, turn: i64, packet: i64, handed: i64, left: i64, chosen: i64, passed: i64) -> None:
        self.turn: i64 = turn
        self.packet: i64 = packet
        self.handed: i64 = handed
        self.left: i64 = left
        self.chosen: i64 = chosen
        self.passed: i64 = passed

    def question(self, s: Cytosis) -> str:
        return "cytosis.draft"

    def chosen_by(self, seat: i64) -> i64:
        """The card that seat kept, or -1."""
        return (self.chosen >> 4 * seat & 15) - 1

    def passed_by(self, seat: i64) -> i64:
        return self.passed >> 8 * seat & 255

    def asks(self, s: Cytosis) -> i64:
        if self.turn == 2 * s.seats:
            return 0
        return 1 << s.seat_after(self.turn) if size(self.handed) == PACKET else CHANCE_ASKED

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        if self.turn >= s.seats:
            out.add(pack(SHOW_MODIFICATION, self.chosen_by(s.seat_after(self.turn))))
        elif self.packet != self.handed:
            add_cards(DEAL_MODIFICATION, lowest(self.packet & ~self.handed), out)
        elif seat == CHANCE:
            add_cards(DEAL_MODIFICATION, self.left, out)
        else:
            add_cards(DRAFT, self.packet, out)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        card = field(action, 0)
        if self.turn >= s.seats:
            self.show(s, card)
        elif seat == CHANCE:
            self.hand(s, card)
        else:
            s.reveal(MODIFICATION_CHOSEN, 1 << seat, seat, card)
            rest = self.packet & ~(1 << card)
            chosen = self.chosen | (card + 1) << 4 * seat
            packet = rest if self.turn + 1 < s.seats else 0
            s.push(Draft(self.turn + 1, packet, 0, self.left, chosen, self.passed | rest << 8 * seat))

    def hand(self, s: Cytosis, card: i64) -> None:
        """The drafter sees one more card. [CY-16.1]"""
        drafter = s.seat_after(self.turn)
        s.reveal(MODIFICATION_DEALT, 1 << drafter, drafter, card)
        bit: i64 = 1 << card
        s.push(Draft(self.turn, self.packet | bit, self.handed | bit, self.left & ~bit, self.chosen, self.passed))

    def show(self, s: Cytosis, card: i64) -> None:
        """A kept card is laid face up. [CY-16.1]"""
        seat = s.seat_after(self.turn)
        s.players[seat].modification = card
        s.reveal(MODIFICATION_SHOWN, s.everyone, seat, card)
        s.push(Draft(self.turn + 1, 0, 0, 0, self.chosen, self.passed))

    def proceed(self, s: Cytosis) -> None:
        return


def lowest(cards: i64) -> i64:
    """The first card of a set, alone."""
    return cards & -cards


def add_cards(kind: i64, cards: i64, out: ActionBuffer) -> None:
    """An option for each card of a set."""
    for card in range(CARDS):
        if cards >> card & 1:
            out.add(pack(kind, card))


def holder(s: Cytosis, modification: i64) -> i64:
    """The seat that has that card and may use it, or -1. [CY-16.2]"""
    for seat in range(s.seats):
        if s.players[seat].modification == modification:
            return seat
    return -1


def can_trade(s: Cytosis, seat: i64) -> bool:
    """Has the player metabolic flexibility, and ATP for something the stock has? [CY-16.3]"""
    if s.players[seat].modification != METABOLIC_FLEXIBILITY:
        return False
    atp = s.atp(seat)
    return (atp > 0 and s.stock[MRNA] + s.stock[LIPID] > 0) or (atp > 1 and s.stock[CARB] > 0)


def trade_options(s: Cytosis, seat: i64, out: ActionBuffer) -> None:
    """1 ATP for an mRNA or a lipid, 2 for a carb. [CY-16.3]"""
    atp = s.atp(seat)
    if atp > 0 and s.stock[MRNA] > 0:
        out.add(pack(TRADE, MRNA))
    if atp > 0 and s.stock[LIPID] > 0:
        out.add(pack(TRADE, LIPID))
    if atp > 1 and s.stock[CARB] > 0:
        out.add(pack(TRADE, CARB))


def trade(s: Cytosis, seat: i64, resource: i64) -> None:
    """ATP becomes a macromolecule. [CY-16.3]"""
    price: i64 = 2 if resource == CARB else 1
    supply = s.players[seat].supply
    supply[ATP] -= price
    s.stock[ATP] += price
    s.stock[resource] -= 1
    supply[resource] += 1
    s.emit(TRADED, seat, price, ATP, resource)


def begin_round(s: Cytosis) -> None:
    """Basal expression comes first, then early expression, then the first turn. [CY-16.7, CY-16.8]"""
    early = holder(s, EARLY_EXPRESSION)
    if early >= 0:
        s.push(Early(early))
    basal = holder(s, BASAL_EXPRESSION)
    if basal >= 0:
        s.push(Basal(basal))


@final
@mypyc_attr(acyclic=True)
class Basal(Choice):
    """At the start of a round its owner may take an ATP, an mRNA or a lipid. [CY-16.8]"""

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
            s.receive(seat, field(action, 0), 1)


@final
@mypyc_attr(acyclic=True)
class Early(Choice):
    """Before the first turn its owner may pay an ATP to place a flask. [CY-16.7]"""

    def question(self, s: Cytosis) -> str:
        return "cytosis.early"

    def asks(self, s: Cytosis) -> i64:
        return 1 << self.seat if s.atp(self.seat) > 0 else 0

    def proceed(self, s: Cytosis) -> None:
        return

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        """Places that are open after the ATP is paid."""
        out.add(pack(PASS))
        supply = s.players[seat].supply
        supply[ATP] -= 1
        s.stock[ATP] += 1
        placement.options(s, seat, False, out)
        s.stock[ATP] -= 1
        supply[ATP] += 1

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        if kind_of(action) != PASS:
            s.pay(seat, ATP, 1)
            s.players[seat].flasks -= 1
            placement.place(s, seat, action, False)
