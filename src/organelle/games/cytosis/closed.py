"""Why places are closed, as one seat sees them. [CY-3.5, CY-17.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.board import SPOTS
from organelle.games.cytosis.expansions.epigenetics import Early
from organelle.games.cytosis.flasks import OPEN, REASONS, taken
from organelle.games.cytosis.phases.turns import GreyFlask
from organelle.games.cytosis.places import registry
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import ATP, KINDS


def closed_places(s: Cytosis, seat: int | None) -> dict[str, str]:
    """Return the first word of each code that is closed, with the key of what closes it.

    A spectator (None) sees only which places are taken.
    """
    step = s.top() if s.depth > 0 else None
    if isinstance(step, Early) and step.seat == seat:
        return after_paying(s, step.seat)
    return places(s, seat, isinstance(step, GreyFlask) and step.seat == seat)


def after_paying(s: Cytosis, seat: i64) -> dict[str, str]:
    """Return what is closed once the ATP of an early flask is paid. [CY-16.7]"""
    supply = s.players[seat].supply
    supply[ATP] -= 1
    s.stock[ATP] += 1
    found = places(s, int(seat), False)
    s.stock[ATP] -= 1
    supply[ATP] += 1
    return found


def places(s: Cytosis, seat: int | None, grey: bool) -> dict[str, str]:
    """Return every closed place, for an own flask or a grey one, in the order of the spots."""
    found: dict[str, str] = {}
    for spot in range(SPOTS):
        for kind in registry.AT_SPOT[spot].kinds:
            reason = taken(s, spot, grey) if seat is None else registry.closed(s, seat, kind, spot, grey)
            if reason != OPEN:
                found[KINDS[kind].word or s.rules.places[spot]] = REASONS[reason]
    return found
