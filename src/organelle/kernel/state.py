"""The state of a game and its steps: what is going on, and who must answer."""

from __future__ import annotations

from typing import Any, Final, Self

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.archive import Archive, ArchiveError
from organelle.kernel.event import EVERYONE, Event, EventRecord
from organelle.kernel.rng import Rng
from organelle.kernel.value import Value

CHANCE: Final = 15
"""The seat of chance."""

CHANCE_ASKED: Final = 1 << 15
"""What `State.asked` is when chance must answer."""


@mypyc_attr(acyclic=True)
class State(Value):
    """All that lies on the table, and a stack of steps that says what is going on. Games add attributes of their own.

    Playing is: ask `options` of a seat in `asked`, `play` one of them, until `asked` is 0. Nothing here checks that an
    action is legal; `Match` does.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> s = rules.new(2, rules.defaults(), rules.cards())
    >>> s.asked == CHANCE_ASKED
    True
    >>> s.play(CHANCE, s.legal_actions(CHANCE)[0])
    >>> twin = s.copy()
    >>> twin.play(CHANCE, twin.legal_actions(CHANCE)[0])
    >>> s.deck.size - twin.deck.size
    1

    A state is a value: it can be compared, pickled, copied and written as bytes. Events on their way out do not count.

    >>> rules.from_bytes(s.to_bytes()) == s, twin == s
    (True, False)

    Attributes:
        seats: how many players there are, without chance.
        stack: the steps; only the first `depth` are in force, and the last of those is going on.
        asked: the seats that owe an answer, one bit a seat; 0 when the game is over.
        slips: what each seat has answered in the sealed step that is open.
        finished: the seats whose slip is complete, one bit a seat.
        events_off: whether events are dropped instead of kept; copies for search have it on.
        emitted: the events since somebody last emptied the list.
        revealed_to: the seats that learned something hidden since somebody last set it to 0, one bit a seat.
        setup: what it was set up with; None for a table that was put together by hand.
    """

    def __init__(self, seats: i64) -> None:
        """Make an empty table for so many players; `push` its first step, then `settle`."""
        super().__init__()
        self.seats: i64 = seats
        self.stack: vec[Step] = vec[Step]()
        self.depth: i64 = 0
        self.asked: i64 = 0
        self.slips: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.finished: i64 = 0
        self.events_off: bool = True
        self.emitted: list[EventRecord] = []
        self.revealed_to: i64 = 0

    def __repr__(self) -> str:
        waiting = [seat for seat in range(self.seats) if self.waits_for(seat)]
        step = type(self.top()).__name__ if self.depth > 0 else "over"
        asked = "chance" if self.asked == CHANCE_ASKED else ", ".join(str(seat) for seat in waiting) or "nobody"
        return f"<{type(self).__name__} {self.seats} seats, {step}, waiting for {asked}>"

    def blank(self) -> Self:
        """Return a new state of the same rules and seats for `copy_from` to fill; every game implements it."""
        raise AssertionError

    def copy(self) -> Self:
        """Return an independent copy, with events off."""
        twin = self.blank()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Self) -> None:
        """Become equal to another state of the same rules and seats, allocating next to nothing.

        A game's state overrides this, calls `super().copy_from(other)` and copies each attribute of its own. Events
        stay behind.
        """
        self.asked = other.asked
        self.depth = 0
        for index in range(other.depth):
            self.push(other.stack[index])
        if self.finished or other.finished or other.slips_begun() or self.slips_begun():
            for seat in range(self.seats):
                slip = other.slips[seat]
                if len(slip) > 0:
                    self.slips[seat] = slip[:]
                elif len(self.slips[seat]) > 0:
                    self.slips[seat] = vec[i64]()
        self.finished = other.finished
        self.events_off = True
        self.setup = other.setup

    def serialize(self, archive: Archive) -> None:
        """Pass every field of the position through an archive, which writes them or reads others.

        A game's state overrides this, calls `super().serialize(archive)` and passes each attribute of its own that
        `copy_from` copies.
        """
        if archive.number(self.seats) != self.seats:
            raise ArchiveError("state-broken")
        self.asked = archive.number(self.asked)
        depth = archive.length(self.depth)
        for index in range(depth):
            if index == len(self.stack):
                self.stack = append(self.stack, archive.record(None))
            else:
                self.stack[index] = archive.record(self.stack[index])
        self.depth = depth
        self.finished = archive.number(self.finished)
        if archive.flag(self.slips_begun()):
            for seat in range(self.seats):
                self.slips[seat] = archive.numbers(self.slips[seat])

    def slips_begun(self) -> bool:
        """Return whether any seat has given a sealed answer."""
        return any(len(slip) > 0 for slip in self.slips)

    def push(self, step: Step) -> None:
        """Put a step on the stack; the one pushed last comes first."""
        if self.depth == len(self.stack):
            self.stack = append(self.stack, step)
        else:
            self.stack[self.depth] = step
        self.depth += 1

    def top(self) -> Step:
        """Return the step that is going on; there is one until the game is over."""
        return self.stack[self.depth - 1]

    def sealed(self) -> Sealed | None:
        """Return the sealed step that is open, or None."""
        step = self.stack[self.depth - 1] if self.depth > 0 else None
        return step if isinstance(step, Sealed) else None

    def settle(self) -> None:
        """Run steps that need no answer until somebody must answer or no step is left; sets `asked`."""
        while self.depth > 0:
            step = self.stack[self.depth - 1]
            self.asked = step.asks(self)
            if self.asked != 0:
                return
            self.depth -= 1
            step.proceed(self)
        self.asked = 0

    def options(self, seat: i64, out: ActionBuffer) -> None:
        """Clear the buffer and fill it with what a seat that is asked may answer."""
        out.clear()
        self.stack[self.depth - 1].options(self, seat, out)

    def draw(self, out: ActionBuffer, rng: Rng) -> i64:
        """Return an answer of chance, which must be asked; `out` is scratch space."""
        return self.stack[self.depth - 1].draw(self, out, rng)

    def legal_actions(self, seat: i64) -> list[int]:
        """Return what that seat may answer now; an empty list when it is not asked."""
        return self.legal_options(seat).to_list()

    def legal_options(self, seat: i64) -> ActionBuffer:
        """Return what that seat may answer now in a buffer of its own; an empty one when it is not asked."""
        out = ActionBuffer()
        if self.waits_for(seat):
            self.options(seat, out)
        return out

    def forced(self, seat: i64) -> bool:
        """Return whether that seat has a single answer and everyone can see so."""
        return self.top().public(self) and self.legal_options(seat).count == 1

    def forced_seat(self) -> int | None:
        """Return the first seat whose answer is forced, or None."""
        return next((seat for seat in range(self.seats) if self.forced(seat)), None)

    def play(self, seat: i64, action: i64) -> None:
        """Carry out a seat's answer and all that follows from it; the caller vouches that it is one of its options."""
        self.stack[self.depth - 1].take(self, seat, action)
        self.settle()

    def waits_for(self, seat: i64) -> bool:
        """Return whether that seat, or CHANCE, owes an answer."""
        return self.asked >> seat & 1 == 1

    def emit(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Record an event that follows from what everyone saw; `a` to `f` are the values of its fields."""
        if not self.events_off:
            self.emitted.append(EventRecord(event, EVERYONE, (a, b, c, d, e, f)))

    def reveal(
        self, event: Event, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Record that something hidden was shown to some seats (one bit a seat); the others do not get secret fields.

        The seats that learned something can no longer undo past this moment by themselves.
        """
        self.revealed_to |= seats
        if not self.events_off:
            self.emitted.append(EventRecord(event, seats, (a, b, c, d, e, f)))


@mypyc_attr(acyclic=True)
class Step:
    """Something that is going on, as plain data on the state's stack.

    A step never changes once made: copies of a state share it, and what moves on lives in the state or in a new step.
    A game's steps name their own class of state where `Any` stands here.

    >>> class Bonus(Step):
    ...     def proceed(self, s):
    ...         s.bonus = 1
    >>> s = State(2)
    >>> s.push(Bonus())
    >>> s.settle()
    >>> s.bonus, s.asked
    (1, 0)
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def question(self, s: Any) -> str:
        """Return the key of what is asked, such as `"duel.commit"`."""
        return ""

    def public(self, s: Any) -> bool:
        """Return whether the options depend only on what everyone sees; a single one is then played without asking."""
        return False

    def asks(self, s: Any) -> i64:
        """Return the seats that owe an answer, one bit a seat; 0 for a step that only proceeds."""
        return 0

    def options(self, s: Any, seat: i64, out: ActionBuffer) -> None:
        """Add what that seat may answer to the (empty) buffer; whoever is asked has at least one option."""
        raise AssertionError

    def draw(self, s: Any, out: ActionBuffer, rng: Rng) -> i64:
        """Return one of the options of chance, drawn by its weight; a single one takes no random number.

        A step overrides this where it can draw the same option by the same number without listing all.
        """
        out.clear()
        self.options(s, CHANCE, out)
        if out.count == 1:
            return out.items[0]
        return out.items[out.pick(rng.below(out.total))]

    def take(self, s: State, seat: i64, action: i64) -> None:
        """Receive an answer: leave the stack and call `answer`. Only sealed steps do otherwise."""
        s.depth -= 1
        self.answer(s, seat, action)

    def answer(self, s: Any, seat: i64, action: i64) -> None:
        """Carry out one of the options; push what comes next, last first."""
        raise AssertionError

    def proceed(self, s: Any) -> None:
        """Do what a step that asks nobody does; it has left the stack and may push itself again."""
        raise AssertionError


@mypyc_attr(acyclic=True)
class Choice(Step):
    """A step in which one seat chooses."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}>"

    def asks(self, s: Any) -> i64:
        return 1 << self.seat


@mypyc_attr(acyclic=True)
class Chance(Step):
    """A step in which chance answers; the weights of its options say how often each comes up."""

    def asks(self, s: Any) -> i64:
        return CHANCE_ASKED


@mypyc_attr(acyclic=True)
class Sealed(Step):
    """A step in which several seats answer at once, each on its own slip.

    A slip holds one answer or several. Nothing happens on the table before the last slip is complete; then `open` runs.
    A seat's options may depend on the table and on its own slip only.
    """

    def __init__(self, seats: i64) -> None:
        """Ask these seats, one bit a seat."""
        self.seats: i64 = seats

    def asks(self, s: State) -> i64:
        return self.seats & ~s.finished

    def take(self, s: State, seat: i64, action: i64) -> None:
        """Write an answer on the seat's slip; the step stays on the stack."""
        s.slips[seat] = append(s.slips[seat], action)
        if self.complete(s, seat):
            s.finished |= 1 << seat

    def complete(self, s: Any, seat: i64) -> bool:
        """Return whether that seat's slip is complete; with one answer it is, unless a step overrides this."""
        return True

    def proceed(self, s: State) -> None:
        """Open all slips, for everyone to see, and clear them."""
        s.revealed_to = -1
        self.open(s)
        s.finished = 0
        for seat in range(s.seats):
            if len(s.slips[seat]) > 0:
                s.slips[seat] = vec[i64]()

    def open(self, s: Any) -> None:
        """Carry out what the complete slips in `s.slips` say."""
        raise AssertionError
