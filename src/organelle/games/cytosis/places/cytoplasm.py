"""Cytoplasm: an enzyme is completed from one's own supply. [CY-7.10]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import CYTOPLASM_SPOT
from organelle.games.cytosis.cards import ENZYME, Card
from organelle.games.cytosis.completing import complete
from organelle.games.cytosis.flasks import CANNOT_PAY, NEEDS_CARD, OPEN
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import ATP, CARB, CYTOPLASM, PROTEIN, CytoplasmFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class Cytoplasm(Place):
    """A spot that completes an enzyme in hand. [CY-7.10]"""

    def __init__(self) -> None:
        super().__init__(CYTOPLASM_SPOT, CYTOPLASM)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add each enzyme in hand that can be paid. [CY-7.10]"""
        if me.held[ENZYME] == 0 or me.supply[PROTEIN] == 0:
            return
        hand = me.hand
        for index in range(hand.count):
            if affordable(me, s.rules.cards[hand.items[index]]) and not hand.repeated(index):
                out.add(pack(CYTOPLASM, hand.items[index]))

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return NEEDS_CARD without an enzyme in hand, CANNOT_PAY if none can be paid, else OPEN. [CY-7.10]"""
        me = s.players[seat]
        if me.held[ENZYME] == 0:
            return NEEDS_CARD
        for index in range(me.hand.count):
            if affordable(me, s.rules.cards[me.hand.items[index]]):
                return OPEN
        return CANNOT_PAY

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Pay ATP, proteins and carbs and complete the enzyme. [CY-7.10]"""
        card = field(action, CytoplasmFields.CARD)
        row = s.rules.cards[card]
        s.pay(seat, ATP, row.atp)
        s.pay(seat, PROTEIN, row.amount)
        s.pay(seat, CARB, row.carbs)
        complete(s, seat, card)


def affordable(me: Player, card: Card) -> bool:
    """Return whether a card is an enzyme whose ATP, proteins and carbs the player has. [CY-7.10]"""
    supply = me.supply
    return (
        card.kind == ENZYME
        and supply[ATP] >= card.atp
        and supply[PROTEIN] >= card.amount
        and supply[CARB] >= card.carbs
    )
