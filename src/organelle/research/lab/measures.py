"""What is measured: samples by name, taken from the records of one table with one sheet, and figures with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from organelle.research.lab import statistics
from organelle.research.lab.meaning import SEEN, Group, Meaning, Thing
from organelle.research.lab.recording import NOBODY, GameRecord

SHARE: Final = "share"
MEAN: Final = "mean"
MEDIAN: Final = "median"


@dataclass(frozen=True)
class Sample:
    """Values of one kind, most of them one a game.

    Args:
        kind: How they are summed up: the share of those that are 1, the mean, or the median.
        values: What was counted.
    """

    kind: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Figure:
    """A measured figure with both ends of its 95 % interval, and how many values it rests on."""

    kind: str
    value: float
    low: float
    high: float
    count: int


Costs = Mapping[tuple[str, str], int]
"""What things cost, by group and name."""


def figure_of(sample: Sample) -> Figure | None:
    """Return the figure of a sample, or None if there are no values."""
    if not sample.values:
        return None
    methods = {
        SHARE: statistics.share_with_interval,
        MEAN: statistics.mean_with_interval,
        MEDIAN: statistics.median_with_interval,
    }
    return Figure(sample.kind, *methods[sample.kind](sample.values), len(sample.values))


def p_value(left: Sample, right: Sample) -> float:
    """Return the p-value of two samples of one kind: how likely they lie so far apart by chance."""
    if left.kind == SHARE and all(value in (0, 1) for value in (*left.values, *right.values)):
        counts = [(int(sum(one.values)), len(one.values)) for one in (left, right)]
        return statistics.fisher_exact(counts[0], counts[1])
    test = statistics.mann_whitney if left.kind == MEDIAN else statistics.welch_test
    return test(left.values, right.values)


def samples_of(
    meaning: Meaning, records: Sequence[GameRecord], things: Mapping[str, Sequence[Thing]], costs: Costs
) -> dict[str, Sample]:
    """Return every sample by its name.

    Args:
        meaning: Of the game's events.
        records: Games at one table with one sheet.
        things: What there is to count, by group.
        costs: What things cost with this sheet.
    """
    found = game_samples(records)
    found |= seat_samples(records)
    found |= {
        f"points.{source}": Sample(MEAN, tuple(part_of_points(game, source) for game in records))
        for source in (meaning.sources if len(meaning.sources) > 1 else ())
    }
    for kind, sources in meaning.kinds.items():
        parts = tuple(sum(part_of_points(game, source) for source in sources) for game in records)
        found[f"kinds.{kind}"] = Sample(MEAN, parts)
    for ending in meaning.endings:
        found[f"ending.{ending}"] = Sample(SHARE, tuple(float(game.ending == ending) for game in records))
    for name in sorted(set(meaning.happenings.values())):
        times = tuple(float(game.happened.get(name, 0)) for game in records)
        found[f"happened.{name}.games"] = Sample(SHARE, tuple(float(count > 0) for count in times))
        found[f"happened.{name}.times"] = Sample(MEAN, times)
    for name in meaning.figures:
        found[f"figure.{name}"] = Sample(MEDIAN, tuple(game.figures[name] for game in records))
    for group in meaning.groups:
        found |= group_samples(group, records, things.get(group.name, ()), costs)
    return found


def game_samples(records: Sequence[GameRecord]) -> dict[str, Sample]:
    """Return what is measured of whole games: length, scores, leads, and how much choices mattered."""
    found = {
        "rounds.median": Sample(MEDIAN, tuple(float(game.rounds) for game in records)),
        "rounds.mean": Sample(MEAN, tuple(float(game.rounds) for game in records)),
        "decisions.mean": Sample(MEAN, tuple(float(game.decisions) for game in records)),
    }
    searched = [game.choices for game in records if game.choices.searched]
    found["choices.mattered"] = Sample(MEAN, tuple(one.mattered / one.searched for one in searched))
    found["choices.spread"] = Sample(MEAN, tuple(one.spread / one.searched for one in searched))
    scored = [game for game in records if game.course]
    if scored:
        found["score.mean"] = Sample(
            MEAN, tuple(float(score) for game in scored for score in game.scores[: game.seats])
        )
        found["score.winner"] = Sample(MEAN, tuple(float(max(game.scores)) for game in scored))
        found["score.gap"] = Sample(MEAN, tuple(float(max(game.scores) - min(game.scores)) for game in scored))
    leads = [game for game in scored if game.seats > 1]
    if leads:
        found["lead.changes"] = Sample(MEAN, tuple(float(lead_changes(game.course)) for game in leads))
        halves = [(game, game.course[len(game.course) // 2]) for game in leads]
        found["lead.held"] = Sample(SHARE, tuple(won_from(game, half, max(half)) for game, half in halves))
        found["lead.comeback"] = Sample(SHARE, tuple(won_from(game, half, min(half)) for game, half in halves))
    return found


def won_from(game: GameRecord, scores: list[int], standing: int) -> float:
    """Return the part of the victory of the seats that stood so at half time; nothing where all stood level."""
    if max(scores) == min(scores):
        return 0.0
    return sum(game.share(seat) for seat, score in enumerate(scores) if score == standing)


def lead_changes(course: list[list[int]]) -> int:
    """Return how often the lead went to another seat; level at the top changes nothing.

    >>> lead_changes([[0, 0], [1, 0], [1, 1], [1, 2], [3, 2]])
    2
    """
    leaders = [scores.index(max(scores)) for scores in course if scores.count(max(scores)) == 1]
    return sum(left != right for left, right in pairwise(leaders))


def seat_samples(records: Sequence[GameRecord]) -> dict[str, Sample]:
    """Return the part of the victory of every seat; seats count from one."""
    seats = records[0].seats if records else 0
    return {
        f"seat.{seat + 1}.wins": Sample(SHARE, tuple(game.share(seat) for game in records)) for seat in range(seats)
    }


def part_of_points(game: GameRecord, source: str) -> float:
    """Return the part of all points of a game that came from a source; losses count as nothing."""
    total = sum(max(0, points) for seat in game.points for points in seat.values())
    return sum(max(0, seat.get(source, 0)) for seat in game.points) / max(1, total)


def group_samples(
    group: Group, records: Sequence[GameRecord], things: Sequence[Thing], costs: Costs
) -> dict[str, Sample]:
    """Return what is measured of the things of a group.

    A stage is counted in the games that saw the thing, where it is not there always; the victory by seats that took
    it or completed it; worth by completions that brought points.
    """
    tallies: dict[str, list[GameTally]] = {thing.name: [] for thing in things}
    for game in records:
        for thing in things:
            tallies[thing.name].append(GameTally(game, set(), set(), []))
        for count in game.counts:
            if count.group == group.name and count.thing in tallies:
                tallies[count.thing][-1].add(count.stage, count.seat, group.wins, count.worth / max(1, count.times))
    found: dict[str, Sample] = {}
    for thing in things:
        found |= thing_samples(group, thing, tallies[thing.name], costs.get((group.name, thing.name), 0))
    return found


@dataclass
class GameTally:
    """What one game says of one thing: the stages it came to, the seats with it, and what it was worth each time."""

    game: GameRecord
    stages: set[str]
    seats: set[int]
    worth: list[float]

    def add(self, stage: str, seat: int, wins: str, worth: float) -> None:
        """Note that the thing came to a stage."""
        self.stages.add(stage)
        if stage == wins and seat != NOBODY:
            self.seats.add(seat)
        if worth:
            self.worth.append(worth)


def thing_samples(group: Group, thing: Thing, tallies: list[GameTally], cost: int) -> dict[str, Sample]:
    """Return what is measured of one thing."""
    name = f"{group.name}.{thing.name}"
    found: dict[str, Sample] = {}
    counts_seen = SEEN in group.stages and not thing.always
    met = [tally for tally in tallies if tally.stages] if counts_seen else tallies
    for stage in group.stages:
        if stage == SEEN:
            values = tuple(float(thing.always or bool(tally.stages)) for tally in tallies)
        else:
            values = tuple(float(stage in tally.stages) for tally in met)
        found[f"{name}.{stage}"] = Sample(SHARE, values)
    if group.wins:
        shares = tuple(tally.game.share(seat) for tally in tallies for seat in sorted(tally.seats))
        found[f"{name}.wins"] = Sample(SHARE, shares)
    worth = tuple(value / cost for tally in tallies for value in tally.worth) if cost else ()
    if cost:
        found[f"{name}.worth"] = Sample(MEAN, worth)
    return found


def rounds_under(records: Sequence[GameRecord], limit: int) -> Sample:
    """Return whether each game was over before that round began."""
    return Sample(SHARE, tuple(float(game.rounds < limit) for game in records))
