"""The buffer that observations are written into: what each call writes, and what it refuses."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis.observation import turns_from
from organelle.kernel.observation import ObservationBuffer


def begun(size: int) -> ObservationBuffer:
    """Return a buffer of one row that has begun."""
    buffer = ObservationBuffer(size)
    buffer.begin(0)
    return buffer


def test_values_are_split_and_their_low_bits_looked_up() -> None:
    buffer = begun(6)
    buffer.put_split(vec[i64]([0, 0x12, 0x21]), 0x9A0)
    assert buffer.to_list() == [0, 0, 9, 1, 10, 2]
    buffer.end()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_are_counted_from_the_own_seat_on(seats: int) -> None:
    for seat in range(seats):
        buffer = begun(2 + 2 * seats)
        buffer.put_split(vec[i64](list(range(seats + 1))), turns_from(seat, seats))
        assert buffer.to_list()[::2] == [0, *((other - seat) % seats + 1 for other in range(seats))]


def test_three_numbers_go_where_they_belong() -> None:
    buffer = begun(5)
    buffer.put_three_at(1, 7, 8, 9)
    assert buffer.to_list() == [0, 7, 8, 9, 0]
    with pytest.raises(AssertionError):
        buffer.put_three_at(3, 7, 8, 9)


def test_what_is_counted_is_below_the_number_of_kinds() -> None:
    buffer = begun(8)
    buffer.put_counts(vec[i64]([2, 0, 2, 9]), 3, 3)
    buffer.put_marked(vec[i64]([1, 1, 2]), vec[i64]([0, 1, 0]), 0, 3, 3)
    assert buffer.to_list() == [1, 0, 2, 0, 1, 1, 0, 0]
    buffer.begin(0)
    for value in (-1, 3):
        with pytest.raises(AssertionError):
            buffer.put_counts(vec[i64]([value]), 1, 3)
        with pytest.raises(AssertionError):
            buffer.put_marked(vec[i64]([value]), vec[i64]([0]), 0, 1, 3)
    with pytest.raises(AssertionError):
        buffer.put_counts(vec[i64]([1]), 2, 3)
