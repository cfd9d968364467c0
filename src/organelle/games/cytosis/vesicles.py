"""Transport vesicles: disks that start in an ER and travel through the Golgi. [CY-1.5, CY-7.4, CY-7.6, CY-7.7]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.events import VESICLE_EVICTED, VESICLE_PLACED
from organelle.games.cytosis.flasks import NEEDS_DISK, OPEN, first_joining, last_joining
from organelle.games.cytosis.state import NOBODY, Cytosis
from organelle.kernel.actions import ActionBuffer, pack


def owns_one(s: Cytosis, seat: i64, start: i64, end: i64) -> bool:
    """Return whether the seat has a disk on one of the places from start to before end."""
    return any(s.owner[place] == seat for place in range(start, end))


def disk_closed(s: Cytosis, seat: i64, start: i64, end: i64) -> i64:
    """Return NEEDS_DISK without a disk to place, unless an own one can be sent back from there, else OPEN. [CY-7.7]"""
    if s.players[seat].disks > 0:
        return OPEN
    if s.place_free(start, end) == NOBODY and owns_one(s, seat, start, end):
        return OPEN
    return NEEDS_DISK


def start_options(
    s: Cytosis,
    seat: i64,
    kind: i64,
    spot: i64,
    start: i64,
    end: i64,
    least: i64,
    most: i64,
    grey: bool,
    out: ActionBuffer,
) -> None:
    """Add every amount for a new disk; in a full area, with every disk that may be sent back. [CY-7.4, CY-7.6]"""
    full = s.place_free(start, end) == NOBODY
    any_disk = s.players[seat].disks > 0
    for joining in range(first_joining(s, spot, grey), last_joining(s, spot, grey) + 1):
        if not full:
            for amount in range(least, most + 1):
                out.add(pack(kind, joining, amount))
            continue
        for place in range(start, end):
            if any_disk or s.owner[place] == seat:
                for amount in range(least, most + brought(s, seat, place) + 1):
                    out.add(pack(kind, joining, amount, place))


def brought(s: Cytosis, seat: i64, place: i64) -> i64:
    """Return the lipids that an own disk would bring back to be laid on it again. [CY-7.6]"""
    if place < s.rules.rough_from and s.owner[place] == seat:
        return s.amount[place]
    return 0


def place_for(s: Cytosis, evicted: i64, start: i64, end: i64) -> i64:
    """Return the place for a new disk: a free one, or that of a disk that is now sent back. [CY-7.6]"""
    if evicted < 0:
        return s.place_free(start, end)
    evict(s, evicted)
    return evicted


def evict(s: Cytosis, place: i64) -> None:
    """Send a disk and all that lies on it back to its owner. [CY-7.6]"""
    owner = s.owner[place]
    player = s.players[owner]
    s.emit(VESICLE_EVICTED, owner, place)
    player.disks += 1
    player.supply[s.base[place]] += s.amount[place]
    if s.addition[place] >= 0:
        player.supply[s.addition[place]] += 1
    clear(s, place)


def clear(s: Cytosis, place: i64) -> None:
    """Leave nothing on a place."""
    s.owner[place] = NOBODY
    s.base[place] = 0
    s.amount[place] = 0
    s.addition[place] = -1


def start(s: Cytosis, seat: i64, place: i64, base: i64, amount: i64) -> None:
    """Lay a disk of the seat on a place, with that much on it. [CY-7.2, CY-7.3]"""
    s.players[seat].disks -= 1
    s.owner[place] = seat
    s.base[place] = base
    s.amount[place] = amount
    s.emit(VESICLE_PLACED, seat, place, amount, base)
