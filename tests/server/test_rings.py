"""Rings of dead objects are found: new ones at once, old ones when it is quiet, or at last."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from organelle.server.rings import AT_LAST, QUIET, RARELY, Rings


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def heard() -> Iterator[list[int]]:
    """Messages so far; Python looks for rings as it did before when the test is over."""
    gc.disable()
    yield [0]
    gc.unfreeze()
    gc.enable()


def old_ring(rings: Rings) -> weakref.ref[Ring]:
    """A ring that was alive at the last look and has died since."""
    ring = Ring()
    rings.look()
    return weakref.ref(ring)


def looks(rings: Rings, heard: list[int], messages: int, left: weakref.ref[Ring]) -> int:
    """How many moments of that many messages pass until the ring is found."""
    for moment in range(1, 2 * AT_LAST):
        heard[0] += messages
        rings.look()
        if left() is None:
            return moment
    raise AssertionError("it was never found")


def test_a_new_ring_is_found_at_the_next_look(heard: list[int]) -> None:
    left = weakref.ref(Ring())
    assert looks(Rings(lambda: heard[0]), heard, QUIET, left) == 1


def test_an_old_ring_is_found_when_it_is_quiet(heard: list[int]) -> None:
    rings = Rings(lambda: heard[0])
    assert looks(rings, heard, QUIET - 1, old_ring(rings)) == RARELY - 1


def test_an_old_ring_is_found_at_last_while_it_never_is(heard: list[int]) -> None:
    rings = Rings(lambda: heard[0])
    assert looks(rings, heard, QUIET, old_ring(rings)) == AT_LAST - 1
