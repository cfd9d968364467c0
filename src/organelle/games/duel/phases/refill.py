"""The refill: everyone draws the cards it is owed. [DU-1.1, DU-2.5]"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from organelle.games.duel.events import DREW, SHUFFLED
from organelle.games.duel.state import Duel
from organelle.games.duel.vocabulary import DRAW, DrawFields
from organelle.kernel.actions import ActionBuffer, field
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Step):
    """Everyone draws the cards it is owed, from the seat `first` on. [DU-1.1, DU-2.5]"""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def proceed(self, s: Duel) -> None:
        for turn in range(s.seats):
            seat = (self.first + turn) % s.seats
            if s.players[seat].owed > 0 and can_draw(s):
                s.push(self)
                s.push(Draw(seat))
                return


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Chance):
    """A seat draws a card that only it sees. [DU-1.1]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Duel, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        knowers = s.deck.known()
        s.deck.take(card)
        s.players[self.seat].owed -= 1
        s.players[self.seat].gain(card, s.seats, knowers)
        s.reveal(DREW, 1 << self.seat, self.seat, card)


def can_draw(s: Duel) -> bool:
    """Return False if there is no card at all; make the discard pile the deck if that is empty. [DU-2.5]"""
    if s.deck.size == 0:
        for card in range(len(s.discard)):
            if s.discard[card] > 0:
                s.deck.add(card, s.discard[card])
                s.discard[card] = 0
        if s.deck.size > 0:
            s.emit(SHUFFLED)
    return s.deck.size > 0
