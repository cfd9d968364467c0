"""Exocytosis: a vesicle leaves the cell and completes a hormone or a receptor. [CY-7.8, CY-7.9, CY-9.2, CY-9.3]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.board import EXOCYTOSIS_SPOT
from organelle.games.cytosis.completing import complete
from organelle.games.cytosis.flasks import (
    NEEDS_ATP,
    NEEDS_CARD,
    NEEDS_GOLGI_VESICLE,
    OPEN,
    first_joining,
    last_joining,
    taken,
)
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.told import VESICLE_LEFT
from organelle.games.cytosis.vesicles import clear
from organelle.games.cytosis.words import ATP, EXOCYTOSIS
from organelle.kernel.actions import ActionBuffer, field, pack


def fits(s: Cytosis, vesicle: i64, card: i64) -> bool:
    """Right base, enough of it, right addition. [CY-7.8, CY-9.2, CY-9.3]"""
    row = s.rules.cards[card]
    return (
        row.travels
        and row.base == s.base[vesicle]
        and row.amount <= s.amount[vesicle]
        and row.addition == s.addition[vesicle]
    )


def closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without a vesicle in the Golgi that completes a card in hand. [CY-7.8]"""
    reason = taken(s, EXOCYTOSIS_SPOT, grey)
    if reason != OPEN:
        return reason
    reason = NEEDS_GOLGI_VESICLE
    hand = s.players[seat].hand
    for vesicle in range(s.rules.golgi_from, s.rules.vesicles):
        if s.owner[vesicle] == seat:
            if reason == NEEDS_GOLGI_VESICLE:
                reason = NEEDS_CARD
            for place in range(hand.count):
                if fits(s, vesicle, hand.items[place]):
                    reason = NEEDS_ATP
                    if s.rules.cards[hand.items[place]].atp <= s.atp(seat):
                        return OPEN
    return reason


def options(s: Cytosis, seat: i64, me: Player, grey: bool, out: ActionBuffer) -> None:
    """Each own vesicle of the Golgi with each card in hand it completes. [CY-7.8]"""
    first = first_joining(s, EXOCYTOSIS_SPOT, grey)
    last = last_joining(s, EXOCYTOSIS_SPOT, grey)
    for vesicle in range(s.rules.golgi_from, s.rules.vesicles):
        if s.owner[vesicle] == seat:
            for joining in range(first, last + 1):
                card_options(s, me, joining, vesicle, out)


def card_options(s: Cytosis, me: Player, joining: i64, vesicle: i64, out: ActionBuffer) -> None:
    """Each card in hand that the vesicle completes and the player can pay. [CY-7.8]"""
    hand = me.hand
    for place in range(hand.count):
        card = hand.items[place]
        if fits(s, vesicle, card) and s.rules.cards[card].atp <= me.supply[ATP] and not hand.repeated(place):
            out.add(pack(EXOCYTOSIS, joining, vesicle, card))


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """The card is shown and paid, all the vesicle carried goes to the stock, the disk comes back. [CY-7.8, CY-7.9]"""
    vesicle = field(action, 1)
    card = field(action, 2)
    s.pay(seat, ATP, s.rules.cards[card].atp)
    s.stock[s.base[vesicle]] += s.amount[vesicle]
    s.stock[s.addition[vesicle]] += 1
    s.players[seat].disks += 1
    clear(s, vesicle)
    s.emit(VESICLE_LEFT, seat, vesicle)
    complete(s, seat, card)
