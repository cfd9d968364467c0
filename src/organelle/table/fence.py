"""How far a seat may take back by itself: computed from what it has learned, never flagged by hand."""

from __future__ import annotations

from organelle.kernel.state import Step
from organelle.table.log import CHANCE_LINE, LUCK, REVEAL, UNDO, Entry


def undoable(entries: list[Entry], seat: int, open_step: Step | None) -> list[int]:
    """The entries to take back with that seat's last free choice; none if its fence lies behind it."""
    later: list[int] = []
    others_sealed = False
    for entry in reversed(entries):
        if entry.who == REVEAL:
            return []
        if not entry.live or not entry.played:
            continue
        if entry.who == CHANCE_LINE or entry.shown >> seat & 1:
            return []
        in_open_step = entry.sealed is not None and entry.sealed is open_step
        if in_open_step and entry.seat != seat:
            others_sealed = True
            continue
        if others_sealed and not in_open_step:
            return []
        later.append(entry.number)
        if not entry.forced:
            return sorted(later) if entry.seat == seat else []
    return []


def since(entries: list[Entry], number: int) -> list[int]:
    """All entries after that one which are still in force."""
    return [entry.number for entry in entries if entry.number > number >= 0 and entry.live and entry.played]


def asked_at(entries: list[Entry], seat: int, open_step: Step | None) -> int:
    """The entry at which that seat's question was put: what others seal, or take back of it, does not age it."""
    begun = max((entry.number for entry in entries if counts(entry) and entry.sealed is not open_step), default=0)
    for entry in reversed(entries):
        by_other = entry.seat is not None and entry.seat != seat
        if entry.who == UNDO:
            other, first, *_ = entry.numbers()
            by_other = other != seat and first > begun
        if entry.number == begun or not (by_other or entry.who == LUCK):
            return entry.number
    return 0


def counts(entry: Entry) -> bool:
    """Is it part of what led to the table as it stands?"""
    return entry.live and entry.played
