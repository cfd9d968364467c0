"""Clocks are not kept anywhere: how long each seat thought follows from when its entries were made."""

from __future__ import annotations

from organelle.server.ports import TimeControl

UNITS = {"move": 1_000, "game": 1_000, "days": 86_400_000}
"""The kinds of clock, and how many milliseconds the unit of each has."""


class ClockState:
    """Who thinks since when, and for how long each has thought."""

    def __init__(self, clock: TimeControl, seats: int) -> None:
        self.clock = clock
        self.spent = [0] * seats
        self.since: dict[int, int] = {}
        self.asked: dict[int, int] = {}

    @property
    def amount(self) -> int:
        return self.clock.amount * UNITS[self.clock.kind]

    def moved(self, at: int, asked: dict[int, int]) -> bool:
        """The table waits for these seats now, a seat whose question is the same thinks on; did anything change?"""
        changed = asked != self.asked
        for seat, since in list(self.since.items()):
            if asked.get(seat) != self.asked[seat]:
                self.spent[seat] += max(0, at - since)
                del self.since[seat]
        for seat in asked:
            self.since.setdefault(seat, at)
        self.asked = dict(asked)
        return changed

    def resumed(self, now: int) -> None:
        """Nobody is charged for the time in which the server was down, except where days are counted."""
        if self.clock.kind != "days":
            self.since = {seat: max(since, now) for seat, since in self.since.items()}

    def left(self, seat: int, now: int) -> int:
        """Milliseconds that seat has left; below zero it is overdue."""
        running = max(0, now - self.since[seat]) if seat in self.since else 0
        return self.amount - running - (self.spent[seat] if self.clock.kind == "game" else 0)

    def deadline(self) -> int | None:
        """When the first of those who think will be overdue."""
        return min((since + self.left(seat, since) for seat, since in self.since.items()), default=None)

    def returned(self, seat: int, now: int) -> None:
        """Who comes back to an empty clock gets a tenth of it again, at least half a minute; any other goes on."""
        if self.left(seat, now) > 0:
            return
        if seat in self.since:
            self.spent[seat] += max(0, now - self.since[seat])
            self.since[seat] = now
        missing = max(30_000, self.amount // 10) - self.left(seat, now)
        if self.clock.kind == "game" and missing > 0:
            self.spent[seat] -= missing
