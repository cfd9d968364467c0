"""What stands out among the figures of a table, by rules that the report states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from organelle.research.lab.meaning import SEEN, USED, Group, Meaning, Thing
from organelle.research.lab.measures import Figure, Sample, figure_of, p_value
from organelle.research.lab.statistics import benjamini_hochberg

STRONG_WORTH: Final = 1.6
"""A card that brings so many times the points for its cost as the median of its kind is too strong."""

STRONG_WINS: Final = 1.3
WEAK_WINS: Final = 0.7
"""What brings its seat so many times the victories that the other things of its group bring stands out."""

HARDLY: Final = 0.08
"""A card that is completed in fewer of the games that saw it is hardly ever worth it."""

DEAD: Final = 0.05
"""A place that is used in fewer games is dead."""

UNFAIR: Final = 0.2
"""A seat that wins so much more or less than its fair share has an advantage or a disadvantage."""

RARE_ENDING: Final = 0.05
MOST_ENDINGS: Final = 0.5
RARE_SOURCE: Final = 0.03
MOST_POINTS: Final = 0.5
QUIET: Final = 0.6
SHORT: Final = 0.05

LEAST_VALUES: Final = 20
"""Figures that rest on fewer values are not judged."""

SIGNIFICANT: Final = 0.05
"""A difference with a smaller p-value counts as one."""


@dataclass(frozen=True)
class Item:
    """One thing that a rule names: its name, the figure that made it stand out, and both ends of its interval."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Finding:
    """All that one rule names at a table.

    Args:
        rule: The name of the rule; the report has a sentence for each.
        seats: How many play at the table.
        subject: What the items are: a group of things, `seat`, `ending`, `points`, `happened` or `rounds`.
        items: What was named, the worst first.
    """

    rule: str
    seats: int
    subject: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class MeasuredTable:
    """What was measured at a table with one sheet: samples, their figures, and the things that there are."""

    seats: int
    samples: Mapping[str, Sample]
    figures: Mapping[str, Figure]
    things: Mapping[str, Sequence[Thing]]


def measured_table(seats: int, samples: Mapping[str, Sample], things: Mapping[str, Sequence[Thing]]) -> MeasuredTable:
    """Return a table with the figure of every sample that has values."""
    figures = {name: figure for name, sample in samples.items() if (figure := figure_of(sample)) is not None}
    return MeasuredTable(seats, samples, figures, things)


def findings_of(meaning: Meaning, table: MeasuredTable, fair: float | None) -> list[Finding]:
    """Return all that stands out at a table.

    Args:
        meaning: Of the game's events.
        table: What was measured.
        fair: The part of the victories that every seat should have; None where the rules play a seat themselves.
    """
    found: list[tuple[str, str, list[Item]]] = []
    for group in meaning.groups:
        found.append(("strong-worth", group.name, list(strong_for_cost(group, table))))
        found += [(rule, group.name, items) for rule, items in unlike_others(group, table)]
        found.append(("hardly", group.name, list(hardly_worth_it(group, table))))
        found.append(("dead", group.name, list(dead_places(group, table))))
    found.append(("seat", "seat", [] if fair is None else list(unfair_seats(table, fair))))
    found += whole_game(meaning, table)
    return [Finding(rule, table.seats, subject, tuple(items)) for rule, subject, items in found if items]


def strong_for_cost(group: Group, table: MeasuredTable) -> Iterator[Item]:
    """Yield the cards that bring far more points for their cost than the others of their kind, and are completed."""
    things = [thing for thing in table.things[group.name] if thing.kind in group.priced]
    worth = {thing.name: table.figures.get(f"{group.name}.{thing.name}.worth") for thing in things}
    done = {thing.name: table.figures[f"{group.name}.{thing.name}.{group.last}"].value for thing in things}
    for thing in things:
        own = worth[thing.name]
        others = [one.name for one in things if one.kind == thing.kind and one is not thing and worth[one.name]]
        if own is None or not others or own.count < LEAST_VALUES / 2:
            continue
        usual = median([found.value for name in others if (found := worth[name]) is not None])
        often = done[thing.name] >= 0.75 * median([done[name] for name in others])
        if often and own.value >= STRONG_WORTH * usual:
            yield Item(thing.name, own.value / usual)


def unlike_others(group: Group, table: MeasuredTable) -> Iterator[tuple[str, list[Item]]]:
    """Yield the things whose seats win clearly more, or less, often than the seats with other things of the group."""
    names = [thing.name for thing in table.things[group.name]] if group.wins else []
    samples = {name: table.samples[f"{group.name}.{name}.wins"] for name in names}
    samples = {name: sample for name, sample in samples.items() if len(sample.values) >= LEAST_VALUES}
    if len(samples) < 2:
        return
    rest = {name: others_than(name, samples) for name in samples}
    p_values = benjamini_hochberg([p_value(samples[name], rest[name]) for name in samples])
    strong: list[Item] = []
    weak: list[Item] = []
    for name, p in zip(samples, p_values):
        own = table.figures[f"{group.name}.{name}.wins"]
        usual = sum(rest[name].values) / len(rest[name].values)
        if p < SIGNIFICANT and own.value >= STRONG_WINS * usual:
            strong.append(Item(name, own.value, own.low, own.high))
        if p < SIGNIFICANT and own.value <= WEAK_WINS * usual:
            weak.append(Item(name, own.value, own.low, own.high))
    yield "strong-wins", sorted(strong, key=lambda item: -item.value)
    yield "weak-wins", sorted(weak, key=lambda item: item.value)


def others_than(name: str, samples: Mapping[str, Sample]) -> Sample:
    """Return the samples of all other names as one."""
    pooled = [value for other, sample in samples.items() if other != name for value in sample.values]
    return Sample(samples[name].kind, tuple(pooled))


def hardly_worth_it(group: Group, table: MeasuredTable) -> list[Item]:
    """Return what is there to be taken and hardly ever is."""
    if SEEN not in group.stages:
        return []
    return rare(group, table, group.last, HARDLY)


def dead_places(group: Group, table: MeasuredTable) -> list[Item]:
    """Return the places that hardly any game uses."""
    return rare(group, table, USED, DEAD) if USED in group.stages else []


def rare(group: Group, table: MeasuredTable, stage: str, limit: float) -> list[Item]:
    """Return the things whose whole interval lies below a limit, the rarest first."""
    named = [
        (thing.name, table.figures.get(f"{group.name}.{thing.name}.{stage}")) for thing in table.things[group.name]
    ]
    items = [Item(name, one.value, one.low, one.high) for name, one in named if one and is_below(one, limit)]
    return sorted(items, key=lambda item: item.value)


def is_below(figure: Figure, limit: float) -> bool:
    """Return whether a figure is surely below a limit."""
    return figure.count >= LEAST_VALUES and figure.high < limit


def is_above(figure: Figure, limit: float) -> bool:
    """Return whether a figure is surely above a limit."""
    return figure.count >= LEAST_VALUES and figure.low > limit


def unfair_seats(table: MeasuredTable, fair: float) -> Iterator[Item]:
    """Yield the seats whose share of victories is clearly not the fair one."""
    for seat in range(1, table.seats + 1):
        own = table.figures[f"seat.{seat}.wins"]
        sure = is_below(own, fair) or is_above(own, fair)
        if table.seats > 1 and sure and abs(own.value / fair - 1) > UNFAIR:
            yield Item(str(seat), own.value, own.low, own.high)


def whole_game(meaning: Meaning, table: MeasuredTable) -> list[tuple[str, str, list[Item]]]:
    """Return what stands out in endings, sources of points, happenings and length."""
    figures = table.figures
    endings = {name: figures[f"ending.{name}"] for name in meaning.endings}
    sources = {name: figures[f"points.{name}"] for name in meaning.sources if f"points.{name}" in figures}
    quiet = {name: figures[f"happened.{name}.games"] for name in meaning.expected}
    played = [(name, one) for name, one in sources.items() if one.value > 0]
    return [
        (
            "ending-rare",
            "ending",
            below([one for one in endings.items() if one[0] not in meaning.makeshift], RARE_ENDING),
        ),
        ("ending-most", "ending", above(list(endings.items()), MOST_ENDINGS)),
        ("source-rare", "points", below(played, RARE_SOURCE)),
        ("source-most", "points", above(list(sources.items()), MOST_POINTS)),
        ("quiet", "happened", below(list(quiet.items()), QUIET)),
        ("short", "rounds", short_games(table)),
    ]


def below(named: Sequence[tuple[str, Figure]], limit: float) -> list[Item]:
    """Return what is surely below a limit."""
    return [Item(name, one.value, one.low, one.high) for name, one in named if is_below(one, limit)]


def above(named: Sequence[tuple[str, Figure]], limit: float) -> list[Item]:
    """Return what is surely above a limit."""
    return [Item(name, one.value, one.low, one.high) for name, one in named if is_above(one, limit)]


def short_games(table: MeasuredTable) -> list[Item]:
    """Return the share of games that last less than half of the median, if it is clearly more than a few."""
    rounds = table.samples["rounds.median"].values
    half = table.figures["rounds.median"].value / 2
    own = figure_of(Sample("share", tuple(float(count < half) for count in rounds)))
    return [Item("", own.value, own.low, own.high)] if own and is_above(own, SHORT) else []
