"""Intervals and tests of the lab, held against figures worked out elsewhere and against luck itself."""

from __future__ import annotations

import pytest

from organelle.kernel.rng import Rng
from organelle.research.lab.measures import MEAN, MEDIAN, SHARE, Sample, figure_of, lead_changes, p_value
from organelle.research.lab.statistics import (
    benjamini_hochberg,
    fisher_exact,
    mann_whitney,
    median_with_interval,
    welch_test,
)


def drawn(rng: Rng, count: int, of: int) -> list[float]:
    """Return numbers below `of` with luck."""
    return [float(rng.below(of)) for _ in range(count)]


def test_fishers_test_is_that_of_the_tea_lady() -> None:
    assert fisher_exact((3, 4), (1, 4)) == pytest.approx(0.4857, abs=1e-4)
    assert fisher_exact((0, 5), (0, 7)) == 1.0


def test_the_same_values_do_not_differ() -> None:
    values = [0.1, 0.2, 0.3] * 9
    for kind in (SHARE, MEAN, MEDIAN):
        assert p_value(Sample(kind, tuple(values)), Sample(kind, tuple(values))) == pytest.approx(1.0)
    assert welch_test([1.14] * 9, [1.14 + 1e-15] * 7) == 1.0
    assert welch_test([1.0] * 9, [2.0] * 7) == 0.0


def test_no_values_have_no_figure() -> None:
    assert figure_of(Sample(MEAN, ())) is None


@pytest.mark.parametrize("test", [welch_test, mann_whitney])
def test_luck_alone_is_called_a_difference_in_one_of_twenty_cases(test: object) -> None:
    assert callable(test)
    rng = Rng(7)
    found = [test(drawn(rng, 40, 12), drawn(rng, 40, 12)) < 0.05 for _ in range(600)]
    assert 0.02 < sum(found) / len(found) < 0.085


def test_the_correction_leaves_luck_alone_and_finds_what_is_there() -> None:
    rng = Rng(3)
    luck = [welch_test(drawn(rng, 40, 12), drawn(rng, 40, 12)) for _ in range(100)]
    real = [welch_test(drawn(rng, 40, 12), [value + 6 for value in drawn(rng, 40, 12)]) for _ in range(10)]
    corrected = benjamini_hochberg([*luck, *real])
    assert all(chance < 0.05 for chance in corrected[100:])
    assert sum(chance < 0.05 for chance in corrected[:100]) <= 3


def test_the_interval_of_a_median_holds_it_in_nineteen_of_twenty_cases() -> None:
    rng = Rng(11)
    held = [low <= 499.5 <= high for _, low, high in (median_with_interval(drawn(rng, 61, 1000)) for _ in range(400))]
    assert sum(held) / len(held) > 0.93


def test_one_value_is_its_own_interval() -> None:
    assert median_with_interval([4.0]) == (4.0, 4.0, 4.0)


def test_a_lead_that_is_drawn_level_and_kept_is_no_change() -> None:
    assert lead_changes([[2, 0], [2, 2], [4, 2]]) == 0
    assert lead_changes([]) == 0
