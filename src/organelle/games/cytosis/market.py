"""The market: buying cards, and how it is discarded from, slid and filled. [CY-6.1, CY-6.2, CY-4.3, CY-4.4, CY-4.5]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import virus
from organelle.games.cytosis.board import MARKET_SPOT
from organelle.games.cytosis.editions import REDUCE, VIRUS_CARD
from organelle.games.cytosis.flasks import CARD_GONE, NEEDS_ATP, OPEN, at_least, taken
from organelle.games.cytosis.state import SEEN, Cytosis, Player
from organelle.games.cytosis.told import BOUGHT, DISCARDED, SHUFFLED, TURNED_UP
from organelle.games.cytosis.words import ATP, BUY, DRAW
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Chance, Step

OPEN_CHROMATIN: Final = 6


def reduced(s: Cytosis) -> bool:
    """Is Reduce ATP Cost in force? [CY-11.2]"""
    return s.event >= 0 and s.rules.events[s.event].kind == REDUCE


def listed_price(s: Cytosis, place: i64) -> i64:
    """What a card costs now, whoever buys it. [CY-6.1, CY-11.2]"""
    printed = s.rules.price[MARKET_SPOT + place]
    return printed - 1 if printed > 0 and reduced(s) else printed


def price(s: Cytosis, me: Player, place: i64) -> i64:
    """What a card costs that player now. [CY-16.9]"""
    if me.modification == OPEN_CHROMATIN:
        return 0
    return listed_price(s, place)


def closed(s: Cytosis, seat: i64, place: i64, grey: bool) -> i64:
    """Closed when its card is gone or too dear. [CY-6.2]"""
    reason = taken(s, MARKET_SPOT + place, grey)
    if reason != OPEN:
        return reason
    if s.market[place] < 0:
        return CARD_GONE
    return NEEDS_ATP if s.atp(seat) < price(s, s.players[seat], place) else OPEN


def options(s: Cytosis, me: Player, free: i64, out: ActionBuffer) -> None:
    """Each card one can pay. [CY-6.1]"""
    purse = me.supply[ATP]
    if me.modification == OPEN_CHROMATIN:
        purse = 99
    elif reduced(s):
        purse += 1
    free = free >> MARKET_SPOT
    for place in range(len(s.market)):
        there = at_least(s.market[place], 0) & at_least(purse, s.rules.price[MARKET_SPOT + place])
        out.add(pack(BUY, place), free >> place & there)


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """The price is paid and the card taken for all to see; a virus strikes at once. [CY-6.1, CY-11.2, CY-15.5]"""
    place = field(action, 0)
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


def can_draw(s: Cytosis) -> bool:
    """Makes the discards the deck when that is empty; false when there is no card at all. [CY-4.5]"""
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
    """The left-most card that still lies there is discarded, if any. [CY-4.3]"""
    for place in range(len(s.market)):
        card = s.market[place]
        if card >= 0:
            s.market[place] = -1
            s.discard[card] += 1
            s.emit(DISCARDED, card)
            return


def slide(s: Cytosis) -> None:
    """The cards move left and keep their order. [CY-4.4]"""
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
    """One card is discarded, with two players two; the rest slide and the gaps are filled. [CY-4.3, CY-4.4, CY-14.4]"""

    def proceed(self, s: Cytosis) -> None:
        discard_left_most(s)
        if s.seats == 2:
            discard_left_most(s)
        slide(s)
        s.push(Fill())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fill(Step):
    """Every empty place is filled, as far as the cards reach. [CY-2.3, CY-4.4]"""

    def proceed(self, s: Cytosis) -> None:
        for place in range(len(s.market)):
            if s.market[place] < 0:
                if can_draw(s):
                    s.push(self)
                    s.push(TurnUp(place))
                return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnUp(Chance):
    """A card comes up in the market. [CY-2.3, CY-4.4]"""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        card = field(action, 0)
        s.deck.take(card)
        s.market[self.place] = card
        for player in s.players:
            if player.given_back == card:
                player.given_back = -1
        s.emit(TURNED_UP, card, self.place)
