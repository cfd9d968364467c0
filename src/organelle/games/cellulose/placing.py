"""Placing action markers: which spaces are open, and to which marker. [CE-4.2, CE-4.3, CE-4.4, CE-4.5, CE-4.6]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cellulose.events import PLACED, RECOVERED
from organelle.games.cellulose.places.registry import LARGE, NEEDS_NOTHING, PLACES, SMALL, place_of
from organelle.games.cellulose.reasons import COLOUR_THERE, NO_MARKER, OCCUPIED, OPEN
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import GRAY, OWN
from organelle.kernel.actions import ActionBuffer, field, kind_of


def rooms(s: Cellulose, seat: i64) -> tuple[i64, i64]:
    """Return the spaces with room for an own marker of the seat and those for a gray one, if it has such markers.

    [CE-4.3, CE-4.4]
    """
    player = s.players[seat]
    grays: i64 = 0
    colours: i64 = 0
    for other in range(s.seats):
        colours |= s.markers[other]
        grays |= s.grays[other]
    small = SMALL & ~(colours | grays)
    own: i64 = 0
    gray: i64 = 0
    if player.own > 0:
        own = LARGE & ~s.markers[seat] | small
    if player.gray > 0:
        gray = LARGE & ~grays | small
    return own, gray


def fits(s: Cellulose, seat: i64, space: i64, marker: i64) -> bool:
    """Return whether the seat has such a marker and it finds room on the space. [CE-4.3, CE-4.4]"""
    own, gray = rooms(s, seat)
    if marker == GRAY:
        return gray >> space & 1 == 1
    return own >> space & 1 == 1


def is_large(space: i64) -> bool:
    """Return whether the space is a large one. [CE-4.4]"""
    return LARGE >> space & 1 == 1


def can_place(s: Cellulose, seat: i64) -> bool:
    """Return whether any space is open to the seat. [CE-4.8]"""
    own, gray = rooms(s, seat)
    free = own | gray
    if free & NEEDS_NOTHING != 0:
        return True
    return any(free & place.spaces != 0 and free & place.possible(s, seat) != 0 for place in PLACES)


def closed(s: Cellulose, seat: i64, space: i64) -> i64:
    """Return the reason why the space is closed to the seat, or OPEN. [CE-4.3, CE-4.4, CE-4.5]"""
    player = s.players[seat]
    if player.own + player.gray == 0:
        return NO_MARKER
    if not fits(s, seat, space, OWN) and not fits(s, seat, space, GRAY):
        if is_large(space):
            return COLOUR_THERE
        return OCCUPIED
    place = place_of(space)
    if place.possible(s, seat) >> space & 1:
        return OPEN
    return place.lacking(s, seat, space)


def placements(s: Cellulose, seat: i64, out: ActionBuffer) -> None:
    """Add every way to place a marker, space after space. [CE-4.2, CE-4.6]"""
    own, gray = rooms(s, seat)
    free = own | gray
    for place in PLACES:
        if free & place.spaces != 0:
            place.options(s, seat, own, gray, out)


def marker_of(action: i64) -> i64:
    """Return the marker that a placement uses."""
    return field(action, PLACES[kind_of(action)].marker_field)


def carry_out(s: Cellulose, seat: i64, action: i64) -> None:
    """Place the marker and take the action. [CE-4.2]"""
    place = PLACES[kind_of(action)]
    put(s, seat, place.space_of(action), field(action, place.marker_field))
    place.act(s, seat, action)


def put(s: Cellulose, seat: i64, space: i64, marker: i64) -> None:
    """Put a marker of the seat onto the space. [CE-4.2]"""
    player = s.players[seat]
    if marker == GRAY:
        player.gray -= 1
        s.grays[seat] |= 1 << space
    else:
        player.own -= 1
        s.markers[seat] |= 1 << space
    s.ivy.stuck = False
    s.emit(PLACED, seat, space, marker)


def recover(s: Cellulose, seat: i64, space: i64, marker: i64) -> None:
    """Give the seat its marker back from the space, which is free again. [CE-6.5]"""
    player = s.players[seat]
    if marker == GRAY:
        player.gray += 1
        s.grays[seat] &= ~(1 << space)
    else:
        player.own += 1
        s.markers[seat] &= ~(1 << space)
    s.emit(RECOVERED, seat, space, marker)


def has_marker(s: Cellulose, seat: i64, space: i64, marker: i64) -> bool:
    """Return whether the seat placed such a marker there. [CE-6.5]"""
    placed = s.grays[seat] if marker == GRAY else s.markers[seat]
    return placed >> space & 1 == 1
