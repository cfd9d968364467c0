"""Two sheets side by side: which figures changed by more than chance."""

from __future__ import annotations

from dataclasses import dataclass

from organelle.research.lab.findings import CERTAIN, Table
from organelle.research.lab.measures import Figure, likelihood
from organelle.research.lab.statistics import adjusted


@dataclass(frozen=True)
class Change:
    """A figure with either sheet, and how likely the difference is by chance, corrected for being one of many."""

    name: str
    before: Figure
    after: Figure
    chance: float

    @property
    def certain(self) -> bool:
        """Whether the figure has changed by more than chance."""
        return self.chance < CERTAIN


def changes_between(before: Table, after: Table) -> list[Change]:
    """Return every figure that both tables have, in the order of the first, with how likely its difference is."""
    names = [name for name in before.figures if name in after.figures]
    chances = adjusted([likelihood(before.samples[name], after.samples[name]) for name in names])
    return [Change(name, before.figures[name], after.figures[name], p) for name, p in zip(names, chances)]
