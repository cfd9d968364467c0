"""A hint: the best answer, how much less the next ones promise, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from organelle.coach.judge import REASONED, Judge
from organelle.coach.reasons import Imagination, Reason
from organelle.coach.report import rounded
from organelle.coach.values import ChanceHeuristic
from organelle.table.window import Window

SHOWN: Final = 3
"""Answers that a hint names, the best one included."""

ITERATIONS: Final = 800
"""Imagined games for each search of a hint."""

SECONDS: Final = 1.5
"""How long a hint is thought about at most."""

SEARCHING: Final = 0.8
"""The part of that time in which the searches must be done; the rest is for the reason."""


@dataclass(frozen=True)
class AdvisedAnswer:
    """An answer of a hint: its code, the seat's chance to win after it, and how much less that is than the best."""

    code: str
    chance: float
    less: float


@dataclass(frozen=True)
class Advice:
    """What the coach would do.

    Attributes:
        answers: the best one first.
        reason: what the best one leads to; None if nothing telling does.
    """

    answers: list[AdvisedAnswer]
    reason: Reason | None


def advise(window: Window, seed: int, clock: Callable[[], float] = perf_counter, seconds: float = SECONDS) -> Advice:
    """Return what the coach would do for the window's seat; the same, unless the time runs out.

    Args:
        window: what the seat may know.
        seed: where all random numbers come from.
        clock: gives the time in seconds.
        seconds: how long to think at most.
    """
    ends = clock() + seconds
    heuristic = ChanceHeuristic(window.game, window.setup)
    judge = Judge(heuristic, ITERATIONS, seed, lambda share: clock() < ends - (1 - SEARCHING * share) * seconds)
    promises = judge.judge(window, 0, SHOWN).promises
    best, *others = sorted(promises, key=lambda promise: -promise.chances[window.seat])
    imagination = Imagination(window, heuristic, judge.rng(0, REASONED), lambda: clock() < ends)
    reason = imagination.reason(best.action, others[0].action if others else None)
    to_code, seat = window.vocabulary.to_code, window.seat
    chance = rounded(best.chances[seat])
    answers = [AdvisedAnswer(to_code(best.action), chance, 0.0)]
    for promise in others:
        reached = rounded(promise.chances[seat])
        answers.append(AdvisedAnswer(to_code(promise.action), reached, rounded(chance - reached)))
    return Advice(answers, reason)
