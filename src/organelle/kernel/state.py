"""The state of a game, and its steps: what is going on and who must answer."""

from __future__ import annotations

from typing import Any, Final, Self

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.event import Event, EventRecord

CHANCE: Final = 15
"""The seat of chance."""

CHANCE_ASKED: Final = 1 << 15
"""What `State.asked` is when chance must answer."""


@mypyc_attr(acyclic=True)
class State:
    """What is on the table; games add their own things."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stack: vec[Step] = vec[Step]()
        self.depth: i64 = 0
        self.asked: i64 = 0
        self.slips: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.finished: i64 = 0
        self.events_off: bool = True
        self.emitted: list[EventRecord] = []
        self.revealed_to: i64 = 0

    def blank(self) -> Self:
        """A state of the same rules and seats to copy into."""
        raise AssertionError

    def copy(self) -> Self:
        """A state that goes its own way; its events are hushed."""
        twin = self.blank()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Self) -> None:
        """Becomes the same as the other, making no new objects where it can; events stay behind."""
        self.asked = other.asked
        self.depth = 0
        for place in range(other.depth):
            self.push(other.stack[place])
        if self.finished or other.finished or other.slips_begun() or self.slips_begun():
            for seat in range(self.seats):
                self.slips[seat] = other.slips[seat][:]
        self.finished = other.finished
        self.events_off = True

    def slips_begun(self) -> bool:
        """Has any seat written on its slip?"""
        return any(len(slip) > 0 for slip in self.slips)

    def push(self, step: Step) -> None:
        """This comes next."""
        if self.depth == len(self.stack):
            self.stack = append(self.stack, step)
        else:
            self.stack[self.depth] = step
        self.depth += 1

    def top(self) -> Step:
        """The step that is going on; there is one until the game is over."""
        return self.stack[self.depth - 1]

    def sealed(self) -> Sealed | None:
        """The step in which slips are being written, if that is going on."""
        step = self.stack[self.depth - 1] if self.depth > 0 else None
        return step if isinstance(step, Sealed) else None

    def settle(self) -> None:
        """Goes on until somebody must answer or nothing is left to do."""
        while self.depth > 0:
            step = self.stack[self.depth - 1]
            self.asked = step.asks(self)
            if self.asked != 0:
                return
            self.depth -= 1
            step.proceed(self)
        self.asked = 0

    def options(self, seat: i64, out: ActionBuffer) -> None:
        """Fills the buffer with what that seat may answer."""
        out.clear()
        self.stack[self.depth - 1].options(self, seat, out)

    def legal_actions(self, seat: i64) -> list[int]:
        """What that seat may answer now; nothing when it is not asked."""
        out = ActionBuffer()
        if self.waits_for(seat):
            self.options(seat, out)
        return out.to_list()

    def forced(self, seat: i64) -> bool:
        """Has that seat one answer, and can everyone see so?"""
        return self.top().public(self) and len(self.legal_actions(seat)) == 1

    def forced_seat(self) -> int | None:
        """The first seat whose answer everyone can see to be the only one."""
        return next((seat for seat in range(self.seats) if self.forced(seat)), None)

    def play(self, seat: i64, action: i64) -> None:
        """A seat's answer and all that follows from it; trusts the caller that it is an option."""
        self.stack[self.depth - 1].take(self, seat, action)
        self.settle()

    def waits_for(self, seat: i64) -> bool:
        return self.asked >> seat & 1 == 1

    def emit(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Says a fact that follows from what everyone saw."""
        if not self.events_off:
            self.emitted.append(EventRecord(event, -1, [a, b, c, d, e, f]))

    def reveal(
        self, event: Event, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Shows something hidden to these seats; the others hear of it without its secret fields."""
        self.revealed_to |= seats
        if not self.events_off:
            self.emitted.append(EventRecord(event, seats, [a, b, c, d, e, f]))


@mypyc_attr(acyclic=True)
class Step:
    """Something that is going on. Steps never change once made, so copies of a state share them.

    A game's steps name their own kind of state where `Any` stands here.
    """

    def question(self, s: Any) -> str:
        """The key of what is asked."""
        return ""

    def public(self, s: Any) -> bool:
        """Do the options hang only on what everyone sees? Then a single one is played without asking."""
        return False

    def asks(self, s: Any) -> i64:
        """The seats that owe an answer, one bit each; none for a step that just proceeds."""
        return 0

    def options(self, s: Any, seat: i64, out: ActionBuffer) -> None:
        raise AssertionError

    def take(self, s: State, seat: i64, action: i64) -> None:
        """Receives an answer: the step is over, its effect may push what comes next."""
        s.depth -= 1
        self.answer(s, seat, action)

    def answer(self, s: Any, seat: i64, action: i64) -> None:
        raise AssertionError

    def proceed(self, s: Any) -> None:
        raise AssertionError


@mypyc_attr(acyclic=True)
class Choice(Step):
    """One seat chooses."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def asks(self, s: Any) -> i64:
        return 1 << self.seat


@mypyc_attr(acyclic=True)
class Chance(Step):
    """Chance answers; its options carry weights."""

    def asks(self, s: Any) -> i64:
        return CHANCE_ASKED


@mypyc_attr(acyclic=True)
class Sealed(Step):
    """Several seats answer at once, each on its own slip; nothing happens before the last slip is complete."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats

    def asks(self, s: State) -> i64:
        return self.seats & ~s.finished

    def take(self, s: State, seat: i64, action: i64) -> None:
        s.slips[seat] = append(s.slips[seat], action)
        if self.complete(s, seat):
            s.finished |= 1 << seat

    def complete(self, s: Any, seat: i64) -> bool:
        """Is that seat's slip complete? One answer is, unless the step says otherwise."""
        return True

    def proceed(self, s: State) -> None:
        s.revealed_to = -1
        self.open(s)
        s.finished = 0
        for seat in range(s.seats):
            if len(s.slips[seat]) > 0:
                s.slips[seat] = vec[i64]()

    def open(self, s: Any) -> None:
        """All slips are complete: what they say happens."""
        raise AssertionError
