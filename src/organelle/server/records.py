"""A table as the store keeps it: its record, its seats and settings, its entries and its chat."""

from __future__ import annotations

from msgspec import Struct, field

from organelle.table.chance import hash_of

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The stages of a table."""

PERSON, BOT, VACANT = "person", "bot", "open"
"""What a seat can be."""


class TimeControl(Struct, frozen=True):
    """How long a seat may think: `amount` seconds a move, seconds a game, or days a move."""

    kind: str
    amount: int


class TableSettings(Struct):
    """What the host of a table has chosen for it."""

    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: TimeControl | None = None
    takeover: str | None = None
    hints: bool = False
    """May people ask for hints although other people play too?"""
    hinted: list[int] = field(default_factory=list)
    """The seats that took hints, one number a hint; nobody sets that."""


class SeatRecord(Struct):
    """A seat as it is stored. `salt` goes into the seat's token, so a new holder's token is another.

    >>> SeatRecord(BOT, level="hard").bot_level
    'hard'
    >>> SeatRecord(PERSON, "Ada").bot_level
    ''
    """

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
    seal: str = ""
    """The hash of the word, shown to everyone before any word is opened; empty if the word was not sealed."""
    stood_in_at: int = 0
    """Where a bot stands in: the last entry before it came."""

    @property
    def bot_level(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.level if self.kind == BOT else self.takeover

    @property
    def shown_seal(self) -> str:
        """The hash of its word, also of one that came without: what everyone may hold the word against later on."""
        return self.seal or (hash_of(self.word) if self.word else "")


class RewindRequest(Struct):
    """A request to go back to just after an entry, and the seats that have agreed."""

    seat: int
    number: int
    agreed: list[int]
    public: int = -1
    """The last entry that everyone knew of when it was made: another one ends it. Negative if that was not kept."""


class TableRecord(Struct):
    """A table as it is stored. `number` counts its entries, `revision` every other change."""

    id: str
    code: str
    host: str
    game: str
    header: str
    secret: str
    created: int
    updated: int
    seats: list[SeatRecord]
    settings: TableSettings
    stage: str = OPEN
    rewind: RewindRequest | None = None
    rematch: str = ""
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    number: int = 0
    revision: int = 0
    deadline: int | None = None
    broken_openings: int = 0
    """How often the game did not begin although words had been opened for it."""
    class_id: str = ""
    """The class that it belongs to; empty for the tables of everybody else."""
    frozen: int = 0
    """Since when its game is paused, in milliseconds; 0 while it goes on."""

    @property
    def people(self) -> list[int]:
        """The seats that people play; they are asked when something needs everyone's consent."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.takeover]

    @property
    def words(self) -> list[str]:
        """The words that the seats added to the luck."""
        return [seat.word for seat in self.seats if seat.word]

    @property
    def unopened(self) -> list[int]:
        """The seats whose word is sealed and awaited, when everyone is ready; none before, or when all are opened."""
        if self.stage != OPEN or not all(seat.ready for seat in self.seats):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.seal and not seat.word]

    @property
    def can_begin(self) -> bool:
        """Whether every seat is taken, everyone is ready, and every sealed word is opened."""
        return self.stage == OPEN and all(seat.ready for seat in self.seats) and not self.unopened

    def __repr__(self) -> str:
        """Name the table without its secrets: a record ends up in logs and debuggers."""
        where = f"entry {self.number}, revision {self.revision}"
        return f"<TableRecord {self.id} {self.game} {len(self.seats)} seats, {self.stage}, {where}>"


class StoredEntry(Struct, array_like=True):
    """An entry of a match as it is stored; `at` is when, in milliseconds."""

    number: int
    who: str
    words: str
    at: int


class ChatLine(Struct):
    """A line of chat; `number` is 0 until it is stored."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class EntryAppend(Struct, array_like=True):
    """New entries of a table, and where the table stands after them."""

    id: str
    since: int
    """The number of entries that the table must have for these to be written."""
    entries: list[StoredEntry]
    stage: str
    updated: int
    deadline: int | None
    scores: list[int]
    winners: list[int]
    revision: int = -1
    """The revision that the table must have; any if it is negative."""
    entries_only: bool = False
    """Do stage and deadline stay as they are? Then a store need not touch what it finds tables by."""
