"""The HTTP API of classes: one function a request, as in api.py."""

from __future__ import annotations

from msgspec import Struct

from organelle.server.app import class_asking
from organelle.server.app.class_debrief import Debrief, debrief
from organelle.server.app.class_info import ClassInfo, class_info
from organelle.server.app.class_questions import QUIZ
from organelle.server.app.class_report import report
from organelle.server.app.class_requests import ClassUpdate, NewClass, PupilUpdate
from organelle.server.app.class_room import ClassRoom
from organelle.server.web.call import Call, class_price, games_price, whole
from organelle.server.web.endpoint import Endpoint


class ClassTableUpdate(Struct):
    """What a teacher changes about one table."""

    frozen: bool


class PupilToken(Struct):
    """What moves a pupil's seat to this browser."""

    token: str


class QuestionRequest(Struct):
    """A question, asked in a `pause` or in the quiz `before` or `after`."""

    name: str
    when: str = "pause"


class QuestionUpdate(Struct):
    """Whether the right answer is shown."""

    shown: bool


class ClassAnswer(Struct):
    """A pupil's answer to the question of that number: 0 is the right one."""

    question: int
    choice: int
    name: str = ""
    """The name of the question, which another one may follow under the same number; empty if it is not known."""
    when: str = ""
    """When it was asked; empty if it is not known."""


class QuestionList(Struct):
    """The questions that fit what has happened, those of the quiz, and what was asked."""

    fitting: list[str]
    quiz: list[str]
    asked: dict[str, list[str]]
    """Those that were asked already, by when."""


class LeftClass(Struct):
    """Nothing of the class is left at this browser."""


async def room_of(call: Call) -> ClassRoom:
    """Return the class in the path; whoever has it read pays for its games; raise NoClass if there is none."""
    return await call.service.classes.find(call.path["class"], lambda room: call.spend(games_price(room)))


def require_teacher(call: Call, room: ClassRoom) -> None:
    """Raise NotTeacher if the visitor is not; a teacher pays for the entries of all tables that are looked through."""
    room.require_teacher(call.visitor)
    call.spend(games_price(room))


def info(call: Call, room: ClassRoom) -> ClassInfo:
    """Return the class as the visitor may see it; a teacher pays for a look at each table."""
    call.spend(class_price(room, call.visitor))
    now = call.service.context.clock.now()
    found = class_info(room, call.visitor, now)
    found.now = now
    return found


async def open_class(call: Call, body: NewClass) -> ClassInfo:
    """Open a class; the answer has its code and the token of its teacher."""
    call.open_class()
    return info(call, await call.service.classes.open(call.visitor, body))


async def show_class(call: Call) -> ClassInfo:
    """Return a class, as its teacher, one of its pupils or a stranger sees it."""
    return info(call, await room_of(call))


async def update_class(call: Call, body: ClassUpdate) -> ClassInfo:
    """Start, pause, go on with, prolong or end a class."""
    room = await room_of(call)
    await call.service.classes.update(room, call.visitor, body)
    return info(call, room)


async def update_class_table(call: Call, body: ClassTableUpdate) -> ClassInfo:
    """Pause one table of a class, or let it go on."""
    room = await room_of(call)
    number = whole(call.path["number"], "number")
    await call.service.classes.freeze_table(room, call.visitor, number, body.frozen)
    return info(call, room)


async def join_class(call: Call) -> ClassInfo:
    """Join a class: a name and a seat are given; joining again changes nothing."""
    call.check_join()
    room = await room_of(call)
    await call.service.classes.join(room, call.visitor)
    return info(call, room)


async def leave_class(call: Call) -> LeftClass:
    """Leave a class; a bot plays on."""
    await call.service.classes.leave(await room_of(call), call.visitor)
    return LeftClass()


async def update_pupil(call: Call, body: PupilUpdate) -> ClassInfo:
    """Move a pupil to another table, or have a bot stand in."""
    room = await room_of(call)
    await call.service.classes.update_pupil(room, call.visitor, whole(call.path["number"], "number"), body)
    return info(call, room)


async def move_device(call: Call, body: PupilToken) -> ClassInfo:
    """Move a pupil's seat to this browser by its token."""
    call.check_join()
    room = await room_of(call)
    await call.service.classes.take_seat(room, call.visitor, body.token)
    return info(call, room)


async def class_questions(call: Call) -> QuestionList:
    """Return the questions that fit what has happened at half of the tables, and those of the quiz."""
    room = await room_of(call)
    require_teacher(call, room)
    quiz = list(QUIZ.get(room.record.game, ()))
    return QuestionList(class_asking.fitting_questions(room), quiz, class_asking.asked_questions(room))


async def ask_class(call: Call, body: QuestionRequest) -> ClassInfo:
    """Ask the class a question in a pause."""
    room = await room_of(call)
    await class_asking.ask(room, call.visitor, body.name, body.when)
    return info(call, room)


async def show_answer(call: Call, body: QuestionUpdate) -> ClassInfo:
    """Show which answer is right."""
    room = await room_of(call)
    if body.shown:
        await class_asking.show(room, call.visitor)
    return info(call, room)


async def answer_class(call: Call, body: ClassAnswer) -> ClassInfo:
    """Answer the question that is asked."""
    room = await room_of(call)
    await class_asking.answer(room, call.visitor, body.question, body.choice, body.name, body.when)
    return info(call, room)


async def class_report(call: Call) -> str:
    """Return what the class answered and saw, as CSV without names and times."""
    room = await room_of(call)
    require_teacher(call, room)
    return report(room)


async def class_debrief(call: Call) -> Debrief:
    """Return the games of a class in figures, to talk about afterwards."""
    room = await room_of(call)
    require_teacher(call, room)
    return await debrief(room)


CLASS_ENDPOINTS = [
    Endpoint("POST", "/api/classes", open_class, ClassInfo, NewClass, status=201),
    Endpoint("GET", "/api/classes/{class}", show_class, ClassInfo),
    Endpoint("PUT", "/api/classes/{class}", update_class, ClassInfo, ClassUpdate, quick=False),
    Endpoint("PUT", "/api/classes/{class}/tables/{number}", update_class_table, ClassInfo, ClassTableUpdate),
    Endpoint("POST", "/api/classes/{class}/pupils", join_class, ClassInfo),
    Endpoint("DELETE", "/api/classes/{class}/pupils", leave_class, LeftClass),
    Endpoint("PUT", "/api/classes/{class}/pupils/{number}", update_pupil, ClassInfo, PupilUpdate),
    Endpoint("POST", "/api/classes/{class}/device", move_device, ClassInfo, PupilToken),
    Endpoint("GET", "/api/classes/{class}/questions", class_questions, QuestionList),
    Endpoint("POST", "/api/classes/{class}/question", ask_class, ClassInfo, QuestionRequest),
    Endpoint("PUT", "/api/classes/{class}/question", show_answer, ClassInfo, QuestionUpdate),
    Endpoint("POST", "/api/classes/{class}/answer", answer_class, ClassInfo, ClassAnswer),
    Endpoint("GET", "/api/classes/{class}/report", class_report, str),
    Endpoint("GET", "/api/classes/{class}/debrief", class_debrief, Debrief),
]
