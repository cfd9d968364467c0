"""The states of a match as they are sent. Everything a seat hears is made here; what is the same for many only once."""

from __future__ import annotations

from organelle.server.app.wire import StaticView, TableState, encode
from organelle.table.match import Match

STATE = b'{"type":"state","seat":%b,"number":%d,"since":%d,"version":%d,"view":'
VIEW_END = b',"seat":%b,"number":%d},"codes":'
"""A TableState as it is encoded: these, and between them the parts that several seats share."""


class EncodedState:
    """A state ready to be sent; its hash tells it apart while answers are sealed, for no number does then."""

    __slots__ = ("hash", "message", "number")

    def __init__(self, number: int, content_hash: int, message: bytes) -> None:
        self.number = number
        self.hash = content_hash
        self.message = message


class StateEncoder:
    """Encodes the states of one match, and keeps the parts that are the same for everyone."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.static_view = encode(StaticView(match.static_view(), match.vocabulary.describe()))
        self.number = -1
        """The entry after which the parts below were made."""
        self.shared_view = b""
        """The view up to where its table goes on with what depends on who looks."""
        self.events: dict[int, bytes] = {}
        """What happened since an entry, where nothing of it is hidden from anyone."""

    def encode_state(self, seat: int | None, since: int) -> EncodedState:
        """Return what a watcher of that seat, who heard all up to entry `since`, is told now; like `table_state`."""
        match = self.match
        if self.number != match.number:
            self._encode_shared()
        number = match.question_number(seat)
        since = min(max(since, 0), number)
        name = b"null" if seat is None else b"%d" % seat
        own = encode(match.private_view(seat))
        codes, undo = b"[]", 0
        if seat is not None:
            codes = encode(match.codes(seat))
            undo = 0 if match.over else len(match.undoable(seat))
        begin, end = STATE % (name, number, since, number), VIEW_END % (name, number)
        events = self._encode_events(since, seat)
        parts = (begin, self.shared_view, own[1:], end, codes, b',"events":', events, b',"undo":%d}' % undo)
        content_hash = hash((self.shared_view, own, codes, undo)) if match.sealed else 0
        return EncodedState(number, content_hash, b"".join(parts))

    def _encode_shared(self) -> None:
        match = self.match
        frame = match.frame(None)
        del frame["seat"], frame["number"]
        public = match.public_view()
        self.shared_view = encode({**frame, "table": public})[:-2] + (b"," if public else b"")
        self.events.clear()
        self.number = match.number

    def _encode_events(self, since: int, seat: int | None) -> bytes:
        found = self.events.get(since)
        if found is None:
            match = self.match
            found = encode(match.events(since, seat))
            if since > 0 and all(event.seats == -1 for entry in match.entries(since) for event in entry.events):
                self.events[since] = found
        return found


def table_state(match: Match, seat: int | None, since: int) -> TableState:
    """Return a match as a seat, or a spectator, may see it, with the static view.

    Args:
        match: the match.
        seat: whose state it is; None for a spectator.
        since: the entry after which the events begin.
    """
    number = match.question_number(seat)
    since = min(max(since, 0), number)
    view, events = match.view(seat), match.events(since, seat)
    if seat is None:
        return TableState(None, number, since, number, view, [], events, 0)
    undo = 0 if match.over else len(match.undoable(seat))
    return TableState(seat, number, since, number, view, match.codes(seat), events, undo)
