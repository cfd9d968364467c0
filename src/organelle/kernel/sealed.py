"""Filling slips at random: for imagined worlds, where others' sealed answers are not known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.kernel.actions import Actions
from organelle.kernel.luck import Luck
from organelle.kernel.state import Sealed, State


def reseal(s: State, seat: i64, luck: Luck) -> None:
    """Draws the others' slips again from what is legal now; who has finished stays finished."""
    step = s.top() if s.depth > 0 else None
    if not isinstance(step, Sealed):
        return
    out = Actions()
    for other in range(s.seats):
        if other == seat or len(s.slips[other]) == 0:
            continue
        done = s.finished >> other & 1 == 1
        answers: i64 = len(s.slips[other])
        s.slips[other] = vec[i64]()
        s.finished &= ~(1 << other)
        fill(s, step, other, 1 << 20 if done else answers, luck, out)
        if not done and s.finished >> other & 1 == 1:
            s.slips[other] = vec[i64]()
            s.finished &= ~(1 << other)


def fill(s: State, step: Sealed, other: i64, answers: i64, luck: Luck, out: Actions) -> None:
    """Up to that many random answers on one slip."""
    while answers > 0 and s.finished >> other & 1 == 0:
        s.options(other, out)
        step.take(s, other, out.items[luck.below(out.count)])
        answers -= 1
