"""Opening positions, shared by matches that begin alike."""

from typing import Final

from organelle.kernel.event import EVERYONE, EventRecord
from organelle.kernel.game import Game
from organelle.kernel.state import State
from organelle.table.notation import Header


class OpeningPosition:
    """A settled position that matches begin at, which those that begin alike share.

    Attributes:
        state: the position.
        events: what happened before.
        vocabulary: the words of the game.
    """

    def __init__(self, game: Game, state: State, events: list[EventRecord]) -> None:
        self.state: Final = state
        self.events: Final = events
        self.vocabulary: Final = game.vocabulary(state)


def settled_opening(game: Game, header: Header) -> OpeningPosition:
    """Return the first position of a header."""
    options = game.defaults() | header.options
    cards = game.cards(header.old_sheets | header.cards)
    state: State = game.opening(header.seats, options, cards, header.version)
    state.events_off = False
    state.settle()
    return OpeningPosition(game, state, state.emitted)


def heard(record: EventRecord, seat: int) -> EventRecord:
    """Return an event as a seat saw it: what it did not see is in it no more, and nobody else sees more than it."""
    if record.seats == EVERYONE:
        return record
    if record.seats >> seat & 1:
        return EventRecord(record.event, 1 << seat, record.values)
    fields = zip(record.event.fields, record.values)
    return EventRecord(record.event, 0, tuple(0 if name in record.event.secret else value for name, value in fields))


OPENING_POSITIONS: Final[dict[tuple[Game, str], OpeningPosition]] = {}
"""The opening positions used last, by game and header."""

OPENINGS_KEPT: Final = 32
"""How many of them are kept."""


def opening_position(game: Game, header: Header) -> OpeningPosition:
    """Return the opening position of a header, made once for matches that begin soon after each other."""
    key = (game, "\n".join(header.text()))
    found = OPENING_POSITIONS.get(key)
    if found is None:
        found = settled_opening(game, header)
        if len(OPENING_POSITIONS) >= OPENINGS_KEPT:
            OPENING_POSITIONS.clear()  # those in use live on in their matches
        OPENING_POSITIONS[key] = found
    return found
