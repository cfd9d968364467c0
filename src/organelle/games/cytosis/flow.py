"""Rounds and turns: phase 1 flask by flask, then phase 2, until the events run out. [CY-3.1, CY-3.2, CY-4.1, CY-4.6]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import (
    epigenetics,
    foresight,
    placement,
    resource_cards,
    scoring,
)
from organelle.games.cytosis.board import ALL_SPOTS
from organelle.games.cytosis.editions import RESOURCE_CARD
from organelle.games.cytosis.epigenetics import (
    EFFICIENT_CATALYSIS,
    METABOLIC_FLEXIBILITY,
    REGULATORY_FORESIGHT,
)
from organelle.games.cytosis.events import Reveal
from organelle.games.cytosis.market import Renewal
from organelle.games.cytosis.state import Cytosis, empty
from organelle.games.cytosis.told import (
    FLASK_EXHAUSTED,
    FLASK_SKIPPED,
    FLASKS_RETURNED,
    ROUND_BEGAN,
)
from organelle.games.cytosis.words import (
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
)
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice, Step

GREY_PRICE: Final = 4


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """A round opens with the holder of the marker. [CY-3.1, CY-3.2]"""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def proceed(self, s: Cytosis) -> None:
        s.round += 1
        s.turn = s.first
        s.emit(ROUND_BEGAN, s.round)
        s.push(self.turns)
        if s.rules.epigenetics:
            epigenetics.begin_round(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Step):
    """Clockwise, a flask a turn, past players without flasks; then phase 2, or the end. [CY-3.2, CY-4.6]"""

    def __init__(self, seats: i64) -> None:
        self.turns: vec[Turn] = vec[Turn]([Turn(seat, False, False, -1) for seat in range(seats)])

    def proceed(self, s: Cytosis) -> None:
        for turn in range(s.turn, s.turn + s.seats):
            seat = turn
            if seat >= s.seats:
                seat -= s.seats
            if s.players[seat].flasks > 0:
                s.turn = seat + 1
                s.push(self)
                s.push(self.turns[seat])
                return
        if s.events.size == 0:
            scoring.final_scoring(s)
            return
        retrieve(s)
        s.push(Round(self))
        s.push(Renewal())
        s.push(Reveal())


def retrieve(s: Cytosis) -> None:
    """All flasks return; vesicles stay. [CY-4.1]"""
    for player in s.players:
        player.flasks = s.rules.flasks
        player.exhausted = 0
    s.greys = 2
    empty(s.flasks)
    empty(s.occupied)
    empty(s.crowd)
    s.free = ALL_SPOTS
    s.emit(FLASKS_RETURNED)


def grey_price(s: Cytosis, seat: i64) -> i64:
    """4 ATP, or 3 with efficient catalysis. [CY-12.1, CY-16.6]"""
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
        placement.options(s, seat, False, out)
        if s.rules.edition.exhaust:
            exhaust_options(s, out)
        elif out.count == 0:
            out.add(pack(SKIP))
        me = s.players[seat]
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
        if kind < FLASK_KINDS:
            s.players[seat].flasks -= 1
            close(s, seat, self.bought, resource_bought(s, action))
            placement.place(s, seat, action, False)
        elif EXHAUST <= kind <= SKIP:
            use_up(s, seat, action)
            close(s, seat, self.bought, -1)
        elif kind == GREY:
            s.pay(seat, ATP, grey_price(s, seat))
            s.push(GreyFlask(seat, self.looked))
        else:
            self.go_on(s, seat, action)

    def go_on(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Something before the flask; the turn goes on. [CY-9.6, CY-16.3, CY-16.4]"""
        kind = kind_of(action)
        if kind == LOOK:
            s.push(Turn(seat, self.greyed, True, self.bought))
            foresight.look(s, seat)
        elif kind == TRADE:
            s.push(self)
            epigenetics.trade(s, seat, field(action, 0))
        else:
            assert kind == PLAY
            card = field(action, 0)
            s.push(
                Turn(
                    seat,
                    self.greyed,
                    self.looked,
                    -1 if self.bought == card else self.bought,
                )
            )
            resource_cards.play(s, seat, card)


def exhaust_options(s: Cytosis, out: ActionBuffer) -> None:
    """An mRNA, a lipid or an ATP of the stock; nothing if it has none of them. [CY-3.6]"""
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
    """A flask is used without being placed. [CY-3.6, CY-3.7]"""
    player = s.players[seat]
    player.flasks -= 1
    player.exhausted += 1
    if kind_of(action) == SKIP:
        s.emit(FLASK_SKIPPED, seat)
        return
    s.emit(FLASK_EXHAUSTED, seat)
    if field(action, 0) != ABSENT:
        s.receive(seat, field(action, 0), 1)


def resource_bought(s: Cytosis, action: i64) -> i64:
    """The additional-resource card that action buys, or -1. [CY-9.7]"""
    if kind_of(action) != BUY:
        return -1
    card = s.market[field(action, 0)]
    if s.rules.cards[card].kind == RESOURCE_CARD:
        return card
    return -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GreyFlask(Choice):
    """A grey flask has been paid for and goes anywhere; the own flask follows. [CY-12.1, CY-12.2]"""

    def __init__(self, seat: i64, looked: bool) -> None:
        super().__init__(seat)
        self.looked = looked

    def question(self, s: Cytosis) -> str:
        return "cytosis.grey"

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        placement.options(s, seat, True, out)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        s.greys -= 1
        s.push(Turn(seat, True, self.looked, resource_bought(s, action)))
        placement.place(s, seat, action, True)


def close(s: Cytosis, seat: i64, bought: i64, bought_too: i64) -> None:
    """The turn may have a closing question, for a reason that everyone sees. [CY-9.7]"""
    if bought >= 0 or bought_too >= 0 or s.players[seat].modification == METABOLIC_FLEXIBILITY:
        s.push(Closing(seat, bought, bought_too))


@final
@mypyc_attr(acyclic=True)
class Closing(Choice):
    """After the flask: a resource card bought in this turn, or a trade of ATP. [CY-9.7, CY-17.2]"""

    def __init__(self, seat: i64, bought: i64, bought_too: i64) -> None:
        super().__init__(seat)
        self.bought: i64 = bought
        self.bought_too: i64 = bought_too

    def question(self, s: Cytosis) -> str:
        return "cytosis.closing"

    def asks(self, s: Cytosis) -> i64:
        if self.bought >= 0 or self.bought_too >= 0 or epigenetics.can_trade(s, self.seat):
            return 1 << self.seat
        return 0

    def proceed(self, s: Cytosis) -> None:
        return

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        out.add(pack(DONE))
        resource_cards.options(s, s.players[seat], out)
        if s.players[seat].modification == METABOLIC_FLEXIBILITY:
            epigenetics.trade_options(s, seat, out)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        if kind_of(action) == DONE:
            return
        if kind_of(action) == TRADE:
            s.push(self)
            epigenetics.trade(s, seat, field(action, 0))
            return
        card = field(action, 0)
        if self.bought == card:
            s.push(Closing(seat, -1, self.bought_too))
        else:
            s.push(
                Closing(
                    seat,
                    self.bought,
                    -1 if self.bought_too == card else self.bought_too,
                )
            )
        resource_cards.play(s, seat, card)
