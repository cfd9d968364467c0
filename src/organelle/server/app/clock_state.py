"""The clocks of a match. They are not stored: how long each seat thought follows from when its entries were made."""

from __future__ import annotations

from organelle.server.records import TimeControl

UNITS = {"move": 1_000, "game": 1_000, "days": 86_400_000}
"""The kinds of time control, and how many milliseconds the unit of each has."""


class ClockState:
    """Whose clocks run since when, and how much time each seat has used.

    >>> clocks = ClockState(TimeControl("move", 30), seats=2)
    >>> clocks.set_asked(0, {0: 1})
    True
    >>> clocks.left(0, 12_000), clocks.deadline(12_000)
    (18000, 30000)
    """

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control = control
        self.spent = [0] * seats
        self.since: dict[int, int] = {}
        self.asked: dict[int, int] = {}
        self.paused = 0
        """Since when all clocks stand still; 0 while they run."""

    @property
    def amount(self) -> int:
        """The time of a move or a game, in milliseconds."""
        return self.control.amount * UNITS[self.control.kind]

    def set_asked(self, at: int, asked: dict[int, int]) -> bool:
        """Let the clocks of these seats run from `at` on; a seat whose question is the same thinks on.

        Args:
            at: the time in milliseconds.
            asked: the seats that the table waits for, each with the number of its question.

        Returns:
            whether other clocks run than before.
        """
        changed = asked != self.asked
        for seat, since in list(self.since.items()):
            if asked.get(seat) != self.asked[seat]:
                self.spent[seat] += max(0, at - since)
                del self.since[seat]
        for seat in asked:
            self.since.setdefault(seat, at)
        self.asked = dict(asked)
        return changed

    def resume(self, now: int) -> None:
        """Charge nobody for the time in which the server was down, except where days are counted."""
        if self.control.kind != "days":
            self.since = dict.fromkeys(self.since, now)

    def pause(self, since: int, now: int) -> None:
        """Let all clocks stand still since that time, or go on now if it is 0; nobody is charged for the pause."""
        if self.paused and not since:
            self.since = {seat: now - max(0, self.paused - at) for seat, at in self.since.items()}
        self.paused = since

    def left(self, seat: int, now: int) -> int:
        """Return the milliseconds that seat has left; below zero it is overdue."""
        now = min(now, self.paused) if self.paused else now
        running = max(0, now - self.since[seat]) if seat in self.since else 0
        return self.amount - running - (self.spent[seat] if self.control.kind == "game" else 0)

    def deadline(self, now: int) -> int | None:
        """Return when the first of the running clocks is empty, if none of them stands still any longer than now."""
        return min((now + self.left(seat, now) for seat in self.since), default=None)

    def welcome_back(self, seat: int, now: int) -> None:
        """Give who comes back to an empty clock a tenth of it again, at least half a minute; any other goes on."""
        if self.left(seat, now) > 0:
            return
        if seat in self.since:
            self.spent[seat] += max(0, now - self.since[seat])
            self.since[seat] = now
        missing = max(30_000, self.amount // 10) - self.left(seat, now)
        if self.control.kind == "game" and missing > 0:
            self.spent[seat] -= missing
