"""The statements both stores share, and how a table becomes rows and again a table. PostgreSQL writes $1 for ?1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from organelle.server.records import (
    ChatLine,
    EntryAppend,
    RewindRequest,
    SeatRecord,
    StoredEntry,
    TableRecord,
    TableSettings,
)

COLUMNS = (
    "id, code, host, game, header, secret, created, updated, stage, is_public, rules, asking, rematch,"
    " scores, winners, number, revision, deadline, broken_openings, class_id, frozen"
)
SEAT_COLUMNS = "table_id, seat, kind, name, level, ready, word, salt, muted, takeover, gone, seal, stood_in_at"

INSERT_TABLE = (
    f"INSERT INTO tables ({COLUMNS}) VALUES"
    " (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)"
    " ON CONFLICT DO NOTHING"
)
UPDATE_TABLE = (
    "UPDATE tables SET host = ?2, updated = ?3, is_public = ?4, rules = ?5, asking = ?6, rematch = ?7, deadline = ?8,"
    " broken_openings = ?11, frozen = ?12, revision = revision + 1 WHERE id = ?1 AND revision = ?9 AND stage = ?10"
)
APPEND_TABLE = (
    "UPDATE tables SET number = ?2, stage = ?3, updated = ?4, deadline = ?5, scores = ?6, winners = ?7"
    " WHERE id = ?1 AND number = ?8 AND (?9 < 0 OR revision = ?9)"
)
INSERT_ENTRY = "INSERT INTO entries (table_id, number, who, words, at) VALUES (?1, ?2, ?3, ?4, ?5)"
DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?1"
DELETE_HOLDERS = "DELETE FROM holders WHERE table_id = ?1"
LAST_CHANGE = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = ?2 AND stage = ?3"
"""What comes before a table is removed: until the commit nobody else can change it or say anything there."""
REMOVE_TABLE = (
    *(DELETE_SEATS, DELETE_HOLDERS, "DELETE FROM chat WHERE table_id = ?1", "DELETE FROM entries WHERE table_id = ?1"),
    *("DELETE FROM reviews WHERE table_id = ?1", "DELETE FROM tables WHERE id = ?1"),
)
INSERT_SEAT = f"INSERT INTO seats ({SEAT_COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
INSERT_HOLDER = "INSERT INTO holders (table_id, seat, guest) VALUES (?1, ?2, ?3)"
INSERT_CHAT = (
    "INSERT INTO chat (table_id, number, seat, name, text, at)"
    " SELECT id, coalesce((SELECT max(number) FROM chat WHERE table_id = ?1), 0) + 1, ?2, ?3, ?4, ?5"
    " FROM tables WHERE id = ?1 RETURNING number"
)
TABLE = f"SELECT {COLUMNS} FROM tables WHERE id = ?1"
POSITION = "SELECT number, revision FROM tables WHERE id = ?1"
SEATS = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ?1 ORDER BY seat"
HOLDERS = "SELECT seat, guest FROM holders WHERE table_id = ?1 ORDER BY seat, guest"
ENTRIES = "SELECT number, who, words, at FROM entries WHERE table_id = ?1 AND number > ?2 ORDER BY number"
CHAT = (
    "SELECT number, seat, name, text, at FROM chat WHERE table_id = ?1 AND number > ?2 ORDER BY number DESC LIMIT 100"
)
LAST_CHAT = "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?1"
FIND_CODE = "SELECT id FROM tables WHERE code = ?1 ORDER BY created DESC LIMIT 1"
TABLES_OF = (
    "SELECT id FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM holders WHERE guest = ?1)"
    " ORDER BY updated DESC LIMIT 50"
)
OPEN_TABLES = "SELECT id FROM tables WHERE stage = 'open' AND is_public = 1 ORDER BY updated DESC LIMIT 50"
COUNT_TABLES = "SELECT count(*) FROM tables WHERE host = ?1 AND stage <> 'over' AND updated >= ?2"
DUE_TABLES = "SELECT id FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT 100"
TABLES_IN_PLAY = "SELECT id FROM tables WHERE stage = 'playing' ORDER BY created"
EXPIRED_TABLES = "SELECT id FROM tables WHERE stage = 'open' AND updated < ?1 ORDER BY updated LIMIT 100"
REVIEW = "SELECT review FROM reviews WHERE table_id = ?1 AND kind = ?2 AND name = ?3"
KEEP_REVIEW = (
    "INSERT INTO reviews (table_id, kind, name, review) SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1"
    " ON CONFLICT (table_id, kind) DO UPDATE SET name = excluded.name, review = excluded.review"
)
FACT = "SELECT value FROM facts WHERE name = ?1"
INSERT_FACT = "INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
KEPT = ("tables", "entries", "seats", "holders", "chat", "facts", "classes", "reviews")
"""Every table of the database that a backup holds."""


def json(value: Any) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def table_values(table: TableRecord) -> tuple[Any, ...]:
    """Return a table in the order of its columns."""
    return (
        *(table.id, table.code, table.host, table.game, table.header, table.secret, table.created, table.updated),
        *(table.stage, int(table.settings.public), json(table.settings), json(table.rewind), table.rematch),
        *(json(table.scores), json(table.winners), table.number, table.revision, table.deadline),
        *(table.broken_openings, table.class_id, table.frozen),
    )


def append_values(append: EntryAppend) -> tuple[Any, ...]:
    """Return what APPEND_TABLE wants."""
    return (
        *(append.id, append.since + len(append.entries), append.stage, append.updated, append.deadline),
        *(json(append.scores), json(append.winners), append.since, append.revision),
    )


def update_values(table: TableRecord) -> tuple[Any, ...]:
    """Return what UPDATE_TABLE wants."""
    return (
        *(table.id, table.host, table.updated, int(table.settings.public), json(table.settings), json(table.rewind)),
        *(table.rematch, table.deadline, table.revision, table.stage, table.broken_openings, table.frozen),
    )


def seat_values(table: TableRecord) -> list[tuple[Any, ...]]:
    """Return the seats of a table in the order of their columns."""
    return [
        (
            *(table.id, number, s.kind, s.name, s.level, int(s.ready), s.word, s.salt, int(s.muted), s.takeover),
            *(int(s.gone), s.seal, s.stood_in_at),
        )
        for number, s in enumerate(table.seats)
    ]


def holder_values(table: TableRecord) -> list[tuple[Any, ...]]:
    """Return which guests may play which seats."""
    return [(table.id, number, guest) for number, seat in enumerate(table.seats) for guest in sorted(set(seat.guests))]


def entry_values(table: str, entries: Iterable[StoredEntry]) -> list[tuple[Any, ...]]:
    """Return entries in the order of their columns."""
    return [(table, entry.number, entry.who, entry.words, entry.at) for entry in entries]


def table_of(found: Sequence[Any], seats: Iterable[Sequence[Any]], holders: Iterable[Sequence[Any]]) -> TableRecord:
    """Return a table from its rows."""
    (table, code, host, game, header, secret, created, updated, stage, _, rules, asking, rematch) = found[:13]
    scores, winners, number, revision, deadline, broken_openings, class_id, frozen = found[13:]
    sitting = [
        SeatRecord(kind, name, level, [], bool(ready), word, salt, bool(muted), takeover, bool(gone), *rest)
        for _, _, kind, name, level, ready, word, salt, muted, takeover, gone, *rest in seats
    ]
    for seat, guest in holders:
        sitting[seat].guests.append(guest)
    return TableRecord(
        id=table,
        code=code,
        host=host,
        game=game,
        header=header,
        secret=secret,
        created=created,
        updated=updated,
        seats=sitting,
        settings=msgspec.json.decode(rules, type=TableSettings),
        stage=stage,
        rewind=msgspec.json.decode(asking, type=RewindRequest | None),
        rematch=rematch,
        scores=msgspec.json.decode(scores, type=list[int]),
        winners=msgspec.json.decode(winners, type=list[int]),
        number=number,
        revision=revision,
        deadline=deadline,
        broken_openings=broken_openings,
        class_id=class_id,
        frozen=frozen,
    )


def chat_of(found: Iterable[Sequence[Any]]) -> list[ChatLine]:
    """Return lines of chat, the oldest first."""
    return [ChatLine(*values) for values in found][::-1]


def migrations() -> list[tuple[int, str]]:
    """Return the numbered changes of the schema, in order."""
    folder = files("organelle.server.store") / "migrations"
    found = [(int(path.name[:4]), path.read_text("utf-8")) for path in folder.iterdir() if path.name.endswith(".sql")]
    return sorted(found)
