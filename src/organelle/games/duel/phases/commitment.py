"""The round up to the binding: temperature, secret commitments, who binds. [DU-2.1, DU-2.2, DU-2.3]"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from organelle.games.duel.events import BOUND, COMMITTED, TURNED, UNBOUND
from organelle.games.duel.phases.refill import Refill
from organelle.games.duel.phases.spoils import SpoilsBegin
from organelle.games.duel.state import Duel
from organelle.games.duel.vocabulary import CALM, COMMIT, DONE, FEVER, TURN, CommitFields, TurnFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Chance, Sealed, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """One round after the other, until the last. [DU-2.1, DU-3.1]"""

    def proceed(self, s: Duel) -> None:
        if s.round < s.rules.rounds and all(player.cards > 0 for player in s.players):
            s.round += 1
            s.binder = -1
            s.push(self)
            s.push(Temperature())


@mypyc_attr(acyclic=True, free_list_len=1)
class Temperature(Chance):
    """Calm or fever. [DU-2.1]"""

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        out.add(pack(TURN, CALM), s.rules.calm)
        if s.rules.fever > 0:
            out.add(pack(TURN, FEVER), s.rules.fever)

    def answer(self, s: Duel, seat: i64, action: i64) -> None:
        s.temperature = field(action, TurnFields.TEMPERATURE)
        s.emit(TURNED, s.temperature)
        s.push(Commitment(s.everyone))


@mypyc_attr(acyclic=True, free_list_len=1)
class Commitment(Sealed):
    """Everyone secretly commits one card, or two. [DU-2.2]"""

    def question(self, s: Duel) -> str:
        return "duel.commit"

    def options(self, s: Duel, seat: i64, out: ActionBuffer) -> None:
        hand = s.players[seat].hand
        slip = s.slips[seat]
        for card in range(len(hand)):
            committed: i64 = 1 if len(slip) > 0 and field(slip[0], CommitFields.CARD) == card else 0
            if hand[card] > committed:
                out.add(pack(COMMIT, card))
        if len(slip) > 0:
            out.add(pack(DONE))

    def complete(self, s: Duel, seat: i64) -> bool:
        slip = s.slips[seat]
        return len(slip) == s.rules.commitments or kind_of(slip[len(slip) - 1]) == DONE

    def open(self, s: Duel) -> None:
        """Turn up all slips: the best total binds the antigen, a tie binds nothing. [DU-2.3]"""
        best: i64 = 0
        for seat in range(s.seats):
            total = turn_up(s, seat) if s.temperature == CALM else -turn_up(s, seat)
            if seat == 0 or total > best:
                best = total
                s.binder = seat
            elif total == best:
                s.binder = -1
        after_binding(s)


def turn_up(s: Duel, seat: i64) -> i64:
    """Put the seat's commitments on the discard pile and return the sum of their affinity. [DU-2.3]"""
    total: i64 = 0
    s.players[seat].owed = 0
    for action in s.slips[seat]:
        if kind_of(action) == COMMIT:
            card = field(action, CommitFields.CARD)
            s.players[seat].lose(card, s.seats)
            s.players[seat].owed += 1
            s.discard[card] += 1
            total += s.rules.affinity[card]
            s.emit(COMMITTED, seat, card)
    return total


def after_binding(s: Duel) -> None:
    """Push the spoils, if anyone has bound the antigen, and the refill after them. [DU-2.4, DU-2.5]"""
    if s.binder < 0:
        s.emit(UNBOUND)
        s.push(Refill(0))
        return
    s.emit(BOUND, s.binder)
    s.push(Refill(s.binder + 1))
    s.push(SpoilsBegin(s.binder))
