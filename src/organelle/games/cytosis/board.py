"""The board: its spots, prices and the few other printed figures. [CY-1.4, CY-1.5, CY-6.1, CY-15.4, CY-15.7]

A user's own table keeps these rows and changes their figures.
"""

from typing import Final

from organelle.kernel.sheet import RULEBOOK, Column, Row, Sheet

NUCLEUS: Final = 0
TRANSPORTER: Final = 2
MITOCHONDRIA: Final = 4
CARB_SPOT: Final = 6
LIPIDS: Final = 7
LOWER_SPOT: Final = 9
ROUGH_SPOT: Final = 10
GOLGI_SPOT: Final = 11
EXOCYTOSIS_SPOT: Final = 12
RIBOSOME_SPOT: Final = 13
CYTOPLASM_SPOT: Final = 14
LAUREATES_SPOT: Final = 15
MARKET_SPOT: Final = 16
SPOTS: Final = 20
ALL_SPOTS: Final = 0xFFFFF
"""All spots, a bit each."""

MARKET_PLACES: Final = 4

AREAS = [
    # area, rows of the sheet of spots, flasks it takes with two players
    ("nucleus", 2, 1),
    ("transporter", 2, 1),
    ("mitochondria", 3, 2),
    ("upper-smooth-er", 2, 1),
    ("lower-smooth-er", 1, 1),
    ("rough-er", 1, 1),
    ("golgi", 1, 1),
    ("exocytosis", 1, 1),
    ("ribosome", 1, 1),
    ("cytoplasm", 1, 1),
    ("laureates", 1, 1),
    ("market", 4, 4),
]
"""The areas in the order of their spots. [CY-1.4, CY-14.2]"""

AREA_OF = [area for area, (_, rows, _) in enumerate(AREAS) for _ in range(rows)]
"""The area of each spot, by number."""

BOOST_NUCLEUS: Final = 0
BOOST_TRANSPORTER: Final = 1
BOOST_MITOCHONDRIA: Final = 2
BOOST_SMOOTH_ER: Final = 3

SPOT_SHEET = Sheet(
    "spots",
    [
        Column("name"),
        Column("gives", low=0, high=9),
        Column("price", low=0, high=9),
        Column("spots", low=1, high=6),
    ],
    [
        #    marks    name               gives price spots
        Row(RULEBOOK, "nucleus:3", 3, 0, 1),
        Row(RULEBOOK, "nucleus:2", 2, 0, 1),
        Row(RULEBOOK, "transporter:2", 2, 2, 1),
        Row(RULEBOOK, "transporter:1", 1, 1, 1),
        Row(RULEBOOK, "mitochondria:3", 3, 0, 1),
        Row(RULEBOOK, "mitochondria:2", 2, 0, 1),
        Row(RULEBOOK, "mitochondria:carb", 6, 1, 1),
        Row(RULEBOOK, "lipids:3", 3, 0, 1),
        Row(RULEBOOK, "lipids:2", 2, 0, 1),
        Row("rrrc", "lower-smooth-er", 0, 0, 2),
        Row("rrrc", "rough-er", 0, 0, 3),
        Row(RULEBOOK, "golgi", 0, 0, 2),
        Row("rrrc", "exocytosis", 0, 0, 3),
        Row(RULEBOOK, "ribosome", 0, 0, 1),
        Row(RULEBOOK, "cytoplasm", 0, 0, 1),
        Row(RULEBOOK, "laureates", 0, 0, 1),
        Row("rrpr", "market:0", 0, 0, 1),
        Row("rrcr", "market:1", 0, 1, 1),
        Row("rrcr", "market:2", 0, 2, 1),
        Row("rrcr", "market:3", 0, 3, 1),
    ],
    least=SPOTS,
    most=SPOTS,
)

SMOOTH_PLACES: Final = 0
ROUGH_PLACES: Final = 1
GOLGI_PLACES: Final = 2
YELLOW_FROM: Final = 3
GREEN_FROM: Final = 4
ANTIBODY_LEVELS: Final = 5

FIGURE_SHEET = Sheet(
    "figures",
    [Column("name"), Column("value", low=1, high=60)],
    [
        Row("rc", "smooth-er-places", 2),
        Row("rc", "rough-er-places", 3),
        Row("rc", "golgi-places", 3),
        Row("rc", "yellow-from", 10),
        Row("rc", "green-from", 25),
        Row("rc", "antibody-levels", 6),
    ],
    least=6,
    most=6,
)


def spots_of(area: int) -> int:
    """Return the spots of an area, a bit each."""
    return sum(1 << spot for spot, other in enumerate(AREA_OF) if other == area)
