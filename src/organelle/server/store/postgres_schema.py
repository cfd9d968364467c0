"""The schema of PostgreSQL brought up to date, and what of a table is written row by row."""

from __future__ import annotations

from organelle.server.records import TableRecord
from organelle.server.store import sql
from organelle.server.store.postgres_batches import Connection

MIGRATING = 7_305_481
"""The advisory lock of whoever applies migrations."""


def dollars(statement: str) -> str:
    """Return the shared statement as PostgreSQL writes it."""
    return statement.replace("?", "$")


async def migrate(base: Connection) -> None:
    """Apply the numbered files that this database has not seen; one process at a time."""
    await base.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    await base.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    seen = {found[0] for found in await base.fetch("SELECT number FROM migrations")}
    for number, script in sql.migrations():
        if number not in seen:
            await base.execute(script)
            await base.execute("INSERT INTO migrations (number) VALUES ($1)", number)


async def put_seats(base: Connection, record: TableRecord) -> None:
    await base.execute(dollars(sql.DELETE_SEATS), record.id)
    await base.execute(dollars(sql.DELETE_HOLDERS), record.id)
    await base.executemany(dollars(sql.INSERT_SEAT), sql.seat_values(record))
    await base.executemany(dollars(sql.INSERT_HOLDER), sql.holder_values(record))
