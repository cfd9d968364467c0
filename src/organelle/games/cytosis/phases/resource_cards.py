"""Additional-resource cards: taken from hand, turned into resources, discarded. [CY-9.6]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis.cards import RESOURCE_CARD
from organelle.games.cytosis.events import PLAYED
from organelle.games.cytosis.state import SEEN, Cytosis, Player
from organelle.games.cytosis.vocabulary import KINDS, PLAY, SKIP
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack

THEN: Final = vec[i64]([kind.names.index("then") for kind in KINDS[: SKIP + 1]])
"""By the kind of what is done with a flask, the position of the field for the card played after it."""


def options(s: Cytosis, me: Player, out: ActionBuffer) -> None:
    """Add each additional-resource card in hand. [CY-9.6]"""
    if me.held[RESOURCE_CARD] == 0:
        return
    hand = me.hand
    for index in range(hand.count):
        if s.rules.cards[hand.items[index]].kind == RESOURCE_CARD and not hand.repeated(index):
            out.add(pack(PLAY, hand.items[index]))


def add_card_words(s: Cytosis, me: Player, out: ActionBuffer) -> None:
    """Add to `out`, which holds all that may be done with a flask, the same with a card played after it. [CY-9.6]

    A code has room for one card; the closing question asks for more.
    """
    flasks = out.count
    for number in range(len(s.rules.resource_cards)):
        if me.hand.number(s.rules.resource_cards[number]) > 0:
            for index in range(flasks):
                action = out.items[index]
                out.add(action | (number + 1) << 8 + 8 * THEN[kind_of(action)])


def number_of(s: Cytosis, card: i64) -> i64:
    """Return the number of a card among the additional-resource cards."""
    found: i64 = 0
    while s.rules.resource_cards[found] != card:
        found += 1
    return found


def card_after(s: Cytosis, action: i64) -> i64:
    """Return the card that is played after what is done with a flask, or ABSENT. [CY-9.6]"""
    number = field(action, THEN[kind_of(action)])
    if number == ABSENT:
        return ABSENT
    return s.rules.resource_cards[number]


def may_hold_more(s: Cytosis, seat: i64) -> bool:
    """Return whether a hand may, for all that everyone knows, hold an additional-resource card. [CY-9.7, CY-17.2]"""
    hand = s.players[seat].hand
    for index in range(hand.count):
        if hand.marks[index] != SEEN or s.rules.cards[hand.items[index]].kind == RESOURCE_CARD:
            return True
    return False


def play(s: Cytosis, seat: i64, card: i64) -> None:
    """Discard a card and give its resources as far as the stock has them. [CY-1.2, CY-9.6]"""
    s.drop_card(seat, card)
    s.discard[card] += 1
    s.emit(PLAYED, seat, card)
    gives = s.rules.cards[card].gives
    for resource in range(len(gives)):
        s.receive(seat, resource, gives[resource])
