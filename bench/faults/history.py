"""A history: everything that clients said and heard with its time, and what the store held at the end."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct, field

SENT, HEARD, ENDED = "sent", "heard", "ended"
"""The kinds of records: a client said something, heard something, or heard nothing more after this."""

COMMANDS = ("play", "undo", "ask", "answer", "chat")
"""What a client asks for and is answered."""

UNDECIDED = ("store-away",)
"""Errors after which it may have happened all the same."""


class Record(Struct, array_like=True):
    """One message on one socket; `line` is the number of the socket."""

    at: float
    kind: str
    table: str
    client: str
    line: int
    message: Raw = Raw(b"null")

    def is_about(self, kind: str) -> bool:
        """Return whether the message has that type; what servers and our clients send begins with it."""
        start = b'{"type":"%b"' % kind.encode()
        return bytes(memoryview(self.message)[: len(start)]) == start

    def content(self) -> Any:
        """Return the message."""
        return msgspec.json.decode(self.message)


class StoredTable(Struct):
    """A table as the store holds it at the end: its header, its entries (who and words), its chat (seat and text)."""

    id: str
    header: str
    entries: list[tuple[str, str]]
    chat: list[tuple[int, int, str]]
    """Number, seat and text of each line."""


class Operation(Struct):
    """What a client asked for once, however often it was sent, and what it was told."""

    table: str
    client: str
    command: dict[str, Any]
    sent: float
    """When it was sent first."""
    answered: float = -1.0
    done: int | None = None
    """The number it was acknowledged with."""
    refused: str = ""
    """The key of the error, where it was refused for certain."""

    @property
    def kind(self) -> str:
        return str(self.command["type"])

    @property
    def seat(self) -> int:
        return int(self.command["seat"])

    def __repr__(self) -> str:
        told = self.refused or ("unanswered" if self.done is None else f"done {self.done}")
        what = " ".join(f"{name}={value}" for name, value in self.command.items() if name not in ("type", "id"))
        return f"{self.kind} {what} ({self.client} at {self.table}, {told})"


class History(Struct):
    """The records of a run in the order of their time, and the tables at its end."""

    records: list[Record] = field(default_factory=list)
    tables: list[StoredTable] = field(default_factory=list)

    def save(self, path: Path) -> None:
        """Write it as lines of JSON, the tables last."""
        with path.open("wb") as file:
            for kept in (*self.records, *self.tables):
                file.write(msgspec.json.encode(kept) + b"\n")

    @classmethod
    def load(cls, path: Path) -> History:
        """Read what `save` wrote."""
        history = cls()
        with path.open("rb") as file:
            for line in file:
                if line.startswith(b"["):
                    history.records.append(msgspec.json.decode(line, type=Record))
                else:
                    history.tables.append(msgspec.json.decode(line, type=StoredTable))
        return history

    def by_table(self) -> dict[str, list[Record]]:
        """Return the records of each table."""
        found: dict[str, list[Record]] = {}
        for record in self.records:
            found.setdefault(record.table, []).append(record)
        return found


def operations(records: Iterable[Record]) -> list[Operation]:
    """Return what was asked for, in the order in which it was sent first."""
    found: dict[tuple[str, Any], Operation] = {}
    for record in records:
        if record.kind not in (SENT, HEARD):
            continue
        message = record.content()
        key = (record.client, message.get("id"))
        if record.kind == SENT and message["type"] in COMMANDS:
            found.setdefault(key, Operation(record.table, record.client, message, record.at))
        elif key in found and message["type"] == "done":
            found[key].done, found[key].answered = message["number"], record.at
        elif key in found and message["type"] == "error" and message["key"] not in UNDECIDED:
            found[key].refused, found[key].answered = message["key"], record.at
    return list(found.values())
