"""The generator gives the same numbers in every build and on every Python."""

from collections import Counter

from organelle.kernel.rng import Rng

KNOWN = [3160423765, 439229835, 2279736673, 2355570494]
OTHERS = [393663489, 660034106]


def test_known_numbers() -> None:
    rng = Rng(7)
    assert [rng.next() for _ in range(4)] == KNOWN
    assert [Rng(7, 1).next(), Rng(7 + 2**40).next()] == OTHERS


def test_streams_and_seeds_differ() -> None:
    firsts = {Rng(seed, stream).next() for seed in range(50) for stream in range(50)}
    assert len(firsts) == 2500


def test_numbers_are_even() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())
    pairs = Counter((rng.below(4), rng.below(4)) for _ in range(32_000))
    assert all(1_800 < count < 2_200 for count in pairs.values())
