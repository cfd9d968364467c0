"""Other ways the draft may have gone, as far as one seat can tell. [CY-16.1, CY-17.1]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.expansions.draft import MODIFICATION_CARDS, Draft, lowest, size
from organelle.games.cytosis.state import Cytosis
from organelle.kernel.rng import Rng


def pick(cards: i64, rng: Rng) -> i64:
    """Return one card of a set, as a bit, each as likely as any other."""
    number = rng.below(size(cards))
    for card in range(MODIFICATION_CARDS):
        if cards >> card & 1:
            if number == 0:
                return 1 << card
            number -= 1
    raise AssertionError


@mypyc_attr(acyclic=True)
class DraftHistory:
    """What each turn kept and passed on, and the cards still unknown; all sets of bits."""

    def __init__(self, seats: i64, unknown: i64) -> None:
        self.kept: vec[i64] = vec[i64]([0] * seats)
        self.passed: vec[i64] = vec[i64]([0] * seats)
        self.unknown: i64 = unknown

    def draw(self, rng: Rng) -> i64:
        """Take an unknown card and return it, as a bit."""
        card = pick(self.unknown, rng)
        self.unknown &= ~card
        return card

    def draw_above(self, below: i64, rng: Rng) -> i64:
        """Take an unknown card after those of a set, or any if there is none: passed cards are handed in order."""
        above = self.unknown & ~(below | (below - 1)) if below != 0 else self.unknown
        card = pick(above if above != 0 else self.unknown, rng)
        self.unknown &= ~card
        return card

    def before(self, turn: i64, rng: Rng) -> None:
        """Draw the turns before that one; what the last of them passed on must be there already."""
        for earlier in range(turn):
            self.kept[earlier] = self.draw(rng)
        for earlier in range(turn - 2, -1, -1):
            packet = self.passed[earlier + 1] | self.kept[earlier + 1]
            self.passed[earlier] = packet & ~pick(packet, rng)

    def after(self, start: i64, turn: i64, rng: Rng) -> None:
        """Draw the turns from one up to before another: each got what was passed and an unknown card."""
        for later in range(start, turn):
            packet = self.passed[later - 1] | self.draw(rng)
            self.kept[later] = pick(packet, rng)
            self.passed[later] = packet & ~self.kept[later]


def redraft(s: Cytosis, step: Draft, seat: i64, rng: Rng) -> Draft:
    """Return the same draft with everything that the seat has not seen drawn anew."""
    turn = (seat - s.first + s.seats) % s.seats
    if step.turn >= s.seats:
        return while_shown(s, step, seat, rng)
    if turn < step.turn:
        return after_own_turn(s, step, turn, rng)
    if turn == step.turn:
        return at_own_turn(s, step, rng)
    return before_own_turn(s, step, rng)


def while_shown(s: Cytosis, step: Draft, seat: i64, rng: Rng) -> Draft:
    """Draw anew the cards kept and not shown yet.

    Who drafted before the seat kept nothing of what the seat passed on.
    """
    history = DraftHistory(s.seats, (1 << MODIFICATION_CARDS) - 1)
    chosen: i64 = 0
    for turn in range(s.seats):
        other = s.seat_after(turn)
        if other == seat or turn < step.turn - s.seats:
            history.unknown &= ~(1 << step.chosen_by(other))
            chosen |= step.chosen & 15 << 4 * other
    own_turn = (seat - s.first + s.seats) % s.seats
    for turn in range(step.turn - s.seats, s.seats):
        if turn != own_turn:
            possible = history.unknown & ~step.passed_by(seat) if turn < own_turn else history.unknown
            card = pick(possible, rng)
            history.unknown &= ~card
            chosen |= (number(card) + 1) << 4 * s.seat_after(turn)
    return Draft(step.turn, 0, 0, 0, chosen, step.passed_by(seat) << 8 * seat)


def number(card: i64) -> i64:
    """Return the number of a card given as a bit."""
    found: i64 = 0
    while card >> found != 1:
        found += 1
    return found


def after_own_turn(s: Cytosis, step: Draft, turn: i64, rng: Rng) -> Draft:
    """Redraft for a seat that knows what it was passed, what it kept and what it passed on."""
    seat = s.seat_after(turn)
    mine: i64 = 1 << step.chosen_by(seat)
    history = DraftHistory(s.seats, ((1 << MODIFICATION_CARDS) - 1) & ~mine & ~step.passed_by(seat))
    history.kept[turn] = mine
    history.passed[turn] = step.passed_by(seat)
    if turn > 0:
        history.passed[turn - 1] = step.passed_by(s.seat_after(turn - 1))
    history.before(turn, rng)
    history.after(turn + 1, step.turn, rng)
    return redrafted(s, step, history, history.passed[step.turn - 1], rng)


def at_own_turn(s: Cytosis, step: Draft, rng: Rng) -> Draft:
    """Redraft for the seat that sees the cards handed to it so far; the first two were passed, unless it is first."""
    history = DraftHistory(s.seats, ((1 << MODIFICATION_CARDS) - 1) & ~step.handed)
    if step.turn == 0:
        return Draft(0, step.packet, step.handed, history.unknown, 0, 0)
    passed = step.passed_by(s.seat_after(step.turn - 1))
    seen = passed & step.handed
    while size(seen) < size(passed):
        seen |= history.draw_above(seen, rng)
    history.passed[step.turn - 1] = seen
    history.before(step.turn, rng)
    chosen, gone = kept_by(s, step, history)
    return Draft(step.turn, seen | step.handed, step.handed, history.unknown, chosen, gone)


def before_own_turn(s: Cytosis, step: Draft, rng: Rng) -> Draft:
    """Redraft for a seat that has seen nothing yet."""
    history = DraftHistory(s.seats, (1 << MODIFICATION_CARDS) - 1)
    passed: i64 = 0
    if step.turn > 0:
        passed = history.draw(rng) | history.draw(rng)
        history.passed[step.turn - 1] = passed
    history.before(step.turn, rng)
    return redrafted(s, step, history, passed, rng)


def redrafted(s: Cytosis, step: Draft, history: DraftHistory, passed: i64, rng: Rng) -> Draft:
    """Return the draft that a history leads to, with as many cards handed to the present drafter as there were."""
    packet = passed
    handed: i64 = 0
    for _card in range(size(step.handed)):
        waiting = packet & ~handed
        card = lowest(waiting) if waiting != 0 else history.draw(rng)
        packet |= card
        handed |= card
    chosen, gone = kept_by(s, step, history)
    return Draft(step.turn, packet, handed, history.unknown, chosen, gone)


def kept_by(s: Cytosis, step: Draft, history: DraftHistory) -> tuple[i64, i64]:
    """Return what a history makes of `chosen` and `passed`."""
    chosen: i64 = 0
    passed: i64 = 0
    for turn in range(step.turn):
        seat = s.seat_after(turn)
        chosen |= (number(history.kept[turn]) + 1) << 4 * seat
        passed |= history.passed[turn] << 8 * seat
    return chosen, passed
