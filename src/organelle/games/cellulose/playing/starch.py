"""Starch: draw, then discard. [CE-6.4]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.events import DISCARDED
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import DISCARD, DiscardFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Choice, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Starch(Step):
    """After the draws: discard the number shown, but no more than were drawn. [CE-6.4]"""

    def __init__(self, seat: i64, discards: i64, before: i64) -> None:
        self.seat: i64 = seat
        self.discards: i64 = discards
        self.before: i64 = before
        """Cards in hand before the draws."""

    def proceed(self, s: Cellulose) -> None:
        discards = min(self.discards, s.players[self.seat].cards - self.before)
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
