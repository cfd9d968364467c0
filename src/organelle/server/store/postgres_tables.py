"""Tables read from PostgreSQL: any number of them, each with its seats, in one statement and so as at one moment."""

from __future__ import annotations

from typing import Any

import msgspec

from organelle.server.records import TableRecord
from organelle.server.store import sql
from organelle.server.store.postgres_batches import Connection

TABLES = f"""
SELECT {sql.COLUMNS},
    (SELECT json_agg(json_build_array({sql.SEAT_COLUMNS}) ORDER BY seat) FROM seats WHERE seats.table_id = id),
    (SELECT json_agg(json_build_array(seat, guest) ORDER BY seat, guest) FROM holders WHERE holders.table_id = id)
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (table_id, place) JOIN tables ON id = wanted.table_id
ORDER BY place
"""


async def load_tables(base: Connection, ids: list[str]) -> list[TableRecord]:
    """Return the tables of these ids that there are, in that order."""
    return [sql.table_of(found[:-2], rows(found[-2]), rows(found[-1])) for found in await base.fetch(TABLES, ids)]


def rows(found: str | None) -> list[list[Any]]:
    """Return rows from the JSON that they came as."""
    return msgspec.json.decode(found, type=list[list[Any]]) if found else []
