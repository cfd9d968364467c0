"""Other courses the draft may have taken, as far as one seat can tell. [CY-16.1, CY-17.1]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.epigenetics import CARDS, PACKET, Draft, size
from organelle.games.cytosis.state import Cytosis
from organelle.kernel.luck import Luck


def pick(cards: i64, luck: Luck) -> i64:
    """One card of a set, as a bit."""
    number = luck.below(size(cards))
    for card in range(CARDS):
        if cards >> card & 1:
            if number == 0:
                return 1 << card
            number -= 1
    raise AssertionError


@mypyc_attr(acyclic=True)
class Course:
    """What each turn kept and passed on, and the cards still unknown; all sets of bits."""

    def __init__(self, seats: i64, unknown: i64) -> None:
        self.kept: vec[i64] = vec[i64]([0] * seats)
        self.passed: vec[i64] = vec[i64]([0] * seats)
        self.unknown: i64 = unknown

    def draw(self, luck: Luck) -> i64:
        card = pick(self.unknown, luck)
        self.unknown &= ~card
        return card

    def before(self, turn: i64, luck: Luck) -> None:
        """The turns before that one: what the last of them passed on stands already."""
        for earlier in range(turn):
            self.kept[earlier] = self.draw(luck)
        for earlier in range(turn - 2, -1, -1):
            packet = self.passed[earlier + 1] | self.kept[earlier + 1]
            self.passed[earlier] = packet & ~pick(packet, luck)

    def after(self, start: i64, turn: i64, luck: Luck) -> None:
        """The turns from one on up to another: each got what was passed and an unknown card."""
        for later in range(start, turn):
            packet = self.passed[later - 1] | self.draw(luck)
            self.kept[later] = pick(packet, luck)
            self.passed[later] = packet & ~self.kept[later]


def redraft(s: Cytosis, step: Draft, seat: i64, luck: Luck) -> Draft:
    """The same draft with everything the seat has not seen drawn again."""
    turn = (seat - s.first + s.seats) % s.seats
    if turn < step.turn:
        return after_own_turn(s, step, turn, luck)
    if turn == step.turn:
        return at_own_turn(s, step, luck)
    return before_own_turn(s, step, luck)


def after_own_turn(s: Cytosis, step: Draft, turn: i64, luck: Luck) -> Draft:
    """The seat knows what it was passed, what it kept and what it passed on."""
    seat = s.seat_after(turn)
    mine: i64 = 1 << step.chosen_by(seat)
    course = Course(s.seats, ((1 << CARDS) - 1) & ~mine & ~step.passed_by(seat))
    course.kept[turn] = mine
    course.passed[turn] = step.passed_by(seat)
    if turn > 0:
        course.passed[turn - 1] = step.passed_by(s.seat_after(turn - 1))
    course.before(turn, luck)
    course.after(turn + 1, step.turn, luck)
    packet = course.passed[step.turn - 1]
    if size(step.packet) == PACKET:
        packet |= course.draw(luck)
    return told(s, step, course, packet)


def at_own_turn(s: Cytosis, step: Draft, luck: Luck) -> Draft:
    """The seat sees the packet, and which of it was passed."""
    course = Course(s.seats, ((1 << CARDS) - 1) & ~step.packet)
    if step.turn > 0:
        course.passed[step.turn - 1] = step.passed_by(s.seat_after(step.turn - 1))
    course.before(step.turn, luck)
    return told(s, step, course, step.packet)


def before_own_turn(s: Cytosis, step: Draft, luck: Luck) -> Draft:
    """The seat has seen nothing yet."""
    course = Course(s.seats, (1 << CARDS) - 1)
    packet: i64 = 0
    for place in range(size(step.packet)):
        packet |= course.draw(luck)
        if step.turn > 0 and place == 1:
            course.passed[step.turn - 1] = packet
    course.before(step.turn, luck)
    return told(s, step, course, packet)


def told(s: Cytosis, step: Draft, course: Course, packet: i64) -> Draft:
    """The draft that such a course leads to."""
    chosen: i64 = 0
    passed: i64 = 0
    for turn in range(step.turn):
        seat = s.seat_after(turn)
        for card in range(CARDS):
            if course.kept[turn] >> card & 1:
                chosen |= (card + 1) << 4 * seat
        passed |= course.passed[turn] << 8 * seat
    return Draft(step.turn, packet, course.unknown, chosen, passed)
