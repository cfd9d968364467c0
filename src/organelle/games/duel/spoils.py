"""What binding the antigen brings: a look at a card, then the card or a point. [DU-2.4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from organelle.games.duel.drawing import can_draw
from organelle.games.duel.state import Duel
from organelle.games.duel.words import DRAW, DREW, HAND_LIMIT, KEEP, KEPT, RETURN, SCORED
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Chance, Choice, Step

HAND_FULL: Final = "duel.closed.hand-full"


@mypyc_attr(acyclic=True, free_list_len=1)
class Scout(Step):
    """The binder draws if there is a card to draw, else it just scores. [DU-2.4]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def proceed(self, s: Duel) -> None:
        if can_draw(s):
            s.push(Look(self.seat))
        else:
            score(s, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Look(Chance):
    """The card the binder sees. [DU-2.4]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        card = field(action, 0)
        knowers = s.deck.known() | 1 << self.seat
        s.deck.take(card)
        s.reveal(DREW, 1 << self.seat, self.seat, card)
        s.push(Spoils(self.seat, card, knowers))


@mypyc_attr(acyclic=True, free_list_len=1)
class Spoils(Choice):
    """Keep the card, or put it back on top and score. [DU-2.4]"""

    def __init__(self, seat: i64, card: i64, knowers: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.knowers: i64 = knowers

    def question(self, s: Duel) -> str:
        return "duel.spoils"

    def public(self, s: Duel) -> bool:
        return True

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        if keep_closed(s, seat) == "":
            out.add(pack(KEEP))
        out.add(pack(RETURN))

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        if kind_of(action) == KEEP:
            s.players[seat].gain(self.card, s.seats, self.knowers)
            s.emit(KEPT, seat)
        else:
            s.deck.put_on_top(self.card, self.knowers)
            score(s, seat)


def keep_closed(s: Duel, seat: i64) -> str:
    """Why that seat may not keep a card, or nothing. [DU-2.4]"""
    return HAND_FULL if s.players[seat].cards >= HAND_LIMIT else ""


def score(s: Duel, seat: i64) -> None:
    """A point for the binder. [DU-2.4]"""
    s.players[seat].points += 1
    s.emit(SCORED, seat)
