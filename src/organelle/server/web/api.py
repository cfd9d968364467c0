"""The HTTP API: one function a request. The routes and the OpenAPI document are made from the same list."""

from __future__ import annotations

import msgspec

import organelle
from organelle.server.app import hosting, moves, plans
from organelle.server.app.requests import NewTable, SeatUpdate, SettingsUpdate
from organelle.server.app.state_encoder import table_state
from organelle.server.app.wire import CoachHint, LuckReport, Replay, ReviewStatus, SeatPlan, TableInfo, TableState
from organelle.server.errors import NoCode, NotBegun
from organelle.server.web.call import PLAN, Call, look_price, table_price, wait_for_news
from organelle.server.web.class_api import CLASS_ENDPOINTS
from organelle.server.web.endpoint import LARGE, Endpoint
from organelle.server.web.schemas import (
    ClosedTable,
    EntryNumber,
    GameFacts,
    GameList,
    HintRequest,
    HostToken,
    Level,
    MovePreview,
    MoveRequest,
    OptionFacts,
    ReplayRequest,
    ResumedSeat,
    ReviewRequest,
    SeatName,
    SeatToken,
    SheetFacts,
    SheetList,
    StoppedReview,
    TableId,
    TableList,
    UndoRequest,
)
from organelle.server.workers.levels import milliseconds

WAIT = 25.0
"""The longest a request for the state may wait, in seconds."""


async def games(call: Call) -> GameList:
    """Return the games on offer with their options, and the bots."""
    offer = call.service.offer
    found = [game_facts(name) for name in offer.games]
    return GameList(found, [Level(name, milliseconds(name)) for name in offer.levels], organelle.__version__)


def game_facts(name: str) -> GameFacts:
    facts = organelle.game(name)
    options = [OptionFacts(option.name, option.values, option.default) for option in facts.options]
    sheets = [sheet.name for sheet in facts.rules.sheets]
    events = {event.key: event.fields for event in facts.rules.events}
    return GameFacts(name, facts.stage, facts.version, list(facts.seats), options, sheets, events)


async def cards(call: Call) -> SheetList:
    """Return the cards and figures of a game."""
    sheets = organelle.game(call.service.offer.check_game(call.path["game"])).rules.sheets
    return SheetList(
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
    """Return one's own tables, newest first, with what goes on there, and public ones with a free seat."""
    mine = await call.service.tables_of(call.visitor) if call.known else []
    news = await call.service.news.news_of(call.visitor, mine, call.pay)
    infos = [call.info(session) for session in mine]
    return TableList(infos, await call.service.listed.infos(call.visitor), news)


async def create(call: Call, body: NewTable) -> TableInfo:
    """Open a table."""
    call.open_table(table_price(body.text or ""))
    return call.info(await call.service.creator.create(call.visitor, body))


async def table(call: Call) -> TableInfo:
    """Return a table: its seats, settings, presence and clocks."""
    session = await call.session()
    async with session.lock:
        return call.info(session)


async def close(call: Call) -> ClosedTable:
    """Close a table that has not begun; with `begun=1` also one whose game goes on."""
    begun = call.number("begun", 0) > 0
    await call.service.creator.close(await call.session(), call.visitor, begun=begun)
    return ClosedTable()


async def by_code(call: Call) -> TableId:
    """Return the table, or the class, of a six-letter code."""
    call.check_guess()
    found = await call.service.classes.find_code(call.path["code"])
    if found:
        return TableId(found, "class")
    try:
        return TableId(await call.service.find_code(call.path["code"]))
    except NoCode:
        call.missed()
        raise


async def sit(call: Call, body: SeatName) -> TableInfo:
    """Sit down on an open seat."""
    session = await call.session()
    await call.service.seating.sit(session, call.visitor, call.seat, body.name)
    return call.info(session)


async def place(call: Call, body: SeatUpdate) -> TableInfo:
    """Be ready, change a name, arrange a seat, call or send away a stand-in."""
    session = await call.session()
    await call.service.seating.update_seat(session, call.visitor, call.seat, body)
    return call.info(session)


async def leave(call: Call) -> TableInfo:
    """Give up a seat."""
    session = await call.session()
    await call.service.seating.leave(session, call.visitor, call.seat)
    return call.info(session)


async def renew(call: Call) -> TableInfo:
    """Give one's seat another resume link; the one before, and whoever came by it, no longer opens the seat."""
    session = await call.session()
    await call.service.seating.renew_token(session, call.visitor, call.seat)
    call.visitor.token = ""
    return call.info(session)


async def take_host(call: Call, body: HostToken) -> TableInfo:
    """Become the host by the token of a host who holds no seat."""
    sessions = call.service.sessions
    session = await sessions.find(call.path["table"])  # also where spectators are not wanted
    await sessions.update(session)
    await hosting.take_host(session, call.visitor, body.token)
    session.presence.visit(call.visitor)
    return call.info(session)


async def settle(call: Call, body: SettingsUpdate) -> TableInfo:
    """Change the table's settings."""
    session = await call.session()
    await call.service.seating.update_settings(session, call.visitor, body)
    return call.info(session)


async def resume(call: Call, body: SeatToken) -> ResumedSeat:
    """Open a seat for this browser by its token."""
    return ResumedSeat(*await call.service.seating.resume(call.visitor, body.token))


async def look(call: Call) -> TableState:
    """Return what a seat, or a spectator, may see; may wait until something happens."""
    session = await call.session()
    seat = call.require_seat(session, call.number("seat", 0)) if "seat" in call.query else None
    since, wait = call.number("since", 0), min(call.number("wait", 0), WAIT)
    if wait > 0:
        with call.staying():
            await wait_for_news(call, session.broadcast.wait_for_news(seat, since), wait)
    async with call.turn(), session.read():
        session.permissions.admit(call.visitor)
        if session.match is None:
            raise NotBegun()
        call.spend(look_price(session.match.number, since))
        return table_state(session.match, seat, since)


async def move(call: Call, body: MoveRequest) -> EntryNumber:
    """Play a move; sent again, it gets the same number."""
    session = await call.session()
    seat = call.require_seat(session, body.seat)
    await call.service.seating.come_back(session, seat)
    return EntryNumber(await moves.play(session, seat, body.version, body.code))


async def preview(call: Call, body: MoveRequest) -> MovePreview:
    """Return what a move would cause, up to the first thing nobody can know."""
    session = await call.session()
    seat = call.require_seat(session, body.seat)
    return MovePreview(*await moves.preview(session, seat, body.version, body.code))


async def hint(call: Call, body: HintRequest) -> CoachHint:
    """Return what the coach would answer, what the next answers promise, and why; everyone sees that it was asked."""
    session = await call.session()
    seat = call.require_seat(session, body.seat)
    return await call.service.hints.hint(session, call.visitor, seat, body.version, call.pay)


async def plan(call: Call, body: HintRequest) -> SeatPlan:
    """Return what a seat may work towards and its next step; nobody else hears of it."""
    session = await call.session()
    seat = call.require_seat(session, body.seat)
    call.spend(PLAN)
    return await plans.plan(session, call.visitor, seat, body.version)


async def undo(call: Call, body: UndoRequest) -> EntryNumber:
    """Take one's last choice back, down to the fence."""
    session = await call.session()
    seat = call.require_seat(session, body.seat)
    return EntryNumber(await moves.undo(session, seat, body.version))


async def rematch(call: Call) -> TableInfo:
    """Open a table for the same people once more."""
    call.open_table(1)
    return call.info(await call.service.creator.rematch(await call.session(), call.visitor))


async def replay(call: Call) -> msgspec.Raw:
    """Return steps of a finished game."""
    seat = call.number("seat", 0) if "seat" in call.query else None
    first = call.number("from", 0)
    last = call.number("to", first)
    return await call.service.replays.replay(await call.paid_session(), call.visitor, seat, first, last)


async def replay_text(call: Call, body: ReplayRequest) -> msgspec.Raw:
    """Return steps of a game that somebody brings as text."""
    return await call.service.replays.replay_text(body.text, call.visitor, body.seat, body.first, body.last)


async def text(call: Call) -> str:
    """Return a finished game as text."""
    return await call.service.replays.text(await call.paid_session())


async def luck(call: Call) -> LuckReport:
    """Return the hash of the luck's secret; after the end the secret, and whether every draw follows from it."""
    return await call.service.replays.luck(await call.session(), call.visitor, call.pay)


async def review(call: Call, body: ReviewRequest) -> ReviewStatus:
    """Begin to review a finished game or a text, or say how far that is."""
    if not body.table:
        return await call.service.reviews.of_text(body.text, call.visitor, body.deep)
    session = await call.service.find(body.table, call.visitor)
    call.pay(session.record.number)
    return await call.service.reviews.of_table(session, call.visitor, body.deep)


async def look_at_review(call: Call) -> ReviewStatus:
    """Return how far a review is, and the review once it is there."""
    return call.service.reviews.status(call.path["review"])


async def stop_review(call: Call) -> StoppedReview:
    """Give up a review that one has begun."""
    call.service.reviews.stop_review(call.path["review"], call.visitor)
    return StoppedReview()


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, GameList),
    Endpoint("GET", "/api/games/{game}/cards", cards, SheetList),
    Endpoint("GET", "/api/tables", tables, TableList),
    Endpoint("POST", "/api/tables", create, TableInfo, NewTable, status=201, quick=False, largest=LARGE),
    Endpoint("GET", "/api/tables/{table}", table, TableInfo),
    Endpoint("DELETE", "/api/tables/{table}", close, ClosedTable, query=("begun",)),
    Endpoint("POST", "/api/tables/{table}/host", take_host, TableInfo, HostToken),
    Endpoint("GET", "/api/codes/{code}", by_code, TableId),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}", sit, TableInfo, SeatName),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}", place, TableInfo, SeatUpdate),
    Endpoint("DELETE", "/api/tables/{table}/seats/{seat}", leave, TableInfo),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/token", renew, TableInfo),
    Endpoint("PUT", "/api/tables/{table}/settings", settle, TableInfo, SettingsUpdate),
    Endpoint("POST", "/api/resume", resume, ResumedSeat, SeatToken),
    Endpoint("GET", "/api/tables/{table}/state", look, TableState, query=("seat", "since", "wait"), quick=False),
    Endpoint("POST", "/api/tables/{table}/moves", move, EntryNumber, MoveRequest),
    Endpoint("POST", "/api/tables/{table}/preview", preview, MovePreview, MoveRequest),
    Endpoint("POST", "/api/tables/{table}/hint", hint, CoachHint, HintRequest, quick=False),
    Endpoint("POST", "/api/tables/{table}/plan", plan, SeatPlan, HintRequest),
    Endpoint("POST", "/api/tables/{table}/undo", undo, EntryNumber, UndoRequest),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, TableInfo),
    Endpoint("GET", "/api/tables/{table}/replay", replay, Replay, query=("seat", "from", "to"), quick=False),
    Endpoint("GET", "/api/tables/{table}/text", text, str),
    Endpoint("GET", "/api/tables/{table}/luck", luck, LuckReport, quick=False),
    Endpoint("POST", "/api/reviews", review, ReviewStatus, ReviewRequest, quick=False, largest=LARGE),
    Endpoint("GET", "/api/reviews/{review}", look_at_review, ReviewStatus),
    Endpoint("DELETE", "/api/reviews/{review}", stop_review, StoppedReview),
    Endpoint("POST", "/api/replay", replay_text, Replay, ReplayRequest, quick=False, largest=LARGE),
    *CLASS_ENDPOINTS,
]
