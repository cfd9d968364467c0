"""The antibody deck and the variants, laid out as sheets. [DU-1.2]"""

from organelle.kernel.sheet import OWN, Column, Row, Sheet

CARDS = Sheet(
    "cards",
    [Column("name"), Column("affinity", low=1, high=99), Column("copies", low=1, high=20)],
    #            name   affinity copies
    [
        Row(OWN, "igm", 1, 5),
        Row(OWN, "igd", 2, 4),
        Row(OWN, "iga", 3, 4),
        Row(OWN, "ige", 4, 3),
        Row(OWN, "igg", 5, 3),
    ],
    least=2,
    most=12,
)

VARIANTS = Sheet(
    "variants",
    [
        Column("name"),
        Column("rounds", low=1, high=20),
        Column("commitments", low=1, high=2),
        Column("calm", low=1, high=9),
        Column("fever", low=0, high=9),
    ],
    #            name       rounds commitments calm fever
    [
        Row(OWN, "classic", 6, 1, 2, 1),
        Row(OWN, "volley", 5, 2, 2, 1),
        Row(OWN, "feverish", 6, 1, 1, 3),
    ],
    least=1,
    most=12,
)
