"""A run of the lab as it is reported: the measured tables, what stands out in each, and what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import organelle
from organelle.research.lab.comparing import Change, changes_between
from organelle.research.lab.findings import Finding, MeasuredTable, findings_of, measured_table
from organelle.research.lab.games.registry import meaning_of
from organelle.research.lab.meaning import Meaning
from organelle.research.lab.measures import Figure, samples_of
from organelle.research.lab.plan import LabPlan
from organelle.research.lab.recording import GameRecord


@dataclass(frozen=True)
class Section:
    """All about one number of players: a table for each sheet, what stands out, and what changed."""

    seats: int
    fair: float | None
    tables: tuple[MeasuredTable, ...]
    games: tuple[tuple[GameRecord, ...], ...]
    findings: tuple[Finding, ...]
    changes: tuple[Change, ...]

    def figures(self, name: str) -> list[Figure | None]:
        """Return a figure with each sheet; None where there is none."""
        return [table.figures.get(name) for table in self.tables]

    def change(self, name: str) -> Change | None:
        """Return how a figure changed, if it did by more than chance."""
        return next((change for change in self.changes if change.name == name and change.is_significant), None)

    def rounds(self) -> list[dict[int, int]]:
        """Return for each sheet how many games had each number of rounds."""
        return [dict(Counter(game.rounds for game in games)) for games in self.games]

    def scores(self) -> list[dict[int, int]]:
        """Return for each sheet how often each score was reached."""
        return [dict(Counter(score for game in games for score in game.scores[: game.seats])) for games in self.games]


@dataclass(frozen=True)
class Report:
    """All that a report is made of."""

    plan: LabPlan
    meaning: Meaning
    sections: tuple[Section, ...]


def report_of(plan: LabPlan, records: Sequence[GameRecord]) -> Report:
    """Measure the games of a run; what stands out is asked of the last sheet, which is the one being tested."""
    meaning = meaning_of(plan.game)
    return Report(plan, meaning, tuple(section_of(plan, meaning, records, seats) for seats in plan.seats))


def section_of(plan: LabPlan, meaning: Meaning, records: Sequence[GameRecord], seats: int) -> Section:
    """Return what was measured with so many players."""
    things = plan.things(seats)
    tables: list[MeasuredTable] = []
    games: list[tuple[GameRecord, ...]] = []
    for index, sheet in enumerate(plan.sheets):
        own = tuple(game for game in records if game.sheet == index and game.seats == seats)
        games.append(own)
        tables.append(measured_table(seats, samples_of(meaning, own, things, plan.costs(seats, sheet)), things))
    companions = plan.new_match(seats, plan.sheets[0], plan.seed).companions
    fair = None if companions else 1 / seats
    found = findings_of(meaning, tables[-1], fair)
    changes = changes_between(tables[0], tables[1]) if len(tables) > 1 else []
    return Section(seats, fair, tuple(tables), tuple(games), tuple(found), tuple(changes))


def options_of(plan: LabPlan) -> str:
    """Return the options of a plan that are not the usual ones, as they are given on the command line."""
    usual = organelle.game(plan.game).rules.defaults()
    return ", ".join(f"{name}={value}" for name, value in plan.options.items() if usual[name] != value)
