"""Golgi apparatus: a vesicle from an ER receives its carb or lipid, and evicts one if it is full. [CY-7.5, CY-7.6]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import GOLGI_SPOT
from organelle.games.cytosis.events import VESICLE_MOVED
from organelle.games.cytosis.flasks import NEEDS_ADDITION, NEEDS_VESICLE, OPEN, first_joining, last_joining
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import DISKS, NOBODY, Cytosis, Player
from organelle.games.cytosis.vesicles import clear, place_for
from organelle.games.cytosis.vocabulary import CARB, GOLGI, LIPID, PROTEIN, GolgiFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class GolgiApparatus(Place):
    """Spots that move a vesicle from an ER into the Golgi and add a carb or a lipid to it. [CY-7.5]"""

    def __init__(self) -> None:
        super().__init__(GOLGI_SPOT, GOLGI)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add each own vesicle of an ER with each addition; in a full Golgi, with each disk to send back.

        [CY-7.5, CY-7.6]
        """
        if me.disks == DISKS:
            return
        seat = me.seat
        for vesicle in range(s.rules.golgi_from):
            if s.owner[vesicle] == seat:
                for joining in range(first_joining(s, GOLGI_SPOT, grey), last_joining(s, GOLGI_SPOT, grey) + 1):
                    vesicle_options(s, seat, joining, vesicle, out)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return what is missing: a vesicle in an ER, or something to add to it. [CY-7.5]"""
        reason: i64 = NEEDS_VESICLE
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

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Move the vesicle with all that lies on it and put its addition on it. [CY-7.5, CY-7.6]"""
        vesicle = field(action, GolgiFields.VESICLE)
        addition = field(action, GolgiFields.ADDITION)
        place = place_for(s, field(action, GolgiFields.EVICTED), s.rules.golgi_from, s.rules.vesicles)
        s.owner[place] = seat
        s.base[place] = s.base[vesicle]
        s.amount[place] = s.amount[vesicle]
        s.addition[place] = addition
        s.players[seat].supply[addition] -= 1
        clear(s, vesicle)
        s.emit(VESICLE_MOVED, seat, vesicle, place, addition)


def can_add(s: Cytosis, seat: i64, vesicle: i64, addition: i64, evicted: i64) -> bool:
    """Return whether the seat can add a carb (to any vesicle) or a lipid (to proteins only). [CY-7.5, CY-7.6]

    An own disk that is sent back brings its own resources.
    """
    if addition == LIPID and s.base[vesicle] != PROTEIN:
        return False
    if s.players[seat].supply[addition] > 0:
        return True
    if evicted < 0 or s.owner[evicted] != seat:
        return False
    return s.addition[evicted] == addition or s.base[evicted] == addition


def vesicle_options(s: Cytosis, seat: i64, joining: i64, vesicle: i64, out: ActionBuffer) -> None:
    """Add what can be done with one vesicle. [CY-7.5, CY-7.6]"""
    if s.place_free(s.rules.golgi_from, s.rules.vesicles) != NOBODY:
        add_options(s, seat, joining, vesicle, -1, out)
    else:
        for evicted in range(s.rules.golgi_from, s.rules.vesicles):
            add_options(s, seat, joining, vesicle, evicted, out)


def add_options(s: Cytosis, seat: i64, joining: i64, vesicle: i64, evicted: i64, out: ActionBuffer) -> None:
    """Add the carb and the lipid that one vesicle may receive. [CY-7.5]"""
    if can_add(s, seat, vesicle, CARB, evicted):
        out.add(pack(GOLGI, joining, vesicle, CARB, evicted))
    if can_add(s, seat, vesicle, LIPID, evicted):
        out.add(pack(GOLGI, joining, vesicle, LIPID, evicted))
