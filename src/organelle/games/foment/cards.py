"""The sheets of Foment: plasmids, mutations, genome track, tide clock, map, and what goes by the number of players."""

from typing import Final

from organelle.games.foment.parts import TERRAINS
from organelle.kernel.sheet import OWN, RECONSTRUCTED, RULEBOOK, Column, Row, Sheet

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
"""What structures cost, need and are limited to. [FO-2.4]"""

MUTATION_DECK = Sheet(
    "mutations",
    [Column("name"), Column("copies", low=0, high=20)],
    #             name        copies
    [
        Row(RULEBOOK, "deleterious", 4),
        Row(RULEBOOK, "lithotrophism", 3),
        Row(RULEBOOK, "carotenoids", 2),
        Row(RULEBOOK, "lipid-biosynthesis", 2),
        Row(RULEBOOK, "active-transport", 1),
        Row(RULEBOOK, "synergy", 1),
        Row(RULEBOOK, "commensal", 1),
        Row(RULEBOOK, "cyst", 1),
        Row(RULEBOOK, "matrix", 1),
    ],
    least=9,
    most=9,
)

GENOME = Sheet(
    "genome",
    [Column("name"), Column("faces", low=0, high=6)],
    #             damage  highest face that mutates
    [
        Row(RULEBOOK, "damage-0", 0),
        Row(RULEBOOK, "damage-1", 1),
        Row(RULEBOOK, "damage-2", 2),
        Row(RULEBOOK, "damage-3", 2),
        Row(RULEBOOK, "damage-4", 3),
        Row(RULEBOOK, "damage-5", 3),
    ],
    least=2,
    most=12,
)
"""One row a place on the track; one more point kills. [FO-1.5]"""

CLOCK = Sheet(
    "clock",
    [Column("name"), Column("number", low=1, high=6)],
    #                  step  face from which on the tide comes in
    [
        Row(RECONSTRUCTED, "low-tide", 4),
        Row(RECONSTRUCTED, "step-1", 3),
        Row(RECONSTRUCTED, "step-2", 2),
        Row(RECONSTRUCTED, "high-tide", 1),
    ],
    least=1,
    most=12,
)
"""The tide clock, from low tide up. [FO-5.1]"""

REGION_COUNT: Final = 16
CENTRE_WEIGHT: Final = 1533
INNER_WEIGHT: Final = 907
RIM_WEIGHT: Final = 393
"""Parts in 9,998 of a normal spread of 0.45 circumradii around the centre, integrated over the outlines. [FO-2.7]"""

REGIONS = Sheet(
    "regions",
    [Column("name"), Column("terrain", *TERRAINS), Column("weight", low=1, high=9999)],
    #                      name  terrain    weight
    [
        Row(RECONSTRUCTED, "c", "deep", CENTRE_WEIGHT),
        Row(RECONSTRUCTED, "v1", "vent", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v2", "shallow", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v3", "deep", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v4", "vent", INNER_WEIGHT),
        Row(RECONSTRUCTED, "v5", "shallow", INNER_WEIGHT),
        Row(RECONSTRUCTED, "l1", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l2", "deep", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l3", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l4", "vent", RIM_WEIGHT),
        Row(RECONSTRUCTED, "l5", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r1", "deep", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r2", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r3", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r4", "shallow", RIM_WEIGHT),
        Row(RECONSTRUCTED, "r5", "deep", RIM_WEIGHT),
    ],
    least=REGION_COUNT,
    most=REGION_COUNT,
)
"""The sixteen regions. [FO-1.1]"""

PLAYERS = Sheet(
    "players",
    [
        Column("name"),
        Column("bank", low=0, high=20),
        Column("drop", low=1, high=20),
        Column("layers", low=2, high=9),
        Column("harvests", low=1, high=9),
        Column("feast", low=1, high=40),
        Column("each", low=0, high=9),
        Column("company", low=1, high=4),
        Column("meetings", low=1, high=9),
        Column("appendages", low=1, high=9),
    ],
    # bank, drop, layers, harvests, feast, each, company, meetings, appendages
    [
        Row(OWN, "two", 2, 5, 7, 3, 14, 3, 2, 4, 2),
        Row(RULEBOOK * 3 + RECONSTRUCTED * 7, "three", 2, 5, 6, 3, 11, 3, 1, 8, 2),
        Row(RULEBOOK * 3 + RECONSTRUCTED * 7, "four", 2, 5, 6, 2, 9, 3, 2, 6, 2),
        Row(RULEBOOK * 3 + RECONSTRUCTED * 7, "five", 4, 6, 7, 3, 13, 3, 3, 5, 2),
    ],
    least=4,
    most=4,
)
"""What goes by the number of players who begin: the first nutrients and what strategies ask for. [FO-2.6, FO-12.3]"""
