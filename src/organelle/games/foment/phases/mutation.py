"""Mutation: damaged genomes roll, and some draw a card. [FO-7.1, FO-7.2, FO-7.3]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.damage import bury, hurt
from organelle.games.foment.events import MUTATED, MUTATION_ROLLED, NO_MUTATION, SHUFFLED, UNCHANGED
from organelle.games.foment.order import Roll, face_of, next_roller
from organelle.games.foment.parts import BAD_MUTATION, DELETERIOUS
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import MUTATE, MutateFields
from organelle.kernel.actions import ActionBuffer, field
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, Chance


@final
class MutationPhase(Phase):
    """The fifth phase: every damaged cell rolls. [FO-7.1]"""

    def begin(self, s: Foment) -> None:
        s.rolling = 0
        for seat in range(s.seats):
            if s.cells[seat].alive and s.cells[seat].damage > 0:
                s.rolling |= 1 << seat
        s.push(MUTATION_ROLL)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MutationRoll(Roll):
    """One roll for each in seat order; deaths are looked at after the last. [FO-7.1, FO-11.2]"""

    def asks(self, s: Foment) -> i64:
        return CHANCE_ASKED if s.rolling else 0

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        roller = next_roller(s)
        target = s.rules.genome[s.cells[roller].damage]
        s.emit(MUTATION_ROLLED, roller, face_of(action), target)
        s.push(self)
        if face_of(action) > target:
            s.emit(UNCHANGED, roller)
        elif has_card(s):
            s.push(DrawMutation(roller))
        else:
            s.emit(NO_MUTATION, roller)

    def proceed(self, s: Foment) -> None:
        bury(s)


def has_card(s: Foment) -> bool:
    """Return whether there is a card to draw.

    An empty deck is made of what lies beneath it, then of the discarded deleterious ones. [FO-7.3]
    """
    if s.deck.size == 0:
        for mutation in range(len(s.beneath)):
            s.deck.add(mutation, s.beneath[mutation])
            s.beneath[mutation] = 0
    if s.deck.size == 0 and s.discarded > 0:
        s.deck.add(DELETERIOUS, s.discarded)
        s.discarded = 0
        s.emit(SHUFFLED)
    return s.deck.size > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawMutation(Chance):
    """The card a cell draws stays with it, but a deleterious one strikes and is gone. [FO-7.2, FO-10.1]"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        s.deck.draws(MUTATE, out)

    def draw(self, s: Foment, out: ActionBuffer, rng: Rng) -> i64:
        return s.deck.draw(MUTATE, rng)

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        mutation = field(action, MutateFields.MUTATION)
        s.deck.take(mutation)
        s.emit(MUTATED, self.seat, mutation)
        if mutation == DELETERIOUS:
            s.discarded += 1
            hurt(s, self.seat, BAD_MUTATION)
        else:
            s.cells[self.seat].mutations[mutation] += 1


MUTATION_ROLL: Final = MutationRoll()
