"""What goes on at somebody's tables: whom they wait for and what happened last. No table is kept in memory for that."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from organelle.server.app.address_turns import AddressTurns
from organelle.server.app.clock_state import ClockState
from organelle.server.app.session import SessionContext, TableSession
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import Json, TableNews
from organelle.server.records import PERSON, PLAYING
from organelle.table.errors import Illegal
from organelle.table.match import Match

MOST = 12
"""Tables that one visitor is told of at a time, the newest."""

LAST = 6
"""Events that are told of each: the last ones, from the last so many entries."""

LONGEST = 1500
"""Entries of a match that is read for that; of a longer one is told only while it is in memory."""

KEPT = 1000
"""Tables of which is kept what they wait for."""


Position = tuple[int, int]
"""Where a table stands: its number of entries and its revision, for who sits there changes without an entry."""


class Summary(Struct):
    """What a match waits for, and for each seat what it may know: its last entry and what happened last."""

    waiting: list[int]
    numbers: dict[int, int]
    events: dict[int, list[Json]]


class TableNewsReader:
    """Reads the matches of tables that nobody looks at one at a time, and each only once after it has changed.

    An address waits for its own turn before it waits for that of all: nobody waits for more than one match of each.
    """

    def __init__(self, context: SessionContext) -> None:
        self.context = context
        self.reading = asyncio.Lock()
        self.turns = AddressTurns(1)
        self.known: OrderedDict[str, tuple[Position, Summary | None, ClockState | None]] = OrderedDict()
        """By table: where it stood, what it waits for (None if it is broken), and its clocks."""

    async def news_of(
        self, visitor: Visitor, tables: list[TableSession], pay: Callable[[int], None] = lambda _number: None
    ) -> list[TableNews]:
        """Return what goes on at the first of these tables where the visitor sits and a game is played.

        Args:
            visitor: who asks.
            tables: their tables.
            pay: called with the number of entries of each match that has to be read for that.

        Raises:
            OSError: if the store cannot be reached.
        """
        played = [
            table
            for table in tables
            if table.record.stage == PLAYING and table.broken is None and table.permissions.held_seats(visitor)
        ]
        found = [await self._news(visitor, table, pay) for table in played[:MOST]]
        return [news for news in found if news is not None]

    async def _news(self, visitor: Visitor, table: TableSession, pay: Callable[[int], None]) -> TableNews | None:
        if table.match is not None:
            summary, clocks = await self._at_hand(table)
        else:
            summary, clocks = await self._from_store(table, visitor.address, pay)
        mine = table.permissions.held_seats(visitor)
        if summary is None or not mine:
            return None
        seat = next((seat for seat in mine if seat in summary.waiting), mine[0])
        chat = await self.context.store.last_chat(table.id)
        left = None if clocks is None else clocks.left(seat, self.context.clock.now())
        return TableNews(table.id, seat, summary.waiting, summary.numbers[seat], summary.events[seat], chat, left)

    async def _at_hand(self, table: TableSession) -> tuple[Summary | None, ClockState | None]:
        """Sum up a match in memory, when nobody changes it."""
        try:
            async with table.read():
                if table.match is None or table.broken is not None:
                    return None, None
                return summary_of(table, table.match), table.clocks
        except Illegal:  # it is no more, or the rules of today do not read it
            return None, None

    async def _from_store(
        self, table: TableSession, address: str, pay: Callable[[int], None]
    ) -> tuple[Summary | None, ClockState | None]:
        """Sum up a match that nobody looks at; its clock counts only if it goes on meanwhile."""
        if table.record.number > LONGEST:
            return None, None
        if not self._knows(table):
            async with self.turns.take(address), self.reading:
                if not self._knows(table):
                    pay(table.record.number)
                    await self._read(table)
        self.known.move_to_end(table.id)
        _, summary, clocks = self.known[table.id]
        return summary, clocks

    def _knows(self, table: TableSession) -> bool:
        """Return whether the table was summed up and has not changed since."""
        return table.id in self.known and self.known[table.id][0] == position_of(table)

    async def _read(self, table: TableSession) -> None:
        """Read a match from the store, and keep what it waits for."""
        position = position_of(table)
        entries = await self.context.store.load_entries(table.id, 0)
        del entries[position[0] :]
        try:
            await table.load_match_beside(entries, self.context.clock.now())
        except Illegal:  # the rules of today do not even read how it was set up
            self.known[table.id] = (position, None, None)
        else:
            sound = table.match is not None and table.broken is None
            summary = summary_of(table, table.match) if sound and table.match is not None else None
            counted = table.clocks if table.clocks is not None and table.clocks.control.kind == "days" else None
            self.known[table.id] = (position, summary, counted)
        self.known.move_to_end(table.id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)


def position_of(table: TableSession) -> Position:
    """Return where a table stands."""
    return table.record.number, table.record.revision


def summary_of(table: TableSession, match: Match) -> Summary:
    """Return what a match waits for and what each person at the table may know of it."""
    numbers = {seat: match.question_number(seat) for seat, held in enumerate(table.record.seats) if held.kind == PERSON}
    return Summary(
        list(match.waiting), numbers, {seat: last_events(match, seat, number) for seat, number in numbers.items()}
    )


def last_events(match: Match, seat: int, number: int) -> list[Json]:
    """Return what happened last up to that entry, as the seat saw it; sealed answers are beyond it."""
    since = max(0, number - LAST)
    return [event for event in match.events(since, seat) if event["number"] <= number][-LAST:]
