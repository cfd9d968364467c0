"""A glimpse of where an answer leads: one answer ahead, judged by the game's heuristic."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.bots.heuristic import Heuristic
from organelle.bots.playout import first_asked, play_chance
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, Sealed, State
from organelle.table.window import Window

WORLDS: Final = 4
"""Imagined worlds in which every option is tried."""


def one_ply_values(window: Window, heuristic: Heuristic, actions: list[int], rng: Rng) -> list[float]:
    """What each answer leads to on average, from 0 to 1; all of them meet the same worlds and the same luck."""
    totals = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = window.world(rng)
        tried = world.copy()
        seed = rng.next()
        for place, action in enumerate(actions):
            tried.copy_from(world)
            totals[place] += value_after(heuristic, tried, window.seat, action, Rng(seed))
    return [total / WORLDS for total in totals]


def value_after(heuristic: Heuristic, s: State, seat: i64, action: i64, rng: Rng) -> float:
    """The value of the position after an answer, once chance and others' sealed answers have let it happen."""
    out = ActionBuffer()
    sealed = s.top() if isinstance(s.top(), Sealed) else None
    s.play(seat, action)
    while s.asked != 0:
        if s.asked == CHANCE_ASKED:
            play_chance(s, out, rng)
        elif sealed is not None and s.top() is sealed:
            other = first_asked(s)
            s.options(other, out)
            heuristic.weigh_options(s, other, out)
            s.play(other, out.items[out.pick(rng.below(out.total))])
        else:
            break
    worths = vec[float]([0.0] * s.seats)
    values = vec[float]([0.0] * s.seats)
    heuristic.evaluate(s, worths, values)
    return values[seat]
