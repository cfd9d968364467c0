"""Turns: what comes before the flask, the flask, a grey one, the closing question. [CY-3.3, CY-9.7, CY-12.1]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.cards import RESOURCE_CARD
from organelle.games.cytosis.events import FLASK_EXHAUSTED, FLASK_SKIPPED
from organelle.games.cytosis.expansions import epigenetics, foresight
from organelle.games.cytosis.expansions.modifications import (
    EFFICIENT_CATALYSIS,
    METABOLIC_FLEXIBILITY,
    REGULATORY_FORESIGHT,
)
from organelle.games.cytosis.phases import resource_cards
from organelle.games.cytosis.places import registry
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import (
    ATP,
    BUY,
    DONE,
    EXHAUST,
    FLASK_KINDS,
    GREY,
    LIPID,
    LOOK,
    MRNA,
    PLAY,
    SKIP,
    TRADE,
    BuyFields,
    ExhaustFields,
    PlayFields,
    TradeFields,
)
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice

GREY_PRICE: Final = 4


def grey_price(s: Cytosis, seat: i64) -> i64:
    """Return what a grey flask costs: 4 ATP, or 3 with efficient catalysis. [CY-12.1, CY-16.6]"""
    if s.players[seat].modification == EFFICIENT_CATALYSIS:
        return GREY_PRICE - 1
    return GREY_PRICE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Choice):
    """A turn: whatever comes before the flask, then the flask. [CY-3.3, CY-9.6, CY-12.1]

    It remembers whether a grey flask was placed and the deck looked at in it, and an additional-resource card that
    the grey flask bought and that was not played since.
    """

    def __init__(self, seat: i64, greyed: bool, looked: bool, bought: i64) -> None:
        super().__init__(seat)
        self.greyed = greyed
        self.looked = looked
        self.bought: i64 = bought

    def question(self, s: Cytosis) -> str:
        return "cytosis.turn"

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        registry.options(s, seat, False, out)
        if s.rules.edition.exhaust:
            exhaust_options(s, out)
        elif out.count == 0:
            out.add(pack(SKIP))
        me = s.players[seat]
        if me.held[RESOURCE_CARD] > 0:
            if s.rules.card_with_flask:
                resource_cards.add_card_words(s, me, out)
            resource_cards.options(s, me, out)
        modification = me.modification
        if modification == METABOLIC_FLEXIBILITY:
            epigenetics.trade_options(s, seat, out)
        elif modification == REGULATORY_FORESIGHT and not self.looked and foresight.can_look(s, seat):
            out.add(pack(LOOK))
        if not self.greyed and s.greys > 0 and me.supply[ATP] >= grey_price(s, seat):
            out.add(pack(GREY))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind <= SKIP:
            self.use_flask(s, seat, action)
        elif kind == GREY:
            s.pay(seat, ATP, grey_price(s, seat))
            s.push(GreyFlask(seat, self.looked))
        else:
            self.go_on(s, seat, action)

    def use_flask(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Place the flask or use it up, then play the card that was said with it. [CY-3.3, CY-3.6, CY-9.6]"""
        then = resource_cards.card_after(s, action)
        bought = self.bought
        if bought >= 0 and bought == then:
            bought = -1
        close(s, seat, bought, resource_bought(s, action), self.looked, then >= 0)
        if kind_of(action) < FLASK_KINDS:
            s.players[seat].flasks -= 1
            registry.lay_down(s, seat, action, False)
        else:
            use_up(s, seat, action)
        if then >= 0:
            resource_cards.play(s, seat, then)

    def go_on(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Carry out something that comes before the flask; the turn goes on. [CY-9.6, CY-16.3, CY-16.4]"""
        kind = kind_of(action)
        if kind == LOOK:
            s.push(Turn(seat, self.greyed, True, self.bought))
            foresight.look(s, seat, False)
        elif kind == TRADE:
            s.push(self)
            epigenetics.trade(s, seat, field(action, TradeFields.RESOURCE))
        else:
            assert kind == PLAY
            card = field(action, PlayFields.CARD)
            bought = self.bought
            if bought == card:
                bought = -1
            s.push(Turn(seat, self.greyed, self.looked, bought))
            resource_cards.play(s, seat, card)


def exhaust_options(s: Cytosis, out: ActionBuffer) -> None:
    """Add an ATP, an mRNA and a lipid of the stock, or nothing at all if it has none of them. [CY-3.6]"""
    count = out.count
    if s.stock[ATP] > 0:
        out.add(pack(EXHAUST, ATP))
    if s.stock[MRNA] > 0:
        out.add(pack(EXHAUST, MRNA))
    if s.stock[LIPID] > 0:
        out.add(pack(EXHAUST, LIPID))
    if out.count == count:
        out.add(pack(EXHAUST))


def use_up(s: Cytosis, seat: i64, action: i64) -> None:
    """Use a flask without placing it. [CY-3.6, CY-3.7]"""
    player = s.players[seat]
    player.flasks -= 1
    player.exhausted += 1
    if kind_of(action) == SKIP:
        s.emit(FLASK_SKIPPED, seat)
        return
    s.emit(FLASK_EXHAUSTED, seat)
    resource = field(action, ExhaustFields.RESOURCE)
    if resource != ABSENT:
        s.receive(seat, resource, 1)


def resource_bought(s: Cytosis, action: i64) -> i64:
    """Return the additional-resource card that an action buys, or -1. [CY-9.7]"""
    if kind_of(action) != BUY:
        return -1
    card = s.market[field(action, BuyFields.MARKET)]
    if s.rules.cards[card].kind == RESOURCE_CARD:
        return card
    return -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GreyFlask(Choice):
    """A grey flask that has been paid for and goes anywhere; the own flask follows. [CY-12.1, CY-12.2]"""

    def __init__(self, seat: i64, looked: bool) -> None:
        super().__init__(seat)
        self.looked = looked

    def question(self, s: Cytosis) -> str:
        return "cytosis.grey"

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        registry.options(s, seat, True, out)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        s.greys -= 1
        s.push(Turn(seat, True, self.looked, resource_bought(s, action)))
        registry.lay_down(s, seat, action, True)


def close(s: Cytosis, seat: i64, bought: i64, bought_too: i64, looked: bool, played: bool) -> None:
    """Push the closing question if there may be a reason for it that everyone sees. [CY-9.7]"""
    modification = s.players[seat].modification
    ability = modification in (METABOLIC_FLEXIBILITY, REGULATORY_FORESIGHT)
    if bought >= 0 or bought_too >= 0 or played or ability:
        s.push(Closing(seat, bought, bought_too, looked, played))


@final
@mypyc_attr(acyclic=True)
class Closing(Choice):
    """The closing question: play a resource card, trade ATP, or look at the deck. [CY-9.7, CY-17.2]

    It remembers two resource cards bought in this turn and not played since, whether the deck was looked at, and
    whether a card was played with the flask, so that others may follow it.
    """

    def __init__(self, seat: i64, bought: i64, bought_too: i64, looked: bool, played: bool) -> None:
        super().__init__(seat)
        self.bought: i64 = bought
        self.bought_too: i64 = bought_too
        self.looked = looked
        self.played = played

    def question(self, s: Cytosis) -> str:
        return "cytosis.closing"

    def asks(self, s: Cytosis) -> i64:
        if self.bought >= 0 or self.bought_too >= 0 or epigenetics.can_trade(s, self.seat) or self.can_look(s):
            return 1 << self.seat
        if self.played and resource_cards.may_hold_more(s, self.seat):
            return 1 << self.seat
        return 0

    def can_look(self, s: Cytosis) -> bool:
        """Return whether regulatory foresight has not been used in this turn and can be. [CY-16.4]"""
        if self.looked or s.players[self.seat].modification != REGULATORY_FORESIGHT:
            return False
        return s.rules.foresight_after_flask and foresight.can_look(s, self.seat)

    def proceed(self, s: Cytosis) -> None:
        return

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        out.add(pack(DONE))
        resource_cards.options(s, s.players[seat], out)
        if s.players[seat].modification == METABOLIC_FLEXIBILITY:
            epigenetics.trade_options(s, seat, out)
        elif self.can_look(s):
            out.add(pack(LOOK))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == TRADE:
            s.push(self)
            epigenetics.trade(s, seat, field(action, TradeFields.RESOURCE))
        elif kind == LOOK:
            s.push(Closing(seat, self.bought, self.bought_too, True, self.played))
            foresight.look(s, seat, True)
        elif kind == PLAY:
            self.play_card(s, seat, field(action, PlayFields.CARD))

    def play_card(self, s: Cytosis, seat: i64, card: i64) -> None:
        """Play a card; one that was bought in this turn is no longer a reason to ask. [CY-9.6, CY-9.7]"""
        bought = self.bought
        bought_too = self.bought_too
        if bought == card:
            bought = -1
        elif bought_too == card:
            bought_too = -1
        s.push(Closing(seat, bought, bought_too, self.looked, self.played))
        resource_cards.play(s, seat, card)
