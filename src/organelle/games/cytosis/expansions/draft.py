"""The draft of epigenetic cards before the first round. [CY-16.1]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.events import MODIFICATION_CHOSEN, MODIFICATION_DEALT, MODIFICATION_SHOWN
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import (
    DEAL_MODIFICATION,
    DRAFT,
    SHOW_MODIFICATION,
    DealModificationFields,
    DraftFields,
    ShowModificationFields,
)
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import CHANCE, CHANCE_ASKED, Step

MODIFICATION_CARDS: Final = 7
PACKET: Final = 3


def size(packet: i64) -> i64:
    """Return how many cards a set of bits names."""
    count: i64 = 0
    for card in range(MODIFICATION_CARDS):
        count += packet >> card & 1
    return count


@final
@mypyc_attr(acyclic=True)
class Draft(Step):
    """Each player in turn is handed three cards, keeps one and passes the others on with a new one. [CY-16.1]

    Cards are bits. `packet` is what was passed on or drawn, `handed` what of it its drafter has seen. What a seat
    kept stands in four bits of `chosen`, what it passed on in eight of `passed`. In the end the cards kept are
    shown one by one, and `turn` goes on counting.
    """

    def __init__(self, turn: i64, packet: i64, handed: i64, left: i64, chosen: i64, passed: i64) -> None:
        self.turn: i64 = turn
        self.packet: i64 = packet
        self.handed: i64 = handed
        self.left: i64 = left
        self.chosen: i64 = chosen
        self.passed: i64 = passed

    def question(self, s: Cytosis) -> str:
        return "cytosis.draft"

    def chosen_by(self, seat: i64) -> i64:
        """Return the card that a seat kept, or -1."""
        return (self.chosen >> 4 * seat & 15) - 1

    def passed_by(self, seat: i64) -> i64:
        """Return the cards that a seat passed on, a bit each."""
        return self.passed >> 8 * seat & 255

    def asks(self, s: Cytosis) -> i64:
        if self.turn == 2 * s.seats:
            return 0
        if size(self.handed) == PACKET:
            return 1 << s.seat_after(self.turn)
        return CHANCE_ASKED

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        if self.turn >= s.seats:
            out.add(pack(SHOW_MODIFICATION, self.chosen_by(s.seat_after(self.turn))))
        elif self.packet != self.handed:
            add_cards(DEAL_MODIFICATION, lowest(self.packet & ~self.handed), out)
        elif seat == CHANCE:
            add_cards(DEAL_MODIFICATION, self.left, out)
        else:
            add_cards(DRAFT, self.packet, out)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        if self.turn >= s.seats:
            self.show(s, field(action, ShowModificationFields.MODIFICATION))
        elif seat == CHANCE:
            self.hand(s, field(action, DealModificationFields.MODIFICATION))
        else:
            card = field(action, DraftFields.MODIFICATION)
            s.reveal(MODIFICATION_CHOSEN, 1 << seat, seat, card)
            rest = self.packet & ~(1 << card)
            chosen = self.chosen | (card + 1) << 4 * seat
            packet: i64 = 0
            if self.turn + 1 < s.seats:
                packet = rest
            s.push(Draft(self.turn + 1, packet, 0, self.left, chosen, self.passed | rest << 8 * seat))

    def hand(self, s: Cytosis, card: i64) -> None:
        """Show the drafter one more card. [CY-16.1]"""
        drafter = s.seat_after(self.turn)
        s.reveal(MODIFICATION_DEALT, 1 << drafter, drafter, card)
        bit: i64 = 1 << card
        s.push(Draft(self.turn, self.packet | bit, self.handed | bit, self.left & ~bit, self.chosen, self.passed))

    def show(self, s: Cytosis, card: i64) -> None:
        """Lay a kept card face up. [CY-16.1]"""
        seat = s.seat_after(self.turn)
        s.players[seat].modification = card
        s.reveal(MODIFICATION_SHOWN, s.everyone, seat, card)
        s.push(Draft(self.turn + 1, 0, 0, 0, self.chosen, self.passed))

    def proceed(self, s: Cytosis) -> None:
        return


def lowest(cards: i64) -> i64:
    """Return the first card of a set, as a bit."""
    return cards & -cards


def add_cards(kind: i64, cards: i64, out: ActionBuffer) -> None:
    """Add an option of that kind for each card of a set."""
    for card in range(MODIFICATION_CARDS):
        if cards >> card & 1:
            out.add(pack(kind, card))
