"""Sealed answers in imagined worlds: what others have written is not known, so it is drawn again."""

from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import State


def reseal(s: State, seat: i64, rng: Rng) -> None:
    """Replace the others' sealed answers by random legal ones; who has finished stays finished.

    Args:
        s: a redealt state, changed in place; without an open sealed step nothing happens.
        seat: the seat whose own slip stays as it is.
        rng: where the random numbers come from.
    """
    step = s.sealed()
    if step is None:
        return
    out = ActionBuffer()
    seed = rng.next()
    for other in range(s.seats):
        answers: i64 = len(s.slips[other])
        if other == seat or answers == 0:
            continue
        done = s.finished >> other & 1 == 1
        # Each slip has numbers of its own, so that one that had to be cleared does not change the others.
        own = Rng(seed, other)
        clear_slip(s, other)
        while s.finished >> other & 1 == 0 and (done or len(s.slips[other]) < answers):
            s.options(other, out)
            step.take(s, other, out.items[own.below(out.count)])
        if not done and s.finished >> other & 1 == 1:
            clear_slip(s, other)


def clear_slip(s: State, seat: i64) -> None:
    """Make a seat's slip empty and unfinished."""
    s.slips[seat] = vec[i64]()
    s.finished &= ~(1 << seat)
