"""Numbers copied in place, as copies of states and rows of features need it."""

from librt.vecs import vec
from mypy_extensions import i64


def copy_numbers(target: vec[i64], source: vec[i64]) -> None:
    """Make the numbers of a vector those of another, which is as long."""
    # Compiled, all is checked here and no index by itself: tools.compile_rules.CHECKED_AHEAD.
    assert len(target) == len(source)
    for index in range(len(source)):
        target[index] = source[index]


def copy_as_floats(target: vec[float], start: i64, source: vec[i64]) -> None:
    """Copy numbers into a row of floats, from an index on."""
    # Checked here alone, as above.
    assert start >= 0 and start + len(source) <= len(target)
    for index in range(len(source)):
        target[start + index] = float(source[index])
