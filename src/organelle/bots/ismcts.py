"""Information-set Monte Carlo tree search (ISMCTS): one search for all games, knowing none.

Every iteration redeals a world for the searching seat and plays it. Each seat has a tree of its own, which branches
on that seat's actions alone: what chance draws and what others do is played, never branched on and never looked at. So
chance costs no branches, sealed answers are simultaneous by construction, and nobody reacts to what it could not see.
An option that is not always there is measured against the times it was.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.bots.heuristic import Heuristic
from organelle.bots.lookahead import Lookahead, one_ply_values
from organelle.bots.playout import first_asked, play_chance
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.table.window import Window

EXPAND_AFTER: Final = 3
"""Visits after which a node gets children."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """An action of one seat in its tree; its children are what the seat did next.

    Attributes:
        action: what the seat did.
        prior: how likely the heuristic finds it to be the best, from 0 to 1.
        lookahead_value: its value before the first visit, from 0 to 1.
        visits: how many iterations went through it.
        offered: in how many iterations it could have been chosen.
        total: the sum of the values of those iterations, for its seat.
        points: the sum of the points.
        children: the seat's next actions.
    """

    def __init__(self, action: i64, prior: float, lookahead_value: float) -> None:
        self.action: i64 = action
        self.prior = prior
        self.lookahead_value = lookahead_value
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        self.points = 0.0
        self.children: vec[Node] = vec[Node]()

    def value(self, prior_visits: float) -> float:
        """Return its mean value, from 0 to 1; the lookahead value counts for `prior_visits` visits."""
        return (self.total + prior_visits * self.lookahead_value) / (float(self.visits) + prior_visits)

    def selection_score(self, prior_visits: float, exploration: float) -> float:
        """Return its value plus a bonus for actions that are likely and were neglected (PUCT)."""
        return self.value(prior_visits) + exploration * self.prior * sqrt(float(self.offered)) / float(1 + self.visits)


@final
class TreeSearch:
    """A search for one choice of one seat, which runs in slices.

    >>> import organelle
    >>> from organelle.bots.heuristics.registry import heuristic_for
    >>> window = organelle.game("duel").new(seats=2, seed=7).window(0)
    >>> search = TreeSearch(window, heuristic_for(window.game), Rng(1))
    >>> search.run(50)
    >>> search.best().action in window.actions()
    True

    Attributes:
        iterations: how many have run.
        roots: the tree of every seat.
        current_points: the points that the searching seat may expect before its choice.
    """

    def __init__(self, window: Window, heuristic: Heuristic, rng: Rng) -> None:
        self.window = window
        self.heuristic = heuristic
        self.rng = rng
        self.seat: i64 = window.seat
        self.iterations: i64 = 0
        self.out = ActionBuffer()
        world = window.world(rng)
        self.world: State = world.copy()
        self.lookahead = Lookahead(heuristic, world)
        seats = world.seats
        self.roots: list[Node] = [root_node() for _ in range(seats)]
        self.current: list[Node] = list(self.roots)
        self.paths: list[list[Node]] = [[] for _ in range(seats)]
        self.in_tree: i64 = 0
        self.points: vec[float] = vec[float]([0.0] * seats)
        self.values: vec[float] = vec[float]([0.0] * seats)
        self.current_points: float = heuristic.expected_points(world, self.seat)
        if heuristic.uses_lookahead:
            self.expand_root(world)

    def expand_root(self, world: State) -> None:
        """Add the searching seat's options to its root, each with its value one action ahead in a few worlds."""
        world.options(self.seat, self.out)
        self.heuristic.weigh_options(world, self.seat, self.out)
        found = one_ply_values(self.window, self.heuristic, self.out.to_list(), self.rng)
        priors = vec[float]([0.0] * self.out.count)
        self.heuristic.write_priors(world, self.out, vec[float](found), priors)
        root = self.roots[self.seat]
        for index in range(self.out.count):
            root.children = append(root.children, Node(self.out.items[index], priors[index], found[index]))

    def run(self, iterations: i64) -> None:
        """Run that many iterations more."""
        for _iteration in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Redeal a world, play it through the trees and on to the horizon, and back up what came of it."""
        s = self.world
        self.window.fill(s, self.rng)
        horizon = self.heuristic.horizon
        self.in_tree = (1 << s.seats) - 1
        for seat in range(s.seats):
            self.current[seat] = self.roots[seat]
        cut: i64 = -1
        while s.asked != 0:
            if s.asked == CHANCE_ASKED:
                play_chance(s, self.out, self.rng)
                continue
            seat = first_asked(s)
            if not self.in_tree >> self.seat & 1 and horizon != 0:
                if horizon < 0:
                    break
                step = self.heuristic.time_step(s)
                if cut < 0:
                    cut = step + horizon
                elif step >= cut:
                    break
            s.options(seat, self.out)
            s.play(seat, self.out.items[0] if self.out.count == 1 else self.pick(s, seat))
        self.heuristic.evaluate(s, self.points, self.values)
        self.backpropagate(s.seats)

    def pick(self, s: State, seat: i64) -> i64:
        """Return an action from the seat's tree, or one of the rollout policy once that has ended."""
        if self.in_tree >> seat & 1 and self.current[seat].visits >= EXPAND_AFTER:
            best = self.select_child(s, seat)
            self.current[seat] = best
            self.paths[seat].append(best)
            return best.action
        self.in_tree &= ~(1 << seat)
        if self.heuristic.greedy_rollouts > 0 and self.rng.below(1000) < self.heuristic.greedy_rollouts:
            return self.greedy_action(s, seat)
        self.heuristic.weigh_options(s, seat, self.out)
        return self.out.items[self.out.pick(self.rng.below(self.out.total))]

    def greedy_action(self, s: State, seat: i64) -> i64:
        """Return the option that leads to the highest value, one action ahead."""
        best: i64 = 0
        highest = -1.0
        self.lookahead.begin(s, seat, self.rng.next())
        for number in range(self.out.count):
            found = self.lookahead.value(self.out.items[number])
            if found > highest:
                highest = found
                best = self.out.items[number]
        return best

    def select_child(self, s: State, seat: i64) -> Node:
        """Return the child with the highest score among the options; those met for the first time join the tree."""
        parent = self.current[seat]
        out = self.out
        prior_visits = self.heuristic.prior_visits
        exploration = self.heuristic.exploration
        best: Node | None = None
        highest = 0.0
        index: i64 = 0
        for number in range(out.count):
            index = find_child(parent.children, out.items[number], index)
            if index < 0:
                self.add_children(s, seat, parent)
                index = find_child(parent.children, out.items[number], index)
            node = parent.children[index]
            node.offered += 1
            selection_score = node.selection_score(prior_visits, exploration)
            if best is None or selection_score > highest:
                best = node
                highest = selection_score
        assert best is not None
        return best

    def add_children(self, s: State, seat: i64, parent: Node) -> None:
        """Give a node the options that it has not met yet, each with its first value and its prior."""
        out = self.out
        self.heuristic.weigh_options(s, seat, out)
        uses_lookahead = self.heuristic.uses_lookahead
        seed = self.rng.next()
        if uses_lookahead:
            self.lookahead.begin(s, seat, seed)
        values = vec[float]([0.0] * out.count)
        places = vec[i64]([0] * out.count)
        met = len(parent.children)
        index: i64 = 0
        for number in range(out.count):
            index = find_child(parent.children, out.items[number], index)
            if index < 0:
                index = len(parent.children)
                value = self.lookahead.value(out.items[number]) if uses_lookahead else mean(parent)
                parent.children = append(parent.children, Node(out.items[number], 0.0, value))
            values[number] = parent.children[index].lookahead_value
            places[number] = index
        priors = vec[float]([0.0] * out.count)
        self.heuristic.write_priors(s, out, values, priors)
        for number in range(out.count):
            if places[number] >= met:
                parent.children[places[number]].prior = priors[number]

    def backpropagate(self, seats: i64) -> None:
        """Add to every node on the way what its seat got."""
        for seat in range(seats):
            root = self.roots[seat]
            root.visits += 1
            root.total += self.values[seat]
            path = self.paths[seat]
            for node in path:
                node.visits += 1
                node.total += self.values[seat]
                node.points += self.points[seat]
            path.clear()

    def best(self) -> Node:
        """Return the option visited most; of equals the one with the higher value."""
        children = self.roots[self.seat].children
        prior_visits = self.heuristic.prior_visits
        best = children[0]
        for node in children:
            if node.visits > best.visits or (
                node.visits == best.visits and node.value(prior_visits) > best.value(prior_visits)
            ):
                best = node
        return best

    def is_decided(self, left: i64) -> bool:
        """Return whether so many iterations more cannot change which option is visited most."""
        first: i64 = 0
        second: i64 = 0
        for node in self.roots[self.seat].children:
            if node.visits >= first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return first - second > left


def root_node() -> Node:
    """Return the root of a seat's tree: it has children from the first iteration on."""
    root = Node(-1, 1.0, 0.5)
    root.visits = EXPAND_AFTER
    root.total = 0.5 * EXPAND_AFTER
    return root


def mean(node: Node) -> float:
    """Return the mean value of a node that was visited."""
    return node.total / float(node.visits)


def find_child(children: vec[Node], action: i64, start: i64) -> i64:
    """Return the index of an action among the children, or -1 if it is new.

    Options come in much the same order every time, so the search begins after the child found last.
    """
    count: i64 = len(children)
    index: i64 = start + 1
    if index >= count:  # a conditional expression would make a Python integer, and box every comparison below
        index = 0
    for _child in range(count):  # a plain _ would be boxed
        if children[index].action == action:
            return index
        index += 1
        if index == count:
            index = 0
    return -1
