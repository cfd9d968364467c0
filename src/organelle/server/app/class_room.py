"""A class in the memory of this process: one object with one lock, and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from organelle.server.app.class_info import GameStanding, class_info
from organelle.server.app.class_seating import update_seats
from organelle.server.app.session import TableSession
from organelle.server.app.sessions import SessionRegistry
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import encode
from organelle.server.classes import ClassRecord
from organelle.server.errors import Busy, ClassCrowded, NoClass, NotInClass, NotTeacher
from organelle.server.records import OVER, TableRecord
from organelle.table.errors import Illegal

RACES = 8
"""How often a change is tried again after another process was faster."""

TOGETHER = 0.1
"""Within how many seconds those who look are told of several changes in one message."""

PAUSE = 1.0
"""Seconds after which those who look are told how their tables stand, if that has changed."""

MOST_WATCHERS, MOST_WINDOWS = 200, 10
"""Who look at a class when no more strangers may, and at how many windows a pupil looks; teachers always may."""

SentInfos = dict[tuple[bool, int | None], tuple[int, bytes]]
"""What was told just now, by whether the teacher looks and which pupil: its hash, and the message."""


class ClassWatcher(Visitor):
    """A visitor who is sent the class whenever it changes."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.guest, visitor.token, visitor.language, visitor.address)
        self.sent = 0
        """The hash of what was sent last."""

    def send(self, message: bytes) -> None:
        """Pass a message on, now or soon; never wait."""
        raise NotImplementedError

    def dismiss(self, error: Illegal) -> None:
        """Say why they may not stay, and let them go; never wait."""
        raise NotImplementedError


class ClassRoom:
    """One class.

    Args:
        record: the class as it is stored; the room owns it from now on.
        sessions: where its tables are found.
    """

    def __init__(self, record: ClassRecord, sessions: SessionRegistry) -> None:
        self.record = record
        self.sessions = sessions
        self.context = sessions.context
        self.lock = asyncio.Lock()
        self.tables: list[TableSession] = []
        self.watchers: set[ClassWatcher] = set()
        self.standings: dict[str, GameStanding] = {}
        """How the tables stood when somebody last looked, by their ids."""
        self.broadcasting: asyncio.Task[None] | None = None
        self.announcing = False
        """Will everyone be told of a change in a moment?"""
        self.applied: ClassRecord | None = None
        """The record that the tables were made like last."""
        self.touched = self.context.clock.now()

    def __repr__(self) -> str:
        return f"<ClassRoom {self.record!r}, {len(self.watchers)} watchers>"

    def is_teacher(self, visitor: Visitor) -> bool:
        """Return whether it is the teacher, by the browser that opened the class or by the teacher's link."""
        record = self.record
        if visitor.guest == record.host:
            return True
        return self.context.signer.opens_class(visitor.token, "teacher", record.id, record.salt)

    def require_teacher(self, visitor: Visitor) -> None:
        """Raise NotTeacher if it is somebody else."""
        if not self.is_teacher(visitor):
            raise NotTeacher()

    def pupil_number(self, visitor: Visitor) -> int | None:
        """Return the number of the pupil whose browser it is; None if it is nobody's."""
        pupils = self.record.pupils
        return next((number for number in self.record.present if pupils[number].guest == visitor.guest), None)

    def require_pupil(self, visitor: Visitor) -> int:
        """Return the number of the pupil; raise NotInClass if the visitor is none."""
        found = self.pupil_number(visitor)
        if found is None:
            raise NotInClass()
        return found

    async def edit(self, edit: Callable[[ClassRecord], Any]) -> None:
        """Change the class, then its tables where they differ, and tell everyone in a moment.

        Args:
            edit: changes the copy of the newest record that it is given; called again if another process was faster.
                What it raises leaves all as it was.

        Raises:
            NoClass: if its time is over.
            Busy: if other processes were faster again and again.
        """
        async with self.lock:
            await self.edit_locked(edit)

    async def edit_locked(self, edit: Callable[[ClassRecord], Any]) -> None:
        """As `edit`, for whoever holds the lock."""
        for _ in range(RACES):
            record = copy_of(self.record)
            edit(record)
            if record != self.record:
                if self.record.stage != OVER:  # from its end on nothing makes a class last longer
                    record.updated = self.context.clock.now()
                if not await self.context.store.update_class(record):
                    await self.reload()
                    continue
                record.revision += 1
                self.record = record
            if self.applied is None or seating_of(record) != seating_of(self.applied):
                await self.update_tables()
            else:
                self.broadcast_soon()
            return
        raise Busy()

    async def reload(self) -> None:
        """Read the class again; raise NoClass if it is no more."""
        record = await self.context.store.load_class(self.record.id)
        if record is None:
            self.end(NoClass())
            raise NoClass()
        self.record = record

    async def update_tables(self) -> None:
        """Make every table what the record says, and tell everyone in a moment."""
        record, now = self.record, self.context.clock.now()
        self.tables = [await self.sessions.find(table.id) for table in record.tables]

        async def update_one(number: int, session: TableSession) -> None:
            def edit(table: TableRecord) -> None:
                update_seats(table, record, number, now)

            async with session.change() as change:
                await change.edit(edit)

        await asyncio.gather(*(update_one(number, session) for number, session in enumerate(self.tables)))
        self.applied = record
        self.broadcast_soon()

    def arrive(self, watcher: ClassWatcher) -> None:
        """Add a watcher, tell them and nobody else how the class stands, and keep telling.

        Raises:
            ClassCrowded: if too many look already.
        """
        if watcher not in self.watchers and not self.has_place(watcher):
            raise ClassCrowded()
        self.watchers.add(watcher)
        watcher.sent = 0
        self._send_info(watcher, {})
        if self.broadcasting is None or self.broadcasting.done():
            self.broadcasting = asyncio.get_running_loop().create_task(self._keep_broadcasting())

    def has_place(self, visitor: Visitor) -> bool:
        """Return whether one more window of that visitor may look."""
        if self.is_teacher(visitor):
            return True
        if self.pupil_number(visitor) is None:
            return len(self.watchers) < MOST_WATCHERS
        return sum(1 for watcher in self.watchers if watcher.guest == visitor.guest) < MOST_WINDOWS

    def broadcast_soon(self) -> None:
        """Tell everyone in a moment, with whatever else happens until then."""
        if not self.announcing:
            self.announcing = True
            asyncio.get_running_loop().call_later(TOGETHER, self.broadcast)

    def broadcast(self) -> None:
        """Send everyone the class as they may see it, unless they have just been sent the same."""
        self.announcing = False
        made: SentInfos = {}
        for watcher in self.watchers:
            self._send_info(watcher, made)

    def _send_info(self, watcher: ClassWatcher, made: SentInfos) -> None:
        """Tell one watcher; what was made for others who see the same is sent again, what is made here is added."""
        self.touched = now = self.context.clock.now()
        key = (self.is_teacher(watcher), self.pupil_number(watcher))
        if key not in made:
            info = class_info(self, watcher, now)
            stands = hash(encode(info))
            info.now = now
            made[key] = (stands, encode(info))
        stands, message = made[key]
        if stands != watcher.sent:
            watcher.sent = stands
            watcher.send(message)

    async def _keep_broadcasting(self) -> None:
        """Tell how the tables stand, again and again, as long as anybody looks."""
        while self.watchers:
            await asyncio.sleep(PAUSE)
            self.find_tables_again()
            for session in self.tables:
                session.touched = self.context.clock.now()  # a table that is shown stays in memory
            self.broadcast()

    def find_tables_again(self) -> None:
        """Hold the tables that are in memory now: one that left it for a while may have been read again."""
        self.tables = [self.sessions.live.get(session.id, session) for session in self.tables]

    def end(self, error: Illegal) -> None:
        """Let everyone go, for the class is no more."""
        for watcher in self.watchers:
            watcher.dismiss(error)
        self.watchers.clear()


def copy_of(record: ClassRecord) -> ClassRecord:
    """Return a copy of a class that shares nothing with it."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=ClassRecord)


def seating_of(record: ClassRecord) -> tuple[object, ...]:
    """Return what the tables follow from: who sits where, and what is paused."""
    seated = [(pupil.guest, pupil.name, pupil.table, pupil.seat) for pupil in record.pupils]
    tables = [(table.id, table.frozen) for table in record.tables]
    return seated, tables, record.frozen, record.stage
