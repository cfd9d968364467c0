"""The search for better figures: trials by fast bots, each a line on file, until the best sheet is proposed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import organelle
from organelle.kernel.rng import Rng
from organelle.research.executor import Executor
from organelle.research.lab.findings import MeasuredTable, measured_table
from organelle.research.lab.folder import LabFolder, play_plan
from organelle.research.lab.games.registry import meaning_of
from organelle.research.lab.measures import samples_of
from organelle.research.lab.ntbea import Point, TupleModel, best_point, next_point
from organelle.research.lab.plan import CardSheets, LabPlan
from organelle.research.lab.recording import GameRecord, play_games
from organelle.research.lab.targets import Targets, cards_with, loss, point_of, unmatched
from organelle.table.errors import Illegal, illegal

TRIALS: Final = "trials.jsonl"
"""The file with a line for every trial."""


@dataclass(frozen=True)
class TuningPlan:
    """What a search for better figures plays, and what it is to reach.

    Args:
        plan: What the proposal is tried with in the end; its only sheet is the one that the search begins with.
        targets: What may be varied, and what is to be reached.
        bots: Who plays the trials.
        games: How many games at each number of players make a trial.
        trials: How many trials there are.
    """

    plan: LabPlan
    targets: Targets
    bots: tuple[str, ...]
    games: int
    trials: int

    def to_json(self) -> dict[str, Any]:
        """Return the plan as data for JSON."""
        own = {"bots": self.bots, "games": self.games, "trials": self.trials}
        return {"plan": self.plan.to_json(), "targets": self.targets.to_json(), **own}

    @staticmethod
    def from_json(written: dict[str, Any]) -> TuningPlan:
        """Return the plan that `to_json` wrote; raise as `LabPlan.from_json` does."""
        targets = Targets.from_json(written["targets"])
        counts = (tuple(written["bots"]), written["games"], written["trials"])
        return TuningPlan(LabPlan.from_json(written["plan"]), targets, *counts)

    @property
    def start(self) -> Point:
        """The values that the figures have before the tuning."""
        rules = organelle.game(self.plan.game).rules
        return point_of(rules, rules.cards(self.plan.sheets[0].cards), self.targets.ranges)

    def sheet(self, point: Point, name: str) -> CardSheets:
        """Return the sheets with the figures of a point."""
        rules = organelle.game(self.plan.game).rules
        begun = rules.cards(self.plan.sheets[0].cards)
        return CardSheets(name, cards_with(rules, begun, self.targets.ranges, point))

    def trial_plan(self, number: int, point: Point) -> LabPlan:
        """Return what a trial plays; every trial has seeds of its own, so that no luck is learned by heart."""
        seed = self.plan.seed + number * self.games
        sheets = (self.sheet(point, f"trial-{number}"),)
        return replace(self.plan, bots=self.bots, games=self.games, seed=seed, sheets=sheets)

    def allows(self, point: Point) -> bool:
        """Return whether the game can be played with the figures of a point."""
        try:
            self.trial_plan(0, point).validate()
        except Illegal:
            return False
        return True

    def final_plan(self, point: Point) -> LabPlan:
        """Return the plan that compares a proposal with the sheet that the search began with."""
        return replace(self.plan, sheets=(*self.plan.sheets, self.sheet(point, PROPOSAL)))


PROPOSAL: Final = "proposal"
"""What the sheet is called that a search finds."""


@dataclass(frozen=True)
class Trial:
    """One trial: its values, and how far it was from the targets."""

    point: Point
    loss: float


def run_trials(tuning: TuningPlan, folder: LabFolder, over: Executor) -> Iterator[Trial]:
    """Yield every trial of a tuning, those on file first; each is kept before it is yielded."""
    model = TupleModel(len(tuning.targets.ranges))
    values = [one.values for one in tuning.targets.ranges]
    done = list(read_trials(folder))[: tuning.trials]
    point = tuning.start
    for number in range(tuning.trials):
        if number:
            rng = Rng(tuning.plan.seed, number)
            point = next_point(model, values, point, rng, tuning.allows)
        if number < len(done):
            trial = done[number]
        else:
            trial = Trial(point, run_trial(tuning, number, point, over))
            folder.append(TRIALS, [asdict(trial)])
        model.add(trial.point, trial.loss)
        yield trial


def read_trials(folder: LabFolder) -> Iterator[Trial]:
    """Yield the trials on file; raise Illegal if a line is none."""
    for row in folder.lines(TRIALS):
        try:
            yield Trial(tuple(row["point"]), row["loss"])
        except (KeyError, TypeError):
            raise illegal("lab-no-run", path=str(folder.path)) from None


def run_trial(tuning: TuningPlan, number: int, point: Point, over: Executor) -> float:
    """Play the games of a trial and return how far they are from the targets."""
    plan = tuning.trial_plan(number, point)
    records = [record for some in play_plan(plan, [], over) for record in some]
    return loss(tuning.targets.targets, {seats: trial_table(plan, records, seats) for seats in plan.seats})


def check_tuning(tuning: TuningPlan) -> None:
    """Raise Illegal if the tuning cannot begin: no bot plays its cards, or a target fits no measure."""
    plan = tuning.trial_plan(0, tuning.start)
    plan.validate()
    # Any game has all measures, so one by the quickest bot is enough to know their names.
    one = replace(plan, bots=("random",), games=1)
    records = play_games((one, one.schedule()))
    tables = {seats: trial_table(one, records, seats) for seats in one.seats}
    missing = unmatched(tuning.targets.targets, tables)
    if missing:
        known = ", ".join(sorted({name.partition(".")[0] for table in tables.values() for name in table.samples}))
        raise illegal("tune-measure", measure=missing, allowed=known)


def trial_table(plan: LabPlan, records: list[GameRecord], seats: int) -> MeasuredTable:
    """Return what was measured at one table of a trial."""
    own = sorted((game for game in records if game.seats == seats), key=lambda game: game.place)
    things = plan.things(seats)
    samples = samples_of(meaning_of(plan.game), own, things, plan.costs(seats, plan.sheets[0]))
    return measured_table(seats, samples, things)


def proposal_of(tuning: TuningPlan, trials: list[Trial]) -> Point:
    """Return the values that are expected to do best of all that were tried."""
    model = TupleModel(len(tuning.targets.ranges))
    for trial in trials:
        model.add(trial.point, trial.loss)
    return best_point(model, [trial.point for trial in trials])
