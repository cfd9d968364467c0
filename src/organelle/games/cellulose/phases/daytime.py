"""The day: turn after turn a marker is placed, then perhaps a card is played. [CE-4.1, CE-4.7, CE-4.8, CE-6.1]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import PASSED
from organelle.games.cellulose.ivy.turn import IvyTurn
from organelle.games.cellulose.places.registry import CARD_FIELDS, KEEPS_CARD_STOCK, PLACES
from organelle.games.cellulose.placing import can_place, carry_out, placements
from organelle.games.cellulose.playing.hand import Hand, can_pay, play_card
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import ATP, CARBOHYDRATE, PROTEIN, TO_MARKET, MarketFields, with_field
from organelle.kernel.actions import ActionBuffer, field, kind_of
from organelle.kernel.state import Choice, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Day(Step):
    """Clockwise the next seat that can place a marker does; the day ends when nobody can. [CE-4.1, CE-4.7, CE-4.8]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def proceed(self, s: Cellulose) -> None:
        for turn in range(s.seats):
            seat = (self.seat + turn) % s.seats
            player = s.players[seat]
            if player.own + player.gray == 0:
                continue
            if s.is_ivy(seat):
                if not s.ivy.stuck:
                    s.push(Day((seat + 1) % s.seats))
                    s.push(IvyTurn(0))
                    return
            elif can_place(s, seat):
                s.push(Day((seat + 1) % s.seats))
                s.push(Turn(seat, player.cards > s.rules.short_hand))
                return
            else:
                s.emit(PASSED, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Choice):
    """A marker is placed; the card after it is named in the same breath, unless it is asked later. [CE-4.2, CE-6.1]"""

    def __init__(self, seat: i64, later: bool) -> None:
        super().__init__(seat)
        self.later = later

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.place"

    def public(self, s: Cellulose) -> bool:
        return self.later or s.players[self.seat].unseen == 0

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        placements(s, seat, out)
        if not self.later:
            with_cards(s, seat, out)

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        place = PLACES[kind_of(action)]
        if self.later or place.brings_news(s, seat, action):
            s.push(Hand(seat))
            carry_out(s, seat, action)
            return
        card = field(action, place.card_field)
        carry_out(s, seat, action)
        if card >= 0:
            play_card(s, seat, card)


def with_cards(s: Cellulose, seat: i64, out: ActionBuffer) -> None:
    """Add every placement again with each card that could be paid for after it, a market card also with itself.

    [CE-6.1]
    """
    player = s.players[seat]
    count = out.count
    if player.cards > 0:
        carbohydrate, protein, atp = stock_at_best(s, seat)
        known = player.known
        drawn = player.drawn
        for card in range(len(known)):
            if known[card] + drawn[card] > 0 and s.rules.cards[card].payable(carbohydrate, protein, atp):
                with_card(s, seat, card, count, out)
    for index in range(count):
        action = out.items[index]
        if kind_of(action) == TO_MARKET:
            taken = s.market[field(action, MarketFields.SLOT)]
            if not player.holds(taken) and can_pay(s, seat, taken):
                out.add(with_field(action, MarketFields.CARD, taken))


def with_card(s: Cellulose, seat: i64, card: i64, count: i64, out: ActionBuffer) -> None:
    """Add those among the first options again after which that card can be paid for, naming it. [CE-6.1]"""
    face = s.rules.cards[card]
    now = can_pay(s, seat, card)
    for index in range(count):
        action = out.items[index]
        kind = kind_of(action)
        if KEEPS_CARD_STOCK >> kind & 1:
            if now:
                out.add(with_field(action, CARD_FIELDS[kind], card))
        elif PLACES[kind].pays_after(s, seat, action, face):
            out.add(with_field(action, CARD_FIELDS[kind], card))


def stock_at_best(s: Cellulose, seat: i64) -> tuple[i64, i64, i64]:
    """Return more carbohydrates, protein and ATP than one action could leave the seat. [CE-6.1]"""
    stock = s.players[seat].stock
    rules = s.rules
    atp = stock[ATP] + rules.most_atp
    if stock[CARBOHYDRATE] > 0:
        atp = stock[ATP] + rules.most_atp_of_carbohydrate
    return stock[CARBOHYDRATE] + rules.most_carbohydrate, stock[PROTEIN] + rules.most_protein, atp
