"""How far a seat may take back by itself: computed from what it has learned, never flagged by hand."""

from organelle.kernel.state import CHANCE, Sealed
from organelle.table.notation import REVEAL, REWIND, Entry


def undoable_entries(entries: list[Entry], seat: int, open_step: Sealed | None) -> list[int]:
    """The entries to take back with that seat's last free choice; none if its fence lies behind it.

    A sealed question to others is a fence too: whether it can be passed must not tell if they have begun to answer.
    """
    later: list[int] = []
    for entry in reversed(entries):
        in_open_step = entry.sealed_step is not None and entry.sealed_step is open_step
        if entry.who == REVEAL:
            return []
        if not entry.live or (in_open_step and entry.seat != seat):
            continue
        if entry.seat == CHANCE or entry.revealed_to >> seat & 1 or (asks_others(open_step, seat) and not in_open_step):
            return []
        later.append(entry.number)
        if not entry.forced:
            return sorted(later) if entry.seat == seat else []
    return []


def last_choice(entries: list[Entry], seat: int) -> int:
    """The number of that seat's last free choice that stands; 0 if there is none."""
    for entry in reversed(entries):
        if entry.live and entry.seat == seat and not entry.forced:
            return entry.number
    return 0


def asks_others(step: Sealed | None, seat: int) -> bool:
    """Is it a sealed question to anyone but that seat?"""
    return step is not None and step.seats != 1 << seat


def question_number(entries: list[Entry], seat: int | None, open_step: Sealed) -> int:
    """The last number that seat knows of in a sealed step: where it began, and one for each slip or undo of its own."""
    own = 0
    for entry in reversed(entries):
        if entry.who == REWIND or (entry.live and entry.sealed_step is not open_step):
            return entry.number + own
        own += entry.author == seat
    return own
