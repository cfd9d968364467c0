"""A small random generator that gives the same numbers compiled, interpreted and on every Python."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
STEP: Final = 0x5BD1E995


def mixed(value: i64) -> i64:
    """Return 32 bits spread over 32 bits; every product stays below 2**63, so no build overflows."""
    value = value ^ (value >> 16)
    value = (value * 0x45D9F3B7) & MASK
    value = value ^ (value >> 15)
    value = (value * 0x2C1B3C6D) & MASK
    return value ^ (value >> 16)


@mypyc_attr(acyclic=True)
class Rng:
    """Random numbers from a seed.

    >>> rng = Rng(7)
    >>> [int(rng.below(6)) for _ in range(5)]
    [4, 0, 3, 3, 3]
    >>> int(Rng(7, stream=1).below(6)) == int(Rng(7, stream=2).below(6))
    False
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        """Start a sequence; each `stream` of the same seed is independent of the others."""
        low = seed & MASK
        high = (seed >> 32) & MASK
        self.key: i64 = mixed(mixed(low ^ 0x9E3779B9) ^ mixed(high ^ 0x7F4A7C15) ^ mixed((stream & MASK) ^ 0x3C6EF372))
        self.counter: i64 = mixed(self.key ^ mixed((stream >> 32) & MASK) ^ low)

    def next(self) -> i64:
        """Return the next 32 bits."""
        self.counter = (self.counter + STEP) & MASK
        return mixed(mixed(self.counter) ^ self.key)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to `bound` - 1; even to within one part in 2**32 / bound for bounds up to 2**31."""
        return (self.next() * bound) >> 32


def pick(counts: vec[i64], total: i64, rng: Rng) -> i64:
    """Return an index drawn by the counts, whose sum is `total`; a single one above 0 takes no random number.

    >>> [int(pick(vec[i64]([0, 2, 1]), 3, Rng(seed))) for seed in range(6)]
    [1, 1, 1, 1, 2, 1]
    """
    index: i64 = 0
    while counts[index] == 0:
        index += 1
    if counts[index] == total:
        return index
    number = rng.below(total)
    while number >= counts[index]:
        number -= counts[index]
        index += 1
    return index
