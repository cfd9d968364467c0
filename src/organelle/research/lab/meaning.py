"""What the lab must be told of a game: which events mean that a thing was seen, taken, completed or used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from organelle.kernel.game import Cards, View
from organelle.table.match import Match

SEEN: Final = "seen"
TAKEN: Final = "taken"
COMPLETED: Final = "completed"
USED: Final = "used"
STAGES: Final = (SEEN, TAKEN, COMPLETED, USED)
"""How far a thing can come in a game; places are only used."""


@dataclass(frozen=True)
class Mention:
    """What an event says of a thing.

    Args:
        stage: How far the thing has come.
        group: The group it belongs to.
        field: The field of the event that names it.
        worth: The field with the points that it brought at once; empty if there is none.
    """

    stage: str
    group: str
    field: str
    worth: str = ""


@dataclass(frozen=True)
class Thing:
    """A card, a place or another thing that is counted.

    Args:
        name: Its word in events.
        kind: Things of one kind are compared with each other.
        cost: How many resources it costs in all; 0 if that says nothing.
        always: Whether it is there in every game from the start, so that every game has seen it.
    """

    name: str
    kind: str = ""
    cost: int = 0
    always: bool = False


@dataclass(frozen=True)
class Group:
    """Things that stand in one table of the report.

    Args:
        name: What the group is called in measures.
        stages: What is counted of them, in the order of a game.
        wins: The stage after which it is asked how often its seat wins; empty if that is not asked.
        priced: The kinds of things whose points for their cost tell nearly all that they are worth.
    """

    name: str
    stages: tuple[str, ...]
    wins: str = ""
    priced: tuple[str, ...] = ()

    @property
    def last(self) -> str:
        """The stage that makes a thing worth having."""
        return self.stages[-1]


@dataclass(frozen=True)
class Meaning:
    """What the events of one game mean; a game subclasses this where events alone do not say it.

    Attributes:
        game: Its name.
        round_event: The event with which a round begins; they are counted.
        groups: The tables of things.
        mentions: By the key of an event, what it says of things.
        happenings: By the key of an event, what happened; several events may have one name.
        expected: Happenings without which a game is dull.
        sources: Where points come from, by the words of `points`; empty if the game has no points.
        kinds: What kinds of things bring in all: for each, the sources that belong to it.
        endings: The ways in which it can end; empty if there is only one.
        makeshift: Endings that nobody plays for, so that they may be rare.
        figures: Other numbers of a game that `figures_of` gives.
    """

    game: str
    round_event: str
    groups: tuple[Group, ...]
    mentions: Mapping[str, tuple[Mention, ...]]
    happenings: Mapping[str, str] = field(default_factory=dict)
    expected: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    endings: tuple[str, ...] = ()
    makeshift: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()

    def things(self, match: Match, cards: Cards) -> dict[str, list[Thing]]:
        """Return the things of every group at a table; `cards` are the rows in force."""
        raise NotImplementedError

    def points(self, match: Match) -> list[dict[str, int]]:
        """Return the points of every seat by where they came from, when the game is over."""
        return [{} for _ in range(match.seats)]

    def ending(self, told: list[View]) -> str:
        """Return how a game ended, from all its events; empty if there is only one way."""
        return ""

    def held(self, match: Match) -> list[tuple[str, str]]:
        """Return group and name of what each seat holds at the end and no event has told; it counts as taken."""
        return []

    def figures_of(self, told: list[View], cards: Cards) -> dict[str, float]:
        """Return the other numbers of a game that is over, from all its events and the rows in force."""
        return {}


def columns(rows: Iterable[list[Any]], name: int, *costs: int) -> dict[str, int]:
    """Return the sum of some cells of every row, by the cell that names it."""
    return {str(row[name]): sum(int(row[cost]) for cost in costs) for row in rows}
