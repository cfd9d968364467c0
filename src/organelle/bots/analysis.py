"""What a search says about a decision: every option's value, and the seat's chance to win. For hints and reviews."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from organelle.bots.ismcts import EXPAND_AFTER, Node, TreeSearch
from organelle.bots.learned import LearnedHeuristic, best_heuristic
from organelle.kernel.rng import Rng
from organelle.table.window import Window

WORLDS: Final = 16
"""Imagined worlds in which a position is evaluated."""


class OptionValue:
    """What a search found about one option.

    Attributes:
        action: the option, packed.
        code: the same in words.
        chance: the seat's chance to win with it, from 0 to 1.
        gain: the points that the seat may expect to gain with it from now on.
        share: the part of the search's iterations that went to it.
        visits: how many those were.
    """

    def __init__(self, action: int, code: str, chance: float, gain: float, share: float, visits: int) -> None:
        self.action = action
        self.code = code
        self.chance = chance
        self.gain = gain
        self.share = share
        self.visits = visits

    def __repr__(self) -> str:
        return f"<OptionValue {self.code}: {self.chance:.0%} to win, {self.share:.0%} of the search>"


class Analysis:
    """What a search found about a decision.

    Attributes:
        options: all options, those searched most first; the first is what the search would play.
        chance: the seat's chance to win with the play that was searched, from 0 to 1.
        iterations: how many imagined games it rests on.
        learned: whether a learned value was used; else `chance` is a value by hand, which is not calibrated.
    """

    def __init__(self, options: list[OptionValue], chance: float, iterations: int, learned: bool) -> None:
        self.options = options
        self.chance = chance
        self.iterations = iterations
        self.learned = learned

    def __repr__(self) -> str:
        return f"<Analysis {len(self.options)} options, {self.chance:.0%} to win, {self.iterations} iterations>"

    def option(self, code: str) -> OptionValue | None:
        """Return what was found about an option; None if it is none."""
        return next((option for option in self.options if option.code == code), None)


def analyze(window: Window, iterations: int = 1000, seed: int = 0) -> Analysis:
    """Search a decision and return what it says of every option; the same arguments give the same answer.

    >>> import organelle
    >>> window = organelle.game("duel").new(seats=2, seed=7).window(0)
    >>> found = analyze(window, iterations=40, seed=1)
    >>> sorted(option.code for option in found.options) == sorted(window.codes())
    True

    Args:
        window: of a seat that owes an answer.
        iterations: how many imagined games to play.
        seed: where its random numbers come from.
    """
    heuristic = best_heuristic(window.game, window.setup)
    search = TreeSearch(window, heuristic, Rng(seed))
    search.run(iterations)
    root = search.roots[window.seat]
    tried = max(1, int(root.visits) - EXPAND_AFTER)
    chance = (root.total - 0.5 * EXPAND_AFTER) / tried
    actions = window.actions()
    if len(actions) == 1:
        options = [only_option(search, actions[0], chance)]
    else:
        options = [option_value(search, node) for node in ranked(search)]
    return Analysis(options, chance, iterations, isinstance(heuristic, LearnedHeuristic))


def ranked(search: TreeSearch) -> list[Node]:
    """Return the nodes of the seat's options that are there now, those visited most first."""
    best = search.best()
    legal = set(search.window.actions())
    found = [node for node in search.roots[search.seat].children if node.action in legal]
    prior_visits = search.heuristic.prior_visits
    found.sort(key=lambda node: (node is not best, -node.visits, -node.value(prior_visits)))
    return found


def option_value(search: TreeSearch, node: Node) -> OptionValue:
    """Return what the search found about a node."""
    visits = int(node.visits)
    chance = node.value(search.heuristic.prior_visits)
    gain = node.points / visits - search.current_points if visits else 0.0
    code = search.window.vocabulary.to_code(int(node.action))
    return OptionValue(int(node.action), code, chance, gain, visits / max(1, int(search.iterations)), visits)


def only_option(search: TreeSearch, action: int, chance: float) -> OptionValue:
    """Return what the search found about a choice of one; it passes over that, so all it found is of what follows."""
    children = search.roots[search.seat].children
    visits = sum(int(node.visits) for node in children)
    gain = sum(node.points for node in children) / visits - search.current_points if visits else 0.0
    return OptionValue(action, search.window.vocabulary.to_code(action), chance, gain, 1.0, int(search.iterations))


def chances_to_win(window: Window, worlds: int = WORLDS, seed: int = 0) -> list[float]:
    """Return every seat's chance to win as the window's seat may see it, without a search.

    It works at any time, also where the seat owes no answer. The chances add up to 1 where a learned value is used.

    >>> import organelle
    >>> [round(chance, 2) for chance in chances_to_win(organelle.game("duel").new(seats=2, seed=7).window(0))]
    [0.5, 0.5]

    Args:
        window: of any seat.
        worlds: how many imagined worlds to evaluate.
        seed: where its random numbers come from.
    """
    heuristic = best_heuristic(window.game, window.setup)
    rng = Rng(seed)
    seats = window.world(rng).seats
    points = vec[float]([0.0] * seats)
    values = vec[float]([0.0] * seats)
    totals = [0.0] * seats
    for _ in range(worlds):
        heuristic.evaluate(window.world(rng), points, values)
        for seat in range(seats):
            totals[seat] += values[seat]
    return [total / worlds for total in totals]
