"""Observations: what a seat may see as a fixed row of numbers, written in place and described by named slices."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from organelle.kernel.state import CHANCE_ASKED, State

BITS: Final = 64
SEQUENCE: Final = 0x03F79D71B4CB0A89
"""Sixty-four bits in which every six that follow each other are different: a de Bruijn sequence."""
NIBBLE: Final = 4
"""Bits of the numbers that `put_split` looks up."""


class Slice:
    """A stretch of an observation that belongs together.

    >>> Slice("own/hand", 12, 5, "cards in hand, by card")
    <Slice own/hand 12:17>

    Attributes:
        name: what it is about; what belongs to a player begins with `own/`, `next/`, `second/`, ... in seating order.
        start: its first position.
        length: how many numbers it has.
        meaning: what the numbers say.
    """

    def __init__(self, name: str, start: int, length: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"<Slice {self.name} {self.start}:{self.start + self.length}>"


@mypyc_attr(acyclic=True)
class ObservationBuffer:
    """Rows of numbers, each written from its first to its last; `Game.observe` fills one, nothing is allocated.

    A row that begins is all 0, so `skip` and what else writes few numbers of many leaves the others alone.

    >>> buffer = ObservationBuffer(7)
    >>> buffer.begin(0)
    >>> buffer.put(7)
    >>> buffer.put_one_hot(2, 3)
    >>> buffer.put_bits(0b101, 3)
    >>> buffer.end()
    >>> buffer.to_list()
    [7, 0, 0, 1, 1, 0, 1]
    """

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        """Make room for so many rows of so many numbers, all 0."""
        self.size: i64 = size
        self.items: vec[i32] = vec[i32]([i32(0)] * (size * rows))
        self.row: i64 = 0
        self.at: i64 = 0
        """Where the next number goes."""
        self.bit_numbers: vec[i64] = vec[i64]([0] * BITS)
        """The number of a bit, by the six bits of SEQUENCE that begin there."""
        for bit in range(BITS):
            self.bit_numbers[SEQUENCE << bit >> BITS - 6 & BITS - 1] = bit
        self.question: str = ""
        """The question written last, and its number."""
        self.question_number: i64 = -1
        self.naming: bool = False
        """Whether the names of slices are kept, which is so while a layout is found out."""
        self.prefix = ""
        self.slices: list[Slice] = []

    def __repr__(self) -> str:
        return f"<ObservationBuffer {self.size} numbers a row, at {self.at}>"

    def begin(self, row: i64) -> None:
        """Begin to write a row."""
        items = self.items
        first = row * self.size
        last = first + self.size
        # Compiled, the whole stretch is checked here and no number by itself: tools.compile_rules.CHECKED_AHEAD.
        assert first >= 0 and last <= len(items)
        for index in range(first, last):
            items[index] = i32(0)
        self.row = row
        self.at = first

    def end(self) -> None:
        """Check that the row is full."""
        assert self.at == (self.row + 1) * self.size

    def put(self, value: i64) -> None:
        """Write a number."""
        self.items[self.at] = i32(value)
        self.at += 1

    # Several numbers in one call, and vectors and counters as locals: to read them off the object for each number would
    # cost more than the work.

    def put_two(self, a: i64, b: i64) -> None:
        """Write two numbers."""
        items = self.items
        at = self.at
        assert at >= 0 and at + 2 <= len(items)
        items[at] = i32(a)
        items[at + 1] = i32(b)
        self.at = at + 2

    def put_three(self, a: i64, b: i64, c: i64) -> None:
        """Write three numbers."""
        items = self.items
        at = self.at
        assert at >= 0 and at + 3 <= len(items)
        items[at] = i32(a)
        items[at + 1] = i32(b)
        items[at + 2] = i32(c)
        self.at = at + 3

    def put_three_at(self, start: i64, a: i64, b: i64, c: i64) -> None:
        """Write three numbers from `start` on."""
        items = self.items
        assert start >= 0 and start + 3 <= len(items)
        items[start] = i32(a)
        items[start + 1] = i32(b)
        items[start + 2] = i32(c)

    def put_four(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Write four numbers."""
        items = self.items
        at = self.at
        assert at >= 0 and at + 4 <= len(items)
        items[at] = i32(a)
        items[at + 1] = i32(b)
        items[at + 2] = i32(c)
        items[at + 3] = i32(d)
        self.at = at + 4

    def put_flag(self, value: bool) -> None:
        """Write 1 or 0."""
        if value:
            self.put(1)
        else:
            self.put(0)

    def put_all(self, values: vec[i64]) -> None:
        """Write all numbers of a vector."""
        items = self.items
        at = self.at
        assert at >= 0 and at + len(values) <= len(items)
        for value in values:
            items[at] = i32(value)
            at += 1
        self.at = at

    def put_split(self, values: vec[i64], table: i64) -> None:
        """Write two numbers a value: the four bits of a table that its lowest four number, and its other bits."""
        items = self.items
        at = self.at
        assert at >= 0 and at + 2 * len(values) <= len(items)
        for value in values:
            items[at] = i32(table >> NIBBLE * (value & (1 << NIBBLE) - 1) & (1 << NIBBLE) - 1)
            items[at + 1] = i32(value >> NIBBLE)
            at += 2
        self.at = at

    def add_all(self, start: i64, values: vec[i64]) -> None:
        """Add the numbers of a vector to those that `put_all` wrote from `start` on."""
        items = self.items
        assert start >= 0 and start + len(values) <= len(items)
        for value in values:
            items[start] += i32(value)
            start += 1

    def put_one_hot(self, value: i64, count: i64) -> None:
        """Leave so many places 0 but that of the value, which becomes 1; a value below 0 leaves them all 0."""
        if value >= 0:
            self.items[self.at + value] = i32(1)
        self.at += count

    def put_seat(self, other: i64, seat: i64, seats: i64) -> None:
        """Write a seat, as seen from another, one-hot in seating order; below 0, nobody."""
        if other >= 0:
            turn = other - seat
            self.items[self.at + turn + (turn >> 63 & seats)] = i32(1)
        self.at += seats

    def put_bits(self, bits: i64, count: i64) -> None:
        """Write so many low bits of a number, each as 0 or 1; it has no others."""
        items = self.items
        numbers = self.bit_numbers
        at = self.at
        # From one set bit to the next: whether each bit is set is what a processor guesses wrong.
        while bits != 0:
            items[at + numbers[(bits & -bits) * SEQUENCE >> BITS - 6 & BITS - 1]] = i32(1)
            bits &= bits - 1
        self.at = at + count

    def put_seats(self, bits: i64, seat: i64, seats: i64) -> None:
        """Write for every seat, from one's own on in seating order, whether its bit is set."""
        own_first = bits >> seat | bits << seats - seat
        self.put_bits(own_first & (1 << seats) - 1, seats)

    def put_counts(self, values: vec[i64], count: i64, kinds: i64) -> None:
        """Write how often each number below `kinds` stands among the first `count` values."""
        items = self.items
        at = self.at
        assert at >= 0 and at + kinds <= len(items) and count <= len(values)
        for index in range(count):
            value = values[index]
            assert value >= 0 and value < kinds
            items[at + value] += i32(1)
        self.at = at + kinds

    def put_marked(self, values: vec[i64], marks: vec[i64], mark: i64, count: i64, kinds: i64) -> None:
        """Write how often each number below `kinds` stands among the first `count` values that have that mark."""
        items = self.items
        at = self.at
        assert at >= 0 and at + kinds <= len(items) and count <= len(values) and count <= len(marks)
        for index in range(count):
            value = values[index]
            assert value >= 0 and value < kinds
            items[at + value] += i32(marks[index] == mark)
        self.at = at + kinds

    def skip(self, count: i64) -> None:
        """Leave so many places 0."""
        self.at += count

    def put_at(self, start: i64, index: i64, value: i64) -> None:
        """Write the number at an index of a stretch that begins at `start`."""
        self.items[start + index] = i32(value)

    def add(self, start: i64, value: i64, more: i64) -> None:
        """Add to the number of a value in a stretch that begins at `start`."""
        self.items[start + value] += i32(more)

    def name(self, name: str, meaning: str) -> None:
        """Begin a slice: what is written from now on belongs to it."""
        if self.naming:
            self.add_slice(name, meaning)

    def add_slice(self, name: str, meaning: str) -> None:
        """Add a slice that begins here; apart from `name`, so that the test alone is inlined everywhere."""
        self.slices.append(Slice(self.prefix + name, int(self.at), 0, meaning))

    def player(self, turn: i64) -> None:
        """Begin the part of a player, so many seats after one's own."""
        if self.naming:
            self.prefix = ["own/", "next/", "second/", "third/", "fourth/", "fifth/"][turn]

    def table(self) -> None:
        """End the parts of players."""
        if self.naming:
            self.prefix = ""

    def to_list(self) -> list[int]:
        """Return all numbers of all rows as a list."""
        return [int(value) for value in self.items]


def put_question(s: State, seat: i64, questions: list[str], out: ObservationBuffer) -> None:
    """Write what every game has in common: the own seat, who is asked, who is ready, and the question."""
    seats = s.seats
    out.name("seat", "the own seat, one-hot: actions name other seats by their number")
    out.put_one_hot(seat, seats)
    out.name("asked", "who owes an answer, from the own seat on, then chance; nobody when the game is over")
    out.put_seats(s.asked & ~CHANCE_ASKED, seat, seats)
    out.put_flag(s.asked == CHANCE_ASKED)
    out.name("ready", "who has given all sealed answers, from the own seat on")
    out.put_seats(s.finished, seat, seats)
    out.name("question", "what is asked, one-hot in the order of Game.questions")
    number: i64 = -1
    if s.asked != 0:
        question = s.stack[s.depth - 1].question(s)
        # Compiled steps and lists share their strings, so that most are known without a look at their letters.
        if question is not out.question:
            out.question = question
            out.question_number = number_of(question, questions)
        number = out.question_number
    out.put_one_hot(number, len(questions))


def number_of(question: str, questions: list[str]) -> i64:
    """Return the number of a question, or -1 if it has none."""
    for number in range(len(questions)):
        if questions[number] is question:
            return number
    if question in questions:
        return questions.index(question)
    return -1
