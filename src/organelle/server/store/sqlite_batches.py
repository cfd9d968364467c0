"""What is written to SQLite together: one commit for as many as have gathered, and each alone if that fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from organelle.server.records import EntryAppend
from organelle.server.store import sql

Write = Callable[[sqlite3.Connection], Any]

STEPS = """
CREATE TEMP VIEW steps AS SELECT '' AS id, 0 AS since, 0 AS number, 0 AS updated, '' AS lines;
CREATE TEMP TRIGGER step INSTEAD OF INSERT ON steps BEGIN
    UPDATE tables SET number = NEW.number, updated = NEW.updated WHERE id = NEW.id AND number = NEW.since;
    SELECT RAISE(ABORT, 'the table stands elsewhere') WHERE changes() <> 1;
    INSERT INTO entries (table_id, number, who, words, at)
        SELECT NEW.id, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]')
        FROM json_each(NEW.lines);
END;
"""
STEP_TABLES = (
    "INSERT INTO steps SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?1)"
)
"""New entries of many tables in one statement: while it runs, to the disk and back, Python can do something else."""


class PlainAppend:
    """New entries that leave all else about a table as it is; False if it did not stand where they begin."""

    def __init__(self, append: EntryAppend) -> None:
        entries = [(entry.number, entry.who, entry.words, entry.at) for entry in append.entries]
        self.values = (append.id, append.since, append.since + len(entries), append.updated, entries)

    def __call__(self, base: sqlite3.Connection) -> bool:
        try:
            base.execute(STEP_TABLES, (sql.json([self.values]),))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                raise
            return False
        return True


class FullAppend:
    """New entries and where the table stands after them; False if it did not stand where they begin."""

    def __init__(self, append: EntryAppend) -> None:
        self.table_values = sql.append_values(append)
        self.entry_values = sql.entry_values(append.id, append.entries)

    def __call__(self, base: sqlite3.Connection) -> bool:
        if base.execute(sql.APPEND_TABLE, self.table_values).rowcount != 1:
            return False
        base.executemany(sql.INSERT_ENTRY, self.entry_values)
        return True


def write_batch(base: sqlite3.Connection, writes: list[Write]) -> list[Any]:
    """Write all in one commit; each on its own if one of them fails or somebody else is writing.

    Returns:
        what each write returned, or the exception that it raised.
    """
    steps = [write.values for write in writes if isinstance(write, PlainAppend)]
    mixed = len(steps) < len(writes)
    roll_back(base)  # what an earlier fault may have left open would swallow these
    try:
        if mixed:
            base.execute("BEGIN IMMEDIATE")
        if steps:
            base.execute(STEP_TABLES, (sql.json(steps),))
        results = [isinstance(write, PlainAppend) or write(base) for write in writes]
        if mixed:
            base.execute("COMMIT")
    except Exception:  # whose fault it was shows when each is written alone
        roll_back(base)
        return write_separately(base, writes)
    return results


def write_separately(base: sqlite3.Connection, writes: list[Write]) -> list[Any]:
    """Write each in a transaction of its own, so that one fails alone; wait while somebody else is writing."""
    base.execute("PRAGMA busy_timeout = 30000")
    results = [write_one(base, write) for write in writes]
    base.execute("PRAGMA busy_timeout = 0")
    return results


def write_one(base: sqlite3.Connection, write: Write) -> Any:
    """Write in a transaction; return what the write returned, or the exception that it raised."""
    try:
        base.execute("BEGIN IMMEDIATE")
        result = write(base)
        base.execute("COMMIT")
    except Exception as error:  # it belongs to whoever asked for the write
        roll_back(base)
        return error
    return result


def roll_back(base: sqlite3.Connection) -> None:
    """End a transaction that is open without its changes."""
    if base.in_transaction:
        base.execute("ROLLBACK")
