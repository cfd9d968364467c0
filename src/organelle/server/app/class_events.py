"""What has happened at a table of a class, without what was taken back, and never more than is soon looked through."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from organelle.kernel.event import EventRecord
from organelle.server.app.session import TableSession
from organelle.server.app.wire import Json
from organelle.table.match import Match

MOST_EVENTS = 3_000
"""Events of a table that are looked through, from its beginning: no game that people play has so many."""


def records_at(session: TableSession) -> list[tuple[int, EventRecord]]:
    """Return the events at a table, each with the number of its entry."""
    match = session.match
    return [] if match is None else list(islice(live_records(match), MOST_EVENTS))


def live_records(match: Match) -> Iterator[tuple[int, EventRecord]]:
    """Yield the events of all entries that were not taken back."""
    for entry in match.entries():
        if entry.live:
            for record in entry.events:
                yield entry.number, record


def events_at(session: TableSession) -> list[Json]:
    """Return the events at a table as any spectator sees them."""
    if session.match is None:
        return []
    view = session.match.vocabulary.event_view
    return [{**view(record, None), "number": number} for number, record in records_at(session)]
