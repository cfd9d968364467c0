"""Intervals and tests: how sure a figure is, and how likely two differ so much by chance alone (p-values)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from organelle.research.standings import Z, mean_interval, wilson_interval

Interval = tuple[float, float, float]
"""A figure and both ends of its 95 % interval."""


def share_with_interval(values: Sequence[float]) -> Interval:
    """Return the mean of values from 0 to 1 with its interval after Wilson."""
    return (sum(values) / len(values), *wilson_interval(sum(values), len(values)))


def mean_with_interval(values: Sequence[float]) -> Interval:
    """Return the mean of some values with the interval of the normal distribution.

    >>> mean_with_interval([1.0, 2.0, 3.0])[0]
    2.0
    """
    return mean_interval(list(values))


def median_with_interval(values: Sequence[float]) -> Interval:
    """Return the median with an interval between two of the values, whatever their distribution.

    The ranks of the ends follow from the binomial distribution: half of all games lie below the true median.

    >>> median_with_interval([float(value) for value in range(101)])
    (50.0, 40.0, 60.0)
    """
    ordered = sorted(values)
    count = len(ordered)
    middle = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    reach = Z * math.sqrt(count) / 2
    low, high = max(0, math.floor((count - 1) / 2 - reach)), min(count - 1, math.ceil((count - 1) / 2 + reach))
    return middle, ordered[low], ordered[high]


def two_sided(z: float) -> float:
    """Return how likely a standard normal value lies as far from 0 as z.

    >>> round(two_sided(1.96), 3)
    0.05
    """
    return math.erfc(abs(z) / math.sqrt(2))


def welch_test(left: Sequence[float], right: Sequence[float]) -> float:
    """Return the p-value of two samples by their means (Welch's test, normal approximation)."""
    if len(left) < 2 or len(right) < 2:
        return 1.0
    means = [sum(values) / len(values) for values in (left, right)]
    errors = [
        sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
        for values, mean in zip((left, right), means)
    ]
    if math.isclose(means[0], means[1], rel_tol=1e-9):
        return 1.0
    if sum(errors) == 0:
        return 0.0
    return two_sided((means[0] - means[1]) / math.sqrt(sum(errors)))


def fisher_exact(left: tuple[int, int], right: tuple[int, int]) -> float:
    """Return the p-value of two counts (of, how many) by Fisher's exact test, two-sided.

    >>> round(fisher_exact((1, 10), (9, 10)), 4)
    0.0011
    """
    hits, rows = left[0] + right[0], (left[1], right[1])
    total = sum(rows)

    def weight(first: int) -> float:
        return log_choose(rows[0], first) + log_choose(rows[1], hits - first) - log_choose(total, hits)

    limit = weight(left[0]) + 1e-7
    span = range(max(0, hits - rows[1]), min(hits, rows[0]) + 1)
    return min(1.0, sum(math.exp(value) for value in map(weight, span) if value <= limit))


def log_choose(count: int, chosen: int) -> float:
    """Return the logarithm of the number of ways to choose."""
    return math.lgamma(count + 1) - math.lgamma(chosen + 1) - math.lgamma(count - chosen + 1)


def mann_whitney(left: Sequence[float], right: Sequence[float]) -> float:
    """Return the p-value of two samples by their ranks (Mann and Whitney's test, normal approximation)."""
    if not left or not right:
        return 1.0
    pooled = sorted([(value, 0) for value in left] + [(value, 1) for value in right])
    total = len(pooled)
    ranks, ties, start = 0.0, 0.0, 0
    while start < total:
        end = start
        while end < total and pooled[end][0] == pooled[start][0]:
            end += 1
        same = end - start
        ties += same**3 - same
        ranks += (start + end + 1) / 2 * sum(1 for _, side in pooled[start:end] if side == 0)
        start = end
    expected = len(left) * (total + 1) / 2
    variance = len(left) * len(right) / 12 * (total + 1 - ties / (total * (total - 1)))
    return 1.0 if variance <= 0 else two_sided((ranks - expected) / math.sqrt(variance))


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Return p-values corrected for being many (Benjamini and Hochberg): of those below 5 %, 5 % are false alarms.

    >>> [round(p, 3) for p in benjamini_hochberg([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    order = sorted(range(len(p_values)), key=lambda index: -p_values[index])
    found = [1.0] * len(p_values)
    least = 1.0
    for place, index in enumerate(order):
        least = min(least, p_values[index] * len(p_values) / (len(p_values) - place))
        found[index] = least
    return found
