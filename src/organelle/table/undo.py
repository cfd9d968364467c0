"""How far a seat may take back by itself: the fence, computed from what the seat has learned, never set by hand."""

from organelle.kernel.state import CHANCE, Sealed
from organelle.table.notation import REVEAL, REWIND, Entry


def undoable_entries(entries: list[Entry], seat: int, open_step: Sealed | None) -> list[int]:
    """Return the numbers of the entries to take back with a seat's last free choice; none if a fence forbids it.

    The fence is the last chance entry, the last free entry of another seat, the last entry that revealed something to
    this seat, or a revealed secret. In an open sealed step the others' answers stay, and only the seat's own slip is
    taken back. A sealed question to others is a fence too: whether it can be passed must not tell if they have begun
    to answer.

    Args:
        entries: all entries of the match.
        seat: who wants to take back.
        open_step: the sealed step that is open now, or None.
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
    """Return the number of a seat's last free choice that was not taken back; 0 if there is none."""
    for entry in reversed(entries):
        if entry.live and entry.seat == seat and not entry.forced:
            return entry.number
    return 0


def asks_others(step: Sealed | None, seat: int) -> bool:
    """Return whether that is a sealed question to anyone but the seat."""
    return step is not None and step.seats != 1 << seat


def question_number(entries: list[Entry], seat: int | None, open_step: Sealed) -> int:
    """Return the number of the question that a seat, or a spectator (None), is asked in an open sealed step.

    That is the number of the last entry before the step, and one more for each sealed answer or undo of the seat's own
    since: it tells nothing about what others have answered.
    """
    own = 0
    for entry in reversed(entries):
        if entry.who == REWIND or (entry.live and entry.sealed_step is not open_step):
            return entry.number + own
        own += seat is not None and entry.author == seat
    return own
