"""What teachers send to open a class and to change it."""

from __future__ import annotations

from msgspec import Struct

from organelle.server.classes import ClassRecord
from organelle.server.records import OVER


class NewClass(Struct):
    """What it takes to open a class; what is left out comes with the preset."""

    game: str
    preset: str = "lesson"
    size: int | None = None
    language: str = "en"
    level: str = "normal"


class ClassUpdate(Struct):
    """What a teacher changes about a class; what is left out stays."""

    stage: str | None = None
    frozen: bool | None = None
    more_minutes: int = 0


class PupilUpdate(Struct):
    """What a teacher changes about a pupil; what is left out stays."""

    table: int | None = None
    stand_in: bool | None = None
    gone: bool = False
    """Take the pupil out of the class; whoever came by mistake, or too often, makes room."""


def change_class(record: ClassRecord, update: ClassUpdate, now: int) -> None:
    """Make a teacher's changes; `now` is the time in milliseconds."""
    if update.frozen is not None and update.frozen != record.frozen:
        freeze(record, update.frozen, now)
    if update.stage == OVER:
        record.stage = OVER
    if record.ends and update.more_minutes:
        record.ends += min(60, max(-60, update.more_minutes)) * 60_000


def freeze(record: ClassRecord, frozen: bool, now: int) -> None:
    """Pause a class, or let it go on: the question is put away then, and the time for playing goes on as well."""
    if not frozen:
        record.asking = False
        if record.ends and record.paused:
            record.ends += max(0, now - record.paused)
    record.frozen, record.paused = frozen, now if frozen else 0
