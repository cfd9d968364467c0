"""The statements about classes that both stores share. PostgreSQL writes $1 for ?1.

The index of the tables of a class leaves out those that have none: a statement that does not say so reads all tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from organelle.server.classes import ClassRecord

INSERT_CLASS = (
    "INSERT INTO classes (id, code, host, updated, lasting, revision, record)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING"
)
UPDATE_CLASS = (
    "UPDATE classes SET updated = ?2, lasting = ?3, record = ?4, revision = revision + 1"
    " WHERE id = ?1 AND revision = ?5"
)
CLASS = "SELECT record, revision FROM classes WHERE id = ?1"
FIND_CLASS = "SELECT id FROM classes WHERE code = ?1"
COUNT_CLASSES = "SELECT count(*) FROM classes WHERE host = ?1"
EXPIRED = (
    "updated < ?1 - lasting AND NOT EXISTS"
    " (SELECT 1 FROM tables WHERE class_id = classes.id AND class_id <> '' AND tables.updated >= ?1 - classes.lasting)"
)
EXPIRED_CLASSES = f"SELECT id FROM classes WHERE {EXPIRED} ORDER BY updated LIMIT 100"
REMOVE_CLASS = f"DELETE FROM classes WHERE id = ?2 AND {EXPIRED}"
CLASS_TABLES = "SELECT id FROM tables WHERE class_id = ?1 AND class_id <> ''"
REMOVE_CLASS_TABLES = (
    *(
        f"DELETE FROM {name} WHERE table_id IN ({CLASS_TABLES})"
        for name in ("seats", "holders", "chat", "entries", "reviews")
    ),
    "DELETE FROM tables WHERE class_id = ?1 AND class_id <> ''",
)


def class_values(record: ClassRecord) -> tuple[Any, ...]:
    """Return what INSERT_CLASS wants."""
    text = msgspec.json.encode(record).decode()
    return (record.id, record.code, record.host, record.updated, record.lasting, record.revision, text)


def class_update_values(record: ClassRecord) -> tuple[Any, ...]:
    """Return what UPDATE_CLASS wants."""
    return (record.id, record.updated, record.lasting, msgspec.json.encode(record).decode(), record.revision)


def class_of(found: Sequence[Any]) -> ClassRecord:
    """Return a class from its row."""
    record = msgspec.json.decode(found[0], type=ClassRecord)
    record.revision = found[1]
    return record
