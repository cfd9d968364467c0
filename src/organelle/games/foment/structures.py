"""The plasmids, what their structures cost and what they do. [FO-2.4, FO-9.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.foment.state import Foment
from organelle.games.foment.words import (
    AMINO,
    CARB,
    COMPARTMENTS,
    LIPID,
    LIPID_BIOSYNTHESIS,
    MATRIX,
    PHOSPHORYLATION,
    WALL,
)
from organelle.kernel.sheet import (
    RECONSTRUCTED,
    RULEBOOK,
    Column,
    Row,
    Sheet,
)

BARE_DEFENCE: Final = 3
CARB_COVERS: Final = 3

PLASMIDS = Sheet(
    "plasmids",
    [
        Column("name"),
        Column("menu", "start", "tide"),
        Column("lipid", low=0, high=9),
        Column("amino", low=0, high=9),
        Column("carb", low=0, high=9),
        Column("upkeep", low=0, high=9),
        Column("tokens", low=0, high=40),
        Column("limit", low=0, high=40),
    ],
    #             name       menu  lipid amino carb upkeep tokens limit (0: none)
    [
        Row(RULEBOOK, "membrane", "start", 2, 0, 0, 0, 20, 0),
        Row(RULEBOOK, "lipase", "start", 0, 1, 0, 0, 12, 0),
        Row(RULEBOOK, "dnase", "start", 0, 1, 0, 0, 12, 0),
        Row(RULEBOOK, "complexity", "start", 0, 2, 0, 1, 6, 0),
        Row(RULEBOOK * 6 + RECONSTRUCTED + RULEBOOK, "wall", "tide", 0, 1, 2, 0, 6, 0),
        Row(RULEBOOK, "chlorophyll", "tide", 2, 2, 1, 0, 6, 0),
        Row(RULEBOOK, "compartments", "tide", 1, 1, 1, 0, 6, 1),
        Row(RULEBOOK, "inhibitor", "tide", 0, 2, 0, 0, 6, 0),
        Row(RULEBOOK, "flagellum", "tide", 2, 2, 0, 1, 6, 0),
        Row(RULEBOOK, "phosphorylation", "tide", 0, 2, 0, 0, 6, 0),
        Row(RULEBOOK, "pilus", "tide", 0, 3, 0, 2, 6, 0),
    ],
    least=11,
    most=11,
)


def price(s: Foment, seat: i64, structure: i64, nutrient: i64) -> i64:
    """What a cell pays of one nutrient for a structure. [FO-8.4, FO-9.4, FO-10.4]"""
    due = unsplit_price(s, seat, structure, nutrient)
    return (due + 1) // 2 if s.works(seat, COMPARTMENTS) else due


def unsplit_price(s: Foment, seat: i64, structure: i64, nutrient: i64) -> i64:
    """The price after lipid biosynthesis: more amino acids, fewer lipids, never nothing at all. [FO-10.4]"""
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
    """What an attack roll must exceed. [FO-8.9, FO-9.3, FO-10.9]"""
    score: i64 = BARE_DEFENCE
    if s.works(seat, WALL):
        score += 1
    if s.cells[seat].has(MATRIX):
        score += 1
    return score


def carbs_due(s: Foment, seat: i64, chosen: i64) -> i64:
    """The fewest carbs for these structures: each paid by itself or, with phosphorylation, out of one pot. [FO-9.6]"""
    if chosen == 0:
        return 0
    alone = chosen
    fewest = carbs_for(s, seat, alone, 0)
    while alone and s.works(seat, PHOSPHORYLATION):
        alone = (alone - 1) & chosen
        fewest = min(fewest, carbs_for(s, seat, alone, chosen & ~alone))
    return fewest


def carbs_for(s: Foment, seat: i64, alone: i64, pooled: i64) -> i64:
    """Carbs for those paid by themselves, halved by compartments, and for those that share carbs. [FO-9.4, FO-9.6]"""
    carbs: i64 = 0
    pot: i64 = -s.cells[seat].credit
    for structure in range(len(s.rules.structures)):
        upkeep = s.rules.structures[structure].upkeep
        if alone >> structure & 1:
            carbs += (upkeep + 1) // 2 if s.works(seat, COMPARTMENTS) else upkeep
        elif pooled >> structure & 1:
            pot += upkeep
    return carbs + (pot + CARB_COVERS - 1) // CARB_COVERS if pot > 0 else carbs
