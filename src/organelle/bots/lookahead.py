"""Looking one action ahead: where each option leads, by the game's heuristic."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.bots.heuristic import Heuristic
from organelle.bots.playout import first_asked, play_chance
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, Sealed, State
from organelle.table.window import Window

WORLDS: Final = 4
"""Imagined worlds in which every option is tried."""


def one_ply_values(window: Window, heuristic: Heuristic, actions: list[int], rng: Rng) -> list[float]:
    """Return the mean value, from 0 to 1, of the position after each action.

    All actions are tried in the same imagined worlds with the same random numbers, so that they can be compared.
    """
    totals = [0.0] * len(actions)
    for _ in range(WORLDS):
        lookahead = Lookahead(heuristic, window.world(rng))
        lookahead.begin(lookahead.start, window.seat, rng.next())
        for index, action in enumerate(actions):
            totals[index] += lookahead.value(action)
    return [total / WORLDS for total in totals]


@final
@mypyc_attr(acyclic=True)
class Lookahead:
    """Tries actions of a seat in a position, each with the same random numbers.

    After an action chance is played, and in a sealed step the others' answers are drawn by their weights, so that the
    action takes effect. What they are drawn from does not depend on the action, so where it ends the seat's answers
    they are drawn once for all actions.

    Attributes:
        start: the position; it stays as it is.
        answered: the same with the others' answers, if they owe any.
        world: where actions are tried.
        first: the counter of the random numbers for an action in `start`.
        after: the same in `answered`.
    """

    def __init__(self, heuristic: Heuristic, s: State) -> None:
        """Make room for positions of the same rules and seats as that one."""
        self.heuristic = heuristic
        self.start = s
        self.answered: State = s.copy()
        self.world: State = s.copy()
        self.seat: i64 = 0
        self.others_answer = False
        self.rng = Rng(0)
        self.first: i64 = 0
        self.after: i64 = 0
        self.out = ActionBuffer()
        self.points: vec[float] = vec[float]([0.0] * s.seats)
        self.values: vec[float] = vec[float]([0.0] * s.seats)

    def begin(self, s: State, seat: i64, seed: i64) -> None:
        """Take a position, which must not change while actions of the seat are tried in it."""
        self.start = s
        self.seat = seat
        self.rng = Rng(seed)
        self.first = self.rng.counter
        self.others_answer = s.asked != 1 << seat
        if self.others_answer:
            self.answered.copy_from(s)
            for other in range(s.seats):
                while other != seat and self.answered.asked >> other & 1:
                    self.answer(self.answered, other)
            self.after = self.rng.counter

    def value(self, action: i64) -> float:
        """Return what the position after an action is worth to the seat, from 0 to 1."""
        s = self.world
        if self.others_answer:
            s.copy_from(self.answered)
            s.play(self.seat, action)
            if len(s.slips[self.seat]) == 0:  # the slips were opened
                self.rng.counter = self.after
                return self.value_when_settled(None)
        s.copy_from(self.start)
        self.rng.counter = self.first
        sealed = s.sealed()
        s.play(self.seat, action)
        return self.value_when_settled(sealed)

    def value_when_settled(self, sealed: Sealed | None) -> float:
        """Play chance and the answers of a sealed step; return what the position is worth then."""
        s = self.world
        while s.asked != 0:
            if s.asked == CHANCE_ASKED:
                play_chance(s, self.out, self.rng)
            elif sealed is not None and s.top() is sealed:
                self.answer(s, first_asked(s))
            else:
                break
        self.heuristic.evaluate(s, self.points, self.values)
        return self.values[self.seat]

    def answer(self, s: State, seat: i64) -> None:
        """Play an answer of a seat, drawn by its weights."""
        s.options(seat, self.out)
        self.heuristic.weigh_options(s, seat, self.out)
        s.play(seat, self.out.items[self.out.pick(self.rng.below(self.out.total))])
