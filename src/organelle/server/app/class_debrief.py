"""What a class talks about afterwards, made from its own games: what everybody at each table saw, and no name."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from organelle.server.app.class_events import events_at
from organelle.server.app.class_questions import QUESTIONS
from organelle.server.app.wire import Json

if TYPE_CHECKING:
    from organelle.server.app.class_room import ClassRoom

ROUTES: dict[str, tuple[str, ...]] = {
    "cytosis": ("cytosis.vesicle.placed", "cytosis.golgi.moved", "cytosis.exocytosis.left"),
    "cellulose": ("cellulose.gained", "cellulose.vacuole.watered", "cellulose.grew"),
    "foment": ("foment.ate", "foment.maintained", "foment.built"),
}
"""What one thing, or one player, goes through in each game."""

OF_WATER = {"cellulose.gained": "water"}
"""Steps that count only with this resource: the way of water does not begin with CO2."""

FREQUENT = 5
"""Kinds of events that are named."""

FROM, TO = "from", "vesicle"
"""The fields by which a vesicle is followed from one event to the next."""

NO_AMOUNTS = {"number", "seat", "other", "round", "face"}
"""Fields whose numbers are not added up."""

Awaited = tuple[int, Any, Any]
"""What a route waits for: the number of the step, the seat, and the vesicle if it follows one."""


class ConceptResult(Struct):
    """Of all answers about a concept, how many were right."""

    concept: str
    answers: int
    right: int


class FrequentEvent(Struct):
    """A kind of event, how often it happened at all tables, and one of them."""

    times: int
    example: Json


class Debrief(Struct):
    """The games of a class in figures; the events are as any spectator sees them."""

    game: str
    tables: int
    totals: dict[str, dict[str, int]]
    """By key of the event how often it happened (`times`), and the sums of its numbers, by resource if it names one."""
    often: list[FrequentEvent]
    route: list[Json]
    route_table: int
    concepts: list[ConceptResult]


class EventTotals:
    """What the events of one table after another add up to."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tables = 0
        self.totals: dict[str, dict[str, int]] = {}
        self.examples: dict[str, Json] = {}
        """The first event of each kind."""
        self.route: list[Json] = []
        self.route_table = 0
        """The table with the longest route, counted from 1."""

    def add_table(self, events: list[Json]) -> None:
        """Add the events of the next table."""
        self.tables += 1
        for event in events:
            add_event(self.totals, event)
            self.examples.setdefault(str(event["key"]), event)
        route = route_of(self.game, events)
        if self.tables == 1 or len(route) > len(self.route):
            self.route, self.route_table = route, self.tables

    def often(self) -> list[FrequentEvent]:
        """Return the kinds of events that happened most, each with the first of them.

        Where the game has questions, only what leads to one is told: dealing cards and filling markets is no biology.
        """
        told = {key for question in QUESTIONS.get(self.game, {}).values() for key in question.events} or self.totals
        keys = sorted((key for key in self.totals if key in told), key=lambda key: -self.totals[key]["times"])
        return [FrequentEvent(self.totals[key]["times"], self.examples[key]) for key in keys[:FREQUENT]]


async def debrief(room: ClassRoom) -> Debrief:
    """Return what can be told of the class's games so far; between two tables everybody else comes first."""
    found = EventTotals(room.record.game)
    for session in list(room.tables):
        found.add_table(events_at(session))
        await asyncio.sleep(0)
    return Debrief(
        found.game, found.tables, found.totals, found.often(), found.route, found.route_table, concept_results(room)
    )


def add_event(totals: dict[str, dict[str, int]], event: Json) -> None:
    """Count an event, and add its numbers up; without any it is one of the nutrient that it names."""
    found = totals.setdefault(str(event["key"]), {"times": 0})
    found["times"] += 1
    numbers = {name: value for name, value in event.items() if name not in NO_AMOUNTS and isinstance(value, int)}
    if not numbers and "nutrient" in event:
        numbers = {str(event["nutrient"]): 1}
    for name, value in numbers.items():
        counted = str(event.get("resource", name))
        found[counted] = found.get(counted, 0) + value


def route_of(game: str, events: list[Json]) -> list[Json]:
    """Return one event of each step, of the same seat and, where there is one, the same vesicle.

    It is the route that was done first, or else one as long as any. Each event is looked at once: the routes wait under
    what must come next.
    """
    steps = ROUTES.get(game, ())
    waiting: dict[Awaited, list[Json]] = {}
    best: list[Json] = []
    for event in events:
        if event["key"] not in steps or event.get("resource") != OF_WATER.get(event["key"], event.get("resource")):
            continue
        step = steps.index(event["key"])
        for route in routes_before(waiting, step, event):
            longer = [*route, event]
            best = max(best, longer, key=len)
            waiting.setdefault((step + 1, event.get("seat"), event.get(TO)), longer)
        if len(best) == len(steps):
            break
    return best


def routes_before(waiting: dict[Awaited, list[Json]], step: int, event: Json) -> list[list[Json]]:
    """Take out the routes that go on with an event of that step; the first step begins one."""
    if step == 0:
        return [[]]
    seat = event.get("seat")
    keys = dict.fromkeys([(step, seat, event.get(FROM, event.get(TO))), (step, seat, None)])
    return [waiting.pop(key) for key in keys if key in waiting]


def concept_results(room: ClassRoom) -> list[ConceptResult]:
    """Return how the class answered, by concept."""
    found: dict[str, ConceptResult] = {}
    for question in room.record.questions:
        concept = QUESTIONS[room.record.game][question.name].concept
        result = found.setdefault(concept, ConceptResult(concept, 0, 0))
        result.answers += len(question.answers)
        result.right += list(question.answers.values()).count(0)
    return list(found.values())
