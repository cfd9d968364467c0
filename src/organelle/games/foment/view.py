"""What a seat of Foment, or a spectator, may see: built up from nothing. [FO-13.1]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.foment.acquisition import Choose, Cut, cutting, heap_of, sharers
from organelle.games.foment.closed import closed
from organelle.games.foment.map import OUTLINES, REGION_COUNT
from organelle.games.foment.movement import Movement
from organelle.games.foment.state import Foment, count_bits
from organelle.games.foment.strategies import layers
from organelle.games.foment.structures import carbs_due, defence, price
from organelle.games.foment.upkeep import Energy, chosen_on
from organelle.games.foment.words import (
    ACTION,
    APPENDAGES,
    ENCAPSULATION,
    FLAGELLUM,
    GLUTTONY,
    MUTATIONS,
    NUTRIENTS,
    PHASES,
    PILES,
    PILUS,
    QUORUM,
    SPECIES,
    STRATEGIES,
    STROMATOLITE,
    STRUCTURES,
    TERRAINS,
)
from organelle.kernel.actions import field
from organelle.kernel.game import View


def view(s: Foment, seat: int | None) -> View:
    return {
        "round": int(s.round),
        "rounds": int(s.rules.rounds),
        "phase": PHASES[s.phase],
        "clock": [int(number) for number in s.rules.clock],
        "tide": int(s.tide),
        "genome": [int(faces) for faces in s.rules.genome],
        "bank": nutrients(s.bank, 0),
        "air": nutrients(s.air, 0),
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
        "closed": closed(s, seat) if seat is not None else {},
    }


def nutrients(counts: vec[i64], place: i64) -> View:
    return {name: int(counts[place + nutrient]) for nutrient, name in enumerate(NUTRIENTS)}


def named(names: list[str], bits: i64) -> list[str]:
    return [name for place, name in enumerate(names) if bits >> place & 1]


def seats_of(bits: i64) -> list[int]:
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]


def counted(names: list[str], counts: vec[i64]) -> dict[str, int]:
    return {name: int(counts[place]) for place, name in enumerate(names) if counts[place] > 0}


def plasmid_view(s: Foment, structure: i64, seat: int | None) -> View:
    """A plasmid with its price, for a seat the price it would pay itself. [FO-9.4, FO-10.4]"""
    plasmid = s.rules.structures[structure]
    cost = nutrients(plasmid.cost, 0)
    if seat is not None:
        cost = {name: int(price(s, seat, structure, nutrient)) for nutrient, name in enumerate(NUTRIENTS)}
    return {"cost": cost, "upkeep": int(plasmid.upkeep), "left": int(s.supply[structure])}


def region_view(s: Foment, region: i64) -> View:
    return {
        "terrain": TERRAINS[s.rules.sea.terrain[region]],
        "nutrients": nutrients(s.sea, region * 3),
        "cells": seats_of(s.neighbours(region)),
        "outline": OUTLINES[s.rules.sea.names[region]],
    }


def shared(s: Foment, region: i64) -> bool:
    """Are piles being chosen in that region?"""
    return s.depth > 0 and isinstance(s.top(), Choose) and s.untaken & s.neighbours(region) != 0


def share_view(s: Foment, region: i64) -> View:
    """The piles of a region in their order, taken ones empty. [FO-4.3, FO-4.4]"""
    here = s.contest & s.neighbours(region)
    piles: list[View] = [{} for _ in range(count_bits(here))]
    for keeper in range(s.seats):
        if here >> keeper & 1:
            pile = s.standing[keeper]
            free = bool(s.untaken >> keeper & 1)
            piles[pile] = {"name": PILES[pile], "nutrients": nutrients(s.piles, keeper * 3), "free": free}
    return {"region": s.rules.sea.names[region], "piles": piles}


def turn_order(s: Foment) -> list[int]:
    """The seats in the order of their turns, once that is settled. [FO-8.1]"""
    if s.phase != ACTION or s.rolling:
        return []
    places = [(int(s.standing[seat]), seat) for seat in range(s.seats) if s.contest >> seat & 1]
    return [seat for _, seat in sorted(places)]


def goals_view(s: Foment) -> View:
    """What each strategy asks for at this table. [FO-12.3, FO-12.4, FO-12.5, FO-12.6, FO-12.7]"""
    goals = s.rules.goals
    return {
        "encapsulation": {"layers": int(goals.layers)},
        "stromatolite": {"harvests": int(goals.harvests)},
        "gluttony": {"feast": int(goals.feast), "each": int(goals.each)},
        "quorum": {"company": int(goals.company), "meetings": int(goals.meetings)},
        "appendages": {"appendages": int(goals.appendages)},
    }


def player_view(s: Foment, other: i64, seat: int | None) -> View:
    """Everything about a cell is open but its strategy and how far it has come with it, until the end. [FO-13.1]"""
    cell = s.cells[other]
    picture: View = {
        "species": SPECIES[other],
        "alive": cell.alive,
        "region": s.rules.sea.names[cell.region] if cell.region >= 0 else "",
        "damage": int(cell.damage),
        "nutrients": nutrients(cell.held, 0),
        "structures": counted(STRUCTURES, cell.tokens),
        "powered": named(STRUCTURES, cell.power),
        "mutations": counted(MUTATIONS, cell.mutations),
        "defence": int(defence(s, other)),
        "encysted": cell.encysted,
        "pumping": cell.pumping,
        "ready": bool(s.finished >> other & 1),
        "strategy": "",
    }
    own = seat is not None and seat == other
    if cell.strategy >= 0 and (own or s.revealed >> other & 1):
        picture["strategy"] = STRATEGIES[cell.strategy]
        picture["progress"] = int(progress(s, other))
    if own:
        picture["cards"] = named(STRATEGIES, cell.cards)
        picture["slip"] = slip_view(s, other)
    return picture


def slip_view(s: Foment, seat: i64) -> View:
    """What a seat has written on its own slip, as far as that needs more than the words it said. [FO-13.1]"""
    step = s.top() if s.depth > 0 else None
    if isinstance(step, Movement) and len(s.slips[seat]) > 0:
        return {"region": s.rules.sea.names[field(s.slips[seat][0], 0)]}
    if isinstance(step, Energy):
        chosen = chosen_on(s, seat)
        return {"powered": named(STRUCTURES, chosen), "carbs": int(carbs_due(s, seat, chosen))}
    if isinstance(step, Cut) and step.seats >> seat & 1:
        return cut_view(s, seat)
    return {}


def cut_view(s: Foment, seat: i64) -> View:
    """The piles a seat has filled, which one it is filling, and what is still to share. [FO-4.3]"""
    cut = cutting(s, seat)
    names = PILES[: sharers(s, seat)]
    piles: list[View] = [{"name": name, "nutrients": nutrients(cut.piles, pile * 3)} for pile, name in enumerate(names)]
    rest = nutrients(heap_of(s, seat), 0)
    for name in rest:
        rest[name] -= sum(pile["nutrients"][name] for pile in piles)
    return {"piles": piles, "pile": "" if cut.complete else PILES[cut.pile], "rest": rest}


def progress(s: Foment, seat: i64) -> i64:
    """How far a cell has come with its own strategy. [FO-13.1]"""
    cell = s.cells[seat]
    if cell.strategy == ENCAPSULATION:
        return layers(s, seat)
    if cell.strategy == STROMATOLITE:
        return cell.harvests
    if cell.strategy == GLUTTONY:
        return cell.nutrients
    if cell.strategy == QUORUM:
        return cell.meetings
    assert cell.strategy == APPENDAGES
    return cell.tokens[FLAGELLUM] + cell.tokens[PILUS]
