"""Drawing cards from the deck into a hand. [CE-2.7]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import DREW
from organelle.games.cellulose.ivy import mat
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import DRAW, DrawFields
from organelle.kernel.actions import ActionBuffer, field
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draws(Step):
    """A seat draws that many cards, as far as there are any. [CE-2.7]"""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def proceed(self, s: Cellulose) -> None:
        if s.can_draw():
            if self.number > 1:
                s.push(Draws(self.seat, self.number - 1))
            s.push(Draw(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Chance):
    """One card from the deck, seen by its holder alone; Ivy's are open. [CE-1.9, CE-2.7, CE-11.5]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Cellulose, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        if s.is_ivy(self.seat):
            mat.gain_card(s, card)
            return
        player = s.players[self.seat]
        player.cards += 1
        player.unseen += 1
        player.drawn[card] += 1
        s.reveal(DREW, 1 << self.seat, self.seat, card)
