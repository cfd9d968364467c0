"""Golgi apparatus: a vesicle from an ER receives its carb or lipid. [CY-7.5]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.board import GOLGI_SPOT
from organelle.games.cytosis.flasks import (
    NEEDS_ADDITION,
    NEEDS_VESICLE,
    OPEN,
    first_joining,
    last_joining,
    taken,
)
from organelle.games.cytosis.state import NOBODY, Cytosis
from organelle.games.cytosis.told import VESICLE_MOVED
from organelle.games.cytosis.vesicles import clear, evict
from organelle.games.cytosis.words import CARB, GOLGI, LIPID, PROTEIN
from organelle.kernel.actions import ActionBuffer, field, pack


def can_add(s: Cytosis, seat: i64, vesicle: i64, addition: i64, evicted: i64) -> bool:
    """A carb on any vesicle, a lipid only on proteins; an own disk sent back brings its own. [CY-7.5, CY-7.6]"""
    if addition == LIPID and s.base[vesicle] != PROTEIN:
        return False
    if s.players[seat].supply[addition] > 0:
        return True
    if evicted < 0 or s.owner[evicted] != seat:
        return False
    return s.addition[evicted] == addition or s.base[evicted] == addition


def closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without a vesicle in an ER, or without something to add to it. [CY-7.5]"""
    reason = taken(s, GOLGI_SPOT, grey)
    if reason != OPEN:
        return reason
    reason = NEEDS_VESICLE
    full = s.place_free(s.rules.golgi_from, s.rules.vesicles) == NOBODY
    for vesicle in range(s.rules.golgi_from):
        if s.owner[vesicle] != seat:
            continue
        reason = NEEDS_ADDITION
        if can_add(s, seat, vesicle, CARB, -1) or can_add(s, seat, vesicle, LIPID, -1):
            return OPEN
        if full:
            for place in range(s.rules.golgi_from, s.rules.vesicles):
                if can_add(s, seat, vesicle, CARB, place) or can_add(s, seat, vesicle, LIPID, place):
                    return OPEN
    return reason


def options(s: Cytosis, seat: i64, grey: bool, out: ActionBuffer) -> None:
    """Each own vesicle of an ER with each addition; in a full Golgi, with each disk to send back. [CY-7.5, CY-7.6]"""
    for vesicle in range(s.rules.golgi_from):
        if s.owner[vesicle] == seat:
            for joining in range(first_joining(s, GOLGI_SPOT, grey), last_joining(s, GOLGI_SPOT, grey) + 1):
                vesicle_options(s, seat, joining, vesicle, out)


def vesicle_options(s: Cytosis, seat: i64, joining: i64, vesicle: i64, out: ActionBuffer) -> None:
    """What can be done with one vesicle. [CY-7.5, CY-7.6]"""
    if s.place_free(s.rules.golgi_from, s.rules.vesicles) != NOBODY:
        add_options(s, seat, joining, vesicle, -1, out)
    else:
        for evicted in range(s.rules.golgi_from, s.rules.vesicles):
            add_options(s, seat, joining, vesicle, evicted, out)


def add_options(s: Cytosis, seat: i64, joining: i64, vesicle: i64, evicted: i64, out: ActionBuffer) -> None:
    if can_add(s, seat, vesicle, CARB, evicted):
        out.add(pack(GOLGI, joining, vesicle, CARB, evicted))
    if can_add(s, seat, vesicle, LIPID, evicted):
        out.add(pack(GOLGI, joining, vesicle, LIPID, evicted))


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """The vesicle moves with all that lies on it and receives its addition. [CY-7.5]"""
    vesicle = field(action, 1)
    addition = field(action, 2)
    place = field(action, 3)
    if place >= 0:
        evict(s, place)
    else:
        place = s.place_free(s.rules.golgi_from, s.rules.vesicles)
    s.owner[place] = seat
    s.base[place] = s.base[vesicle]
    s.amount[place] = s.amount[vesicle]
    s.addition[place] = addition
    s.players[seat].supply[addition] -= 1
    clear(s, vesicle)
    s.emit(VESICLE_MOVED, seat, vesicle, place, addition)
