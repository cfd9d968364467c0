"""What a class leaves for its teacher: counts by concept and table as CSV, without a name and without a time."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from organelle.server.app.class_asking import AFTER, BEFORE
from organelle.server.app.class_events import records_at
from organelle.server.app.class_questions import CHOICES, QUESTIONS
from organelle.server.classes import ClassQuestion, ClassRecord

if TYPE_CHECKING:
    from organelle.server.app.class_room import ClassRoom

Row = tuple[str | int, ...]

COLUMNS = ("part", "concept", "name", "table", "count", "right", "wrong_1", "wrong_2", "right_before", "right_after")


def report(room: ClassRoom) -> str:
    """Return the report; tables are counted from 1, and 0 is whoever had no table then."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(answer_rows(room.record))
    writer.writerows(paired_rows(room.record))
    writer.writerows(event_rows(room))
    return text.getvalue()


def concept_of(record: ClassRecord, name: str) -> str:
    """Return the concept that a question is about."""
    return QUESTIONS[record.game][name].concept


def answer_rows(record: ClassRecord) -> Iterator[Row]:
    """Yield a row for each question and table: how many answered, and what."""
    for question in record.questions:
        for table, choices in by_table(record, question).items():
            counts = [choices.count(choice) for choice in range(CHOICES)]
            concept = concept_of(record, question.name)
            yield (question.when, concept, question.name, table, len(choices), *counts, "", "")


def by_table(record: ClassRecord, question: ClassQuestion) -> dict[int, list[int]]:
    """Return the answers of each table, those of pupils who have left under 0."""
    found: dict[int, list[int]] = {}
    for pupil, choice in question.answers.items():
        found.setdefault(record.pupils[pupil].table + 1, []).append(choice)
    return dict(sorted(found.items()))


def paired_rows(record: ClassRecord) -> Iterator[Row]:
    """Yield a row for each question of the quiz: of those who answered it twice, how many were right each time."""
    before = {each.name: each.answers for each in record.questions if each.when == BEFORE}
    after = {each.name: each.answers for each in record.questions if each.when == AFTER}
    for name, first in before.items():
        last = after.get(name, {})
        both = first.keys() & last.keys()
        right = [sum(1 for pupil in both if answers[pupil] == 0) for answers in (first, last)]
        if both:
            yield ("paired", concept_of(record, name), name, "", len(both), "", "", "", *right)


def event_rows(room: ClassRoom) -> Iterator[Row]:
    """Yield a row for each kind of event and table: how often everybody there saw it."""
    for number, session in enumerate(room.tables, 1):
        counts = Counter(record.event.key for _, record in records_at(session))
        for key, count in sorted(counts.items()):
            yield ("event", "", key, number, count, "", "", "", "", "")
