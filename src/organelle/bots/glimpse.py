"""A glimpse of where an answer leads: one answer ahead, judged by the game's knack."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.knack import Knack
from organelle.bots.playout import chance, first_asked
from organelle.kernel.actions import Actions
from organelle.kernel.luck import Luck
from organelle.kernel.state import CHANCE_ASKED, Sealed, State
from organelle.table.window import Window

WORLDS: Final = 4
"""Imagined worlds in which every option is tried."""


def glimpses(window: Window, knack: Knack, actions: list[int], luck: Luck) -> list[float]:
    """What each answer leads to on average, from 0 to 1; all of them meet the same worlds and the same luck."""
    totals = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = window.world(luck)
        tried = world.copy()
        seed = luck.next()
        for place, action in enumerate(actions):
            tried.copy_from(world)
            totals[place] += outlook(knack, tried, window.seat, action, Luck(seed))
    return [total / WORLDS for total in totals]


def outlook(knack: Knack, s: State, seat: i64, action: i64, luck: Luck) -> float:
    """The value of the position after an answer, once chance and others' sealed answers have let it happen."""
    out = Actions()
    sealed = s.top() if isinstance(s.top(), Sealed) else None
    s.play(seat, action)
    while s.asked != 0:
        if s.asked == CHANCE_ASKED:
            chance(s, out, luck)
        elif sealed is not None and s.top() is sealed:
            other = first_asked(s)
            s.options(other, out)
            knack.weigh(s, other, out)
            s.play(other, out.items[out.pick(luck.below(out.total))])
        else:
            break
    worths = vec[float]([0.0] * s.seats)
    values = vec[float]([0.0] * s.seats)
    knack.judge(s, worths, values)
    return values[seat]
