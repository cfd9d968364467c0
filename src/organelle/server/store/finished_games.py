"""Finished games of a server's SQLite file, read beside a running server for datasets: no names, chat or times."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from organelle.table.errors import illegal

MAGIC = b"SQLite format 3\0"


def is_database(path: Path) -> bool:
    """Return whether a file is an SQLite database; False also where there is no such file."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that is only read; raise Illegal if it is none of this server."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as base:
            yield base
    except sqlite3.Error as error:
        raise illegal("file-unreadable", path=str(path), why=str(error)) from None


def finished_tables(path: Path, game: str) -> list[str]:
    """Return the ids of the tables where a game of that name is over, in an order that stays; raise Illegal if not."""
    with reading(path) as base:
        rows = base.execute("SELECT id FROM tables WHERE stage = 'over' AND game = ? ORDER BY created, id", (game,))
        return [row[0] for row in rows]


def text_of_table(path: Path, table: str) -> str:
    """Return the text of the game of a table."""
    with reading(path) as base:
        header = base.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0]
        lines = base.execute("SELECT number, who, words FROM entries WHERE table_id = ? ORDER BY number", (table,))
        return str(header) + "\n" + "".join(f"{number} {who} {words}\n" for number, who, words in lines)
