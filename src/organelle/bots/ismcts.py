"""Information-set tree search: one search for all games, knowing none.

Every iteration imagines a world anew for the searching seat and plays it. Each seat has a tree of its own, and a tree
branches on that seat's answers alone: what chance draws and what others answer is played, never branched on and never
looked at. So chance costs no branches, sealed answers are simultaneous by construction, and nobody reacts to what it
could not see. An option that is not always there is measured against the times it was.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from organelle.bots.heuristic import Heuristic
from organelle.bots.lookahead import one_ply_values, value_after
from organelle.bots.playout import first_asked, play_chance
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.table.window import Window

EXPAND_AFTER: Final = 3
"""Visits after which an answer gets answers of its own in the tree."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """An answer of one seat in its tree, and the answers that seat gave after it."""

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
        """Its mean so far, from 0 to 1; the lookahead_value counts like a few visits."""
        return (self.total + prior_visits * self.lookahead_value) / (float(self.visits) + prior_visits)

    def selection_score(self, prior_visits: float, exploration: float) -> float:
        """What it promises and how much there is to backpropagate about it."""
        return self.value(prior_visits) + exploration * self.prior * sqrt(float(self.offered)) / float(1 + self.visits)


@final
class TreeSearch:
    """A search for one choice of one seat; it goes on in slices for as long as it is given iterations."""

    def __init__(self, window: Window, heuristic: Heuristic, rng: Rng) -> None:
        self.window = window
        self.heuristic = heuristic
        self.rng = rng
        self.seat: i64 = window.seat
        self.iterations: i64 = 0
        self.out = ActionBuffer()
        self.scratch: State = window.world(rng)
        seats = self.scratch.seats
        self.roots: list[Node] = [root_node() for _ in range(seats)]
        self.current: list[Node] = list(self.roots)
        self.paths: list[list[Node]] = [[] for _ in range(seats)]
        self.in_tree: i64 = 0
        self.points: vec[float] = vec[float]([0.0] * seats)
        self.values: vec[float] = vec[float]([0.0] * seats)
        self.current_points: float = heuristic.expected_points(self.scratch, self.seat)
        if heuristic.uses_lookahead:
            self.expand_root()

    def expand_root(self) -> None:
        """The first answers of the searching seat, each with what a lookahead_value in a few worlds shows of it."""
        world = self.scratch
        world.options(self.seat, self.out)
        self.heuristic.weigh_options(world, self.seat, self.out)
        found = one_ply_values(self.window, self.heuristic, self.out.to_list(), self.rng)
        root = self.roots[self.seat]
        for place in range(self.out.count):
            prior = float(self.out.weights[place]) / float(self.out.total)
            root.children = append(root.children, Node(self.out.items[place], prior, found[place]))

    def run(self, iterations: i64) -> None:
        """That many iterations more."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Imagines a world, plays it through the trees and beyond, and learns from how it ends."""
        s = self.window.world(self.rng)
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
            if not self.in_tree >> self.seat & 1 and horizon > 0:
                beat = self.heuristic.time_step(s)
                if cut < 0:
                    cut = beat + horizon
                elif beat >= cut:
                    break
            s.options(seat, self.out)
            s.play(seat, self.out.items[0] if self.out.count == 1 else self.pick(s, seat))
        self.heuristic.evaluate(s, self.points, self.values)
        self.backpropagate(s.seats)

    def pick(self, s: State, seat: i64) -> i64:
        """An answer from the seat's tree, or at a glance once that has ended."""
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
        """The answer that leads to most, one answer ahead."""
        best: i64 = 0
        highest = -1.0
        seed = self.rng.next()
        for number in range(self.out.count):
            self.scratch.copy_from(s)
            found = value_after(self.heuristic, self.scratch, seat, self.out.items[number], Rng(seed))
            if found > highest:
                highest = found
                best = self.out.items[number]
        return best

    def select_child(self, s: State, seat: i64) -> Node:
        """The best of the answers on offer; those met for the first time join the tree."""
        at = self.current[seat]
        out = self.out
        prior_visits = self.heuristic.prior_visits
        exploration = self.heuristic.exploration
        seed: i64 = -1
        best: Node | None = None
        highest = 0.0
        place: i64 = 0
        for number in range(out.count):
            place = find_child(at.children, out.items[number], place)
            if place < 0:
                if seed < 0:
                    self.heuristic.weigh_options(s, seat, out)
                    seed = self.rng.next()
                place = len(at.children)
                at.children = append(at.children, self.new_child(s, seat, number, seed))
            answer = at.children[place]
            answer.offered += 1
            selection_score = answer.selection_score(prior_visits, exploration)
            if best is None or selection_score > highest:
                best = answer
                highest = selection_score
        assert best is not None
        return best

    def new_child(self, s: State, seat: i64, number: i64, seed: i64) -> Node:
        """An option with its prior, and a lookahead_value of where it leads if the heuristic has an eye for that."""
        action = self.out.items[number]
        prior = float(self.out.weights[number]) / float(self.out.total)
        if not self.heuristic.uses_lookahead:
            return Node(action, prior, mean(self.current[seat]))
        self.scratch.copy_from(s)
        return Node(action, prior, value_after(self.heuristic, self.scratch, seat, action, Rng(seed)))

    def backpropagate(self, seats: i64) -> None:
        """Every answer on the way shares in what its seat got."""
        for seat in range(seats):
            root = self.roots[seat]
            root.visits += 1
            root.total += self.values[seat]
            path = self.paths[seat]
            for answer in path:
                answer.visits += 1
                answer.total += self.values[seat]
                answer.points += self.points[seat]
            path.clear()

    def best(self) -> Node:
        """The answer visited most; of equals the one with the higher value."""
        answers = self.roots[self.seat].children
        prior_visits = self.heuristic.prior_visits
        best = answers[0]
        for answer in answers:
            if answer.visits > best.visits or (
                answer.visits == best.visits and answer.value(prior_visits) > best.value(prior_visits)
            ):
                best = answer
        return best

    def is_decided(self, left: i64) -> bool:
        """Can so many iterations no longer change what is visited most?"""
        first: i64 = 0
        second: i64 = 0
        for answer in self.roots[self.seat].children:
            if answer.visits >= first:
                second = first
                first = answer.visits
            elif answer.visits > second:
                second = answer.visits
        return first - second > left


def root_node() -> Node:
    """Where a seat stands now: it has answers of its own from the first iteration on."""
    root = Node(-1, 1.0, 0.5)
    root.visits = EXPAND_AFTER
    root.total = 0.5 * EXPAND_AFTER
    return root


def mean(answer: Node) -> float:
    return answer.total / float(answer.visits)


def find_child(children: vec[Node], action: i64, start: i64) -> i64:
    """The place of an action among answers, looking from a place on and round; -1 if it is new.

    Options come in much the same order every time, so the next one is mostly the next.
    """
    count: i64 = len(children)
    place = start + 1 if start + 1 < count else 0
    for _ in range(count):
        if children[place].action == action:
            return place
        place += 1
        if place == count:
            place = 0
    return -1
