"""The renewal of the market: a card is discarded, the others slide, the gaps are filled. [CY-4.3, CY-4.4, CY-4.5]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.events import DISCARDED, SHUFFLED, TURNED_UP
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import DRAW, DrawFields
from organelle.kernel.actions import ActionBuffer, field
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Step


def can_draw(s: Cytosis) -> bool:
    """Make the discards the deck if that is empty; return whether there is a card to draw. [CY-4.5]"""
    if s.deck.size == 0:
        for card in range(len(s.discard)):
            if s.discard[card] > 0:
                s.deck.add(card, s.discard[card])
                s.discard[card] = 0
        if s.deck.size > 0:
            s.shuffles += 1
            s.emit(SHUFFLED)
    return s.deck.size > 0


def discard_left_most(s: Cytosis) -> None:
    """Discard the left-most card that still lies there, if any. [CY-4.3]"""
    for place in range(len(s.market)):
        card = s.market[place]
        if card >= 0:
            s.market[place] = -1
            s.discard[card] += 1
            s.emit(DISCARDED, card)
            return


def slide(s: Cytosis) -> None:
    """Move the cards left, in their order. [CY-4.4]"""
    to: i64 = 0
    for place in range(len(s.market)):
        card = s.market[place]
        if card >= 0:
            s.market[place] = -1
            s.market[to] = card
            to += 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Renewal(Step):
    """Phase 2 for the market: one card goes (with two players two), the rest slide. [CY-4.3, CY-4.4, CY-14.4]"""

    def proceed(self, s: Cytosis) -> None:
        discard_left_most(s)
        if s.seats == 2:
            discard_left_most(s)
        slide(s)
        s.push(Fill())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fill(Step):
    """The filling of every empty place, as far as the cards reach; then an empty deck is made anew.

    [CY-2.3, CY-4.4, CY-4.5]
    """

    def proceed(self, s: Cytosis) -> None:
        for place in range(len(s.market)):
            if s.market[place] < 0:
                if can_draw(s):
                    s.push(self)
                    s.push(TurnUp(place))
                return
        if s.rules.shuffle_at_once:
            can_draw(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnUp(Chance):
    """A card that comes up on one place of the market. [CY-2.3, CY-4.4]"""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Cytosis, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        s.market[self.place] = card
        for player in s.players:
            if player.given_back == card:
                player.given_back = -1
        s.emit(TURNED_UP, card, self.place)
