"""Exocytosis: a vesicle leaves the cell and completes a hormone or a receptor. [CY-7.8, CY-7.9, CY-9.2, CY-9.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import EXOCYTOSIS_SPOT
from organelle.games.cytosis.completing import complete
from organelle.games.cytosis.events import VESICLE_LEFT
from organelle.games.cytosis.flasks import NEEDS_ATP, NEEDS_CARD, NEEDS_GOLGI_VESICLE, OPEN, first_joining, last_joining
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import DISKS, Cytosis, Player
from organelle.games.cytosis.vesicles import clear
from organelle.games.cytosis.vocabulary import ATP, EXOCYTOSIS, ExocytosisFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class Exocytosis(Place):
    """Spots that complete a card in hand with a vesicle of the Golgi. [CY-7.8]"""

    def __init__(self) -> None:
        super().__init__(EXOCYTOSIS_SPOT, EXOCYTOSIS)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add each own vesicle of the Golgi with each card in hand that it completes. [CY-7.8]"""
        if me.disks == DISKS:
            return
        first = first_joining(s, EXOCYTOSIS_SPOT, grey)
        last = last_joining(s, EXOCYTOSIS_SPOT, grey)
        for vesicle in range(s.rules.golgi_from, s.rules.vesicles):
            if s.owner[vesicle] == me.seat:
                for joining in range(first, last + 1):
                    card_options(s, me, joining, vesicle, out)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return what is missing: a vesicle in the Golgi, a card in hand that it completes, or ATP. [CY-7.8]"""
        reason: i64 = NEEDS_GOLGI_VESICLE
        hand = s.players[seat].hand
        for vesicle in range(s.rules.golgi_from, s.rules.vesicles):
            if s.owner[vesicle] == seat:
                if reason == NEEDS_GOLGI_VESICLE:
                    reason = NEEDS_CARD
                for index in range(hand.count):
                    if fits(s, vesicle, hand.items[index]):
                        reason = NEEDS_ATP
                        if s.rules.cards[hand.items[index]].atp <= s.atp(seat):
                            return OPEN
        return reason

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Pay and complete the card; the vesicle's load goes to the stock, the disk back. [CY-7.8, CY-7.9]"""
        vesicle = field(action, ExocytosisFields.VESICLE)
        card = field(action, ExocytosisFields.CARD)
        s.pay(seat, ATP, s.rules.cards[card].atp)
        s.stock[s.base[vesicle]] += s.amount[vesicle]
        s.stock[s.addition[vesicle]] += 1
        s.players[seat].disks += 1
        clear(s, vesicle)
        s.emit(VESICLE_LEFT, seat, vesicle)
        complete(s, seat, card)


def fits(s: Cytosis, vesicle: i64, card: i64) -> bool:
    """Return whether a vesicle carries what a card asks for: base, amount, addition. [CY-7.8, CY-9.2, CY-9.3]"""
    row = s.rules.cards[card]
    return (
        row.travels
        and row.base == s.base[vesicle]
        and row.amount <= s.amount[vesicle]
        and row.addition == s.addition[vesicle]
    )


def card_options(s: Cytosis, me: Player, joining: i64, vesicle: i64, out: ActionBuffer) -> None:
    """Add each card in hand that the vesicle completes and the player can pay. [CY-7.8]"""
    hand = me.hand
    for index in range(hand.count):
        card = hand.items[index]
        if fits(s, vesicle, card) and s.rules.cards[card].atp <= me.supply[ATP] and not hand.repeated(index):
            out.add(pack(EXOCYTOSIS, joining, vesicle, card))
