"""Random games through the packed path, for measuring, soaking and search."""

from __future__ import annotations

from mypy_extensions import i64

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State


def play_chance(s: State, out: ActionBuffer, rng: Rng) -> None:
    """Chance answers by its weights."""
    s.options(CHANCE, out)
    place: i64 = 0
    if out.count > 1:
        place = out.pick(rng.below(out.total))
    s.play(CHANCE, out.items[place])


def playout(s: State, out: ActionBuffer, rng: Rng, limit: i64 = 1 << 40) -> i64:
    """Plays at random to the end, or through that many decisions; how many the players took."""
    decisions: i64 = 0
    while s.asked != 0 and decisions < limit:
        if s.asked == CHANCE_ASKED:
            play_chance(s, out, rng)
        else:
            seat = first_asked(s)
            s.options(seat, out)
            s.play(seat, out.items[rng.below(out.count)])
            decisions += 1
    return decisions


def first_asked(s: State) -> i64:
    """The lowest seat that owes an answer."""
    seat: i64 = 0
    while s.asked >> seat & 1 == 0:
        seat += 1
    return seat
