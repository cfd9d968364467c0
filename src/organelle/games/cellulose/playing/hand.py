"""Playing a cell component card after an action. [CE-6.1, CE-6.2, CE-6.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import ENZYME, STARCH, STORAGE
from organelle.games.cellulose.events import PLAYED
from organelle.games.cellulose.playing import enzymes
from organelle.games.cellulose.playing.starch import StarchOffer, starch
from organelle.games.cellulose.playing.storage import Recovery
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import ATP, CARBOHYDRATE, DONE, FROM_CARDS, PLAY, PROTEIN, PlayFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice


def can_pay(s: Cellulose, seat: i64, card: i64) -> bool:
    """Return whether the seat can pay for the card as things stand. [CE-6.2]"""
    stock = s.players[seat].stock
    return s.rules.cards[card].payable(stock[CARBOHYDRATE], stock[PROTEIN], stock[ATP])


def lay_down(s: Cellulose, seat: i64, card: i64) -> None:
    """Pay for a card of the hand, score it, and put it in play. [CE-6.2, CE-6.3]"""
    player = s.players[seat]
    face = s.rules.cards[card]
    player.lose(card)
    s.emit(PLAYED, seat, card)
    s.pay(seat, CARBOHYDRATE, face.carbohydrate)
    s.pay(seat, PROTEIN, face.protein)
    s.pay(seat, ATP, face.atp)
    s.put_in_play(seat, card)
    s.score(seat, face.health, FROM_CARDS)


def play_card(s: Cellulose, seat: i64, card: i64) -> None:
    """Play a card of the hand, with what it brings at once. [CE-6.2, CE-6.4, CE-6.5, CE-6.6, CE-6.10]"""
    face = s.rules.cards[card]
    if face.type == ENZYME:
        older = enzymes.in_play(s, seat)
        lay_down(s, seat, card)
        enzymes.begin(s, seat, card, older)
        return
    lay_down(s, seat, card)
    if face.type == STARCH:
        if s.rules.asks_bonuses and face.draw > 0:
            s.push(StarchOffer(seat, face.draw, face.discard))
        else:
            starch(s, seat, face.draw, face.discard)
    elif face.type == STORAGE:
        s.push(Recovery(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Choice):
    """One card from the hand, or none; everyone who holds any card is asked. [CE-6.1]"""

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.play"

    def public(self, s: Cellulose) -> bool:
        return s.players[self.seat].unseen == 0

    def asks(self, s: Cellulose) -> i64:
        if s.players[self.seat].cards == 0:
            return 0
        return 1 << self.seat

    def proceed(self, s: Cellulose) -> None:
        """Do nothing: there is no card to play."""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        player = s.players[seat]
        for card in range(len(player.known)):
            if player.holds(card) and can_pay(s, seat, card):
                out.add(pack(PLAY, card))
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) == PLAY:
            play_card(s, seat, field(action, PlayFields.CARD))
