"""Writing at a table: the lock, the store, the race against other processes, and telling everyone afterwards."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from organelle.server.errors import Busy
from organelle.server.records import OPEN, OVER, PLAYING, EntryAppend, StoredEntry, TableRecord
from organelle.table.errors import Illegal
from organelle.table.match import Match

if TYPE_CHECKING:
    from organelle.server.app.session import TableSession

RACES = 8
"""How often a change is tried again after another process was faster."""


class TableChange:
    """The right to write at one table, for as long as its `async with` lasts; `TableSession.change` hands it out."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.context = session.context

    async def __aenter__(self) -> TableChange:
        await self.session.lock.acquire()
        if self.session.outdated:
            try:
                await self.reload()
            except BaseException:
                self.session.lock.release()
                raise
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.session.lock.release()

    async def play(self, act: Callable[[Match], bool]) -> bool:
        """Let `act` change the match, then save it and tell everyone.

        Args:
            act: changes the match and returns whether it did; called again with the newer match if another process
                was faster. What it raises leaves all as it was.

        Returns:
            whether anything was saved.

        Raises:
            NotBegun, TableBroken: if no match goes on.
            Busy: if other processes were faster again and again.
        """
        for _ in range(RACES):
            if not self._act(self.session.playing(), act):
                return False
            if await self.save():
                return True
        raise Busy()

    async def rewind(self, number: Callable[[], int | None]) -> bool:
        """Take the match back to just after an entry, also one that the rules of today have broken.

        Args:
            number: returns the entry, or None if nothing is to be done any more; asked again after a lost race.

        Returns:
            whether anything was saved.
        """
        session = self.session
        for _ in range(RACES):
            wanted, match = number(), session.match
            if wanted is None or match is None:
                return False
            broken, session.broken = session.broken, None
            try:
                self._act(match, lambda match, to=wanted: match.rewind(to) is None)  # type: ignore[misc]
            except Illegal:
                session.broken = broken
                raise
            if await self.save():
                return True
        raise Busy()

    def _act(self, match: Match, act: Callable[[Match], bool]) -> bool:
        """Have the match changed; an error of the rules leaves all as it was, any other leaves memory outdated."""
        self.session.outdated = True
        try:
            changed = act(match)
        except Illegal:
            self.session.outdated = False
            raise
        if not changed:
            self.session.outdated = False
        return changed

    async def edit(self, edit: Callable[[TableRecord], None]) -> None:
        """Change anything but entries, then tell everyone.

        Args:
            edit: changes the copy of the newest record that it is given; called again if another process was faster.
                What it raises leaves all as it was.

        Raises:
            Busy: if other processes were faster again and again.
        """
        session, context = self.session, self.context
        for _ in range(RACES):
            record = copy.deepcopy(session.record)
            edit(record)
            if record == session.record:
                return
            record.updated = context.clock.now()
            record.deadline = session.deadline(record, record.updated)
            if await context.store.update_table(record):
                record.revision += 1
                session.adopt(record)
                session.broadcast.send_infos(record.updated)
                context.on_change(session)
                return
            await self._lost_race()
        raise Busy()

    async def rest(self) -> None:
        """Note that nobody has to look after this table until a person comes; nobody is told, for nothing changes."""
        session, record = self.session, copy.deepcopy(self.session.record)
        record.deadline = session.deadline(record, self.context.clock.now())
        if record.deadline == session.record.deadline:
            return
        if not await self.context.store.update_table(record):
            await self._lost_race()
            return
        record.revision += 1
        session.adopt(record)

    async def remove(self, check: Callable[[TableRecord], None]) -> None:
        """Remove the table with all that belongs to it, and let everyone go.

        Args:
            check: raises if the newest record may not be removed.
        """
        for _ in range(RACES):
            check(self.session.record)
            if await self.context.store.remove_table(self.session.record):
                self.session.close()
                return
            await self._lost_race()
        raise Busy()

    async def begin_if_ready(self) -> None:
        """Begin the match when every seat is taken, everyone is ready and the sealed words are opened."""
        session, context = self.session, self.context
        while session.record.can_begin:
            await session.load_match_beside(await context.store.load_entries(session.id, 0), context.clock.now())
            assert session.match is not None
            session.match.advance()
            if await self.save(session.record.revision):
                session.broadcast.send_infos(context.clock.now())

    async def save(self, revision: int = -1) -> bool:
        """Make the match's new entries durable, then tell everyone.

        Args:
            revision: save only if the stored table has this revision; negative for any.

        Returns:
            False if another process was faster; the table was read again then.
        """
        session, context, match, record = self.session, self.context, self.session.match, self.session.record
        assert match is not None
        now = context.clock.now()
        began = time.perf_counter()
        session.outdated = True
        session.run_clocks(now)
        public = match.question_number(None)
        append = self._append(match, now, now if public != session.public_number else record.updated, revision)
        if not await context.store.append_entries(append):
            await self._lost_race()
            return False
        session.outdated = False
        context.metrics.save_seconds.observe(time.perf_counter() - began)
        record.number, record.stage, record.updated = match.number, append.stage, append.updated
        record.deadline, record.scores, record.winners = append.deadline, append.scores, append.winners
        session.public_number = public
        session.broadcast.send_states()
        if session.clocks_changed or match.over:
            session.broadcast.send_infos(now)
        context.on_change(session)
        return True

    def _append(self, match: Match, now: int, updated: int, revision: int) -> EntryAppend:
        """Return what the match has more than the store, and where the table stands then."""
        record = self.session.record
        entries = [StoredEntry(entry.number, entry.who, entry.words, now) for entry in match.entries(record.number)]
        stage, scores, winners = (OVER, match.scores, match.winners) if match.over else (PLAYING, [], [])
        deadline = None if match.over else self.session.deadline(record, now)
        entries_only = revision < 0 and stage == record.stage and deadline == record.deadline
        return EntryAppend(
            *(record.id, record.number, entries, stage, updated, deadline, scores, winners, revision, entries_only)
        )

    async def _lost_race(self) -> None:
        self.context.metrics.conflicts.inc()
        await self.reload()

    async def load(self) -> None:
        """Make the match from the store; what mended rules let follow by itself is saved like any other entry."""
        session = self.session
        entries = await self.context.store.load_entries(session.id, 0)
        del entries[session.record.number :]  # what was written since the record was read belongs to a newer one
        await session.load_match_beside(entries, self.context.clock.now())
        if session.match is not None and session.record.stage == PLAYING and session.broken is None:
            session.match.advance()
            if session.match.number > session.record.number:
                await self.save()

    async def reload(self) -> None:
        """Read all again, for memory is worth nothing, and tell everyone.

        Raises:
            TableClosed: if the table is no more.
        """
        self.session.outdated = True
        record = await self.context.store.load_table(self.session.id)
        if record is None:
            raise self.session.close()
        await self._adopt(record)

    async def _adopt(self, record: TableRecord) -> None:
        """Take over a record and its match (none before the start); memory is outdated until both are there."""
        session = self.session
        session.adopt(record)
        session.outdated = True
        if record.stage == OPEN:
            session.match = session.clocks = None
        else:
            await self.load()
        session.outdated = False
        session.broadcast.send_states()
        session.broadcast.send_infos(self.context.clock.now())

    async def catch_up(self) -> None:
        """Take what another process has written; the lock must be held, memory may be outdated."""
        session, store = self.session, self.context.store
        record = await store.load_table(session.id)
        if record is None:
            session.close()
            return
        sound = session.match is not None and not session.outdated and session.broken is None
        entries = await store.load_entries(session.id, session.record.number) if sound else []
        before = session.record
        number = before.number
        del entries[max(record.number - number, 0) :]  # as in `load`
        changed = record.revision != before.revision or record.stage != before.stage
        session.adopt(record)
        if not sound:
            await self._adopt(record)
        elif entries and entries[0].number == number + 1:
            session.apply_entries(entries)
        if number != session.record.number:
            session.broadcast.send_states()
        if changed or session.clocks_changed:
            session.broadcast.send_infos(self.context.clock.now())
