"""The day: turn after turn a marker is placed, then perhaps a card is played. [CE-4.1, CE-4.7, CE-4.8, CE-6.1]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import Hand, can_pay, payable, play_card
from organelle.games.cellulose.ivy_turn import IvyTurn
from organelle.games.cellulose.organelles import brings_news, card_place, carry_out, placements
from organelle.games.cellulose.placing import can_place
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import (
    ATP,
    CARBOHYDRATE,
    MEMBRANE_EITHER,
    MEMBRANE_SHOOT,
    PASSED,
    PROTEIN,
    TO_CHLOROPLASTS,
    TO_CYTOPLASM,
    TO_MARKET,
    TO_MEMBRANE,
    TO_MITOCHONDRIA,
    TO_RIBOSOMES,
    TO_STOMATA,
    TO_WALL,
    TO_XYLEM,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of
from organelle.kernel.state import Choice, Step

LEAVES_CARD_STOCK: Final = 1 << TO_XYLEM | 1 << TO_STOMATA | 1 << TO_CYTOPLASM | 1 << TO_MARKET
"""Placements that change nothing cards are paid with, one bit each."""


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
        if self.later or brings_news(s, seat, action):
            s.push(Hand(seat))
            carry_out(s, seat, action)
            return
        card = field(action, card_place(kind_of(action)))
        carry_out(s, seat, action)
        if card >= 0:
            play_card(s, seat, card)


def with_cards(s: Cellulose, seat: i64, out: ActionBuffer) -> None:
    """Every placement again with each card that could be paid for after it. [CE-6.1]"""
    player = s.players[seat]
    count = out.count
    if player.cards > 0:
        carbohydrate, protein, atp = stock_at_best(s, seat)
        known = player.known
        drawn = player.drawn
        for card in range(len(known)):
            if known[card] + drawn[card] > 0 and payable(s.rules.cards[card], carbohydrate, protein, atp):
                with_card(s, seat, card, count, out)
    place = count - 1
    while place >= 0 and kind_of(out.items[place]) == TO_MARKET:
        taken = s.market[field(out.items[place], 0)]
        if not player.holds(taken) and can_pay(s, seat, taken):
            out.add(with_word(out.items[place], taken))
        place -= 1


def with_card(s: Cellulose, seat: i64, card: i64, count: i64, out: ActionBuffer) -> None:
    """The placements among the first options after which that card can be paid for. [CE-6.1]"""
    face = s.rules.cards[card]
    now = can_pay(s, seat, card)
    for place in range(count):
        action = out.items[place]
        if LEAVES_CARD_STOCK >> kind_of(action) & 1:
            if now:
                out.add(with_word(action, card))
        elif not brings_news(s, seat, action):
            carbohydrate, protein, atp = stock_after(s, seat, action)
            if payable(face, carbohydrate, protein, atp):
                out.add(with_word(action, card))


def with_word(action: i64, card: i64) -> i64:
    """The placement with the card named after it. [CE-6.1]"""
    return action | (card + 1) << (8 + 8 * card_place(kind_of(action)))


def stock_at_best(s: Cellulose, seat: i64) -> tuple[i64, i64, i64]:
    """More carbohydrates, protein and ATP than one action could leave nobody has. [CE-6.1]"""
    stock = s.players[seat].stock
    atp = stock[ATP]
    if stock[CARBOHYDRATE] > 0:
        atp += s.rules.most_atp
    return stock[CARBOHYDRATE] + 2, stock[PROTEIN] + s.rules.most_protein, atp


def stock_after(s: Cellulose, seat: i64, action: i64) -> tuple[i64, i64, i64]:
    """Carbohydrates, protein and ATP as they will be after the action. [CE-6.1]"""
    stock = s.players[seat].stock
    carbohydrate = stock[CARBOHYDRATE]
    protein = stock[PROTEIN]
    atp = stock[ATP]
    kind = kind_of(action)
    which = field(action, 0)
    if kind == TO_CHLOROPLASTS:
        carbohydrate += 2 - which
    elif kind == TO_WALL:
        carbohydrate -= 1
    elif kind == TO_MITOCHONDRIA:
        carbohydrate -= 1
        atp += s.rules.mitochondria[which]
    elif kind == TO_RIBOSOMES:
        protein += s.rules.ribosomes[which]
    elif kind == TO_MEMBRANE:
        space = s.rules.nodes[field(action, 2)]
        if field(action, 2) == s.players[seat].root:
            atp -= space.bonus_atp
            carbohydrate -= field(action, 3) + 1
        else:
            atp -= space.atp
            protein += space.once_protein
        if which + MEMBRANE_SHOOT == MEMBRANE_EITHER:
            protein -= 1
    return carbohydrate, protein, atp
