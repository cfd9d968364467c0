"""The market: cards for all to see, and filling its slots. [CE-5.13, CE-7.10, CE-7.11]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import CLEARED, DEALT, TOOK
from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.reasons import NEEDS_CO2, SLOT_EMPTY
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import CO2, DRAW, MARKET, SLOTS, TO_MARKET, DrawFields, MarketFields
from organelle.kernel.actions import ActionBuffer, field
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Step


@final
@mypyc_attr(acyclic=True)
class Market(Place):
    """A card of the market, for what stands above it. [CE-5.13]"""

    def __init__(self) -> None:
        super().__init__(
            TO_MARKET,
            MARKET,
            SLOTS,
            0,
            MarketFields.MARKER,
            MarketFields.CARD,
            MarketFields.SLOT,
            keeps_card_stock=True,
        )

    def possible(self, s: Cellulose, seat: i64) -> i64:
        """Return the slots with a card that the seat's CO2 pays for. [CE-5.13]"""
        co2 = s.players[seat].stock[CO2]
        spaces: i64 = 0
        for slot in range(len(s.market)):
            if s.market[slot] >= 0 and co2 >= s.rules.slot_costs[slot]:
                spaces |= 1 << (MARKET + slot)
        return spaces

    def lacking(self, s: Cellulose, seat: i64, space: i64) -> i64:
        return SLOT_EMPTY if s.market[space - self.first] < 0 else NEEDS_CO2

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Give the face-up card of the slot for its price; everyone knows now who holds it. [CE-5.13, CE-1.9]"""
        player = s.players[seat]
        slot = field(action, MarketFields.SLOT)
        card = s.market[slot]
        s.pay(seat, CO2, s.rules.slot_costs[slot])
        s.market[slot] = -1
        player.cards += 1
        player.known[card] += 1
        s.emit(TOOK, seat, card, MARKET + slot)


def clear_market(s: Cellulose) -> None:
    """Discard the cards in marked slots and slide the others left. [CE-7.10, CE-7.11]"""
    kept: i64 = 0
    for slot in range(len(s.market)):
        card = s.market[slot]
        s.market[slot] = -1
        if card < 0:
            continue
        if s.rules.cleared[slot] > 0:
            s.discard[card] += 1
            s.emit(CLEARED, card)
        else:
            s.market[kept] = card
            kept += 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Step):
    """Empty market slots are filled from left to right. [CE-1.5, CE-7.11]"""

    def proceed(self, s: Cellulose) -> None:
        for slot in range(len(s.market)):
            if s.market[slot] < 0:
                if s.can_draw():
                    s.push(self)
                    s.push(Deal(slot))
                return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Chance):
    """A card is turned up into a market slot. [CE-1.5, CE-7.11]"""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Cellulose, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        s.market[self.slot] = card
        s.emit(DEALT, card, MARKET + self.slot)
