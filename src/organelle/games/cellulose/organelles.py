"""The actions of the organelles: the ways to take each, and what it does. [CE-5.1 to CE-5.14]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cellulose.cell_wall import build
from organelle.games.cellulose.chloroplasts import photosyntheses, photosynthesize
from organelle.games.cellulose.drawing import Draws
from organelle.games.cellulose.placing import able, growth_tracks, put, rooms
from organelle.games.cellulose.plant_board import grow, growths, leads_on
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.words import (
    ATP,
    CARBOHYDRATE,
    CELL_WALL,
    CHLOROPLASTS_SMALL,
    CO2,
    CYTOPLASM_SMALL,
    FIRST_TAKEN,
    GRAY,
    HORMONE,
    LEVEL_SET,
    MARKET,
    MEMBRANE_EITHER,
    MEMBRANE_SHOOT,
    MITOCHONDRIA_SMALL,
    NUCLEUS,
    OWN,
    PROTEIN,
    RIBOSOMES_SMALL,
    SPACES,
    STOMATA_SMALL,
    TO_CHLOROPLASTS,
    TO_CYTOPLASM,
    TO_MARKET,
    TO_MEMBRANE,
    TO_MITOCHONDRIA,
    TO_NUCLEUS,
    TO_RIBOSOMES,
    TO_STOMATA,
    TO_WALL,
    TO_XYLEM,
    TOOK,
    WATER,
    XYLEM,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack


def placements(s: Cellulose, seat: i64, out: ActionBuffer) -> None:
    """Every way to place a marker. [CE-4.2, CE-4.6]"""
    able_there = able(s, seat)
    own = rooms(s, seat, OWN) & able_there
    gray = rooms(s, seat, GRAY) & able_there
    for space in range(SPACES):
        if own >> space & 1:
            ways(s, seat, space, OWN, out)
        if gray >> space & 1:
            ways(s, seat, space, GRAY, out)


def ways(s: Cellulose, seat: i64, space: i64, marker: i64, out: ActionBuffer) -> None:
    """The ways to take the action of an open space with that marker. [CE-5.2, CE-5.4, CE-5.6, CE-5.7, CE-5.8]"""
    if space == XYLEM:
        for share in range(min(3, s.level) + 1):
            out.add(pack(TO_XYLEM, marker, share))
    elif space < CHLOROPLASTS_SMALL:
        out.add(pack(TO_STOMATA, space - STOMATA_SMALL, marker))
    elif space < CELL_WALL:
        which = space - CHLOROPLASTS_SMALL
        photosyntheses(s, seat, pack(TO_CHLOROPLASTS, which, marker), 2, 2 - which, out)
    elif space == CELL_WALL:
        out.add(pack(TO_WALL, marker))
    elif space < RIBOSOMES_SMALL:
        out.add(pack(TO_MITOCHONDRIA, space - MITOCHONDRIA_SMALL, marker))
    elif space < CYTOPLASM_SMALL:
        out.add(pack(TO_RIBOSOMES, space - RIBOSOMES_SMALL, marker))
    elif space < MEMBRANE_SHOOT:
        out.add(pack(TO_CYTOPLASM, space - CYTOPLASM_SMALL, marker))
    else:
        ways_to_grow_and_draw(s, seat, space, marker, out)


def ways_to_grow_and_draw(s: Cellulose, seat: i64, space: i64, marker: i64, out: ActionBuffer) -> None:
    """The same for plasma membrane, nucleus and market. [CE-5.9, CE-5.13, CE-5.14]"""
    if space < NUCLEUS:
        growths(s, seat, pack(TO_MEMBRANE, space - MEMBRANE_SHOOT, marker), 2, growth_tracks(space), out)
    elif space == NUCLEUS:
        out.add(pack(TO_NUCLEUS, marker))
    else:
        out.add(pack(TO_MARKET, space - MARKET, marker))


def space_of(action: i64) -> i64:
    """The space a placement goes to."""
    kind = kind_of(action)
    if kind == TO_XYLEM:
        return XYLEM
    if kind == TO_WALL:
        return CELL_WALL
    if kind == TO_NUCLEUS:
        return NUCLEUS
    if kind == TO_STOMATA:
        return STOMATA_SMALL + field(action, 0)
    if kind == TO_CHLOROPLASTS:
        return CHLOROPLASTS_SMALL + field(action, 0)
    if kind == TO_MITOCHONDRIA:
        return MITOCHONDRIA_SMALL + field(action, 0)
    if kind == TO_RIBOSOMES:
        return RIBOSOMES_SMALL + field(action, 0)
    if kind == TO_CYTOPLASM:
        return CYTOPLASM_SMALL + field(action, 0)
    return MEMBRANE_SHOOT + field(action, 0) if kind == TO_MEMBRANE else MARKET + field(action, 0)


def marker_of(action: i64) -> i64:
    """The marker a placement uses: organelles with one space name it first."""
    kind = kind_of(action)
    return field(action, 0 if kind in (TO_XYLEM, TO_WALL, TO_NUCLEUS) else 1)


def card_place(kind: i64) -> i64:
    """The field in which a placement of that kind names the card played after it. [CE-6.1]"""
    if kind == TO_WALL:
        return 1
    if kind == TO_CHLOROPLASTS:
        return 3
    return 5 if kind == TO_MEMBRANE else 2


def brings_news(s: Cellulose, seat: i64, action: i64) -> bool:
    """Does the action draw a card or lead to further questions? [CE-6.1]"""
    kind = kind_of(action)
    if kind == TO_MEMBRANE:
        return leads_on(s, seat, field(action, 2))
    return kind == TO_NUCLEUS


def carry_out(s: Cellulose, seat: i64, action: i64) -> None:
    """Places the marker and takes the action. [CE-4.2, CE-5.3, CE-5.5, CE-5.6, CE-5.7, CE-5.8]"""
    kind = kind_of(action)
    which = field(action, 0)
    put(s, seat, space_of(action), marker_of(action))
    if kind == TO_XYLEM:
        take_water(s, seat, field(action, 1))
    elif kind == TO_STOMATA:
        s.gain(seat, CO2, s.rules.stomata[which])
        lower_level(s, s.rules.stomata_drop)
    elif kind == TO_CHLOROPLASTS:
        photosynthesize(s, seat, 2 - which, field(action, 2))
    elif kind == TO_WALL:
        build(s, seat)
    elif kind == TO_MITOCHONDRIA:
        s.pay(seat, CARBOHYDRATE, 1)
        s.gain(seat, ATP, s.rules.mitochondria[which])
    elif kind == TO_RIBOSOMES:
        s.gain(seat, PROTEIN, s.rules.ribosomes[which])
    elif kind == TO_CYTOPLASM:
        s.gain(seat, HORMONE, s.rules.cytoplasm[which])
    elif kind == TO_MEMBRANE:
        s.pay(seat, PROTEIN, 1 if which + MEMBRANE_SHOOT == MEMBRANE_EITHER else 0)
        grow(s, seat, field(action, 2), field(action, 3), field(action, 4))
    elif kind == TO_NUCLEUS:
        s.pay(seat, CO2, 1)
        take_first(s, seat)
    else:
        take_card(s, seat, which)


def take_water(s: Cellulose, seat: i64, share: i64) -> None:
    """Water by the level, some of it straight to the region; then the level falls. [CE-5.1, CE-5.2, CE-10.8]"""
    s.gain(seat, WATER, min(s.level - share, s.rules.xylem_keep))
    s.water_region(seat, share)
    lower_level(s, 1)


def lower_level(s: Cellulose, steps: i64) -> None:
    """The water level falls, but not below the bottom. [CE-2.3, CE-5.3, CE-10.3]"""
    if steps > 0 and s.level > 0:
        s.level -= 1
        s.emit(LEVEL_SET, s.level)


def take_first(s: Cellulose, seat: i64) -> None:
    """The first-player marker, from the next round on, and a card. [CE-5.14, CE-14.10]"""
    s.first = seat
    s.emit(FIRST_TAKEN, seat)
    s.push(Draws(seat, 1))


def take_card(s: Cellulose, seat: i64, slot: i64) -> None:
    """The face-up card of that slot, for its price; everyone knows now who holds it. [CE-5.13, CE-1.9]"""
    player = s.players[seat]
    card = s.market[slot]
    s.pay(seat, CO2, s.rules.slot_costs[slot])
    s.market[slot] = -1
    player.cards += 1
    player.known[card] += 1
    s.emit(TOOK, seat, card, MARKET + slot)
