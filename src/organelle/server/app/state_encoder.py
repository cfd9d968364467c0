"""What is told of a game. Everything a seat hears goes through `state`; what is the same for many is made once."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from organelle.server.app.wire import StaticView, TableState, encode
from organelle.table.match import Match


class StateEncoder:
    """The parts of a match's states that are the same for everyone, encoded once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.figures = encode(StaticView(match.static_view()))
        self.number = -1
        self.shared = b""
        self.events: dict[tuple[int, int], Raw] = {}

    def view(self, seat: int | None, number: int) -> Any:
        """The view without the figures, encoded already."""
        own = encode(self.match.private_view(seat))[1:]
        return Raw(b'%b%b,"seat":%b,"number":%d}' % (self._shared(), own, encode(seat), number))

    def _shared(self) -> bytes:
        """The view up to where its table goes on with what hangs on who looks."""
        match = self.match
        if self.number != match.number:
            outline = match.frame(None)
            del outline["seat"], outline["number"]
            common = match.public_view()
            self.shared = encode({**outline, "table": common})[:-2] + (b"," if common else b"")
            self.events.clear()
            self.number = match.number
        return self.shared

    def events_since(self, since: int, seat: int | None) -> Any:
        """What happened, encoded already; once for all where nothing of it is hidden from anyone."""
        key = (since, self.match.number)
        if key in self.events:
            return self.events[key]
        found = Raw(encode(self.match.events(since, seat)))
        if since > 0 and all(told.seats == -1 for entry in self.match.entries(since) for told in entry.events):
            self.events[key] = found
        return found


class EncodedState:
    """A state ready to be sent, and how to know it again while slips are written, which no number tells."""

    def __init__(self, number: int, mark: int, message: bytes) -> None:
        self.number = number
        self.mark = mark
        self.message = message


def news(match: Match, seat: int | None, since: int, pictures: StateEncoder) -> EncodedState:
    """What a watcher who heard all up to `since` is told now."""
    told: Any = state(match, seat, since, pictures)
    same = encode((told.view, told.codes, told.undo)) if match.sealed else b""
    return EncodedState(told.number, hash(same), encode(told))


def state(match: Match, seat: int | None, since: int, pictures: StateEncoder | None = None) -> TableState:
    """The one way out for what happens in a game."""
    number = match.question_number(seat)
    since = min(max(since, 0), number)
    view: Any
    events: Any
    if pictures is None:
        view, events = match.view(seat), match.events(since, seat)
    else:
        view, events = pictures.view(seat, number), pictures.events_since(since, seat)
    if seat is None:
        return TableState(None, number, since, number, view, [], events, 0)
    undo = 0 if match.over else len(match.undoable(seat))
    return TableState(seat, number, since, number, view, match.codes(seat), events, undo)
