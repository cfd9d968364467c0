"""The questions for a pause: enough of them, whole in both languages, and each led to by an event that there is."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import organelle
from organelle.localization import LANGUAGES, LOCALES, is_complete
from organelle.server.app import class_asking
from organelle.server.app.class_asking import AFTER, BEFORE, PAUSE
from organelle.server.app.class_debrief import ROUTES, EventTotals, add_event, route_of
from organelle.server.app.class_events import MOST_EVENTS, events_at
from organelle.server.app.class_info import class_info
from organelle.server.app.class_questions import CHOICES, QUESTIONS, QUIZ, offered
from organelle.server.app.class_report import COLUMNS, report
from organelle.server.app.class_requests import ClassUpdate, NewClass
from organelle.server.app.class_room import ClassRoom
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.visitor import Visitor
from organelle.server.errors import ClassNotFrozen, NotInClass, NotTeacher
from organelle.table.errors import Illegal
from server.in_process import Watch, close, process

LEAST = {"cytosis": 25, "cellulose": 20, "foment": 15}
GAINED, REPLAY = "cytosis.resource.gained", "cytosis-first-2.log"
MOST_LONGEST = 0.4
"""Of three answers one in three is the longest by chance."""
PARTS = {"right", "wrong-1", "wrong-2", "why", "idea-1", "idea-2"}
TEACHER, ADA, BEN = Visitor("teacher"), Visitor("ada"), Visitor("ben")


@pytest.mark.parametrize("game", list(LEAST))
def test_every_question_has_an_event_and_a_concept(game: str) -> None:
    keys = {event.key for event in organelle.game(game).rules.events}
    assert len(QUESTIONS[game]) >= LEAST[game]
    for name, question in QUESTIONS[game].items():
        assert question.concept and question.events and set(question.events) <= keys, name
    assert set(QUIZ[game]) <= set(QUESTIONS[game])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if is_complete(language)])
@pytest.mark.parametrize("game", list(LEAST))
def test_every_question_is_whole_in_every_language(game: str, language: str) -> None:
    source = (LOCALES / language / f"biology-questions-{game}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.value is not None and entry.id.name not in found
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    assert found == dict.fromkeys(QUESTIONS[game], PARTS)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if is_complete(language)])
@pytest.mark.parametrize("game", list(LEAST))
def test_who_picks_the_longest_answer_is_seldom_right(game: str, language: str) -> None:
    source = (LOCALES / language / f"biology-questions-{game}.ftl").read_text("utf-8")
    answers = [line.strip() for line in source.splitlines() if line.lstrip().startswith((".right", ".wrong"))]
    lengths = [len(answer.partition(" = ")[2]) for answer in answers]
    asked = [lengths[first : first + CHOICES] for first in range(0, len(lengths), CHOICES)]
    right = [true > max(wrong) for true, *wrong in asked]
    assert len(right) == len(QUESTIONS[game]) and sum(right) <= MOST_LONGEST * len(right)


@pytest.mark.parametrize("game", list(LEAST))
def test_a_game_leads_to_most_questions(game: str) -> None:
    replays = Path(__file__).parents[1] / "replays"
    text = next(path for path in sorted(replays.glob(f"*{game}*.log"))).read_text("utf-8")
    keys = {str(event["key"]) for event in organelle.replay(text, seed=1).events(0, None)}
    assert len(offered(game, [keys])) >= LEAST[game] * 2 // 3


def test_a_question_is_offered_when_half_of_the_tables_know_it() -> None:
    mutated = {"foment.mutated"}
    assert "mutation-need" in offered("foment", [mutated, set()])
    assert "mutation-need" not in offered("foment", [mutated, set(), set()])
    assert offered("foment", []) == [] and offered("duel", [{"duel.drew"}]) == []


def test_a_class_is_asked_in_a_pause_and_before_and_after(tmp_path: Path) -> None:
    asyncio.run(asked(tmp_path))


async def asked(tmp_path: Path) -> None:
    service = await process(str(tmp_path / "tables.db"), Watch())
    service.offer.games.append("cytosis")
    room = await service.classes.open(TEACHER, NewClass("cytosis", level="random"))
    for pupil in (ADA, BEN):
        await service.classes.join(room, pupil)
    with pytest.raises(ClassNotFrozen):
        await class_asking.ask(room, TEACHER, "atp-source", BEFORE)
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    await class_asking.ask(room, TEACHER, "atp-source", BEFORE)
    for pupil, choice in ((ADA, 1), (BEN, 0)):
        await class_asking.answer(room, pupil, 0, choice)
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=False, stage="playing"))
    with pytest.raises(Illegal):
        await class_asking.answer(room, ADA, 0, 0)
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    names = class_asking.fitting_questions(room)
    with pytest.raises(NotTeacher):
        await class_asking.ask(room, ADA, names[0], PAUSE)
    await class_asking.ask(room, TEACHER, names[0], PAUSE)
    assert names[0] not in class_asking.fitting_questions(room), "it was asked"
    await class_asking.answer(room, ADA, 1, 2)
    await class_asking.answer(room, ADA, 1, 0)
    with pytest.raises(NotInClass):
        await class_asking.answer(room, Visitor("stranger"), 1, 0)
    seen = class_info(room, BEN, 0).question
    assert seen is not None and not seen.shown and seen.answered == 1 and not isinstance(seen.counts, list)
    await class_asking.show(room, TEACHER)
    seen = class_info(room, BEN, 0).question
    assert seen is not None and seen.counts == [1, 0, 0]
    with pytest.raises(Illegal):
        await class_asking.answer(room, BEN, 1, 0)
    await class_asking.ask(room, TEACHER, "atp-source", AFTER)
    for pupil in (ADA, BEN):
        await class_asking.answer(room, pupil, 2, 0)
    rows = list(csv.DictReader(io.StringIO(report(room))))
    assert tuple(rows[0]) == COLUMNS
    paired = next(row for row in rows if row["part"] == "paired")
    assert (paired["concept"], paired["count"], paired["right_before"], paired["right_after"]) == (
        "respiration",
        "2",
        "1",
        "2",
    )
    assert any(row["part"] == "event" and row["name"].startswith("cytosis.") for row in rows)
    assert "Ribosome" not in report(room) and "ada" not in report(room)
    await close(service)


async def paused_class(database: Path, *pupils: Visitor) -> tuple[Service, ClassRoom]:
    """A class that is paused before its start."""
    service = await process(str(database / "tables.db"), Watch())
    service.offer.games.append("cytosis")
    room = await service.classes.open(TEACHER, NewClass("cytosis", level="random"))
    for pupil in pupils:
        await service.classes.join(room, pupil)
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    return service, room


def test_a_question_is_asked_at_no_other_time(tmp_path: Path) -> None:
    asyncio.run(asked_at_another_time(tmp_path))


async def asked_at_another_time(tmp_path: Path) -> None:
    service, room = await paused_class(tmp_path)
    for when in ("", "Pause", "whatever somebody types"):
        with pytest.raises(Illegal) as refused:
            await class_asking.ask(room, TEACHER, "atp-source", when)
        assert refused.value.key == "class-bad-when"
    assert room.record.questions == []
    await close(service)


def test_a_question_stays_in_the_pause_in_which_it_was_asked(tmp_path: Path) -> None:
    asyncio.run(asked_and_gone_on(tmp_path))


async def asked_and_gone_on(tmp_path: Path) -> None:
    service, room = await paused_class(tmp_path, ADA)
    await class_asking.ask(room, TEACHER, "atp-source", BEFORE)
    await class_asking.show(room, TEACHER)
    await service.classes.update(room, TEACHER, ClassUpdate(stage="playing", frozen=False))
    await service.classes.update(room, TEACHER, ClassUpdate(frozen=True))
    assert class_info(room, ADA, 0).question is None and room.record.questions[0].shown
    with pytest.raises(Illegal):
        await class_asking.show(room, TEACHER)
    assert class_asking.asked_questions(room) == {PAUSE: [], BEFORE: ["atp-source"], AFTER: []}
    await class_asking.ask(room, TEACHER, "mrna-role", AFTER)
    seen = class_info(room, ADA, 0).question
    assert seen is not None and (seen.number, seen.name, seen.shown) == (1, "mrna-role", False)
    await close(service)


def test_an_answer_counts_for_the_question_that_the_pupil_saw(tmp_path: Path) -> None:
    asyncio.run(answered_late(tmp_path))


async def answered_late(tmp_path: Path) -> None:
    service, room = await paused_class(tmp_path, ADA)
    for name, when in (("atp-source", BEFORE), ("mrna-role", BEFORE), ("mrna-role", AFTER)):
        await class_asking.ask(room, TEACHER, name, when)
    await class_asking.ask(room, TEACHER, "mrna-role", BEFORE)
    for late in (("atp-source", BEFORE), ("mrna-role", AFTER)):
        with pytest.raises(Illegal) as refused:
            await class_asking.answer(room, ADA, 2, 1, *late)
        assert refused.value.key == "class-bad-question"
    await class_asking.answer(room, ADA, 2, 0, "mrna-role", BEFORE)
    await class_asking.answer(room, ADA, 2, 1)
    assert [question.answers for question in room.record.questions] == [{}, {}, {0: 1}]
    await close(service)


def test_a_debrief_follows_one_vesicle_and_adds_up_what_was_gained() -> None:
    text = (Path(__file__).parents[1] / "replays" / REPLAY).read_text("utf-8")
    events = organelle.replay(text, seed=1).events(0, None)
    found = EventTotals("cytosis")
    for told in ([], events):
        found.add_table(told)
    route, totals, often = found.route, found.totals, found.often()
    assert found.tables == found.route_table == 2 and [event["key"] for event in route] == list(ROUTES["cytosis"])
    placed, moved, left = route
    assert placed["vesicle"] == moved["from"] and moved["vesicle"] == left["vesicle"]
    atp = sum(event["count"] for event in events if event["key"] == GAINED and event["resource"] == "atp")
    assert totals[GAINED]["atp"] == atp > 0
    asked = {key for question in QUESTIONS["cytosis"].values() for key in question.events}
    most = sorted((sums["times"] for key, sums in totals.items() if key in asked), reverse=True)
    assert [each.times for each in often] == most[:5] and {str(each.example["key"]) for each in often} <= asked


def test_a_nutrient_without_a_number_is_one() -> None:
    totals: dict[str, dict[str, int]] = {}
    for event in (
        {"key": "foment.maintained", "seat": 1, "nutrient": "lipid", "number": 9},
        {"key": "foment.fed", "seat": 1, "other": 2, "nutrient": "carb"},
        {"key": "foment.ate", "seat": 0, "lipids": 2, "aminos": 0, "carbs": 1},
        {"key": "foment.ate", "seat": 2, "lipids": 1, "aminos": 0, "carbs": 0},
    ):
        add_event(totals, event)
    assert totals == {
        "foment.maintained": {"times": 1, "lipid": 1},
        "foment.fed": {"times": 1, "carb": 1},
        "foment.ate": {"times": 2, "lipids": 3, "aminos": 0, "carbs": 1},
    }


def test_the_way_of_water_begins_with_water() -> None:
    gained, watered, grew = ROUTES["cellulose"]
    events: list[Any] = [
        {"key": gained, "seat": 0, "resource": "co2", "amount": 1},
        {"key": watered, "seat": 0, "amount": 1},
        {"key": gained, "seat": 1, "resource": "water", "amount": 2},
        {"key": watered, "seat": 0, "amount": 1},
        {"key": watered, "seat": 1, "amount": 1},
        {"key": grew, "seat": 1},
    ]
    assert route_of("cellulose", events) == [events[2], events[4], events[5]]


class Told(dict[str, Any]):
    """An event that counts how often its kind is asked for."""

    asked = 0

    def __getitem__(self, name: str) -> Any:
        Told.asked += name == "key"
        return super().__getitem__(name)


def test_a_route_is_found_in_one_pass() -> None:
    placed, moved, left = ROUTES["cytosis"]
    begun: list[Any] = [Told(key=placed, seat=number % 5, vesicle=number) for number in range(500)]
    gone = [Told(key=moved, seat=0, vesicle=number) for number in range(1_000, 1_500)]
    Told.asked = 0
    assert len(route_of("cytosis", [*begun, *gone])) == 1
    assert Told.asked <= 3 * 1_000
    last = [Told(key=moved, seat=3, vesicle=600, **{"from": 498}), Told(key=left, seat=3, vesicle=600)]
    assert route_of("cytosis", [*begun, *gone, *last]) == [begun[498], *last]


def test_nothing_is_told_of_moves_that_were_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = organelle.game("duel").new(seats=2, seed=7)
    session = cast(TableSession, SimpleNamespace(match=match))
    for _ in range(40):
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
        match.undo(seat)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    live = {entry.number for entry in match.entries() if entry.live}
    expected = [event for event in match.events(0, None) if event["number"] in live]
    assert 0 < len(expected) < MOST_EVENTS and events_at(session) == expected
    monkeypatch.setattr("organelle.server.app.class_events.MOST_EVENTS", 3)
    assert events_at(session) == expected[:3]
