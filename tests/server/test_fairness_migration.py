"""Tables that were stored before: what came with a text is told apart, and stand-ins are dated."""

from __future__ import annotations

import asyncio
import sqlite3

import asyncpg

from organelle.server.app.table_records import imported_entries
from organelle.server.main import store_for
from organelle.server.store import sql
from server.conftest import NewDatabase

TABLE = (
    "INSERT INTO tables (id, code, host, game, header, secret, created, updated, stage, is_public, rules, asking,"
    " rematch, scores, winners, number, revision) VALUES ('{id}', '{id}', 'g', 'duel', 'organelle 1"
    "\ngame duel\n', 's', 5, 9, '{stage}', 0, '{{\"public\": false}}', 'null', '', '[]', '[]', {number}, 0)"
)
ENTRY = "INSERT INTO entries (table_id, number, who, words, at) VALUES ('{id}', {number}, '{who}', 'x', {at})"
SEAT = "INSERT INTO seats VALUES ('{id}', {seat}, 'person', 'Ada', '', 1, 'w', 's', 0, '{takeover}', 0)"

LOG = {
    "lobby": ("open", [("luck", 5), ("chance", 5)]),
    "taken": ("playing", [("luck", 5), ("chance", 5), ("0", 7), ("luck", 7), ("chance", 7)]),
    "fresh": ("playing", [("luck", 7), ("chance", 7), ("0", 8)]),
    "hasty": ("playing", [("luck", 5), ("chance", 5), ("0", 8)]),
    "empty": ("open", []),
}
IMPORTED = {"lobby": 2, "taken": 2, "fresh": 0, "hasty": 0, "empty": 0}


def statements() -> list[str]:
    """What a database of the second version held."""
    found = [script for number, script in sql.migrations() if number <= 2]
    for name, (stage, entries) in LOG.items():
        found.append(TABLE.format(id=name, stage=stage, number=len(entries)))
        found += [ENTRY.format(id=name, number=n, who=who, at=at) for n, (who, at) in enumerate(entries, 1)]
        found += [SEAT.format(id=name, seat=seat, takeover=level) for seat, level in enumerate(("", "random"))]
    return found


async def write_old(database: str) -> None:
    if "postgresql" in database:
        base = await asyncpg.connect(database)
        await base.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        await base.execute("INSERT INTO migrations VALUES (1), (2)")
        for statement in statements():
            await base.execute(statement)
        await base.close()
        return
    with sqlite3.connect(database) as file:
        file.executescript(";\n".join(statements()) + ";\nPRAGMA user_version = 2;")
    file.close()


def test_a_database_of_before_tells_what_came_with_a_text_and_when_bots_came(new_database: NewDatabase) -> None:
    async def run() -> None:
        database = new_database()
        await write_old(database)
        store, _ = store_for(database)
        await store.open()
        for name, count in IMPORTED.items():
            record = await store.load_table(name)
            assert record is not None and imported_entries(record) == count, name
            assert record.header == "organelle 1\ngame duel\n" + (f"imported {count}\n" if count else "")
            assert [seat.stood_in_at for seat in record.seats] == [0, record.number]
            assert record.broken_openings == 0 and [seat.seal for seat in record.seats] == ["", ""]
        await store.close()

    asyncio.run(run())
