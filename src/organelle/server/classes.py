"""A class as it is stored: its pupils, where each of them sits, and what it was asked."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, field


class Pupil(Struct):
    """Whoever came to a class: a browser and a name that was made for it; nothing that anybody typed."""

    guest: str
    """The browser that has the seat; empty if it has left."""
    name: int
    """Which of the generated names."""
    salt: str
    """What makes the link to the seat another one when it has moved to another browser."""
    table: int = -1
    """Which of the tables of the class; negative while nobody is seated."""
    seat: int = -1

    def __repr__(self) -> str:
        return f"<Pupil {self.name} at table {self.table}, seat {self.seat}>"


class ClassTable(Struct):
    """A table of a class."""

    id: str
    seats: int
    frozen: bool = False


class ClassQuestion(Struct):
    """A question that the class was asked, and what each pupil answered by number."""

    name: str
    when: str = "pause"
    """Asked in a pause, or in the quiz `before` or `after` the lesson."""
    shown: bool = False
    """Is the right answer shown? Then no more answers are taken."""
    answers: dict[int, int] = field(default_factory=dict)


class ClassRecord(Struct):
    """A class as it is stored. Everything about its tables' seats follows from it."""

    id: str
    code: str
    host: str
    salt: str
    game: str
    preset: str
    size: int
    language: str
    level: str
    minutes: int
    created: int
    updated: int
    lasting: int
    """How many milliseconds after its last change or move it is deleted with everything in it."""
    stage: str = "open"
    """As the stages of a table: open, playing, over."""
    frozen: bool = False
    paused: int = 0
    """Since when all is paused; 0 while it is not. The time for playing stands still meanwhile."""
    ends: int = 0
    """When the time for playing is over; 0 before the start. Nothing happens then by itself."""
    tables: list[ClassTable] = field(default_factory=list)
    pupils: list[Pupil] = field(default_factory=list)
    questions: list[ClassQuestion] = field(default_factory=list)
    asking: bool = False
    """Is the last of the questions still before the class? It goes away when the class goes on."""
    revision: int = 0

    @property
    def present(self) -> list[int]:
        """The numbers of the pupils who have not left."""
        return [number for number, pupil in enumerate(self.pupils) if pupil.guest]

    @property
    def question(self) -> ClassQuestion | None:
        """The question that is open or whose answer is shown; only in the pause in which it was asked."""
        return self.questions[-1] if self.questions and self.asking and self.frozen else None

    def __repr__(self) -> str:
        """Name the class without its secrets."""
        return f"<ClassRecord {self.id} {self.game} {self.stage}, {len(self.pupils)} pupils, {len(self.tables)} tables>"


class ClassStore(Protocol):
    """Keeps classes beside their tables; the promises of `Store` hold here too."""

    async def create_class(self, record: ClassRecord) -> bool:
        """Write a new class; return False if its id or its code is taken."""

    async def update_class(self, record: ClassRecord) -> bool:
        """Write a class and add one to its revision; return False if the stored one has another revision."""

    async def load_class(self, class_id: str) -> ClassRecord | None:
        """Return a class; None if there is none."""

    async def find_class(self, code: str) -> str:
        """Return the id of the class with that six-letter code; empty if there is none."""

    async def count_classes(self, host: str) -> int:
        """Return how many classes that guest has open."""

    async def expired_classes(self, now: int) -> list[str]:
        """Return ids of classes whose time is over: nothing was changed or played for as long as they last."""

    async def remove_class(self, class_id: str, now: int) -> list[str]:
        """Remove a class whose time is over, with its tables and everything about them.

        Returns:
            the ids of the tables that are gone; none if its time is not over after all.
        """
