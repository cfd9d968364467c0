"""Reads a history and says what must not have happened.

What holds: every acknowledged entry is stored exactly once and in the order of the acknowledgements, nothing that was
refused is stored, every state shown is the state of the match at some entry, none on one socket goes back, a fresh look
shows what was acknowledged before it, and in the end everyone has seen the last one. Chat likewise.
"""

from __future__ import annotations

from bench.faults.check_chat import check_chat
from bench.faults.check_entries import check_entries
from bench.faults.check_views import check_views
from bench.faults.history import HEARD, History, Record, StoredTable, operations

from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.table.chance import FixedChance
from organelle.table.errors import Illegal
from organelle.table.match import Match


def check(history: History) -> list[str]:
    """Return every violation in a history, one sentence each; none if all is well."""
    faults: list[str] = []
    records = history.by_table()
    stored = {table.id: table for table in history.tables}
    for table, heard in records.items():
        if table not in stored:
            faults.append(f"{table}: the table is not in the store")
            continue
        faults += [f"{table}: {fault}" for fault in check_table(heard, stored[table])]
    return faults


def check_table(records: list[Record], table: StoredTable) -> list[str]:
    """Return the violations at one table."""
    asked = operations(records)
    faults = check_chat(records, asked, table) + check_answers(records)
    try:
        match = match_of(table)
    except Illegal as error:
        return [*faults, f"the stored entries are no game: {error}"]
    return [*faults, *check_entries(asked, match), *check_views(records, asked, table, match)]


def match_of(table: StoredTable, at: int | None = None) -> Match:
    """Return the match of a stored table as it stood after entry `at` (None: the last); raise Illegal if it is none."""
    lines = [f"{number} {who} {words}" for number, (who, words) in enumerate(table.entries, 1)]
    return load_match(GAMES, "\n".join([table.header, "", *lines]), FixedChance(), at=at)


def check_answers(records: list[Record]) -> list[str]:
    """Return the answers that no client may ever get."""
    errors = (record.content() for record in records if record.kind == HEARD and record.is_about("error"))
    return [f"the server was at fault: {error}" for error in errors if error["key"] == "server-fault"]
