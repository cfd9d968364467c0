"""Why places are closed, as one seat sees them. [CY-3.5, CY-17.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import (
    collecting,
    cytoplasm,
    exocytosis,
    golgi,
    market,
    membrane,
    mitochondria,
    ribosome,
    rough_er,
    smooth_er,
)
from organelle.games.cytosis.board import (
    BOOST_MITOCHONDRIA,
    BOOST_NUCLEUS,
    BOOST_SMOOTH_ER,
    CARB_SPOT,
    CYTOPLASM_SPOT,
    EXOCYTOSIS_SPOT,
    GOLGI_SPOT,
    LIPIDS,
    LOWER_SPOT,
    MARKET_SPOT,
    MITOCHONDRIA,
    RIBOSOME_SPOT,
    ROUGH_SPOT,
    SPOTS,
    TRANSPORTER,
)
from organelle.games.cytosis.epigenetics import Early
from organelle.games.cytosis.flasks import OPEN, REASONS, taken
from organelle.games.cytosis.flow import GreyFlask
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.words import ATP


def closed_places(s: Cytosis, seat: int | None) -> dict[str, str]:
    """The first word of each closed place with the key of what closes it."""
    step = s.top() if s.depth > 0 else None
    if isinstance(step, Early) and step.seat == seat:
        return after_paying(s, step.seat)
    return places(s, seat, isinstance(step, GreyFlask) and step.seat == seat)


def after_paying(s: Cytosis, seat: i64) -> dict[str, str]:
    """What is closed once the ATP of an early flask is paid. [CY-16.7]"""
    supply = s.players[seat].supply
    supply[ATP] -= 1
    s.stock[ATP] += 1
    found = places(s, int(seat), False)
    s.stock[ATP] -= 1
    supply[ATP] += 1
    return found


def places(s: Cytosis, seat: int | None, grey: bool) -> dict[str, str]:
    """Every closed place, for an own flask or a grey one; a spectator sees only which are taken."""
    found: dict[str, str] = {}
    for spot in range(SPOTS):
        if spot == LOWER_SPOT:
            note(found, "detox", taken(s, spot, grey) if seat is None else smooth_er.detox_closed(s, seat, grey))
            note(found, "steroid", taken(s, spot, grey) if seat is None else smooth_er.steroid_closed(s, seat, grey))
        else:
            note(found, s.rules.places[spot], taken(s, spot, grey) if seat is None else closed(s, seat, spot, grey))
    return found


def note(found: dict[str, str], place: str, reason: i64) -> None:
    if reason != OPEN:
        found[place] = REASONS[reason]


def closed(s: Cytosis, seat: i64, spot: i64, grey: bool) -> i64:
    """Why that seat cannot go there. [CY-3.5]"""
    if spot >= MARKET_SPOT:
        return market.closed(s, seat, spot - MARKET_SPOT, grey)
    if spot < TRANSPORTER:
        return collecting.closed(s, spot, BOOST_NUCLEUS, grey)
    if spot < MITOCHONDRIA:
        return membrane.closed(s, seat, spot, grey)
    if spot < CARB_SPOT:
        return collecting.closed(s, spot, BOOST_MITOCHONDRIA, grey)
    if LIPIDS <= spot < LOWER_SPOT:
        return collecting.closed(s, spot, BOOST_SMOOTH_ER, grey)
    return closed_by_need(s, seat, spot, grey)


def closed_by_need(s: Cytosis, seat: i64, spot: i64, grey: bool) -> i64:
    """Why a spot with conditions of its own is closed; the Laureates have none. [CY-3.5]"""
    if spot == CARB_SPOT:
        return mitochondria.carb_spot_closed(s, seat, grey)
    if spot == ROUGH_SPOT:
        return rough_er.closed(s, seat, grey)
    if spot == GOLGI_SPOT:
        return golgi.closed(s, seat, grey)
    if spot == EXOCYTOSIS_SPOT:
        return exocytosis.closed(s, seat, grey)
    if spot == RIBOSOME_SPOT:
        return ribosome.closed(s, seat, grey)
    if spot == CYTOPLASM_SPOT:
        return cytoplasm.closed(s, seat, grey)
    return taken(s, spot, grey)
