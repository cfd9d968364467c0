"""Two sheets side by side: which figures changed by more than chance."""

from __future__ import annotations

from dataclasses import dataclass

from organelle.research.lab.findings import SIGNIFICANT, MeasuredTable
from organelle.research.lab.measures import Figure, p_value
from organelle.research.lab.statistics import benjamini_hochberg


@dataclass(frozen=True)
class Change:
    """A figure with either sheet, and the p-value of the difference, corrected for being one of many."""

    name: str
    before: Figure
    after: Figure
    p_value: float

    @property
    def is_significant(self) -> bool:
        """Whether the figure has changed by more than chance."""
        return self.p_value < SIGNIFICANT


def changes_between(before: MeasuredTable, after: MeasuredTable) -> list[Change]:
    """Return every figure that both tables have, in the order of the first, with the p-value of its difference."""
    names = [name for name in before.figures if name in after.figures]
    p_values = benjamini_hochberg([p_value(before.samples[name], after.samples[name]) for name in names])
    return [Change(name, before.figures[name], after.figures[name], p) for name, p in zip(names, p_values)]
