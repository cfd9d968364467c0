"""What leaves the server. Everything a seat is told about a game goes through `state`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from organelle.server.ports import Rules, Said
from organelle.table.match import Match

encode = msgspec.json.Encoder().encode

Json = dict[str, Any]


class State(Struct, tag="state", tag_field="type"):
    """A seat's or a spectator's table: all it may see, all it may answer, and what happened since it last heard."""

    seat: int | None
    number: int
    since: int
    version: int
    view: Json
    codes: list[str]
    events: list[Json]
    undo: int


class Figures(Struct, tag="figures", tag_field="type"):
    """The part of every view's table that stays the same through the game; the states that follow leave it out."""

    table: Json


class Pictures:
    """The parts of a match's states that are the same for everyone, encoded once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.figures = encode(Figures(match.figures()))
        self.number = -1
        self.shared = b""
        self.events: dict[tuple[int, int], Raw] = {}

    def view(self, seat: int | None, number: int) -> Any:
        """The view without the figures, encoded already."""
        own = encode(self.match.own(seat))[1:]
        return Raw(b'%b%b,"seat":%b,"number":%d}' % (self._shared(), own, encode(seat), number))

    def _shared(self) -> bytes:
        """The view up to where its table goes on with what hangs on who looks."""
        match = self.match
        if self.number != match.number:
            outline = match.outline(None)
            del outline["seat"], outline["number"]
            common = match.common()
            self.shared = encode({**outline, "table": common})[:-2] + (b"," if common else b"")
            self.events.clear()
            self.number = match.number
        return self.shared

    def events_since(self, since: int, seat: int | None) -> Any:
        """What happened, encoded already; once for all where nothing of it is hidden from anyone."""
        key = (since, self.match.number)
        if key in self.events:
            return self.events[key]
        found = Raw(encode(self.match.events(since, seat)))
        if since > 0 and all(told.seats == -1 for entry in self.match.entries(since) for told in entry.told):
            self.events[key] = found
        return found


class News(Struct, frozen=True):
    """A state ready to be sent, and how to know it again while slips are written, which no number tells."""

    number: int
    mark: int
    message: bytes


def news(match: Match, seat: int | None, since: int, pictures: Pictures) -> News:
    """What a watcher who heard all up to `since` is told now."""
    told = state(match, seat, since, pictures)
    same = encode((told.view, told.codes, told.undo)) if match.sealed else b""
    return News(told.number, hash(same), encode(told))


def state(match: Match, seat: int | None, since: int, pictures: Pictures | None = None) -> State:
    """The one way out for what happens in a game."""
    number = match.asked_at(-1 if seat is None else seat)
    since = min(max(since, 0), number)
    if pictures is None:
        view, events = match.view(seat), match.events(since, seat)
    else:
        view, events = pictures.view(seat, number), pictures.events_since(since, seat)
    if seat is None:
        return State(None, number, since, number, view, [], events, 0)
    undo = 0 if match.over else len(match.undoable(seat))
    return State(seat, number, since, number, view, match.codes(seat), events, undo)


class SeatInfo(Struct):
    """Who sits where; the token only for whoever holds the seat."""

    seat: int
    kind: str
    name: str
    level: str
    ready: bool
    here: bool
    mine: bool
    muted: bool
    takeover: str
    token: str | UnsetType = UNSET


class ClockInfo(Struct):
    """What each seat had left at that moment, and whose clocks run."""

    left: list[int]
    running: list[int]
    at: int


class AskingInfo(Struct):
    """A wish to go back, who has agreed and whose consent it needs."""

    seat: int
    number: int
    agreed: list[int]
    needed: list[int]


class TableInfo(Struct, tag="table", tag_field="type"):
    """A table without its game: seats, presence, clocks, wishes; nothing here counts what is entered."""

    id: str
    code: str
    game: str
    options: dict[str, str]
    stage: str
    revision: int
    host: bool
    settings: Rules
    seats: list[SeatInfo]
    companions: list[str]
    watchers: int
    created: int
    updated: int
    clock: ClockInfo | None
    asking: AskingInfo | None
    commit: str
    scores: list[int]
    winners: list[int]
    rematch: str
    broken: str


class Done(Struct, tag="done", tag_field="type"):
    """What was asked for is saved."""

    id: str | int | None
    number: int


class Previewed(Struct, tag="preview", tag_field="type"):
    """What a code would cause."""

    id: str | int | None
    events: list[Json]
    final: bool


class Refused(Struct, tag="error", tag_field="type"):
    """Nothing has changed, and why."""

    id: str | int | None
    key: str
    text: str


class Spoken(Struct, tag="chat", tag_field="type"):
    """Lines of chat."""

    lines: list[Said]


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""
