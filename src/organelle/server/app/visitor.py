"""Whoever comes to a table: a guest of a browser, a holder of a seat's token, or both."""

from __future__ import annotations

from organelle.table.errors import Illegal

NOTHING_SENT = -1
"""The hash of what was last sent to a watcher who shall be sent whatever there is; no hash is -1."""


class Visitor:
    """Who asks, from where, and what opens seats for them."""

    def __init__(self, guest: str, token: str = "", language: str = "en", address: str = "") -> None:
        self.guest = guest
        self.token = token
        self.language = language
        self.address = address
        """What the limits by address count by; empty for whoever comes from nowhere."""


class Watcher(Visitor):
    """A visitor who stays and is sent what happens, as one seat (or a spectator) sees it at a time."""

    def __init__(self, guest: str, token: str = "", language: str = "en") -> None:
        super().__init__(guest, token, language)
        self.looking = False
        """Have they said through which seat they look? Nothing is sent before."""
        self.seat: int | None = None
        self.known_number = 0
        """The last entry that they were told of."""
        self.known_chat = 0
        """The last line of chat that they were sent."""
        self.has_static_view = False
        self.state_hash = NOTHING_SENT
        self.table_hash = NOTHING_SENT
        self.held_seats: list[int] = []
        """The seats that they hold, by that record; `Permissions.seats_of` keeps it up to date."""
        self.checked_record: object = None
        """The record with which it was last checked whose seats are whose; a new one can make them another's."""

    def look(self, seat: int | None, since: int) -> None:
        """Look through that seat from now on, knowing the entries up to `since` and nothing else."""
        self.seat, self.known_number, self.looking = seat, max(0, since), True
        self.has_static_view, self.known_chat = False, 0
        self.state_hash = self.table_hash = NOTHING_SENT
        self.checked_record = None

    def send(self, message: bytes) -> None:
        """Pass a message on, now or soon; never wait."""
        raise NotImplementedError

    def dismiss(self, error: Illegal) -> None:
        """Say why they may not stay, and let them go; never wait."""
        raise NotImplementedError
