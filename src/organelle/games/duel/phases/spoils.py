"""The spoils: who bound the antigen looks at a card, then takes the card or a point. [DU-2.4]"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from organelle.games.duel.events import DREW, KEPT, SCORED
from organelle.games.duel.phases.refill import can_draw
from organelle.games.duel.state import HAND_LIMIT, Duel
from organelle.games.duel.vocabulary import DRAW, HAND_FULL, KEEP, RETURN, DrawFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Choice, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class SpoilsBegin(Step):
    """Who bound the antigen draws if there is a card, else it just scores. [DU-2.4]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def proceed(self, s: Duel) -> None:
        if can_draw(s):
            s.push(SpoilsDraw(self.seat))
        else:
            score(s, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class SpoilsDraw(Chance):
    """The card that comes up; only the binder sees it. [DU-2.4]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Duel, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        knowers = s.deck.known() | 1 << self.seat
        s.deck.take(card)
        s.reveal(DREW, 1 << self.seat, self.seat, card)
        s.push(Spoils(self.seat, card, knowers))


@mypyc_attr(acyclic=True, free_list_len=1)
class Spoils(Choice):
    """The binder keeps the card, or puts it back on top of the deck and scores. [DU-2.4]"""

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
    """Return the key of why that seat may not keep a card, or an empty string. [DU-2.4]"""
    return HAND_FULL if s.players[seat].cards >= HAND_LIMIT else ""


def score(s: Duel, seat: i64) -> None:
    """Give the binder a point. [DU-2.4]"""
    s.players[seat].points += 1
    s.emit(SCORED, seat)
