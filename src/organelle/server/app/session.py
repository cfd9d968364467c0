"""A table in memory: one object with one lock, which owns its match, presence, clocks and broadcast.

`async with session.change() as change:` is the only way to write; a write is saved first and told then.
"""

from __future__ import annotations

import asyncio
import copy
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

from organelle.server.app.broadcast import Broadcast
from organelle.server.app.change import TableChange
from organelle.server.app.clock_state import ClockState
from organelle.server.app.permissions import Permissions
from organelle.server.app.presence import Presence
from organelle.server.app.table_records import new_match
from organelle.server.app.tokens import TokenSigner, new_id
from organelle.server.errors import NotBegun, TableBroken, TableClosed, TableFrozen
from organelle.server.metrics import Metrics
from organelle.server.ports import Bus, Clock, Store
from organelle.server.records import PERSON, PLAYING, EntryAppend, RewindRequest, SeatRecord, StoredEntry, TableRecord
from organelle.table.errors import Illegal
from organelle.table.match import Match
from organelle.table.replaying import EntryReplayer

A_FEW = 300
"""Entries that are played through at once: the others wait for some milliseconds then."""


class SessionContext:
    """What the sessions of a process share."""

    def __init__(self, store: Store, bus: Bus, signer: TokenSigner, clock: Clock, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.signer = signer
        self.clock = clock
        self.metrics = metrics
        self.origin = new_id()
        """The name of this process among those that share the tables."""
        self.on_change: Callable[[TableSession], None] = lambda _session: None
        """Called after a table was loaded or has changed."""
        self.on_close: Callable[[TableSession], None] = lambda _session: None
        """Called when a table turns out to be no more."""
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Run a job beside everything else, until it is done or the server stops."""
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class TableSession:
    """One table in the memory of this process.

    Args:
        record: the table as it is stored; the session owns it from now on.
        context: what the sessions of this process share.
        now: the time in milliseconds.
    """

    def __init__(self, record: TableRecord, context: SessionContext, now: int) -> None:
        self.context = context
        self.id = record.id
        self.record = record
        """The table as it is stored, as far as this process knows."""
        self.permissions = Permissions(record, context.signer)
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        """The match, once it has begun."""
        self.clocks: ClockState | None = None
        """The clocks of the match, where time is kept."""
        self.clocks_changed = False
        """Do the clocks run for other seats than everyone was told?"""
        self.broken: Illegal | None = None
        """Why the rules of today do not let the match go on, if they do not."""
        self.sound_number = 0
        """Where the match is broken: the last entry before that, and the last one to go back to."""
        self.public_number = 0
        """The last entry that everyone may know of: sealed answers are not counted before they are revealed."""
        self.behind = False
        """Has another process written something that was not read yet?"""
        self.told: deque[str] = deque()
        """What other processes have written and told while the table was locked; to be followed next."""
        self.outdated = False
        """May memory differ from the store? Then all is read again before the next use."""
        self.broadcast = Broadcast(self)
        self.presence = Presence(self, now)
        self.slowed: dict[int, str] = {}
        """The seats whose bots think less than they could, for many do at once, and at which level they do."""
        self.touched = now

    def __repr__(self) -> str:
        record = self.record
        where = "outdated" if self.outdated else f"waiting for {self.match.waiting}" if self.match else "no match"
        watching = f"{len(self.broadcast.watchers)} watchers"
        return f"<TableSession {record.id} {record.game} {record.stage}, entry {record.number}, {where}, {watching}>"

    def adopt(self, record: TableRecord) -> None:
        """Take a newer record in place of the present one."""
        self.record = self.permissions.record = record
        if self.clocks is not None:
            self.clocks.pause(record.frozen, self.context.clock.now())

    def change(self) -> TableChange:
        """Return a context in which this table, and nobody else here, can be written.

        Entering waits for the table's lock and reads the table again if memory is outdated.

        Raises:
            TableClosed: at entering, if the table is no more.
            OSError: at entering, if the store cannot be reached.
        """
        return TableChange(self)

    def read(self) -> AbstractAsyncContextManager[object]:
        """Return a context in which the table stands still and is up to date; raises as `change` does."""
        return TableChange(self)

    def load_match(self, entries: list[StoredEntry], now: int) -> None:
        """Make the match of these entries; one that the rules no longer allow breaks it there."""
        self.match = new_match(self.record)
        control = self.record.settings.clock
        self.clocks = ClockState(control, len(self.record.seats)) if control else None
        self.broken = None
        self.apply_entries(entries)
        if self.clocks is not None:
            self.clocks.resume(now)
            self.clocks.pause(self.record.frozen, now)
        self.outdated = False

    async def load_match_beside(self, entries: list[StoredEntry], now: int) -> None:
        """Make the match of many entries in a thread, while everyone else goes on; the lock must be held."""
        if len(entries) <= A_FEW:
            self.load_match(entries, now)
            return
        made = TableSession(copy.copy(self.record), self.context, now)
        await asyncio.to_thread(made.load_match, entries, now)
        self.match, self.clocks, self.clocks_changed = made.match, made.clocks, made.clocks_changed
        self.broken, self.sound_number, self.public_number = made.broken, made.sound_number, made.public_number
        self.record.number = made.record.number
        self.outdated = False

    def apply_entries(self, entries: list[StoredEntry]) -> None:
        """Apply entries that are in the store already."""
        assert self.match is not None
        replayer = EntryReplayer(self.match, entries)
        for index, entry in enumerate(entries):
            try:
                played = replayer.apply(entry)
            except Illegal as error:
                self.broken, self.sound_number = error, entry.number - 1
                for rest in entries[index:]:
                    self.match.skip_entry(rest.who, rest.words)
                break
            if played and (index + 1 == len(entries) or entries[index + 1].at != entry.at):
                self.run_clocks(entry.at)
        self.record.number, self.public_number = self.match.number, self.match.question_number(None)

    def follow(self, append: EntryAppend) -> bool:
        """Take over entries that another process has written, and tell everyone; nobody may hold the lock for else.

        Returns:
            False if that is not possible, for something before them is missing: the store has to be read then.
        """
        record, last = self.record, append.since + len(append.entries)
        if self.match is None or self.broken is not None or self.outdated or record.stage != PLAYING:
            return False
        if append.since != record.number:
            return last <= record.number
        self.outdated = True
        self.apply_entries(append.entries)
        self.outdated = False
        record.stage, record.updated, record.deadline = append.stage, append.updated, append.deadline
        record.scores, record.winners = append.scores, append.winners
        self.broadcast.send_states()
        if self.clocks_changed or record.stage != PLAYING:
            self.broadcast.send_infos(self.context.clock.now())
        return True

    def run_clocks(self, at: int) -> None:
        """Set the clocks to who is asked now; a sealed question is one however many answers it takes."""
        if self.clocks is not None and self.match is not None:
            asked = dict.fromkeys(self.match.waiting, self.match.question_number(None))
            self.clocks_changed |= self.clocks.set_asked(at, asked)

    def playing(self) -> Match:
        """Return the match that goes on.

        Raises:
            NotBegun: if there is none yet.
            TableFrozen: if it is paused.
            TableBroken: if the rules of today stop it.
        """
        if self.match is None:
            raise NotBegun()
        if self.record.frozen:
            raise TableFrozen()
        if self.broken is not None:
            raise TableBroken(*self.broken.faults)
        return self.match

    @property
    def rewind_request(self) -> RewindRequest | None:
        """The open request to go back: an entry that everyone may know of has ended it, even if that was not saved."""
        found = self.record.rewind
        if found is None or self.match is None or found.public in (-1, self.public_number):
            return found
        return None

    def must_agree(self, number: int) -> list[int]:
        """Return the seats whose people must agree to go back to just after an entry.

        Who is stood in for is asked as well where that is before the bot came. While the sealed question is open at
        which it came they are asked in any case, for the answer must not tell how many have answered. Where the rules
        of today have broken the match, the way back to its last sound entry is open without them.
        """

        def is_asked(seat: SeatRecord) -> bool:
            if seat.kind != PERSON or not seat.takeover:
                return seat.kind == PERSON
            if self.broken is not None:
                return number < min(seat.stood_in_at, self.sound_number)
            return number < seat.stood_in_at or self.public_number <= seat.stood_in_at

        return [place for place, seat in enumerate(self.record.seats) if is_asked(seat)]

    def is_overdue(self, seat: int, now: int) -> bool:
        """Return whether that seat's time is up."""
        return self.clocks is not None and self.clocks.left(seat, now) <= 0

    def deadline(self, record: TableRecord, now: int) -> int | None:
        """Return when a process has to look after this table even if nobody is there; None if never.

        Args:
            record: the table as it will be.
            now: the time in milliseconds.
        """
        if self.match is None or self.broken is not None or record.frozen:
            return None
        if any(record.seats[seat].bot_level for seat in self.match.waiting):
            return now if self.presence.is_attended(now) else None
        replaced = record.settings.takeover and len(record.people) > 1
        return self.clocks.deadline(now) if self.clocks is not None and replaced else None

    def close(self) -> TableClosed:
        """Let everyone at the table go, for it is no more; return the error for whoever still has it in hand."""
        self.outdated = True
        self.context.on_close(self)
        self.broadcast.end(TableClosed())
        return TableClosed()
