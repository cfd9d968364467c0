"""The antibody deck and the variants, laid out as sheets. [DU-1.2]"""

from organelle.kernel.sheet import OWN, Row, Sheet, name_column, number_column

CARDS = Sheet(
    "cards",
    [name_column(), number_column("affinity", 1, 99), number_column("copies", 1, 20)],
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
        name_column(),
        number_column("rounds", 1, 20),
        number_column("commitments", 1, 2),
        number_column("calm", 1, 9),
        number_column("fever", 0, 9),
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
