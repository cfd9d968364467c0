"""A class as a visitor may see it: its teacher all of it, a pupil what is theirs, a stranger next to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType

from organelle.server.app.class_names import every_name
from organelle.server.app.class_questions import CHOICES
from organelle.server.app.visitor import Visitor
from organelle.server.records import PERSON

if TYPE_CHECKING:
    from organelle.server.app.class_room import ClassRoom
    from organelle.server.app.session import TableSession
    from organelle.table.match import Match


class PupilInfo(Struct):
    """A pupil: the generated name, and where they sit (null before the start)."""

    number: int
    name: str
    table: int | None
    seat: int | None
    here: bool
    table_id: str | UnsetType = UNSET
    token: str | UnsetType = UNSET
    """What moves the seat to another device; only for the pupil and the teacher."""


class ClassTableInfo(Struct):
    """A table as everyone may see it, hidden cards left out."""

    number: int
    id: str
    stage: str
    frozen: bool
    round: int | None
    scores: list[int | None]
    names: list[str]
    waiting: list[int]
    missing: list[int]
    updated: int


class ClassQuestionInfo(Struct):
    """The question that is asked, how often each answer was given, and the one of who looks."""

    number: int
    name: str
    when: str
    shown: bool
    counts: list[int] | UnsetType = UNSET
    """How many gave each answer: for the teacher, and for everyone once the right one is shown."""
    answered: int = 0
    mine: int | None = None


class ClassInfo(Struct, tag="class", tag_field="type"):
    """A class; nothing in it was typed by anybody."""

    id: str
    code: str
    game: str
    preset: str
    size: int
    language: str
    level: str
    stage: str
    frozen: bool
    ends: int
    paused: int
    """Since when the time that is left stands still; 0 while it does not."""
    minutes: int
    lasting: int
    joined: int
    teacher: bool
    me: PupilInfo | None
    question: ClassQuestionInfo | None
    pupils: list[PupilInfo] | UnsetType = UNSET
    tables: list[ClassTableInfo] | UnsetType = UNSET
    token: str | UnsetType = UNSET
    now: int = 0


class GameStanding(Struct, frozen=True):
    """What of a match everyone may see at its table; it stays until the next entry."""

    match: Any
    number: int
    round: int | None
    scores: list[int | None]


def class_info(room: ClassRoom, visitor: Visitor, now: int) -> ClassInfo:
    """Return the class as that visitor may see it; `now` is the time in milliseconds."""
    record, teacher, own = room.record, room.is_teacher(visitor), room.pupil_number(visitor)
    looking = {watcher.guest for watcher in room.watchers}
    info = ClassInfo(
        id=record.id,
        code=record.code,
        game=record.game,
        preset=record.preset,
        size=record.size,
        language=record.language,
        level=record.level,
        stage=record.stage,
        frozen=record.frozen,
        ends=record.ends,
        paused=record.paused,
        minutes=record.minutes,
        lasting=record.lasting,
        joined=len(record.present),
        teacher=teacher,
        me=None if own is None else pupil_info(room, own, looking),
        question=question_info(room, own, teacher),
    )
    if teacher:
        info.pupils = [pupil_info(room, number, looking) for number in record.present]
        info.tables = [table_summary(room, session, number, now) for number, session in enumerate(room.tables)]
        info.token = room.context.signer.class_token("teacher", record.id, record.salt)
    return info


def pupil_info(room: ClassRoom, number: int, looking: set[str]) -> PupilInfo:
    """Return a pupil, with the token that moves the seat to another device; `looking` are the guests who look."""
    record, pupil = room.record, room.record.pupils[number]
    name, token = every_name(record.language)[pupil.name], pupil_token(room, number)
    if not 0 <= pupil.table < len(room.tables):
        return PupilInfo(number, name, None, None, pupil.guest in looking, token=token)
    session = room.tables[pupil.table]
    here = pupil.seat in session.presence.here()
    return PupilInfo(number, name, pupil.table, pupil.seat, here, session.id, token)


def pupil_token(room: ClassRoom, number: int) -> str:
    """Return what opens a pupil's seat for another browser."""
    return room.context.signer.class_token(f"pupil-{number}", room.record.id, room.record.pupils[number].salt)


def table_summary(room: ClassRoom, session: TableSession, number: int, now: int) -> ClassTableInfo:
    """Return how a table stands, from what everyone at it may see."""
    record, match = session.record, session.match
    stands = standing(room, session, match) if match is not None else None
    waiting = list(match.waiting) if match is not None and session.broken is None else []
    return ClassTableInfo(
        number=number,
        id=record.id,
        stage=record.stage,
        frozen=record.frozen > 0,
        round=stands.round if stands is not None else None,
        scores=stands.scores if stands is not None else [None] * len(record.seats),
        names=[seat.name if seat.kind == PERSON else "" for seat in record.seats],
        waiting=waiting,
        missing=[seat for seat in waiting if session.presence.is_missing(seat, now)],
        updated=record.updated,
    )


def standing(room: ClassRoom, session: TableSession, match: Match) -> GameStanding:
    """Return how the match at a table stands; its view is made once for each entry, whoever looks."""
    found = room.standings.get(session.id)
    if found is None or found.match is not match or found.number != match.number:
        view = match.view(None)
        found = GameStanding(match, match.number, round_of(view), scores_of(view, len(session.record.seats)))
        room.standings[session.id] = found
    return found


def round_of(view: dict[str, Any]) -> int | None:
    """Return the number of the round, if the game counts them."""
    found = view.get("table", {}).get("round")
    return found if isinstance(found, int) else None


def scores_of(view: dict[str, Any], seats: int) -> list[int | None]:
    """Return the scores as far as everyone knows them: at the end the final ones, before what the table shows."""
    if view.get("scores"):
        return list(view["scores"])
    players = view.get("table", {}).get("players", [])
    found = [score_of(player) for player in players if isinstance(player, dict)][:seats]
    return [*found, *[None] * (seats - len(found))]


def score_of(player: dict[str, Any]) -> int | None:
    """Return a player's health, points or score, where the table shows one."""
    numbers = [player[name] for name in ("health", "points", "score") if isinstance(player.get(name), int)]
    return numbers[0] if numbers else None


def question_info(room: ClassRoom, own: int | None, teacher: bool) -> ClassQuestionInfo | None:
    """Return the question that is asked now; None if there is none."""
    record, question = room.record, room.record.question
    if question is None:
        return None
    mine = None if own is None else question.answers.get(own)
    info = ClassQuestionInfo(
        len(record.questions) - 1, question.name, question.when, question.shown, UNSET, len(question.answers), mine
    )
    if teacher or question.shown:
        given = list(question.answers.values())
        info.counts = [given.count(choice) for choice in range(CHOICES)]
    return info
