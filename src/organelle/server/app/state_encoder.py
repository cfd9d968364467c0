"""The states of a match as they are sent. Everything a seat hears is made here; what is the same for many only once."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from organelle.server.app.wire import StaticView, TableState, encode
from organelle.table.match import Match


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
        self.shared = b""
        self.events: dict[tuple[int, int], Raw] = {}

    def encode_state(self, seat: int | None, since: int) -> EncodedState:
        """Return what a watcher of that seat, who heard all up to entry `since`, is told now."""
        state: Any = table_state(self.match, seat, since, self)
        content = encode((state.view, state.codes, state.undo)) if self.match.sealed else b""
        return EncodedState(state.number, hash(content), encode(state))

    def view(self, seat: int | None, number: int) -> Any:
        """Return the view without its static part, encoded already."""
        own = encode(self.match.private_view(seat))[1:]
        return Raw(b'%b%b,"seat":%b,"number":%d}' % (self._shared_view(), own, encode(seat), number))

    def _shared_view(self) -> bytes:
        """Return the view up to where its table goes on with what depends on who looks."""
        match = self.match
        if self.number != match.number:
            outline = match.frame(None)
            del outline["seat"], outline["number"]
            public = match.public_view()
            self.shared = encode({**outline, "table": public})[:-2] + (b"," if public else b"")
            self.events.clear()
            self.number = match.number
        return self.shared

    def events_since(self, since: int, seat: int | None) -> Any:
        """Return what happened, encoded already; once for all where nothing of it is hidden from anyone."""
        key = (since, self.match.number)
        if key in self.events:
            return self.events[key]
        found = Raw(encode(self.match.events(since, seat)))
        if since > 0 and all(event.seats == -1 for entry in self.match.entries(since) for event in entry.events):
            self.events[key] = found
        return found


def table_state(match: Match, seat: int | None, since: int, encoder: StateEncoder | None = None) -> TableState:
    """Return a match as a seat, or a spectator, may see it: the one way out for what happens in a game.

    Args:
        match: the match.
        seat: whose state it is; None for a spectator.
        since: the entry after which the events begin.
        encoder: where the parts are taken from encoded; without one they are plain objects, with the static view.
    """
    number = match.question_number(seat)
    since = min(max(since, 0), number)
    view: Any
    events: Any
    if encoder is None:
        view, events = match.view(seat), match.events(since, seat)
    else:
        view, events = encoder.view(seat, number), encoder.events_since(since, seat)
    if seat is None:
        return TableState(None, number, since, number, view, [], events, 0)
    undo = 0 if match.over else len(match.undoable(seat))
    return TableState(seat, number, since, number, view, match.codes(seat), events, undo)
