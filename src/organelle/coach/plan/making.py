"""Make a seat's plan from its window: aims from its view, and the answer that looks best among those that serve one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from organelle.bots.ismcts import TreeSearch
from organelle.bots.learned import best_heuristic
from organelle.coach.plan.cellulose import CellulosePlanner
from organelle.coach.plan.cytosis import CytosisPlanner
from organelle.coach.plan.foment import FomentPlanner
from organelle.coach.plan.parts import MOST_AIMS, Plan, Planner, View
from organelle.kernel.rng import Rng
from organelle.table.window import Window

PLANNERS: Final[dict[str, Callable[[View, int, list[str]], Planner]]] = {
    "cytosis": CytosisPlanner,
    "cellulose": CellulosePlanner,
    "foment": FomentPlanner,
}
"""The games that have plans."""

SEED: Final = 1
"""Where the random numbers of a plan come from: the same question always gets the same plan."""

ITERATIONS: Final = 100
"""Imagined games in which answers are compared: two or three milliseconds."""


def has_plans(game: str) -> bool:
    """Return whether plans can be made for a game."""
    return game in PLANNERS


def make_plan(window: Window, iterations: int = ITERATIONS) -> Plan:
    """Return the plan of the window's seat, which owes an answer. It follows from what the seat may know alone.

    Args:
        window: what the seat may know.
        iterations: imagined games in which answers are compared; with 0 they are looked at one answer ahead.

    >>> import organelle
    >>> match = organelle.game("cytosis").new(seats=2, seed=7)
    >>> plan = make_plan(match.window(match.waiting[0]))
    >>> plan.code in match.codes(match.waiting[0])
    True
    """
    actions, codes = window.actions(), window.codes()
    planner = PLANNERS[window.game.name](window.view(), window.seat, codes)
    uses = [planner.use(code) for code in codes]
    served = [index for index, use in enumerate(uses) if use is not None]
    aims = planner.aims
    code, why = "", None
    if served:
        best = most_promising(window, [actions[index] for index in served], iterations)
        code, use = codes[served[best]], uses[served[best]]
        assert use is not None
        why = use.why
        if use.aim >= 0:
            aims = [aims[use.aim], *aims[: use.aim], *aims[use.aim + 1 :]]
    return Plan(code, why, aims[:MOST_AIMS], planner.warnings(), planner.topics(), planner.topic_count)


def most_promising(window: Window, actions: list[int], iterations: int) -> int:
    """Return the index of the action that a short search likes best."""
    if len(actions) == 1:
        return 0
    heuristic = best_heuristic(window.game, window.setup)
    search = TreeSearch(window, heuristic, Rng(SEED, window.seat))
    search.run(iterations)
    nodes = {int(node.action): node for node in search.roots[window.seat].children}
    prior_visits = heuristic.prior_visits

    def promise(index: int) -> tuple[int, float]:
        node = nodes.get(actions[index])
        return (int(node.visits), float(node.value(prior_visits))) if node is not None else (-1, 0.0)

    return max(range(len(actions)), key=promise)
