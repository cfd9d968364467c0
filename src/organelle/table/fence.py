"""How far a seat may take back by itself: computed from what it has learned, never flagged by hand."""

from __future__ import annotations

from organelle.kernel.state import Sealed, Step
from organelle.table.log import CHANCE_LINE, REVEAL, REWIND, Entry


def undoable(entries: list[Entry], seat: int, open_step: Step | None) -> list[int]:
    """The entries to take back with that seat's last free choice; none if its fence lies behind it.

    A sealed question to others is a fence too: whether it can be passed must not tell if they have begun to answer.
    """
    later: list[int] = []
    fenced = asks_others(open_step, seat)
    for entry in reversed(entries):
        if entry.who == REVEAL:
            return []
        if not entry.live or not entry.played:
            continue
        if entry.who == CHANCE_LINE or entry.shown >> seat & 1:
            return []
        in_open_step = entry.sealed is not None and entry.sealed is open_step
        if in_open_step and entry.seat != seat:
            continue
        if fenced and not in_open_step:
            return []
        later.append(entry.number)
        if not entry.forced:
            return sorted(later) if entry.seat == seat else []
    return []


def asks_others(step: Step | None, seat: int) -> bool:
    """Is it a sealed question to anyone but that seat?"""
    return isinstance(step, Sealed) and step.seats != 1 << seat


def since(entries: list[Entry], number: int) -> list[int]:
    """All entries after that one which are still in force."""
    return [entry.number for entry in entries if entry.number > number and entry.live and entry.played]


def asked_at(entries: list[Entry], seat: int, open_step: Step) -> int:
    """The last number that seat knows of in a sealed step: where it began, and one for each slip or undo of its own."""
    own = 0
    for entry in reversed(entries):
        if entry.who == REWIND or (entry.live and entry.played and entry.sealed is not open_step):
            return entry.number + own
        own += entry.author == seat
    return own
