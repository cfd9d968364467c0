"""What requests bring and what they get, where app/wire.py has no class for it."""

from __future__ import annotations

from msgspec import Struct, field

from organelle.server.app.wire import Json, TableInfo, TableNews


class Level(Struct):
    """A bot by name and how long it may think."""

    name: str
    milliseconds: int


class OptionFacts(Struct):
    """Something a table chooses; the first value is the default."""

    name: str
    values: list[str]
    default: str


class GameFacts(Struct):
    """A game on offer."""

    name: str
    stage: str
    version: int
    seats: list[int]
    options: list[OptionFacts]
    sheets: list[str]
    events: dict[str, dict[str, str]]


class GameList(Struct):
    """What this server offers."""

    games: list[GameFacts]
    levels: list[Level]
    version: str


class SheetFacts(Struct):
    """A sheet of cards or figures, with where each figure comes from."""

    name: str
    columns: list[str]
    rows: list[list[str | int]]
    marks: list[str]


class SheetList(Struct):
    """All sheets of a game."""

    sheets: list[SheetFacts]


class TableList(Struct):
    """One's own tables, and public ones with a free seat."""

    mine: list[TableInfo]
    open: list[TableInfo]
    news: list[TableNews] = []
    """What goes on at the newest twelve of one's own where a game is played."""


class ClosedTable(Struct):
    """The table is no more; there is nothing to say about it."""


class SeatName(Struct):
    """What one wants to be called."""

    name: str


class SeatToken(Struct):
    """What opens a seat."""

    token: str


class ResumedSeat(Struct):
    """The seat that was opened."""

    id: str
    seat: int


class TableId(Struct, omit_defaults=True):
    """What a code stands for: a table, or else what `kind` says, which is a class."""

    id: str
    kind: str = "table"


class HostToken(Struct):
    """What makes this browser the host of a table."""

    token: str


class MoveRequest(Struct):
    """A seat's answer to the question of that version."""

    seat: int
    version: int
    code: str


class UndoRequest(Struct):
    """Which seat takes back, at which version."""

    seat: int
    version: int


class HintRequest(Struct):
    """Which seat asks for a hint, at which version."""

    seat: int
    version: int


class ReviewRequest(Struct):
    """Which game is reviewed, and whether deeply: a table's, or a text."""

    table: str = ""
    text: str = ""
    deep: bool = False


class StoppedReview(Struct):
    """The review was given up; there is nothing to say about it."""


class EntryNumber(Struct):
    """The number of the entry that was saved."""

    number: int


class MovePreview(Struct):
    """What a code would cause."""

    events: list[Json]
    final: bool


class ReplayRequest(Struct):
    """A game as text, and which steps of it."""

    text: str
    seat: int | None = None
    first: int = field(name="from", default=0)
    last: int = field(name="to", default=0)
