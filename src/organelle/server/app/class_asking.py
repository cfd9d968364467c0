"""Asking a class in a pause: which questions fit, the answers, and what is shown of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from organelle.server.app.class_events import records_at
from organelle.server.app.class_questions import CHOICES, QUESTIONS, QUIZ, offered
from organelle.server.app.visitor import Visitor
from organelle.server.classes import ClassQuestion, ClassRecord
from organelle.server.errors import ClassNotFrozen
from organelle.table.errors import illegal

if TYPE_CHECKING:
    from organelle.server.app.class_room import ClassRoom

PAUSE, BEFORE, AFTER = "pause", "before", "after"
"""When a question is asked: in a pause, or in the quiz at the beginning and at the end."""

TIMES = (PAUSE, BEFORE, AFTER)


def event_keys(room: ClassRoom) -> list[set[str]]:
    """Return what has happened so far at each table, by the keys of its events."""
    return [{record.event.key for _, record in records_at(session)} for session in room.tables]


def fitting_questions(room: ClassRoom) -> list[str]:
    """Return the questions that fit what has happened and were not asked yet."""
    asked = {each.name for each in room.record.questions if each.when == PAUSE}
    return [name for name in offered(room.record.game, event_keys(room)) if name not in asked]


def asked_questions(room: ClassRoom) -> dict[str, list[str]]:
    """Return which questions were asked so far, by when."""
    return {when: [each.name for each in room.record.questions if each.when == when] for when in TIMES}


async def ask(room: ClassRoom, visitor: Visitor, name: str, when: str) -> None:
    """Ask the class a question, or one of the quiz, for the teacher.

    Raises:
        NotTeacher: if it is somebody else.
        ClassNotFrozen: if the class is not paused.
        Illegal: if there is no such question, or it is asked at none of `TIMES`.
    """
    room.require_teacher(visitor)
    if when not in TIMES:
        raise illegal("class-bad-when", when=when, allowed=", ".join(TIMES))

    def edit(record: ClassRecord) -> None:
        if not record.frozen:
            raise ClassNotFrozen()
        known = QUIZ if when in (BEFORE, AFTER) else QUESTIONS
        if name not in known.get(record.game, ()):
            raise illegal("class-bad-question", name=name)
        before = next((each for each in record.questions if (each.name, each.when) == (name, when)), None)
        if before is None:
            record.questions.append(ClassQuestion(name, when))
        else:
            record.questions.remove(before)
            record.questions.append(before)
        record.asking = True

    await room.edit(edit)


async def show(room: ClassRoom, visitor: Visitor) -> None:
    """Show which answer to the present question is right, for the teacher; no more answers are taken then."""
    room.require_teacher(visitor)

    def edit(record: ClassRecord) -> None:
        if record.question is None:
            raise illegal("class-bad-question", name="")
        record.question.shown = True

    await room.edit(edit)


async def answer(room: ClassRoom, visitor: Visitor, number: int, choice: int, name: str = "", when: str = "") -> None:
    """Take a pupil's answer to the present question, or another one in its place until the right one is shown.

    A question that is asked again moves to the end, so its number alone does not say which one the pupil saw.

    Args:
        room: the class.
        visitor: the pupil.
        number: which of the questions the pupil saw.
        choice: the answer.
        name: the name of that question; empty if it is not known.
        when: when it was asked; empty if it is not known.

    Raises:
        NotInClass: if the visitor is no pupil.
        Illegal: if that question is not asked now.
    """
    pupil = room.require_pupil(visitor)

    def edit(record: ClassRecord) -> None:
        question = record.question
        if question is None or question.shown or number != len(record.questions) - 1 or not 0 <= choice < CHOICES:
            raise illegal("class-bad-question", name=question.name if question else "")
        if name not in ("", question.name) or when not in ("", question.when):
            raise illegal("class-bad-question", name=name)
        question.answers[pupil] = choice

    await room.edit(edit)
