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

from organelle.bots.glimpse import glimpses, outlook
from organelle.bots.knack import Knack
from organelle.bots.playout import chance, first_asked
from organelle.kernel.actions import Actions
from organelle.kernel.luck import Luck
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.table.window import Window

RIPE: Final = 3
"""Visits after which an answer gets answers of its own in the tree."""


@final
@mypyc_attr(acyclic=True)
class Answer:
    """An answer of one seat in its tree, and the answers that seat gave after it."""

    def __init__(self, action: i64, prior: float, glimpse: float) -> None:
        self.action: i64 = action
        self.prior = prior
        self.glimpse = glimpse
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        self.points = 0.0
        self.after: vec[Answer] = vec[Answer]()

    def value(self, trust: float) -> float:
        """Its mean so far, from 0 to 1; the glimpse counts like a few visits."""
        return (self.total + trust * self.glimpse) / (float(self.visits) + trust)

    def appeal(self, trust: float, curiosity: float) -> float:
        """What it promises and how much there is to learn about it."""
        return self.value(trust) + curiosity * self.prior * sqrt(float(self.offered)) / float(1 + self.visits)


@final
class Search:
    """A search for one choice of one seat; it goes on in slices for as long as it is given iterations."""

    def __init__(self, window: Window, knack: Knack, luck: Luck) -> None:
        self.window = window
        self.knack = knack
        self.luck = luck
        self.seat: i64 = window.seat
        self.done: i64 = 0
        self.out = Actions()
        self.spare: State = window.world(luck)
        seats = self.spare.seats
        self.roots: list[Answer] = [root_answer() for _ in range(seats)]
        self.at: list[Answer] = list(self.roots)
        self.paths: list[list[Answer]] = [[] for _ in range(seats)]
        self.inside: i64 = 0
        self.worths: vec[float] = vec[float]([0.0] * seats)
        self.values: vec[float] = vec[float]([0.0] * seats)
        self.now: float = knack.worth(self.spare, self.seat)
        if knack.looks:
            self.look_round()

    def look_round(self) -> None:
        """The first answers of the searching seat, each with what a glimpse in a few worlds shows of it."""
        world = self.spare
        world.options(self.seat, self.out)
        self.knack.weigh(world, self.seat, self.out)
        found = glimpses(self.window, self.knack, self.out.listed(), self.luck)
        root = self.roots[self.seat]
        for place in range(self.out.count):
            prior = float(self.out.weights[place]) / float(self.out.total)
            root.after = append(root.after, Answer(self.out.items[place], prior, found[place]))

    def run(self, iterations: i64) -> None:
        """That many iterations more."""
        for _ in range(iterations):
            self.iterate()
        self.done += iterations

    def iterate(self) -> None:
        """Imagines a world, plays it through the trees and beyond, and learns from how it ends."""
        s = self.window.world(self.luck)
        horizon = self.knack.horizon
        self.inside = (1 << s.seats) - 1
        for seat in range(s.seats):
            self.at[seat] = self.roots[seat]
        cut: i64 = -1
        while s.asked != 0:
            if s.asked == CHANCE_ASKED:
                chance(s, self.out, self.luck)
                continue
            seat = first_asked(s)
            if not self.inside >> self.seat & 1 and horizon > 0:
                beat = self.knack.beat(s)
                if cut < 0:
                    cut = beat + horizon
                elif beat >= cut:
                    break
            s.options(seat, self.out)
            s.play(seat, self.out.items[0] if self.out.count == 1 else self.pick(s, seat))
        self.knack.judge(s, self.worths, self.values)
        self.learn(s.seats)

    def pick(self, s: State, seat: i64) -> i64:
        """An answer from the seat's tree, or at a glance once that has ended."""
        if self.inside >> seat & 1 and self.at[seat].visits >= RIPE:
            best = self.most_appealing(s, seat)
            self.at[seat] = best
            self.paths[seat].append(best)
            return best.action
        self.inside &= ~(1 << seat)
        if self.knack.sharp > 0 and self.luck.below(1000) < self.knack.sharp:
            return self.foreseen(s, seat)
        self.knack.weigh(s, seat, self.out)
        return self.out.items[self.out.pick(self.luck.below(self.out.total))]

    def foreseen(self, s: State, seat: i64) -> i64:
        """The answer that leads to most, one answer ahead."""
        best: i64 = 0
        highest = -1.0
        seed = self.luck.next()
        for number in range(self.out.count):
            self.spare.copy_from(s)
            found = outlook(self.knack, self.spare, seat, self.out.items[number], Luck(seed))
            if found > highest:
                highest = found
                best = self.out.items[number]
        return best

    def most_appealing(self, s: State, seat: i64) -> Answer:
        """The best of the answers on offer; those met for the first time join the tree."""
        at = self.at[seat]
        out = self.out
        trust = self.knack.trust
        curiosity = self.knack.curiosity
        seed: i64 = -1
        best: Answer | None = None
        highest = 0.0
        place: i64 = 0
        for number in range(out.count):
            place = found(at.after, out.items[number], place)
            if place < 0:
                if seed < 0:
                    self.knack.weigh(s, seat, out)
                    seed = self.luck.next()
                place = len(at.after)
                at.after = append(at.after, self.new_answer(s, seat, number, seed))
            answer = at.after[place]
            answer.offered += 1
            appeal = answer.appeal(trust, curiosity)
            if best is None or appeal > highest:
                best = answer
                highest = appeal
        assert best is not None
        return best

    def new_answer(self, s: State, seat: i64, number: i64, seed: i64) -> Answer:
        """An option with its prior, and a glimpse of where it leads if the knack has an eye for that."""
        action = self.out.items[number]
        prior = float(self.out.weights[number]) / float(self.out.total)
        if not self.knack.looks:
            return Answer(action, prior, mean(self.at[seat]))
        self.spare.copy_from(s)
        return Answer(action, prior, outlook(self.knack, self.spare, seat, action, Luck(seed)))

    def learn(self, seats: i64) -> None:
        """Every answer on the way shares in what its seat got."""
        for seat in range(seats):
            root = self.roots[seat]
            root.visits += 1
            root.total += self.values[seat]
            path = self.paths[seat]
            for answer in path:
                answer.visits += 1
                answer.total += self.values[seat]
                answer.points += self.worths[seat]
            path.clear()

    def best(self) -> Answer:
        """The answer visited most; of equals the one with the higher value."""
        answers = self.roots[self.seat].after
        trust = self.knack.trust
        best = answers[0]
        for answer in answers:
            if answer.visits > best.visits or (
                answer.visits == best.visits and answer.value(trust) > best.value(trust)
            ):
                best = answer
        return best

    def decided(self, left: i64) -> bool:
        """Can so many iterations no longer change what is visited most?"""
        first: i64 = 0
        second: i64 = 0
        for answer in self.roots[self.seat].after:
            if answer.visits >= first:
                second = first
                first = answer.visits
            elif answer.visits > second:
                second = answer.visits
        return first - second > left


def root_answer() -> Answer:
    """Where a seat stands now: it has answers of its own from the first iteration on."""
    root = Answer(-1, 1.0, 0.5)
    root.visits = RIPE
    root.total = 0.5 * RIPE
    return root


def mean(answer: Answer) -> float:
    return answer.total / float(answer.visits)


def found(answers: vec[Answer], action: i64, start: i64) -> i64:
    """The place of an action among answers, looking from a place on and round; -1 if it is new.

    Options come in much the same order every time, so the next one is mostly the next.
    """
    count: i64 = len(answers)
    place = start + 1 if start + 1 < count else 0
    for _ in range(count):
        if answers[place].action == action:
            return place
        place += 1
        if place == count:
            place = 0
    return -1
