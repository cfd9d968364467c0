"""Whoever comes to a table: a guest of a browser, a holder of a seat's token, or both."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from organelle.table.errors import Illegal

UNTOLD = -1
"""The mark of a watcher who is to be told whatever there is; no hash is -1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Visitor:
    """Who asks, and what opens seats for them."""

    def __init__(self, guest: str, token: str = "", language: str = "en") -> None:
        self.guest = guest
        self.token = token
        self.language = language


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(Visitor):
    """Someone who stays and is told what happens, through one seat's eyes at a time."""

    def __init__(self, guest: str, token: str = "", language: str = "en") -> None:
        super().__init__(guest, token, language)
        self.looking = False
        self.seat: int | None = None
        self.known = 0
        self.heard = 0
        """The last line of chat they have heard."""
        self.mark = UNTOLD
        self.knows_figures = False
        self.shown = UNTOLD
        self.known_row: object = None
        """The table's row when it was last checked that the seat is theirs: only with a new row can it be another's."""

    def send(self, message: bytes) -> None:
        """Passes a message on, now or soon; never waits."""
        raise NotImplementedError

    def turn_away(self, refusal: Illegal) -> None:
        """Says why they may not stay, and lets them go; never waits."""
        raise NotImplementedError
