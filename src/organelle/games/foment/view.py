"""What a seat of Foment, or a spectator, may see: built up from nothing. [FO-13.1]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment.cards import REGION_COUNT
from organelle.games.foment.map import OUTLINES, far_shores
from organelle.games.foment.parts import (
    ACTION,
    MUTATIONS,
    NUTRIENTS,
    PHASE_NAMES,
    PILES,
    SPECIES,
    STRATEGIES,
    STRUCTURES,
    TERRAINS,
    named,
    nutrients,
)
from organelle.games.foment.phases.leakage import pumps
from organelle.games.foment.phases.registry import PHASES
from organelle.games.foment.phases.sharing import Choose
from organelle.games.foment.state import Foment, count_bits
from organelle.games.foment.strategies import progress
from organelle.games.foment.structures import defence, price
from organelle.kernel.game import View


def view(s: Foment, seat: int | None) -> View:
    """Return all that a seat, or a spectator (None), may see. [FO-13.1]"""
    return {
        "round": int(s.round),
        "rounds": int(s.rules.rounds),
        "phase": PHASE_NAMES[s.phase],
        "clock": [int(number) for number in s.rules.clock],
        "tide": int(s.tide),
        "genome": [int(faces) for faces in s.rules.genome],
        "bank": nutrients(s.bank),
        "air": nutrients(s.air),
        "menu": named(STRUCTURES, s.menu),
        "plasmids": {name: plasmid_view(s, structure, seat) for structure, name in enumerate(STRUCTURES)},
        "mutations": int(s.deck.size) + sum(int(count) for count in s.beneath),
        "discarded": int(s.discarded),
        "regions": {name: region_view(s, region) for region, name in enumerate(s.rules.sea.names)},
        "shares": [share_view(s, region) for region in range(REGION_COUNT) if shared(s, region)],
        "order": turn_order(s),
        "acted": seats_of(s.acted) if s.phase == ACTION else [],
        "fought": seats_of(s.fought) if s.phase == ACTION else [],
        "goals": goals_view(s),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "closed": PHASES[s.phase].closed(s, seat) if seat is not None and s.waits_for(seat) else {},
    }


def seats_of(bits: i64) -> list[int]:
    """Return the seats that are set in `bits`."""
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]


def counted(names: list[str], counts: vec[i64]) -> dict[str, int]:
    """Return counts by name, without what there is none of."""
    return {name: int(counts[part]) for part, name in enumerate(names) if counts[part] > 0}


def plasmid_view(s: Foment, structure: i64, seat: int | None) -> View:
    """Return a plasmid with its price, for a seat the price it would pay itself. [FO-9.4, FO-10.4]"""
    plasmid = s.rules.structures[structure]
    cost = nutrients(plasmid.cost)
    if seat is not None:
        cost = {name: int(price(s, seat, structure, nutrient)) for nutrient, name in enumerate(NUTRIENTS)}
    return {"cost": cost, "upkeep": int(plasmid.upkeep), "left": int(s.supply[structure])}


def region_view(s: Foment, region: i64) -> View:
    """Return a region: its terrain, food and cells, its corners, what lies across the rim. [FO-1.1, FO-1.3]"""
    return {
        "terrain": TERRAINS[s.rules.sea.terrain[region]],
        "nutrients": nutrients(s.sea, region * 3),
        "cells": seats_of(s.neighbours(region)),
        "outline": OUTLINES[s.rules.sea.names[region]],
        "across": far_shores(s.rules.sea.names[region]).split(),
    }


def shared(s: Foment, region: i64) -> bool:
    """Return whether piles are being chosen in that region."""
    return s.depth > 0 and isinstance(s.top(), Choose) and s.untaken & s.neighbours(region) != 0


def share_view(s: Foment, region: i64) -> View:
    """Return the piles of a region in their order, taken ones empty. [FO-4.3, FO-4.4]"""
    here = s.contest & s.neighbours(region)
    piles: list[View] = [{} for _ in range(count_bits(here))]
    for keeper in range(s.seats):
        if here >> keeper & 1:
            pile = s.standing[keeper]
            free = bool(s.untaken >> keeper & 1)
            piles[pile] = {"name": PILES[pile], "nutrients": nutrients(s.piles, keeper * 3), "free": free}
    return {"region": s.rules.sea.names[region], "piles": piles}


def turn_order(s: Foment) -> list[int]:
    """Return the seats in the order of their turns, once that is settled. [FO-8.1]"""
    if s.phase != ACTION or s.rolling:
        return []
    turns = [(int(s.standing[seat]), seat) for seat in range(s.seats) if s.contest >> seat & 1]
    return [seat for _, seat in sorted(turns)]


def goals_view(s: Foment) -> View:
    """Return what each strategy asks for at this table. [FO-12.3, FO-12.4, FO-12.5, FO-12.6, FO-12.7]"""
    goals = s.rules.goals
    return {
        "encapsulation": {"layers": int(goals.layers)},
        "stromatolite": {"harvests": int(goals.harvests)},
        "gluttony": {"feast": int(goals.feast), "each": int(goals.each)},
        "quorum": {"company": int(goals.company), "meetings": int(goals.meetings)},
        "appendages": {"appendages": int(goals.appendages)},
    }


def player_view(s: Foment, other: i64, seat: int | None) -> View:
    """Return a cell; its strategy and how far it has come with it are its own until the end. [FO-13.1]"""
    cell = s.cells[other]
    picture: View = {
        "species": SPECIES[other],
        "alive": cell.alive,
        "region": s.rules.sea.names[cell.region] if cell.region >= 0 else "",
        "damage": int(cell.damage),
        "nutrients": nutrients(cell.held),
        "structures": counted(STRUCTURES, cell.tokens),
        "powered": named(STRUCTURES, cell.power),
        "mutations": counted(MUTATIONS, cell.mutations),
        "defence": int(defence(s, other)),
        "encysted": cell.encysted,
        "pumping": pumps(s, other),
        "ready": bool(s.finished >> other & 1),
        "strategy": "",
    }
    own = seat is not None and seat == other
    if cell.strategy >= 0 and (own or s.revealed >> other & 1):
        picture["strategy"] = STRATEGIES[cell.strategy]
        picture["progress"] = int(progress(s, other))
    if own:
        picture["cards"] = named(STRATEGIES, cell.cards)
        picture["slip"] = PHASES[s.phase].slip(s, other) if s.depth > 0 else {}
    return picture
