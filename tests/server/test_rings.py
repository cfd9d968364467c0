"""Rings of dead objects are found when it is quiet, or at last."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from organelle.server.rings import AT_LAST, QUIET, RARELY, RESTING, WASTE, Rings


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def heard() -> Iterator[list[int]]:
    """Messages so far; Python looks for rings as it did before when the test is over."""
    gc.disable()
    yield [0]
    gc.enable()


def looks(heard: list[int], *messages: int) -> int:
    """How many moments of so many messages, again and again, pass until a ring is found."""
    rings = Rings(lambda: heard[0])
    left = weakref.ref(Ring())
    for moment in range(1, 2 * AT_LAST):
        heard[0] += messages[moment % len(messages)]
        rings.look()
        if left() is None:
            return moment
    raise AssertionError("it was never found")


def test_a_ring_is_found_when_it_is_quiet(heard: list[int]) -> None:
    assert looks(heard, QUIET - 1) == RARELY


def test_a_ring_is_found_at_last_while_it_never_is(heard: list[int]) -> None:
    assert looks(heard, QUIET) == AT_LAST


def test_many_new_objects_are_looked_through_in_any_case(heard: list[int]) -> None:
    kept: list[list[int]] = [[] for _ in range(WASTE)]
    assert looks(heard, QUIET) == 1 and len(kept) == WASTE


def test_a_moment_in_which_all_stood_still_is_no_quiet(heard: list[int]) -> None:
    assert looks(heard, QUIET, *[0] * (RESTING - 1)) == AT_LAST
    assert looks(heard, QUIET, *[0] * RESTING) < AT_LAST
