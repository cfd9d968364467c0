"""The HTTP API: one function a request. The routes and the OpenAPI document are made from the same list."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import organelle
from organelle.server.app.pictures import state
from organelle.server.app.service import Service
from organelle.server.app.shapes import Luck, Replay, State, TableInfo
from organelle.server.app.table import Table
from organelle.server.app.visitor import Visitor
from organelle.server.app.wishes import NewRules, NewTable, Placing
from organelle.server.web.bodies import (
    Back,
    Closed,
    Entered,
    Found,
    GameFacts,
    Level,
    Move,
    Name,
    Offered,
    OptionFacts,
    Previewed,
    Resumed,
    SheetFacts,
    Sheets,
    TableList,
    Text,
    Token,
)
from organelle.server.workers.levels import milliseconds
from organelle.table.errors import illegal

WAIT = 25.0
"""The longest a request for the state may wait, in seconds."""


@dataclass
class Call:
    """A request that was let in."""

    service: Service
    visitor: Visitor
    path: dict[str, str]
    query: dict[str, str]
    guess: Callable[[], None]

    async def table(self) -> Table:
        return await self.service.find(self.path["table"], self.visitor)

    @property
    def seat(self) -> int:
        """The seat in the path."""
        return whole(self.path["seat"], "seat")

    def number(self, name: str, default: int) -> int:
        return whole(self.query[name], name) if name in self.query else default

    def held(self, table: Table, seat: int) -> int:
        """That seat, if it is the visitor's, who is there then."""
        self.service.tables.called(table, table.seat(self.visitor, seat))
        return seat

    def info(self, table: Table) -> TableInfo:
        return table.info(self.visitor, self.service.time.now())


def whole(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise illegal("bad-message", why=f"{name} must be a whole number")
    return int(text)


async def games(call: Call) -> Offered:
    """The games on offer with their options, and the bots."""
    offer = call.service.offer
    found = [game_facts(name) for name in offer.games]
    return Offered(found, [Level(name, milliseconds(name)) for name in offer.levels], organelle.__version__)


def game_facts(name: str) -> GameFacts:
    facts = organelle.game(name)
    options = [OptionFacts(option.name, option.values, option.default) for option in facts.options]
    sheets = [sheet.name for sheet in facts.rules.sheets]
    events = {event.key: event.fields for event in facts.rules.events}
    return GameFacts(name, facts.stage, facts.version, list(facts.seats), options, sheets, events)


async def cards(call: Call) -> Sheets:
    """The cards and figures of a game."""
    sheets = organelle.game(call.service.offer.check_game(call.path["game"])).rules.sheets
    return Sheets(
        [
            SheetFacts(
                sheet.name,
                [column.name for column in sheet.columns],
                [row.cells for row in sheet.rows],
                [row.marks for row in sheet.rows],
            )
            for sheet in sheets
        ]
    )


async def tables(call: Call) -> TableList:
    """One's own tables, newest first, and public ones with a free seat."""
    mine, free = await call.service.mine(call.visitor), await call.service.open_tables()
    return TableList([call.info(table) for table in mine], [call.info(table) for table in free])


async def create(call: Call, body: NewTable) -> TableInfo:
    """Opens a table."""
    return call.info(await call.service.opening.create(call.visitor, body))


async def table(call: Call) -> TableInfo:
    """A table: its seats, settings, presence and clocks."""
    found = await call.table()
    async with found.lock:
        return call.info(found)


async def close(call: Call) -> Closed:
    """Takes a table away that has not begun."""
    await call.service.opening.close(await call.table(), call.visitor)
    return Closed()


async def by_code(call: Call) -> Found:
    """The table of a six-letter code."""
    call.guess()
    return Found(await call.service.by_code(call.path["code"]))


async def sit(call: Call, body: Name) -> TableInfo:
    """Sits down on an open seat."""
    found = await call.table()
    await call.service.seating.sit(found, call.visitor, call.seat, body.name)
    return call.info(found)


async def place(call: Call, body: Placing) -> TableInfo:
    """Is ready, changes a name, arranges a seat, calls or sends away a stand-in."""
    found = await call.table()
    await call.service.seating.place(found, call.visitor, call.seat, body)
    return call.info(found)


async def leave(call: Call) -> TableInfo:
    """Gives up a seat."""
    found = await call.table()
    await call.service.seating.leave(found, call.visitor, call.seat)
    return call.info(found)


async def settle(call: Call, body: NewRules) -> TableInfo:
    """Changes what the table has settled."""
    found = await call.table()
    await call.service.seating.settle(found, call.visitor, body)
    return call.info(found)


async def resume(call: Call, body: Token) -> Resumed:
    """Opens a seat for this browser by its token."""
    return Resumed(*await call.service.seating.resume(call.visitor, body.token))


async def look(call: Call) -> State:
    """What a seat, or a spectator, may see; may wait until something happens."""
    found = await call.table()
    seat = call.held(found, call.number("seat", 0)) if "seat" in call.query else None
    since, wait = call.number("since", 0), min(call.number("wait", 0), WAIT)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(wait):
            await found.news_for(seat, since)
    async with found.lock:
        await call.service.tables.fresh(found)
        found.admit(call.visitor)
        if found.match is None:
            raise illegal("not-begun")
        return state(found.match, seat, since)


async def move(call: Call, body: Move) -> Entered:
    """A move; sent again, it gets the same number."""
    found = await call.table()
    seat = call.held(found, body.seat)
    await call.service.seating.back(found, seat)
    return Entered(await call.service.play.play(found, seat, body.version, body.code))


async def preview(call: Call, body: Move) -> Previewed:
    """What a move would cause, up to the first thing nobody can know."""
    found = await call.table()
    seat = call.held(found, body.seat)
    return Previewed(*await call.service.play.preview(found, seat, body.version, body.code))


async def undo(call: Call, body: Back) -> Entered:
    """Takes one's last choice back, down to the fence."""
    found = await call.table()
    seat = call.held(found, body.seat)
    return Entered(await call.service.play.undo(found, seat, body.version))


async def rematch(call: Call) -> TableInfo:
    """The same people once more."""
    return call.info(await call.service.opening.rematch(await call.table(), call.visitor))


async def replay(call: Call) -> Replay:
    """Steps of a finished game."""
    seat = call.number("seat", 0) if "seat" in call.query else None
    first = call.number("from", 0)
    return await call.service.replays.replay(await call.table(), seat, first, call.number("to", first))


async def replay_text(call: Call, body: Text) -> Replay:
    """Steps of a game that somebody brings as text."""
    return await call.service.replays.replay_text(body.text, body.seat, body.first, body.last)


async def text(call: Call) -> str:
    """A finished game as text."""
    return await call.service.replays.text(await call.table())


async def luck(call: Call) -> Luck:
    """The hash of the luck's secret; after the end the secret, and whether every draw follows from it."""
    return await call.service.replays.luck(await call.table(), call.visitor.language)


@dataclass
class Endpoint:
    """A request, who answers it, what it brings and what it gets."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    gives: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, Offered),
    Endpoint("GET", "/api/games/{game}/cards", cards, Sheets),
    Endpoint("GET", "/api/tables", tables, TableList),
    Endpoint("POST", "/api/tables", create, TableInfo, NewTable, status=201),
    Endpoint("GET", "/api/tables/{table}", table, TableInfo),
    Endpoint("DELETE", "/api/tables/{table}", close, Closed),
    Endpoint("GET", "/api/codes/{code}", by_code, Found),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}", sit, TableInfo, Name),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}", place, TableInfo, Placing),
    Endpoint("DELETE", "/api/tables/{table}/seats/{seat}", leave, TableInfo),
    Endpoint("PUT", "/api/tables/{table}/settings", settle, TableInfo, NewRules),
    Endpoint("POST", "/api/resume", resume, Resumed, Token),
    Endpoint("GET", "/api/tables/{table}/state", look, State, query=("seat", "since", "wait")),
    Endpoint("POST", "/api/tables/{table}/moves", move, Entered, Move),
    Endpoint("POST", "/api/tables/{table}/preview", preview, Previewed, Move),
    Endpoint("POST", "/api/tables/{table}/undo", undo, Entered, Back),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, TableInfo),
    Endpoint("GET", "/api/tables/{table}/replay", replay, Replay, query=("seat", "from", "to")),
    Endpoint("GET", "/api/tables/{table}/text", text, str),
    Endpoint("GET", "/api/tables/{table}/luck", luck, Luck),
    Endpoint("POST", "/api/replay", replay_text, Replay, Text),
]
