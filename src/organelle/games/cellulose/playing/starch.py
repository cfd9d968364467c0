"""Starch: draw, then discard. [CE-6.4]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.bonuses import TAKE_CARD
from organelle.games.cellulose.events import DISCARDED
from organelle.games.cellulose.playing.drawing import Draws
from organelle.games.cellulose.playing.offers import take
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import DISCARD, DONE, TAKE, DiscardFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice, Step


def starch(s: Cellulose, seat: i64, draws: i64, discards: i64) -> None:
    """Draw, then discard that many cards. [CE-6.4]"""
    s.push(Starch(seat, discards, s.players[seat].cards))
    if draws > 0:
        s.push(Draws(seat, draws))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StarchOffer(Choice):
    """At a table that wants to be asked: draw and then discard, or neither. [CE-2.8, CE-6.4]"""

    def __init__(self, seat: i64, draws: i64, discards: i64) -> None:
        super().__init__(seat)
        self.draws: i64 = draws
        self.discards: i64 = discards

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.bonus"

    def public(self, s: Cellulose) -> bool:
        return True

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        out.add(take(TAKE_CARD, self.draws))
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) == TAKE:
            starch(s, seat, self.draws, self.discards)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Starch(Step):
    """After the draws: discard the number shown, as far as there are cards in hand. [CE-6.4]"""

    def __init__(self, seat: i64, discards: i64, before: i64) -> None:
        self.seat: i64 = seat
        self.discards: i64 = discards
        self.before: i64 = before
        """Cards in hand before the draws."""

    def proceed(self, s: Cellulose) -> None:
        most = s.players[self.seat].cards
        if not s.rules.discards_in_full:
            most -= self.before
        discards = min(self.discards, most)
        if discards > 0:
            s.push(Discarding(self.seat, discards))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discarding(Choice):
    """One or two cards of the hand go to the discard pile, old or new. [CE-6.4]"""

    def __init__(self, seat: i64, discards: i64) -> None:
        super().__init__(seat)
        self.discards: i64 = discards

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.discard"

    def public(self, s: Cellulose) -> bool:
        return s.players[self.seat].unseen == 0

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        player = s.players[seat]
        kinds = len(player.known)
        for card in range(kinds):
            if not player.holds(card):
                continue
            if self.discards == 1:
                out.add(pack(DISCARD, card))
                continue
            if player.known[card] + player.drawn[card] > 1:
                out.add(pack(DISCARD, card, card))
            for other in range(card + 1, kinds):
                if player.holds(other):
                    out.add(pack(DISCARD, card, other))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        discard(s, seat, field(action, DiscardFields.FIRST))
        if self.discards > 1:
            discard(s, seat, field(action, DiscardFields.SECOND))


def discard(s: Cellulose, seat: i64, card: i64) -> None:
    """Move a card from the seat's hand to the discard pile. [CE-6.4]"""
    s.players[seat].lose(card)
    s.discard[card] += 1
    s.emit(DISCARDED, seat, card)
