"""The shapes of what leaves the server."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from organelle.coach.plan.parts import Plan
from organelle.server.records import ChatLine, TableSettings

encode = msgspec.json.Encoder().encode

Json = dict[str, Any]


class TableState(Struct, tag="state", tag_field="type"):
    """A seat's or a spectator's table: all it may see, all it may answer, and what happened since it last heard."""

    seat: int | None
    number: int
    since: int
    version: int
    view: Json
    codes: list[str]
    events: list[Json]
    undo: int


class StaticView(Struct, tag="figures", tag_field="type"):
    """The part of every view's table that stays the same through the game; the states that follow leave it out."""

    table: Json
    vocabulary: Json
    """The kinds of codes with their fields, and the words of each domain."""


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
    missing: bool
    seal: str = ""
    """The hash of its word for the luck; empty while it has none."""
    sealed: bool = False
    """Did it send that hash first, and keeps the word until everyone is ready?"""
    token: str | UnsetType = UNSET
    thinks_as: str = ""
    """The weaker level at which its bot thinks while many do; empty if it thinks as it should."""


class ClockInfo(Struct):
    """What each seat had left at that moment, and whose clocks run."""

    left: list[int]
    running: list[int]
    at: int


class RewindInfo(Struct):
    """A request to go back, who has agreed and whose consent it needs."""

    seat: int
    number: int
    agreed: list[int]
    needed: list[int]


class TableInfo(Struct, tag="table", tag_field="type"):
    """A table without its game: seats, presence, clocks, requests; nothing here counts entries."""

    id: str
    code: str
    game: str
    options: dict[str, str]
    stage: str
    revision: int
    host: bool
    settings: TableSettings
    seats: list[SeatInfo]
    companions: list[str]
    watchers: int
    created: int
    updated: int
    clock: ClockInfo | None
    asking: RewindInfo | None
    commit: str
    scores: list[int]
    winners: list[int]
    rematch: str
    broken: str
    imported: int = 0
    """How many entries came with the text that the table was opened from; 0 if it was not."""
    opening: list[int] = []
    """The seats whose sealed words are awaited now, for everyone is ready."""
    broken_openings: int = 0
    """How often the game did not begin although words had been opened for it."""
    busy: str = ""
    """A sentence that says so while bots think less than they could; else empty."""
    class_id: str = ""
    """The class that it belongs to, if it does."""
    frozen: bool = False
    """Is its game paused? Then no move is taken, and clocks stand still."""
    host_token: str | UnsetType = UNSET
    """What makes another browser the host; only for a host who holds no seat."""


class TableNews(Struct):
    """What goes on at a table where the visitor sits, as that seat may know it; the last entry it may know of."""

    id: str
    seat: int
    waiting: list[int]
    number: int
    events: list[Json]
    """What happened last, at most six."""
    chat: int
    """The number of the last line of chat; 0 if nobody has said anything."""
    left: int | None
    """The milliseconds that the seat has left; None where no clock runs on while nobody looks."""


class DoneMessage(Struct, tag="done", tag_field="type"):
    """What was asked for is saved."""

    id: str | int | None
    number: int


class PreviewMessage(Struct, tag="preview", tag_field="type"):
    """What a code would cause."""

    id: str | int | None
    events: list[Json]
    final: bool


class ErrorMessage(Struct, tag="error", tag_field="type"):
    """Nothing has changed, and why."""

    id: str | int | None
    key: str
    text: str


class ChatMessage(Struct, tag="chat", tag_field="type"):
    """Lines of chat."""

    lines: list[ChatLine]


class PongMessage(Struct, tag="pong", tag_field="type"):
    """Still here."""


class ReplayFrame(Struct):
    """The table just after an entry."""

    number: int
    who: str
    words: str
    view: Json
    events: list[Json]


class Replay(Struct):
    """A stretch of a finished game."""

    header: Json
    last: int
    seat: int | None
    frames: list[ReplayFrame]


class SeatWord(Struct):
    """A seat's word for the luck, and whether it was sealed before any word was opened."""

    seat: int
    word: str
    sealed: bool


class LuckReport(Struct):
    """What can be said about a game's luck: `fair` is none while its secret is kept, or if the game began elsewhere."""

    commit: str
    words: list[str]
    secret: str
    checked: int
    unrevealed: int
    fair: bool | None
    text: str
    imported: int = 0
    covered: list[tuple[int, int]] = []
    """First and last entry of each stretch that was checked."""
    seats: list[SeatWord] = []
    broken_openings: int = 0


class HintAnswer(Struct):
    """An answer that a hint names: the chance to win that it promises, and how much less that is than the best one."""

    code: str
    chance: float
    less: float


class CoachHint(Struct):
    """What the coach would answer at a question, the best answer first.

    The best one leads to `event`, as the seat would see it, in `count` of `imagined` games; without an event there is
    no reason to name.
    """

    version: int
    answers: list[HintAnswer]
    event: Json | None
    count: int
    imagined: int


class SeatPlan(Struct):
    """What a seat may work towards at a question: the answer to give now, its aims, what threatens, what to explain."""

    version: int
    plan: Plan


class ReviewStatus(Struct):
    """How far a review is: `waiting`, `running`, `done` or `failed`; the review itself once it is done."""

    id: str
    state: str
    done: int
    total: int
    before: int
    """How many are reviewed first."""
    review: Any


class ProcessPresence(Struct):
    """Who is connected to a process."""

    origin: str
    here: list[int]
    watchers: int
