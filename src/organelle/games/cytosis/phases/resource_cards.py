"""Additional-resource cards: taken from hand, turned into resources, discarded. [CY-9.6]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.cards import RESOURCE_CARD
from organelle.games.cytosis.events import PLAYED
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import PLAY
from organelle.kernel.actions import ActionBuffer, pack


def options(s: Cytosis, me: Player, out: ActionBuffer) -> None:
    """Add each additional-resource card in hand. [CY-9.6]"""
    if me.held[RESOURCE_CARD] == 0:
        return
    hand = me.hand
    for index in range(hand.count):
        if s.rules.cards[hand.items[index]].kind == RESOURCE_CARD and not hand.repeated(index):
            out.add(pack(PLAY, hand.items[index]))


def play(s: Cytosis, seat: i64, card: i64) -> None:
    """Discard a card and give its resources as far as the stock has them. [CY-1.2, CY-9.6]"""
    s.drop_card(seat, card)
    s.discard[card] += 1
    s.emit(PLAYED, seat, card)
    gives = s.rules.cards[card].gives
    for resource in range(len(gives)):
        s.receive(seat, resource, gives[resource])
