"""A request that was let in, and what it may ask of those who let it in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from typing import Any

from organelle.server.app.class_room import ClassRoom
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.table_info import table_info
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import TableInfo
from organelle.server.errors import BadMessage

LOOK, ENTRIES = 3.0, 60
"""What it costs to look at a match, and how many of its entries cost one more."""

LINES = 1_000
"""A table opened from a text counts as one more for so many of its lines: all of them stay in memory."""

PLAN = 6.0
"""What a plan costs: the games that are imagined for it take about as many milliseconds."""


def nothing(_price: float = 1) -> None:
    """Count nothing."""


async def never() -> None:
    """Wait for ever."""
    await asyncio.get_running_loop().create_future()


@dataclass
class Call:
    """A request that was let in, with what it brings."""

    service: Service
    visitor: Visitor
    path: dict[str, str]
    query: dict[str, str]
    known: bool = True
    """Has the browser been here before?"""
    check_guess: Callable[[], None] = nothing
    """Raises TooManyRequests if too many wrong codes were tried."""
    missed: Callable[[], None] = nothing
    """Counts a wrong code."""
    spend: Callable[[float], None] = nothing
    """Counts what an answer costs beyond that of a small one."""
    turn: Callable[[], AbstractAsyncContextManager[None]] = contextlib.nullcontext
    """Waits until it is the turn of that address, and has it as long as that lasts."""
    open_table: Callable[[float], None] = nothing
    """Counts a table of that address, or the price of a long one; raises TooManyTablesHere."""
    open_class: Callable[[], None] = nothing
    """Counts a class of that address, which is as much as a few tables; raises TooManyTablesHere."""
    check_join: Callable[[], None] = nothing
    """Counts somebody who joins a class; raises TooManyRequests."""
    staying: Callable[[], AbstractContextManager[None]] = contextlib.nullcontext
    """Counts a request that waits; raises TooManySockets."""
    gone: Callable[[], Awaitable[None]] = never
    """Waits until the client has gone."""

    async def session(self) -> TableSession:
        """Return the table in the path, if the visitor may look at it; raise as `Service.find` does."""
        return await self.service.find(self.path["table"], self.visitor)

    async def paid_session(self) -> TableSession:
        """Return the table in the path, whose whole match is going to be read; count what that costs."""
        session = await self.session()
        self.pay(session.record.number)
        return session

    def pay(self, number: int) -> None:
        """Count the price of a whole match of so many entries."""
        self.spend(look_price(number, 0))

    @property
    def seat(self) -> int:
        """The seat in the path."""
        return whole(self.path["seat"], "seat")

    def number(self, name: str, default: int) -> int:
        """Return a number of the query; raise BadMessage if it is none."""
        return whole(self.query[name], name) if name in self.query else default

    def require_seat(self, session: TableSession, seat: int) -> int:
        """Return that seat and count the visitor as there; raise NotYourSeat if it is not theirs."""
        session.presence.asked_over_http(session.permissions.require_seat(self.visitor, seat))
        return seat

    def info(self, session: TableSession) -> TableInfo:
        """Return the table as the visitor may see it."""
        return table_info(session, self.visitor, self.service.context.clock.now())


def whole(text: str, name: str) -> int:
    """Return the number in a text; raise BadMessage if there is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadMessage(why=f"{name} must be a whole number")
    return int(text)


async def wait_for_news(call: Call, news: Coroutine[Any, Any, None], seconds: float) -> None:
    """Wait until something happens, the time is over or the client has gone; raise what the wait for news raises."""
    waiting, gone = asyncio.ensure_future(news), asyncio.ensure_future(call.gone())
    try:
        await asyncio.wait((waiting, gone), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            waiting.result()
    finally:
        waiting.cancel()
        gone.cancel()


def class_price(room: ClassRoom, visitor: Visitor) -> float:
    """Return what it costs to look at a class: its teacher looks at all tables, and pays for each."""
    return LOOK * len(room.tables) if room.is_teacher(visitor) else 0


def games_price(room: ClassRoom) -> float:
    """Return what it costs to read or to look through the games at all tables of a class."""
    return sum(look_price(session.record.number, 0) for session in room.tables)


def table_price(text: str) -> float:
    """Return as how many tables of its address one counts that is opened from a text; an empty one is none."""
    return 1 + len(text.splitlines()) / LINES


def look_price(number: int, since: int) -> float:
    """Return what it costs to tell a match from one entry on, in requests or messages: each is about a millisecond."""
    return LOOK + max(0, number - max(0, since)) / ENTRIES
