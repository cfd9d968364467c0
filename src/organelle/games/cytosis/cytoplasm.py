"""Cytoplasm: an enzyme is completed from one's own supply. [CY-7.10]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.board import CYTOPLASM_SPOT
from organelle.games.cytosis.completing import complete
from organelle.games.cytosis.editions import ENZYME, Card
from organelle.games.cytosis.flasks import CANNOT_PAY, NEEDS_CARD, OPEN, taken
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.words import ATP, CARB, CYTOPLASM, PROTEIN
from organelle.kernel.actions import ActionBuffer, field, pack


def affordable(me: Player, card: Card) -> bool:
    """Is it an enzyme whose ATP, proteins and carbs the player has? [CY-7.10]"""
    supply = me.supply
    return (
        card.kind == ENZYME
        and supply[ATP] >= card.atp
        and supply[PROTEIN] >= card.amount
        and supply[CARB] >= card.carbs
    )


def closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without an enzyme in hand that can be paid. [CY-7.10]"""
    reason = taken(s, CYTOPLASM_SPOT, grey)
    if reason != OPEN:
        return reason
    me = s.players[seat]
    if me.held[ENZYME] == 0:
        return NEEDS_CARD
    for place in range(me.hand.count):
        if affordable(me, s.rules.cards[me.hand.items[place]]):
            return OPEN
    return CANNOT_PAY


def options(s: Cytosis, me: Player, out: ActionBuffer) -> None:
    """Each enzyme in hand that can be paid. [CY-7.10]"""
    hand = me.hand
    for place in range(hand.count):
        if affordable(me, s.rules.cards[hand.items[place]]) and not hand.repeated(place):
            out.add(pack(CYTOPLASM, hand.items[place]))


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """ATP, proteins and carbs are paid, the enzyme is completed. [CY-7.10]"""
    card = field(action, 0)
    row = s.rules.cards[card]
    s.pay(seat, ATP, row.atp)
    s.pay(seat, PROTEIN, row.amount)
    s.pay(seat, CARB, row.carbs)
    complete(s, seat, card)
