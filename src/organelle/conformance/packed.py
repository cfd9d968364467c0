"""Checks on the packed path: copies, conserve, ends, codes, worlds, secrecy, commute."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from organelle.conformance.cases import Case, asked
from organelle.conformance.snapshot import snapshot
from organelle.dense import Dense
from organelle.kernel.actions import Actions
from organelle.kernel.luck import Luck
from organelle.kernel.state import CHANCE, Sealed, State
from organelle.kernel.vocabulary import Vocabulary

BOUND = 20_000
"""Answers, chance included, after which a random game counts as endless."""


def answer(s: State, luck: Luck) -> tuple[int, int]:
    """A random seat among those asked and one of its options; chance by its weights."""
    seats = asked(s)
    seat = seats[luck.below(len(seats))]
    buffer = Actions()
    s.options(seat, buffer)
    assert buffer.count > 0, f"seat {seat} is asked and has no option"
    if seat == CHANCE:
        return seat, int(buffer.items[buffer.pick(luck.below(buffer.total))])
    return seat, int(buffer.items[luck.below(buffer.count)])


def course(case: Case, luck: Luck) -> Iterator[State]:
    """A random game, seen at every question; its end included."""
    s: State = case.new()
    for _ in range(BOUND):
        yield s
        if s.asked == 0:
            return
        s.play(*answer(s, luck))
    raise AssertionError(f"{case} did not end within {BOUND} answers")


def ends(case: Case, seed: int) -> None:
    """Random play ends within a bound, someone always has an option, and there is a result."""
    s = list(course(case, Luck(seed, 1)))[-1]
    scores = case.game.scores(s)
    winners = case.game.winners(s)
    assert len(scores) >= case.seats
    assert all(0 <= seat < len(scores) for seat in winners) and len(set(winners)) == len(winners)


def copies(case: Case, seed: int) -> None:
    """A copy is the same, goes its own way, and every earlier copy is unchanged at the end."""
    luck = Luck(seed, 2)
    kept: list[tuple[State, Any]] = []
    used: State = case.new()
    for s in course(case, luck):
        before = snapshot(s)
        twin = s.copy()
        used.copy_from(s)
        assert snapshot(twin) == before, "a copy differs from its original"
        assert snapshot(used) == before, "copy_from a used state differs from its original"
        if s.asked:
            used.play(*answer(used, luck))
            assert snapshot(s) == before, "playing in a copy changed the original"
        kept.append((twin, before))
    for twin, before in kept:
        assert snapshot(twin) == before, "an earlier copy has changed"


def conserve(case: Case, seed: int) -> None:
    """Pieces in supply, players and board never change in number."""
    sums: dict[str, int] = {}
    for s in course(case, Luck(seed, 3)):
        now = case.game.sums(s)
        assert not sums or now == sums, f"pieces were {sums} and are {now}"
        sums = now


def codes(case: Case, seed: int) -> None:
    """Codes of a decision are unique; code to action and back; dense number to action and back."""
    words: Vocabulary | None = None
    dense: Dense | None = None
    for s in course(case, Luck(seed, 4)):
        words = words or case.words(s)
        dense = dense or Dense(words)
        for seat in asked(s):
            actions = s.answers(seat)
            spoken = [words.speak(action) for action in actions]
            assert len(set(spoken)) == len(spoken), f"codes are not unique: {spoken}"
            assert len(spoken) <= 300, f"{len(spoken)} options in one question"
            for action, code in zip(actions, spoken, strict=True):
                assert words.hear(code) == action, f"{code} is heard as another action"
                assert dense.action(dense.index(action)) == action, f"{code} has no number of its own"


def sample(case: Case, luck: Luck, share: int = 6) -> Iterator[State]:
    """Some of the questions of a random game."""
    for s in course(case, luck):
        if s.asked and luck.below(share) == 0:
            yield s


def worlds(case: Case, seed: int) -> None:
    """A redealt state settles to itself, everyone waiting has an option, and the same numbers give the same world."""
    luck = Luck(seed, 5)
    for s in sample(case, luck):
        for seat in range(case.seats):
            number = luck.next()
            world = case.game.redeal(s, seat, Luck(number))
            assert case.game.sums(world) == case.game.sums(s), "a redeal made or lost pieces"
            settled = world.copy()
            settled.settle()
            assert snapshot(settled) == snapshot(world), "a redealt world does not settle to itself"
            assert all(world.answers(other) for other in asked(world)), "a redealt world leaves someone without option"
            again = case.game.redeal(world, seat, Luck(number))
            assert snapshot(again) == snapshot(world), "redealing a redealt world with the same numbers gave another"
            finish(world, luck)


def finish(world: State, luck: Luck) -> None:
    """Plays an imagined world to its end: one the rules could be in breaks no rule on the way."""
    for _ in range(BOUND):
        if world.asked == 0:
            return
        world.play(*answer(world, luck))
    raise AssertionError("an imagined world does not end")


def commute(case: Case, seed: int) -> None:
    """Sealed answers in any order end in the same state."""
    luck = Luck(seed, 6)
    for s in course(case, luck):
        if s.asked and isinstance(s.top(), Sealed) and s.finished == 0 and not s.slips_begun():
            upward, downward, shuffled = s.copy(), s.copy(), s.copy()
            slips = [(seat, filled(s, seat, luck)) for seat in asked(s)]
            give(upward, slips)
            give(downward, slips[::-1])
            interleave(shuffled, slips)
            assert snapshot(upward) == snapshot(downward) == snapshot(shuffled), "sealed answers do not commute"


def filled(s: State, seat: int, luck: Luck) -> list[int]:
    """A random complete slip of that seat, alone at the table as far as it can see."""
    table = s.copy()
    answers: list[int] = []
    step = table.top()
    while table.finished >> seat & 1 == 0:
        possible = table.answers(seat)
        answers.append(possible[luck.below(len(possible))])
        step.take(table, seat, answers[-1])
    return answers


def give(table: State, slips: list[tuple[int, list[int]]]) -> None:
    for seat, answers in slips:
        for action in answers:
            table.play(seat, action)


def interleave(table: State, slips: list[tuple[int, list[int]]]) -> None:
    """First answers of all, then second ones, ..."""
    for turn in range(max(len(answers) for _, answers in slips)):
        for seat, answers in slips:
            if turn < len(answers):
                table.play(seat, answers[turn])
