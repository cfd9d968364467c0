"""Why a seat that is asked cannot do what others could: the first unmet condition of each closed place. [FO-13.1]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.action import Building, Turn, build_closed, exchange_closed, structure_closed
from organelle.games.foment.attack import reaches, weapon_closed
from organelle.games.foment.movement import Movement, reachable
from organelle.games.foment.state import Foment
from organelle.games.foment.upkeep import Energy, chosen_on, powers
from organelle.games.foment.words import DNASE, LIPASE, OUT_OF_REACH, REASONS, STRUCTURES, TOO_DEAR, TOO_FAR


def closed(s: Foment, seat: i64) -> dict[str, str]:
    """By the words that would open the choice: the key of what stands in its way."""
    if not s.waits_for(seat):
        return {}
    step = s.top()
    if isinstance(step, Movement):
        return closed_regions(s, seat)
    if isinstance(step, Energy):
        return closed_power(s, seat)
    if isinstance(step, Turn):
        return {**closed_builds(s, seat), **closed_weapons(s, seat)}
    if isinstance(step, Building):
        return closed_builds(s, seat)
    return {}


def closed_regions(s: Foment, seat: i64) -> dict[str, str]:
    reach = reachable(s, seat)
    return {
        f"move {name}": REASONS[TOO_FAR] for region, name in enumerate(s.rules.sea.names) if not reach >> region & 1
    }


def closed_power(s: Foment, seat: i64) -> dict[str, str]:
    """Structures that need power and are not on the slip, but cannot be paid. [FO-6.4]"""
    chosen = chosen_on(s, seat)
    found: dict[str, str] = {}
    for structure, name in enumerate(STRUCTURES):
        owned = s.cells[seat].tokens[structure] > 0 and s.rules.structures[structure].upkeep > 0
        if owned and not chosen >> structure & 1 and not powers(s, seat, chosen, structure):
            found[f"power {name}"] = REASONS[TOO_DEAR]
    return found


def closed_builds(s: Foment, seat: i64) -> dict[str, str]:
    found: dict[str, str] = {}
    for structure, name in enumerate(STRUCTURES):
        reason = build_closed(s, seat) or structure_closed(s, seat, structure)
        if reason:
            found[f"build {name}"] = REASONS[reason]
    reason = build_closed(s, seat) or exchange_closed(s, seat)
    if reason:
        found["exchange"] = REASONS[reason]
    return found


def closed_weapons(s: Foment, seat: i64) -> dict[str, str]:
    """Weapons that cannot be used at all, and the living cells that those at hand do not reach. [FO-8.5, FO-8.6]"""
    found: dict[str, str] = {}
    for weapon in (LIPASE, DNASE):
        reason = weapon_closed(s, seat, weapon)
        if reason:
            found[STRUCTURES[weapon]] = REASONS[reason]
            continue
        for target in range(s.seats):
            if target != seat and s.cells[target].alive and not reaches(s, seat, target):
                found[f"{STRUCTURES[weapon]} seat:{target}"] = REASONS[OUT_OF_REACH]
    return found
