"""The market: cards are bought. [CY-6.1, CY-6.2]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import MARKET_SPOT
from organelle.games.cytosis.cards import REDUCE, VIRUS_CARD
from organelle.games.cytosis.events import BOUGHT
from organelle.games.cytosis.expansions import virus
from organelle.games.cytosis.expansions.modifications import OPEN_CHROMATIN
from organelle.games.cytosis.flasks import CARD_GONE, NEEDS_ATP, OPEN, at_least
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import SEEN, Cytosis, Player
from organelle.games.cytosis.vocabulary import ATP, BUY, BuyFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class Market(Place):
    """Four spots, each with a card and its price. [CY-6.1]"""

    def __init__(self) -> None:
        super().__init__(MARKET_SPOT, BUY)

    def spot_of(self, action: i64) -> i64:
        return MARKET_SPOT + field(action, BuyFields.MARKET)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add each card that the player can pay. [CY-6.1]"""
        purse = me.supply[ATP]
        if me.modification == OPEN_CHROMATIN:
            purse = 99
        elif reduced(s):
            purse += 1
        free = free >> MARKET_SPOT
        market = s.market
        prices = s.rules.price
        for place in range(len(market)):
            there = at_least(market[place], 0) & at_least(purse, prices[MARKET_SPOT + place])
            out.add(pack(BUY, place), free >> place & there)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return CARD_GONE where no card lies, NEEDS_ATP if it is too dear, else OPEN. [CY-6.2]"""
        place = spot - MARKET_SPOT
        if s.market[place] < 0:
            return CARD_GONE
        return NEEDS_ATP if s.atp(seat) < price(s, s.players[seat], place) else OPEN

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Pay the price and take the card for all to see; a virus strikes at once. [CY-6.1, CY-11.2, CY-15.5]"""
        place = field(action, BuyFields.MARKET)
        card = s.market[place]
        cost = price(s, s.players[seat], place)
        s.pay(seat, ATP, cost)
        s.market[place] = -1
        s.emit(BOUGHT, seat, card, cost)
        if s.rules.price[MARKET_SPOT + place] == 0 and reduced(s):
            s.receive(seat, ATP, s.rules.edition.free_spot_bonus)
        if s.rules.cards[card].kind == VIRUS_CARD:
            virus.attack(s, seat, card)
        else:
            s.gain_card(seat, card, SEEN)


def reduced(s: Cytosis) -> bool:
    """Return whether Reduce ATP Cost is in force. [CY-11.2]"""
    return s.event >= 0 and s.rules.events[s.event].kind == REDUCE


def listed_price(s: Cytosis, place: i64) -> i64:
    """Return what a card costs now, whoever buys it. [CY-6.1, CY-11.2]"""
    printed = s.rules.price[MARKET_SPOT + place]
    return printed - 1 if printed > 0 and reduced(s) else printed


def price(s: Cytosis, me: Player, place: i64) -> i64:
    """Return what a card costs that player now. [CY-16.9]"""
    if me.modification == OPEN_CHROMATIN:
        return 0
    return listed_price(s, place)
