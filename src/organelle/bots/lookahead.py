"""Looking one action ahead: where each option leads, by the game's heuristic."""

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
    """Return the mean value, from 0 to 1, of the position after each action.

    All actions are tried in the same imagined worlds with the same random numbers, so that they can be compared.
    """
    totals = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = window.world(rng)
        tried = world.copy()
        seed = rng.next()
        for index, action in enumerate(actions):
            tried.copy_from(world)
            totals[index] += value_after(heuristic, tried, window.seat, action, Rng(seed))
    return [total / WORLDS for total in totals]


def value_after(heuristic: Heuristic, s: State, seat: i64, action: i64, rng: Rng) -> float:
    """Play an action and return what the position is worth to the seat, from 0 to 1.

    Chance is played, and in a sealed step the others' answers are drawn by their weights, so that the action takes
    effect. `s` is changed.
    """
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
    points = vec[float]([0.0] * s.seats)
    values = vec[float]([0.0] * s.seats)
    heuristic.evaluate(s, points, values)
    return values[seat]
