"""Filling slips at random: for imagined worlds, where others' sealed answers are not known."""

from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import State


def reseal(s: State, seat: i64, rng: Rng) -> None:
    """Draws the others' slips again from what is legal now; who has finished stays finished."""
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
        clear(s, other)
        while s.finished >> other & 1 == 0 and (done or len(s.slips[other]) < answers):
            s.options(other, out)
            step.take(s, other, out.items[own.below(out.count)])
        if not done and s.finished >> other & 1 == 1:
            clear(s, other)


def clear(s: State, other: i64) -> None:
    """A slip as it was before its first answer."""
    s.slips[other] = vec[i64]()
    s.finished &= ~(1 << other)
