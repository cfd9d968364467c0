"""Comparing states part by part finds what comparing their snapshots finds."""

from itertools import combinations

import pytest

from organelle.conformance.cases import cases
from organelle.conformance.snapshot import same, snapshot
from organelle.conformance.state_checks import random_game
from organelle.games import GAMES
from organelle.kernel.rng import Rng


@pytest.mark.parametrize("name", GAMES)
def test_two_states_are_the_same_where_their_snapshots_are_equal(name: str) -> None:
    case = next(iter(cases(GAMES[name])))
    positions = [s.copy() for s in random_game(case, Rng(3))]
    states = [*positions, *(s.copy() for s in positions[::5]), *(case.game.from_bytes(s.to_bytes()) for s in positions)]
    read = [(s, snapshot(s)) for s in states[::3]]
    found = [(same(one, other), seen == other_seen) for (one, seen), (other, other_seen) in combinations(read, 2)]
    assert set(found) == {(True, True), (False, False)}


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_differs_in_one_number_is_not_the_same(name: str) -> None:
    s = next(iter(cases(GAMES[name]))).new()
    for attribute in ("asked", "finished"):
        twin = s.copy()
        assert same(s, twin)
        setattr(twin, attribute, getattr(twin, attribute) ^ 1)
        assert not same(s, twin)


def test_things_of_other_classes_are_not_the_same() -> None:
    assert not same([1], (1,)) and same([1, [2]], [1, [2]]) and not same([1, [2]], [1, [3]])
