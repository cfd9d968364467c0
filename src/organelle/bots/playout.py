"""Random games on packed actions, for measuring, soaking and search."""

from __future__ import annotations

from mypy_extensions import i64

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, CHANCE_ASKED, State


def play_chance(s: State, out: ActionBuffer, rng: Rng) -> None:
    """Play one answer of chance, drawn by its weights; `out` is scratch space."""
    s.play(CHANCE, s.draw(out, rng))


def playout(s: State, out: ActionBuffer, rng: Rng, limit: i64 = 1 << 40) -> i64:
    """Play at random to the end.

    Args:
        s: the state, changed in place.
        out: scratch space.
        rng: where the random numbers come from.
        limit: how many decisions to play at most.

    Returns:
        How many decisions the players made; chance is not counted.
    """
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
    """Return the lowest seat that owes an answer; there must be one."""
    seat: i64 = 0
    while s.asked >> seat & 1 == 0:
        seat += 1
    return seat
