"""Classes without accounts: opened by a teacher, joined by a code, played at tables, and gone a day later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import organelle
from organelle.localization import LANGUAGES
from organelle.server.app import tokens
from organelle.server.app.class_names import next_name
from organelle.server.app.class_presets import presets_of
from organelle.server.app.class_requests import ClassUpdate, NewClass, PupilUpdate, change_class
from organelle.server.app.class_room import ClassRoom, copy_of
from organelle.server.app.class_seating import move_pupil, new_seats, pupil_of, seat_everyone, seat_late
from organelle.server.app.requests import Offer
from organelle.server.app.seating import stand_in
from organelle.server.app.sessions import LOADING, SessionRegistry
from organelle.server.app.table_creation import TableCreator
from organelle.server.app.visitor import Visitor
from organelle.server.classes import ClassRecord, Pupil
from organelle.server.errors import BadToken, ClassEmpty, ClassFull, ClassOver, NoClass, NotBegun, TooManyClasses
from organelle.server.records import OPEN, OVER, PLAYING, TableRecord
from organelle.table.errors import Illegal, illegal

log = logging.getLogger("organelle.classes")

MOST_PUPILS, MOST_NAMES = 40, 160
"""Pupils that a class has at most, and names that it gives: those of pupils who have left are not given again."""

FORGET = 120_000
"""After how many milliseconds a class at which nobody looks leaves the memory."""


def nobody_pays(_room: ClassRoom) -> None:
    """Count nothing."""


class Classes:
    """Every class that somebody of this process looks at, and what teachers and pupils do there."""

    def __init__(self, sessions: SessionRegistry, creator: TableCreator, offer: Offer) -> None:
        self.sessions = sessions
        self.context = sessions.context
        self.creator = creator
        self.offer = offer
        self.live: dict[str, ClassRoom] = {}
        self._loading = [asyncio.Lock() for _ in range(LOADING)]
        sessions.on_class = self._heard

    async def open(self, visitor: Visitor, wanted: NewClass) -> ClassRoom:
        """Open a class with the visitor as its teacher.

        Raises:
            TooManyClasses: if the visitor has too many.
            Illegal: if the game, preset, size or level is none that there is.
        """
        if await self.context.store.count_classes(visitor.guest) >= self.offer.quota:
            raise TooManyClasses(most=self.offer.quota)
        record = self._new_record(visitor, wanted)
        while not await self.context.store.create_class(record):
            record.id, record.code = tokens.new_id(), tokens.new_code()
        return await self.find(record.id)

    def _new_record(self, visitor: Visitor, wanted: NewClass) -> ClassRecord:
        info = organelle.game(self.offer.check_game(wanted.game))
        presets = presets_of(info.name)
        preset = presets.get(wanted.preset)
        if preset is None:
            allowed = ", ".join(presets)
            raise illegal("class-bad-preset", game=info.name, preset=wanted.preset, allowed=allowed)
        size, low, high = wanted.size or preset.size, max(2, info.seats[0]), min(preset.most, info.seats[-1])
        if not low <= size <= high:
            raise illegal("class-bad-size", size=size, low=low, high=high)
        now = self.context.clock.now()
        return ClassRecord(
            id=tokens.new_id(),
            code=tokens.new_code(),
            host=visitor.guest,
            salt=tokens.new_salt(),
            game=info.name,
            preset=wanted.preset,
            size=size,
            language=wanted.language if wanted.language in LANGUAGES else "en",
            level=self.offer.check_level(wanted.level),
            minutes=preset.minutes,
            created=now,
            updated=now,
            lasting=preset.lasting,
        )

    async def find(self, class_id: str, loaded: Callable[[ClassRoom], None] = nobody_pays) -> ClassRoom:
        """Return a class, from memory or from the store; raise NoClass if there is none.

        Args:
            class_id: which class.
            loaded: called if the class, and perhaps the games at its tables, had to be read for this.
        """
        async with self._loading[hash(class_id) % LOADING]:
            found = self.live.get(class_id)
            if found is None:
                record = (
                    await self.context.store.load_class(class_id) if class_id.isascii() and class_id.isalnum() else None
                )
                if record is None:
                    raise NoClass()
                found = ClassRoom(record, self.sessions)
                async with found.lock:
                    await found.update_tables()
                self.live[class_id] = found
                loaded(found)
        if not self.context.bus.single_process:
            async with found.lock:
                await found.reload()
        found.find_tables_again()
        found.touched = self.context.clock.now()
        return found

    async def find_code(self, code: str) -> str:
        """Return the id of the class with that six-letter code; empty if there is none."""
        return await self.context.store.find_class(code.upper()) if code.isascii() and code.isalpha() else ""

    async def join(self, room: ClassRoom, visitor: Visitor) -> None:
        """Give the visitor a name and, once the class plays, a seat; do nothing for who is in it already.

        Raises:
            ClassOver, ClassFull: if nobody can come any more.
        """

        def edit(record: ClassRecord) -> None:
            if any(record.pupils[number].guest == visitor.guest for number in record.present):
                return
            if record.stage == OVER:
                raise ClassOver()
            if len(record.present) >= MOST_PUPILS or len(record.pupils) >= MOST_NAMES:
                raise ClassFull(most=MOST_PUPILS)
            name = next_name(record.language, record.id, len(record.pupils))
            pupil = Pupil(visitor.guest, name, tokens.new_salt())
            if record.stage == PLAYING:
                seat_late(record, pupil)
            record.pupils.append(pupil)

        await room.edit(edit)

    async def leave(self, room: ClassRoom, visitor: Visitor) -> None:
        """Take the visitor out of the class; a bot plays on, and nothing is left of the browser."""
        number = room.require_pupil(visitor)

        def edit(record: ClassRecord) -> None:
            forget_pupil(record, number)

        await room.edit(edit)

    async def take_seat(self, room: ClassRoom, visitor: Visitor, token: str) -> None:
        """Move a pupil's seat to the browser that shows its token; the one before holds it no more.

        Raises:
            BadToken: if it is the token of no pupil of this class.
            ClassOver: if it has ended: no more is played, and a table that changes is kept for longer.
        """

        def edit(record: ClassRecord) -> None:
            number = self._pupil_of_token(record, token)
            if record.stage == OVER:
                raise ClassOver()
            for other in record.present:
                if other != number and record.pupils[other].guest == visitor.guest:
                    forget_pupil(record, other)
            pupil = record.pupils[number]
            if pupil.guest != visitor.guest:
                pupil.guest, pupil.salt = visitor.guest, tokens.new_salt()

        await room.edit(edit)

    def _pupil_of_token(self, record: ClassRecord, token: str) -> int:
        opens = self.context.signer.opens_class
        for number in record.present:
            if opens(token, f"pupil-{number}", record.id, record.pupils[number].salt):
                return number
        raise BadToken()

    async def update(self, room: ClassRoom, visitor: Visitor, update: ClassUpdate) -> None:
        """Start, end, freeze or prolong a class, for its teacher.

        Raises:
            NotTeacher: if it is somebody else.
            ClassEmpty: if it is started with nobody there.
            ClassOver: if it has ended.
        """
        room.require_teacher(visitor)
        async with room.lock:
            if room.record.stage == OVER:
                raise ClassOver()
            if update.stage == PLAYING and room.record.stage == OPEN:
                await self._start(room)
            now = self.context.clock.now()
            await room.edit_locked(lambda record: change_class(record, update, now))

    async def _start(self, room: ClassRoom) -> None:
        """Seat everybody at new tables; what a broken start has left belongs to the class and goes with it."""
        planned = copy_of(room.record)
        if not planned.present:
            raise ClassEmpty()
        seat_everyone(planned)
        preset = presets_of(planned.game)[planned.preset]
        opening = [
            self.creator.open_for_class(
                planned.id,
                planned.game,
                new_seats(planned, number, table.seats),
                preset.options,
                preset.cards_for(table.seats),
                planned.level,
            )
            for number, table in enumerate(planned.tables)
        ]
        for table, session in zip(planned.tables, await asyncio.gather(*opening)):
            table.id = session.id

        def edit(record: ClassRecord) -> None:
            if record.stage != OPEN:
                return
            record.stage, record.tables = PLAYING, planned.tables
            now = self.context.clock.now()
            record.ends, record.paused = now + record.minutes * 60_000, now if record.frozen else 0
            for pupil, seated in zip(record.pupils, planned.pupils):
                pupil.table, pupil.seat = seated.table, seated.seat
            for pupil in record.pupils[len(planned.pupils) :]:
                seat_late(record, pupil)

        await room.edit_locked(edit)

    async def freeze_table(self, room: ClassRoom, visitor: Visitor, table: int, frozen: bool) -> None:
        """Pause one table, or let it go on, for the teacher; raise Illegal if there is no such table."""
        room.require_teacher(visitor)

        def edit(record: ClassRecord) -> None:
            if not 0 <= table < len(record.tables):
                raise illegal("class-no-table", table=table + 1)
            record.tables[table].frozen = frozen

        await room.edit(edit)

    async def update_pupil(self, room: ClassRoom, visitor: Visitor, number: int, update: PupilUpdate) -> None:
        """Move a pupil to another table, have a bot stand in until they play again, or take them out, for the teacher.

        Raises:
            NotTeacher: if it is somebody else.
            Illegal: if there is no such pupil, or no bot's seat at that table.
        """
        room.require_teacher(visitor)

        def edit(record: ClassRecord) -> None:
            pupil_of(record, number)
            if update.table is not None:
                move_pupil(record, number, update.table)
            if update.gone:
                forget_pupil(record, number)

        await room.edit(edit)
        if update.stand_in is None or update.gone:
            return
        pupil, level = pupil_of(room.record, number), room.record.level
        if pupil.table < 0:
            raise NotBegun()

        def seat_bot(record: TableRecord) -> None:
            stand_in(record, pupil.seat, level if update.stand_in else "")

        async with room.tables[pupil.table].change() as change:
            await change.edit(seat_bot)
        room.broadcast_soon()

    async def expire(self, now: int) -> None:
        """Delete the classes whose time is over, with everything about them."""
        for class_id in await self.context.store.expired_classes(now):
            for table in await self.context.store.remove_class(class_id, now):
                session = self.sessions.live.get(table)
                if session is not None:
                    session.close()
            room = self.live.pop(class_id, None)
            if room is not None:
                room.end(NoClass())

    def forget(self, now: int) -> None:
        """Drop the classes at which nobody looks."""
        for class_id, room in list(self.live.items()):
            if now - room.touched > FORGET and not room.watchers and not room.lock.locked():
                del self.live[class_id]

    def _heard(self, class_id: str) -> None:
        """Read a class again that another process has changed; every class if it is not known which."""
        for room in [self.live[class_id]] if class_id in self.live else [] if class_id else list(self.live.values()):
            self.context.spawn(self._catch_up(room))

    async def _catch_up(self, room: ClassRoom) -> None:
        try:
            async with room.lock:
                await room.reload()
                await room.update_tables()
        except (OSError, Illegal) as error:
            log.debug("a class could not be read again", extra={"why": repr(error)})


def forget_pupil(record: ClassRecord, number: int) -> None:
    """Clear what is kept of a pupil's browser and seat; the name is not given again."""
    pupil = record.pupils[number]
    pupil.guest, pupil.table, pupil.seat = "", -1, -1
