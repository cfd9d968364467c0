"""The mutation deck and the genome track. [FO-1.5, FO-2.4]"""

from organelle.kernel.sheet import RULEBOOK, Column, Row, Sheet

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
