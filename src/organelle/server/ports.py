"""What the table server stands on: a store, the other processes, a clock, and somewhere for bots to think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct, field

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The stages of a table."""

PERSON, BOT, VACANT = "person", "bot", "open"
"""What a seat can be."""


class TimeControl(Struct, frozen=True):
    """How long a seat may think: seconds a move, seconds a game, or days a move."""

    kind: str
    amount: int


class TableSettings(Struct):
    """What a table has settled about itself."""

    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: TimeControl | None = None
    takeover: str | None = None


class SeatRecord(Struct):
    """Who sits where. `salt` goes into the seat's token, so a new holder's token is another."""

    kind: str
    name: str = ""
    level: str = ""
    guests: list[str] = field(default_factory=list)
    ready: bool = False
    word: str = ""
    salt: str = ""
    muted: bool = False
    takeover: str = ""
    gone: bool = False
    """Has its person left the game that goes on? They may come back."""

    @property
    def plays_itself(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == BOT else self.takeover


class RewindRequest(Struct):
    """A wish to go back to just after an entry, and who has agreed."""

    seat: int
    number: int
    agreed: list[int]


class TableRecord(Struct):
    """A table as it is kept. `number` counts its entries, `revision` every other change."""

    id: str
    code: str
    host: str
    game: str
    header: str
    secret: str
    created: int
    updated: int
    seats: list[SeatRecord]
    rules: TableSettings
    stage: str = OPEN
    asking: RewindRequest | None = None
    rematch: str = ""
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    number: int = 0
    revision: int = 0
    deadline: int | None = None

    @property
    def people(self) -> list[int]:
        """The seats that people play; they are asked when something needs everyone's consent."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.takeover]

    @property
    def words(self) -> list[str]:
        """What the seats added to the luck."""
        return [seat.word for seat in self.seats if seat.word]


class StoredEntry(Struct):
    """An entry as it is kept; `at` is when, in milliseconds."""

    number: int
    who: str
    words: str
    at: int


class ChatLine(Struct):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class EntryAppend(Struct):
    """New entries of a table and what they make of it; where a revision is named, only if that is still the table's."""

    id: str
    since: int
    lines: list[StoredEntry]
    stage: str
    updated: int
    deadline: int | None
    scores: list[int]
    winners: list[int]
    revision: int = -1
    steady: bool = False
    """Do stage and deadline stay as they are? Then a store need not touch what it finds tables by."""


class Store(Protocol):
    """Keeps tables. A write is durable when its call returns; one that lost a race returns False and wrote nothing."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def key(self) -> bytes: ...
    async def create(self, row: TableRecord, lines: list[StoredEntry]) -> bool: ...
    async def change(self, row: TableRecord) -> bool: ...
    async def append(self, entries: EntryAppend) -> bool: ...
    async def remove(self, row: TableRecord) -> bool: ...
    async def say(self, table: str, said: ChatLine) -> ChatLine | None: ...
    async def table(self, table: str) -> TableRecord | None: ...
    async def stands(self, table: str) -> tuple[int, int] | None: ...
    async def lines(self, table: str, since: int) -> list[StoredEntry]: ...
    async def chat(self, table: str, since: int) -> list[ChatLine]: ...
    async def by_code(self, code: str) -> str: ...
    async def tables_of(self, guest: str) -> list[TableRecord]: ...
    async def open_tables(self) -> list[TableRecord]: ...
    async def count_of(self, host: str, since: int) -> int: ...
    async def due(self, now: int) -> list[str]: ...
    async def in_play(self) -> list[str]: ...
    async def backup(self, path: str) -> None: ...


BusListener = Callable[[str, str, str], None]
"""Called with what happened (entries, table, chat, presence, all), at which table, and what was said with it."""


class Bus(Protocol):
    """The other processes that serve the same tables, unless this one is alone."""

    alone: bool

    def listen(self, heard: BusListener) -> None: ...
    async def publish(self, what: str, table: str, words: str) -> None: ...
    async def claim(self, table: str) -> bool: ...
    async def release(self, table: str) -> None: ...


class BotRequest(Struct):
    """A question for a bot: the table's game so far, whose turn, how strong the bot is, and its luck."""

    table: str
    header: str
    entries: list[tuple[str, str]]
    seat: int
    level: str
    luck: int


class BotRunner(Protocol):
    """Where bots think."""

    async def think(self, thought: BotRequest) -> str: ...


class Clock(Protocol):
    """What time it is, in milliseconds."""

    def now(self) -> int: ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000
