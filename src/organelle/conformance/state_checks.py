"""Checks on the packed path: copies, conserve, ends, codes, worlds, secrecy, commute."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from organelle.action_index import ActionIndex
from organelle.conformance.cases import Case, asked
from organelle.conformance.snapshot import snapshot
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE, Sealed, State
from organelle.kernel.vocabulary import Vocabulary

BOUND = 20_000
"""Answers, chance included, after which a random game counts as endless."""


def answer(s: State, rng: Rng) -> tuple[int, int]:
    """A random seat among those asked and one of its options; chance by its weights."""
    seats = asked(s)
    seat = seats[rng.below(len(seats))]
    buffer = ActionBuffer()
    s.options(seat, buffer)
    assert buffer.count > 0, f"seat {seat} is asked and has no option"
    if seat == CHANCE:
        return seat, int(buffer.items[buffer.pick(rng.below(buffer.total))])
    return seat, int(buffer.items[rng.below(buffer.count)])


def random_game(case: Case, rng: Rng) -> Iterator[State]:
    """A random game, seen at every question; its end included."""
    s: State = case.new()
    for _ in range(BOUND):
        yield s
        if s.asked == 0:
            return
        s.play(*answer(s, rng))
    raise AssertionError(f"{case} did not end within {BOUND} answers")


def ends(case: Case, seed: int) -> None:
    """Random play ends within a bound, someone always has an option, and there is a result."""
    s = list(random_game(case, Rng(seed, 1)))[-1]
    scores = case.game.scores(s)
    winners = case.game.winners(s)
    assert len(scores) >= case.seats
    assert all(0 <= seat < len(scores) for seat in winners) and len(set(winners)) == len(winners)


def copies(case: Case, seed: int) -> None:
    """A copy is the same, goes its own way, and every earlier copy is unchanged at the end."""
    rng = Rng(seed, 2)
    kept: list[tuple[State, Any]] = []
    used: State = case.new()
    for s in random_game(case, rng):
        before = snapshot(s)
        twin = s.copy()
        used.copy_from(s)
        assert snapshot(twin) == before, "a copy differs from its original"
        assert snapshot(used) == before, "copy_from a used state differs from its original"
        if s.asked:
            used.play(*answer(used, rng))
            assert snapshot(s) == before, "playing in a copy changed the original"
        kept.append((twin, before))
    for twin, before in kept:
        assert snapshot(twin) == before, "an earlier copy has changed"


def conserve(case: Case, seed: int) -> None:
    """Pieces in supply, players and board never change in number."""
    sums: dict[str, int] = {}
    for s in random_game(case, Rng(seed, 3)):
        now = case.game.piece_counts(s)
        assert not sums or now == sums, f"pieces were {sums} and are {now}"
        sums = now


def codes(case: Case, seed: int) -> None:
    """Codes of a decision are unique; code to action and back; index to action and back."""
    vocabulary: Vocabulary | None = None
    action_index: ActionIndex | None = None
    for s in random_game(case, Rng(seed, 4)):
        vocabulary = vocabulary or case.vocabulary(s)
        action_index = action_index or ActionIndex(vocabulary)
        for seat in asked(s):
            actions = s.legal_actions(seat)
            codes = [vocabulary.to_code(action) for action in actions]
            assert len(set(codes)) == len(codes), f"codes are not unique: {codes}"
            assert len(codes) <= 300, f"{len(codes)} options in one question"
            for action, code in zip(actions, codes, strict=True):
                assert vocabulary.to_action(code) == action, f"{code} is heard as another action"
                assert action_index.action(action_index.index(action)) == action, f"{code} has no number of its own"


def sample(case: Case, rng: Rng, share: int = 6) -> Iterator[State]:
    """Some of the questions of a random game."""
    for s in random_game(case, rng):
        if s.asked and rng.below(share) == 0:
            yield s


def worlds(case: Case, seed: int) -> None:
    """A redealt state settles to itself, everyone waiting has an option, and the same numbers give the same world."""
    rng = Rng(seed, 5)
    for s in sample(case, rng):
        for seat in range(case.seats):
            number = rng.next()
            world = case.game.redeal(s, seat, Rng(number))
            assert case.game.piece_counts(world) == case.game.piece_counts(s), "a redeal made or lost pieces"
            settled = world.copy()
            settled.settle()
            assert snapshot(settled) == snapshot(world), "a redealt world does not settle to itself"
            assert all(world.legal_actions(other) for other in asked(world)), (
                "a redealt world leaves someone without option"
            )
            again = case.game.redeal(world, seat, Rng(number))
            assert snapshot(again) == snapshot(world), "redealing a redealt world with the same numbers gave another"
            finish(world, rng)


def finish(world: State, rng: Rng) -> None:
    """Plays an imagined world to its end: one the rules could be in breaks no rule on the way."""
    for _ in range(BOUND):
        if world.asked == 0:
            return
        world.play(*answer(world, rng))
    raise AssertionError("an imagined world does not end")


def commute(case: Case, seed: int) -> None:
    """Sealed answers in any order end in the same state."""
    rng = Rng(seed, 6)
    for s in random_game(case, rng):
        if s.asked and isinstance(s.top(), Sealed) and s.finished == 0 and not s.slips_begun():
            upward, downward, shuffled = s.copy(), s.copy(), s.copy()
            slips = [(seat, filled(s, seat, rng)) for seat in asked(s)]
            give(upward, slips)
            give(downward, slips[::-1])
            interleave(shuffled, slips)
            assert snapshot(upward) == snapshot(downward) == snapshot(shuffled), "sealed answers do not commute"


def filled(s: State, seat: int, rng: Rng) -> list[int]:
    """A random complete slip of that seat, alone at the table as far as it can see."""
    table = s.copy()
    answers: list[int] = []
    step = table.top()
    while table.finished >> seat & 1 == 0:
        possible = table.legal_actions(seat)
        answers.append(possible[rng.below(len(possible))])
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
