"""What structures cost to build, to defend against and to power. [FO-2.4, FO-9.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.foment.parts import (
    AMINO,
    CARB,
    COMPARTMENTS,
    LIPID,
    LIPID_BIOSYNTHESIS,
    MATRIX,
    PHOSPHORYLATION,
    WALL,
)
from organelle.games.foment.state import Foment

BARE_DEFENCE: Final = 3
CARB_COVERS: Final = 3


def price(s: Foment, seat: i64, structure: i64, nutrient: i64) -> i64:
    """Return what a cell pays of one nutrient for a structure. [FO-8.4, FO-9.4, FO-10.4]"""
    due = unsplit_price(s, seat, structure, nutrient)
    return (due + 1) // 2 if s.works(seat, COMPARTMENTS) else due


def unsplit_price(s: Foment, seat: i64, structure: i64, nutrient: i64) -> i64:
    """Return the price after lipid biosynthesis: more amino acids, fewer lipids, never nothing at all. [FO-10.4]"""
    cost = s.rules.structures[structure].cost
    copies = s.cells[seat].mutations[LIPID_BIOSYNTHESIS]
    due = cost[nutrient]
    if copies == 0 or due == 0:
        return due
    if nutrient == AMINO:
        return due + copies
    if nutrient == LIPID:
        least: i64 = 1 if cost[AMINO] + cost[CARB] == 0 else 0
        return max(due - copies, least)
    return due


def defence(s: Foment, seat: i64) -> i64:
    """Return what an attack roll must exceed. [FO-8.9, FO-9.3, FO-10.9]"""
    score: i64 = BARE_DEFENCE
    if s.works(seat, WALL):
        score += 1
    if s.cells[seat].has(MATRIX):
        score += 1
    return score


def carbs_due(s: Foment, seat: i64, chosen: i64) -> i64:
    """Return the fewest carbs for these structures: each by itself or, with phosphorylation, from one pot. [FO-9.6]"""
    if chosen == 0:
        return 0
    alone = chosen
    fewest = carbs_for(s, seat, alone, 0)
    while alone and s.works(seat, PHOSPHORYLATION):
        alone = (alone - 1) & chosen
        fewest = min(fewest, carbs_for(s, seat, alone, chosen & ~alone))
    return fewest


def carbs_for(s: Foment, seat: i64, alone: i64, pooled: i64) -> i64:
    """Return the carbs for those paid alone, halved by compartments, and for those that share. [FO-9.4, FO-9.6]"""
    carbs: i64 = 0
    pot: i64 = -s.cells[seat].credit
    for structure in range(len(s.rules.structures)):
        upkeep = s.rules.structures[structure].upkeep
        if alone >> structure & 1:
            carbs += (upkeep + 1) // 2 if s.works(seat, COMPARTMENTS) else upkeep
        elif pooled >> structure & 1:
            pot += upkeep
    return carbs + (pot + CARB_COVERS - 1) // CARB_COVERS if pot > 0 else carbs
