"""What the table server stands on: a store, a bus to other processes, a clock, and somewhere for bots to run.

Each of them is a Protocol, so a second one is a class with the same methods and no base class. To add a store:

1. Write `store/yours.py` with the methods of `Store` below, those of `ReviewStore` here and of `ClassStore` in
   `classes.py` included; `store/sqlite.py` is the shorter complete example, with its `sqlite_….py` beside it.
   A store that several processes can share also implements `Bus`, as `store/postgres.py` does; one that serves a single
   process goes with `SingleProcessBus`.
2. Choose it by its address in `store_for` of `main.py`, add what it raises to `UNUSABLE` there, and allow the address
   in `STORES` of `settings.py`; `in_file` there says which addresses are files. The sentences `serve-database` and
   `database-unknown` in `server.ftl` of each language name what is allowed. `mypy` fails until no method is
   missing, and names the last two.
3. Add it to the fixture `new_database` in `tests/server/conftest.py`: `tests/server/test_store.py` then holds it to
   the promises made here, and the other tests play whole games on it.
4. Name what it needs: the dependency in `pyproject.toml` and its driver in the import contract there; `file_of` in
   `settings.py` and what `cli/serve.py` catches, if it is a file; a line in `docs/host.md`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from organelle.coach.advice import Advice
from organelle.server.classes import ClassStore
from organelle.server.records import ChatLine, EntryAppend, StoredEntry, TableRecord


class ReviewStore(Protocol):
    """Keeps reviews beside their tables, the last one of each kind; the promises of `Store` hold here too."""

    async def keep_review(self, table: str, kind: str, name: str, review: str) -> None:
        """Write a review in the place of the last one of that kind; do nothing if there is no such table."""

    async def load_review(self, table: str, kind: str, name: str) -> str:
        """Return the review of that kind; empty if the last one has another name, or there is none."""


class Store(ClassStore, ReviewStore, Protocol):
    """Keeps tables, their entries and their chat; reviews; and classes, by the methods of `ClassStore` in `classes.py`.

    A write is durable when its call returns. A write that lost a race against another process returns False (or None)
    and has written nothing; the caller reads again and retries. A store that cannot be reached raises OSError.
    """

    async def open(self) -> None:
        """Connect and bring the schema up to date.

        Raises:
            OSError: or an error of the database's own, if it cannot be used.
        """

    async def ping(self) -> None:
        """Do nothing if tables can be read at this moment.

        Raises:
            OSError: or an error of the database's own, if they cannot.
        """

    async def find_damage(self) -> str:
        """Return what is wrong with the pages of the database; empty if they are sound or it sees to that itself."""

    async def close(self) -> None:
        """Finish every write that was asked for, then disconnect."""

    async def signing_key(self) -> bytes:
        """Return the key that this installation signs with; make it at the first call and keep it."""

    async def create_table(self, record: TableRecord, entries: list[StoredEntry]) -> bool:
        """Write a new table and its first entries.

        Returns:
            False if the id, or the code among unfinished tables, is taken.
        """

    async def update_table(self, record: TableRecord) -> bool:
        """Write everything about a table but its entries, and add one to its revision.

        Args:
            record: the table as it shall be, with the revision and the stage that it had before.

        Returns:
            False if the stored table has another revision or stage.
        """

    async def append_entries(self, append: EntryAppend) -> bool:
        """Write new entries of a match.

        Returns:
            False if the stored table has not exactly `append.since` entries, or another revision than the one named.
        """

    async def remove_table(self, record: TableRecord) -> bool:
        """Remove a table with its seats, entries, chat and reviews.

        Returns:
            False if the stored table has another revision or stage, or does not exist.
        """

    async def add_chat(self, table: str, line: ChatLine) -> ChatLine | None:
        """Write a line of chat with the table's next number.

        Returns:
            the line with its number; None if there is no such table.
        """

    async def load_table(self, table: str) -> TableRecord | None:
        """Return a table as it is at one moment; None if there is none."""

    async def position(self, table: str) -> tuple[int, int] | None:
        """Return the number of entries and the revision of a table; None if there is none."""

    async def load_entries(self, table: str, since: int) -> list[StoredEntry]:
        """Return the entries after number `since`, in order."""

    async def load_chat(self, table: str, since: int) -> list[ChatLine]:
        """Return the last 100 lines of chat after number `since`, in order."""

    async def last_chat(self, table: str) -> int:
        """Return the number of the last line of chat; 0 if there is none."""

    async def find_code(self, code: str) -> str:
        """Return the id of the newest table with that six-letter code; empty if there is none."""

    async def tables_of(self, guest: str) -> list[TableRecord]:
        """Return the last 50 tables that a guest hosts or holds a seat at, the newest first."""

    async def open_tables(self) -> list[TableRecord]:
        """Return the last 50 public tables that have not begun, the newest first."""

    async def count_tables(self, host: str, since: int) -> int:
        """Return how many unfinished tables of that host were changed at `since` (milliseconds) or later."""

    async def due_tables(self, now: int) -> list[str]:
        """Return the ids of up to 100 tables whose deadline is not after `now`, the most overdue first."""

    async def expired_tables(self, before: int) -> list[str]:
        """Return ids of tables at which no game has begun and nothing has changed since that time."""

    async def tables_in_play(self) -> list[str]:
        """Return the ids of all tables whose match goes on."""

    async def backup(self, path: str) -> None:
        """Write a copy as it stands at one moment into a new SQLite file.

        Raises:
            OSError: or sqlite3.Error, if the file cannot be written.
        """


BusListener = Callable[[str, str, str], None]
"""Called with what happened (entries, table, chat, presence, hello, class, process, all), the id of the table or
class, and a text.

For entries the text is their EntryAppend as JSON; empty if they have to be read from the store.
"""


class Bus(Protocol):
    """The way to the other processes that serve the same tables."""

    single_process: bool
    """Is there no other process? Then nothing has to be read again before it is shown."""

    def listen(self, listener: BusListener) -> None:
        """Call `listener` for everything that another process publishes or writes, from now on."""

    async def publish(self, event: str, table: str, text: str) -> None:
        """Tell the other processes; whoever misses it reads the store later.

        Raises:
            OSError: if the bus cannot be reached.
        """

    async def claim(self, table: str) -> bool:
        """Return whether this process looks after the table's bots and clocks, if need be by taking that on now.

        At most one process holds a table; what it holds is free again when it ends, however that happens.
        """

    async def release(self, table: str) -> None:
        """Give up a table that was claimed; do nothing if it was not."""


class BotRequest(Struct):
    """A question for a bot: the game so far, the seat that is asked, the bot's level, and the seed of its luck."""

    table: str
    header: str
    entries: list[tuple[str, str]]
    seat: int
    level: str
    seed: int
    hint: bool = False
    """Is it a hint for a person that is asked for?"""


class BotRunner(Protocol):
    """Somewhere that bots run without holding up the server."""

    slots: int
    """How many run at the same time."""
    levels: dict[str, int]
    """The milliseconds that a bot of each level thinks at most, the weakest first."""

    async def choose(self, request: BotRequest) -> str:
        """Return the code that the bot plays; the same request gets the same code.

        Raises:
            OSError, RuntimeError, TimeoutError: if there is no answer; the table then plays its default.
        """

    async def advise(self, request: BotRequest) -> Advice:
        """Return a hint for the person in that seat.

        Raises:
            OSError, RuntimeError, TimeoutError: if there is none.
        """


class Clock(Protocol):
    """What time it is."""

    def now(self) -> int:
        """Return the time in milliseconds since the epoch; it goes on evenly, and never back, while a process runs."""


class SystemClock:
    """The machine's clock as it was at the start, and the time that has passed since: no setting of it is noticed."""

    def __init__(self) -> None:
        self.offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self.offset + time.monotonic_ns()) // 1_000_000
