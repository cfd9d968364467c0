"""Opening positions, shared by matches that begin alike."""

from typing import Final

from organelle.kernel.game import Game
from organelle.table.notation import Header


class OpeningPosition:
    """The settled first position of a header, which all matches with that header share."""

    def __init__(self, game: Game, header: Header) -> None:
        options = game.defaults() | header.options
        cards = game.cards(header.old_sheets | header.cards)
        self.state: Final = game.set_up(header.seats, options, cards, header.version)
        self.state.events_off = False
        self.state.settle()
        self.events: Final = self.state.emitted
        self.vocabulary: Final = game.vocabulary(self.state)


OPENING_POSITIONS: Final[dict[tuple[Game, str], OpeningPosition]] = {}
"""The opening positions used last, by game and header."""

OPENINGS_KEPT: Final = 32
"""How many of them are kept."""


def opening_position(game: Game, header: Header) -> OpeningPosition:
    """Return the opening position of a header, made once for matches that begin soon after each other."""
    key = (game, "\n".join(header.text()))
    found = OPENING_POSITIONS.get(key)
    if found is None:
        found = OpeningPosition(game, header)
        if len(OPENING_POSITIONS) >= OPENINGS_KEPT:
            OPENING_POSITIONS.clear()  # those in use live on in their matches
        OPENING_POSITIONS[key] = found
    return found
