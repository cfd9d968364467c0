"""Playing cell component cards after an action. [CE-6.1 to CE-6.5, CE-6.10, CE-6.11]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose import enzymes
from organelle.games.cellulose.drawing import Draws
from organelle.games.cellulose.organelles import carry_out, marker_of, placements
from organelle.games.cellulose.placing import has_marker, recover
from organelle.games.cellulose.rules import Card
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import (
    ATP,
    BACK,
    CARBOHYDRATE,
    DISCARD,
    DISCARDED,
    DONE,
    EMBRYO,
    ENZYME,
    FROM_CARDS,
    GRAY,
    OWN,
    PLAY,
    PLAYED,
    PROTEIN,
    SPACES,
    STARCH,
    STORAGE,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice, Step


def payable(face: Card, carbohydrate: i64, protein: i64, atp: i64) -> bool:
    """Is that enough for the card? [CE-6.2]"""
    return carbohydrate >= face.carbohydrate and protein >= face.protein and atp >= face.atp


def can_pay(s: Cellulose, seat: i64, card: i64) -> bool:
    """Can the seat pay for the card as things stand? [CE-6.2]"""
    stock = s.players[seat].stock
    return payable(s.rules.cards[card], stock[CARBOHYDRATE], stock[PROTEIN], stock[ATP])


def lay_down(s: Cellulose, seat: i64, card: i64) -> None:
    """The card is paid for, scored, and lies in play. [CE-6.2, CE-6.3]"""
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
    """A card from the hand, with what it brings at once. [CE-6.2, CE-6.4, CE-6.5, CE-6.6, CE-6.10]"""
    face = s.rules.cards[card]
    if face.type == ENZYME:
        older = enzymes.in_play(s, seat)
        lay_down(s, seat, card)
        enzymes.begin(s, seat, card, older)
        return
    lay_down(s, seat, card)
    if face.type == STARCH:
        s.push(Starch(seat, face.discard, s.players[seat].cards))
        if face.draw > 0:
            s.push(Draws(seat, face.draw))
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
        """There is no card to play."""

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        player = s.players[seat]
        for card in range(len(player.known)):
            if player.holds(card) and can_pay(s, seat, card):
                out.add(pack(PLAY, card))
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) == PLAY:
            play_card(s, seat, field(action, 0))


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
        for place in range(self.discards):
            card = field(action, place)
            s.players[seat].lose(card)
            s.discard[card] += 1
            s.emit(DISCARDED, seat, card)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recovery(Choice):
    """A protein storage vacuole takes back one of the seat's markers, if it likes. [CE-6.5]"""

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.recover"

    def public(self, s: Cellulose) -> bool:
        return True

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        for space in range(SPACES):
            if has_marker(s, seat, space, OWN):
                out.add(pack(BACK, space, OWN))
            if has_marker(s, seat, space, GRAY):
                out.add(pack(BACK, space, GRAY))
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) == BACK:
            recover(s, seat, field(action, 0), field(action, 1))
            if s.players[seat].effects[EMBRYO] > 0:
                s.push(Replacing(seat, field(action, 1)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Replacing(Choice):
    """With a Seed Embryo the marker taken back may be placed at once; no card follows. [CE-6.11]"""

    def __init__(self, seat: i64, marker: i64) -> None:
        super().__init__(seat)
        self.marker: i64 = marker

    def question(self, s: Cellulose) -> str:
        return "cellulose.ask.replace"

    def public(self, s: Cellulose) -> bool:
        return True

    def options(self, s: Cellulose, seat: i64, out: ActionBuffer) -> None:
        placements(s, seat, out)
        kept: i64 = 0
        for place in range(out.count):
            if marker_of(out.items[place]) == self.marker:
                out.items[kept] = out.items[place]
                kept += 1
        out.total -= out.count - kept
        out.count = kept
        out.add(pack(DONE))

    def answer(self, s: Cellulose, seat: i64, action: i64) -> None:
        if kind_of(action) != DONE:
            carry_out(s, seat, action)
