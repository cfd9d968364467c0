"""Regulatory foresight: a look at the top of the deck, and perhaps a card of it. [CY-16.4]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.cards import RESOURCE_CARD, VIRUS_CARD
from organelle.games.cytosis.events import KEPT, LOOKED, REPLACED
from organelle.games.cytosis.expansions import virus
from organelle.games.cytosis.phases import resource_cards
from organelle.games.cytosis.phases.renewal import can_draw
from organelle.games.cytosis.state import KEPT_SECRETLY, Cytosis
from organelle.games.cytosis.vocabulary import ATP, DRAW, KEEP, REPLACE, DrawFields, KeepFields, ReplaceFields
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance, Choice

PRICE: Final = 2
CARDS: Final = 3


def can_look(s: Cytosis, seat: i64) -> bool:
    """Return whether a seat has two ATP and there is any card to look at. [CY-16.4]"""
    return s.atp(seat) >= PRICE and (s.deck.size > 0 or any(count > 0 for count in s.discard))


def look(s: Cytosis, seat: i64, after_flask: bool) -> None:
    """Pay the price and begin to look; an empty deck is made anew from the discards first. [CY-16.4]"""
    s.pay(seat, ATP, PRICE)
    if can_draw(s):
        s.push(Looking(seat, vec[i64](), after_flask))


@final
@mypyc_attr(acyclic=True)
class Looking(Chance):
    """The next card of the deck that its owner looks at, up to three. [CY-16.4]"""

    def __init__(self, seat: i64, seen: vec[i64], after_flask: bool) -> None:
        self.seat: i64 = seat
        self.seen = seen
        self.after_flask = after_flask

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(DRAW, out)

    def draw(self, s: Cytosis, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(DRAW, rng)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        card = field(action, DrawFields.CARD)
        s.deck.take(card)
        s.reveal(LOOKED, 1 << self.seat, self.seat, card)
        seen = append(self.seen[:], card)
        if len(seen) < CARDS and s.deck.size > 0:
            s.push(Looking(self.seat, seen, self.after_flask))
        else:
            s.push(Foresight(self.seat, seen, self.after_flask))


@final
@mypyc_attr(acyclic=True)
class Foresight(Choice):
    """Keep a card for two more ATP or none, and put the rest back in any order. [CY-16.4]

    The cards are named by the order in which they were seen, from the new top down; one that is kept comes first,
    by its own name, since it may have to be shown. After the flask no other question is sure to follow, so an
    additional-resource card that is kept can be played with the same words.
    """

    def __init__(self, seat: i64, seen: vec[i64], after_flask: bool) -> None:
        super().__init__(seat)
        self.seen = seen
        self.after_flask = after_flask

    def question(self, s: Cytosis) -> str:
        return "cytosis.foresight"

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        count: i64 = len(self.seen)
        for one in range(count):
            for two in range(max(count, 1)):
                if two == one and count > 1:
                    continue
                second: i64 = ABSENT
                if count > 1:
                    second = two
                three: i64 = ABSENT
                if count == CARDS:
                    three = 3 - one - two
                out.add(pack(REPLACE, one, second, three))
                if s.atp(seat) >= PRICE:
                    card = self.seen[one]
                    out.add(pack(KEEP, card, second, three))
                    if self.after_flask and s.rules.cards[card].kind == RESOURCE_CARD:
                        out.add(pack(KEEP, card, second, three, resource_cards.number_of(s, card)))

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Put the rest back on top, then give the kept card to its holder. [CY-16.4]"""
        kept = kind_of(action) == KEEP
        last: i64 = KeepFields.SECOND if kept else ReplaceFields.FIRST
        for index in range(ReplaceFields.THIRD, last - 1, -1):
            if field(action, index) != ABSENT:
                s.deck.put_on_top(self.seen[field(action, index)], 1 << seat)
        back: i64 = len(self.seen) - (1 if kept else 0)
        if back > 0:
            s.emit(REPLACED, seat, back)
        if kept:
            s.pay(seat, ATP, PRICE)
            card = field(action, KeepFields.CARD)
            keep(s, seat, card)
            if field(action, KeepFields.THEN) != ABSENT:
                resource_cards.play(s, seat, card)


def keep(s: Cytosis, seat: i64, card: i64) -> None:
    """Put a card into the hand unseen; a virus is shown and strikes at once. [CY-16.4]"""
    if s.rules.cards[card].kind == VIRUS_CARD:
        s.reveal(KEPT, s.everyone, seat, card)
        virus.attack(s, seat, card)
    else:
        s.reveal(KEPT, 1 << seat, seat, card)
        player = s.players[seat]
        s.gain_card(seat, card, KEPT_SECRETLY + s.shuffles)
        if player.given_back == card:
            player.given_back = -1
