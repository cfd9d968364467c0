"""What a plan is made of, the same in all games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Protocol

Amounts = dict[str, int]
"""Counts by the word of what is counted."""

MOST_AIMS: Final = 3
"""Aims that a plan names."""


@dataclass(frozen=True)
class PlanText:
    """A sentence by its key.

    Attributes:
        key: the Fluent id.
        words: arguments that are words of codes, said as the game says them.
        numbers: arguments that are numbers.
    """

    key: str
    words: dict[str, str] = field(default_factory=dict)
    numbers: Amounts = field(default_factory=dict)


@dataclass(frozen=True)
class PlanStop:
    """A stop on the way to an aim.

    Attributes:
        place: the words that a code of that place begins with.
        brings: what one takes along there, such as the carb that the Golgi adds; "" for nothing.
        open: whether the seat can go there now.
    """

    place: str
    brings: str = ""
    open: bool = False


@dataclass(frozen=True)
class PlanAim:
    """Something to work towards: what it is, what is still missing for it, and the way there."""

    text: PlanText
    missing: Amounts = field(default_factory=dict)
    route: tuple[PlanStop, ...] = ()


@dataclass(frozen=True)
class Use:
    """What an answer is good for: the number of the aim that it serves (-1 for none), and why in a sentence."""

    aim: int
    why: PlanText


@dataclass(frozen=True)
class Plan:
    """A seat's plan at a question.

    Attributes:
        code: the answer to give now; "" if no answer serves anything.
        why: what that is good for.
        aims: what the seat works towards; the first is what the answer serves, if it serves one.
        warnings: what threatens.
        topics: the parts of the game that matter now, each to be explained once.
        topic_count: how many such parts the game has.
    """

    code: str
    why: PlanText | None
    aims: list[PlanAim]
    warnings: list[PlanText]
    topics: list[str]
    topic_count: int


class Planner(Protocol):
    """Knows one game: makes aims from a view, and says what an answer is good for."""

    aims: list[PlanAim]
    topic_count: int

    def use(self, code: str) -> Use | None:
        """Return what an answer is good for; None if no card, goal or strategy has a use for it."""

    def warnings(self) -> list[PlanText]:
        """Return what threatens."""

    def topics(self) -> list[str]:
        """Return the parts of the game that matter now."""


def is_open(place: str, codes: list[str]) -> bool:
    """Return whether a code begins with the words of the place."""
    return any(f"{code} ".startswith(f"{place} ") for code in codes)


def first_open(places: tuple[str, ...], codes: list[str], brings: str = "") -> PlanStop:
    """Return a stop at the first of these places that is open, or at the first of all if none is."""
    for place in places:
        if is_open(place, codes):
            return PlanStop(place, brings, True)
    return PlanStop(places[0], brings, False)


def lacking(need: Amounts, held: Amounts) -> Amounts:
    """Return what is missing.

    >>> lacking({"atp": 3, "carb": 1}, {"atp": 1, "carb": 1})
    {'atp': 2}
    """
    return {word: count - held.get(word, 0) for word, count in need.items() if count > held.get(word, 0)}


def spend(held: Amounts, need: Amounts) -> None:
    """Take what is needed out of what is held, down to nothing."""
    for word, count in need.items():
        held[word] = max(0, held.get(word, 0) - count)


View = dict[str, Any]
