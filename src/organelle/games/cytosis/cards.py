"""The cards of Cytosis: cell components, events and goals, each kind a sheet and a typed record. [CY-1.1]

A new card is a new row. Marks, a letter a cell: r rulebook, p public page, c reconstructed, o made here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.vocabulary import CARB, LIPID, PROTEIN
from organelle.kernel.sheet import RULEBOOK, Cell, Column, Row, Sheet

ENZYME: Final = 0
PROTEIN_HORMONE: Final = 1
STEROID_HORMONE: Final = 2
PROTEIN_RECEPTOR: Final = 3
STEROID_RECEPTOR: Final = 4
DETOX_CARD: Final = 5
RESOURCE_CARD: Final = 6
VIRUS_CARD: Final = 7
KINDS_OF_CARDS: Final = 8

BOOST: Final = 0
REDUCE: Final = 1
TOXICITY: Final = 2
VIRUS_EVENT: Final = 3

COUNT_RECEPTORS: Final = 3
COUNT_DETOX: Final = 4
COUNT_ATTACKS: Final = 5
COUNT_ANTIBODIES: Final = 6

CARD_KINDS = (
    "enzyme",
    "protein-hormone",
    "steroid-hormone",
    "protein-receptor",
    "steroid-receptor",
    "detox",
    "resource",
    "virus",
)
FAMILIES = ("oxidoreductase", "transferase", "hydrolase", "lyase", "ligase")
GROUPS = ("none", *FAMILIES, "ebola", "influenza", "rhinovirus")
EVENT_KINDS = ("boost", "reduce", "toxicity", "virus")
EVENT_PLACES = (
    "none",
    "nucleus",
    "transporter",
    "mitochondria",
    "smooth-er",
    "ebola",
    "influenza",
    "rhinovirus",
)
GOAL_COUNTS = (
    "enzyme",
    "protein-hormone",
    "steroid-hormone",
    "receptor",
    "detox",
    "attack",
    "antibody",
)

CARD_SHEET = Sheet(
    "cards",
    [
        Column("name"),
        Column("kind", *CARD_KINDS),
        Column("group", *GROUPS),
        Column("mrna", low=0, high=9),
        Column("protein", low=0, high=9),
        Column("carb", low=0, high=9),
        Column("lipid", low=0, high=9),
        Column("atp", low=0, high=9),
        Column("health", low=0, high=20),
        Column("copies", low=1, high=9),
    ],
    [
        #    marks, name, kind, group, mrna, protein, carb, lipid, atp, health, copies
        Row("crcrccrccr", "catalase", "enzyme", "oxidoreductase", 0, 2, 0, 0, 1, 2, 1),
        Row("crcrccrccr", "lactate-dehydrogenase", "enzyme", "oxidoreductase", 0, 3, 0, 0, 2, 3, 1),
        Row("crcrccrccr", "dna-polymerase", "enzyme", "transferase", 0, 2, 0, 0, 1, 2, 1),
        Row("crcrccrccr", "hexokinase", "enzyme", "transferase", 0, 3, 1, 0, 2, 4, 1),
        Row("crcrccrccr", "caspase-3", "enzyme", "hydrolase", 0, 3, 0, 0, 2, 3, 1),
        Row("crcrccrccr", "arginase", "enzyme", "hydrolase", 0, 2, 0, 0, 1, 2, 1),
        Row("crcrccrccr", "carbonic-anhydrase", "enzyme", "lyase", 0, 3, 0, 0, 2, 3, 1),
        Row("crcrccrccr", "aldolase", "enzyme", "lyase", 0, 2, 1, 0, 1, 3, 1),
        Row("crcrccrccr", "dna-ligase", "enzyme", "ligase", 0, 2, 0, 0, 1, 2, 1),
        Row("crcrccrccr", "glutamine-synthetase", "enzyme", "ligase", 0, 4, 0, 0, 3, 4, 1),
        Row("crrrrrrrrr", "thyrotropin", "protein-hormone", "none", 0, 2, 1, 0, 2, 7, 1),
        Row("crrrcrrccr", "erythropoietin", "protein-hormone", "none", 0, 2, 1, 0, 3, 9, 1),
        Row("crrrcrrccr", "luteinizing-hormone", "protein-hormone", "none", 0, 3, 1, 0, 2, 9, 1),
        Row("crrrcrrccr", "follicle-stimulating-hormone", "protein-hormone", "none", 0, 3, 1, 0, 3, 10, 1),
        Row("crrrcrrccr", "thrombopoietin", "protein-hormone", "none", 0, 3, 1, 0, 4, 11, 1),
        Row("crrrcrrccr", "chorionic-gonadotropin", "protein-hormone", "none", 0, 4, 1, 0, 5, 12, 1),
        Row("crrrrrcccr", "dhea", "steroid-hormone", "none", 0, 0, 1, 2, 2, 8, 1),
        Row("crrrrrcccr", "progesterone", "steroid-hormone", "none", 0, 0, 1, 3, 2, 9, 1),
        Row("crrrrrcccr", "cortisol", "steroid-hormone", "none", 0, 0, 1, 3, 3, 9, 1),
        Row("crrrrrrrrr", "testosterone", "steroid-hormone", "none", 0, 0, 1, 3, 4, 9, 1),
        Row("crrrrrcccr", "aldosterone", "steroid-hormone", "none", 0, 0, 1, 4, 3, 10, 1),
        Row("crrrrrcccr", "estradiol", "steroid-hormone", "none", 0, 0, 1, 4, 5, 12, 1),
        Row("crrrcrrccr", "tsh-receptor", "protein-receptor", "none", 0, 2, 1, 0, 1, 6, 1),
        Row("crrrcrrccr", "epo-receptor", "protein-receptor", "none", 0, 2, 1, 0, 2, 7, 1),
        Row("crrrcrrccr", "lh-receptor", "protein-receptor", "none", 0, 3, 1, 0, 2, 7, 1),
        Row("crrrcrrccr", "fsh-receptor", "protein-receptor", "none", 0, 3, 1, 0, 3, 8, 1),
        Row("crrrcrrccr", "thrombopoietin-receptor", "protein-receptor", "none", 0, 4, 1, 0, 2, 9, 1),
        Row("crrrcrrccr", "progesterone-receptor", "steroid-receptor", "none", 0, 2, 0, 1, 1, 6, 1),
        Row("crrrcrrccr", "glucocorticoid-receptor", "steroid-receptor", "none", 0, 2, 0, 1, 2, 6, 1),
        Row("crrrcrrccr", "androgen-receptor", "steroid-receptor", "none", 0, 3, 0, 1, 2, 7, 1),
        Row("crrrcrrccr", "mineralocorticoid-receptor", "steroid-receptor", "none", 0, 3, 0, 1, 3, 8, 1),
        Row("crrrcrrccr", "estrogen-receptor", "steroid-receptor", "none", 0, 4, 0, 1, 3, 9, 1),
        Row("crrrrrrrrc", "detox-2", "detox", "none", 0, 0, 0, 0, 2, 1, 3),
        Row("crrrrrrrrc", "detox-3", "detox", "none", 0, 0, 0, 0, 3, 1, 2),
        Row("crrrrrrcrc", "detox-4", "detox", "none", 0, 0, 0, 0, 4, 1, 2),
        Row("crrccccrrc", "mrna-reserve", "resource", "none", 4, 0, 0, 0, 0, 0, 1),
        Row("crrccccrrc", "lipid-reserve", "resource", "none", 0, 0, 0, 4, 0, 0, 1),
        Row("crrccccrrc", "protein-reserve", "resource", "none", 0, 3, 0, 0, 0, 0, 1),
        Row("crrccccrrc", "carb-reserve", "resource", "none", 0, 0, 2, 0, 0, 0, 1),
        Row(RULEBOOK, "ebola-attack", "virus", "ebola", 0, 0, 0, 0, 0, 0, 2),
        Row(RULEBOOK, "influenza-attack", "virus", "influenza", 0, 0, 0, 0, 0, 0, 2),
        Row(RULEBOOK, "rhinovirus-attack", "virus", "rhinovirus", 0, 0, 0, 0, 0, 0, 2),
    ],
    least=10,
    most=120,
)

EVENT_SHEET = Sheet(
    "events",
    [
        Column("name"),
        Column("kind", *EVENT_KINDS),
        Column("place", *EVENT_PLACES),
        Column("copies", low=1, high=12),
    ],
    [
        #    marks   name                   kind        place           copies
        Row("crcc", "transcription-boost", "boost", "nucleus", 2),
        Row("pppc", "respiration-boost", "boost", "mitochondria", 2),
        Row("crcc", "lipid-boost", "boost", "smooth-er", 2),
        Row("crcc", "glucose-boost", "boost", "transporter", 2),
        Row("rrrc", "reduce-atp-cost", "reduce", "none", 2),
        Row("rrrc", "toxicity", "toxicity", "none", 2),
        Row(RULEBOOK, "ebola-outbreak", "virus", "ebola", 1),
        Row(RULEBOOK, "influenza-outbreak", "virus", "influenza", 1),
        Row(RULEBOOK, "rhinovirus-outbreak", "virus", "rhinovirus", 1),
    ],
    least=1,
    most=30,
)

GOAL_SHEET = Sheet(
    "goals",
    [
        Column("name"),
        Column("counts", *GOAL_COUNTS),
        Column("health", low=1, high=20),
        Column("per", low=1, high=9),
    ],
    [
        #    marks   name               counts      health per
        Row("pppr", "enzymes", "enzyme", 2, 1),
        Row("cccr", "protein-hormones", "protein-hormone", 2, 1),
        Row("cccr", "steroid-hormones", "steroid-hormone", 2, 1),
        Row("cccr", "receptors", "receptor", 2, 1),
        Row("cccr", "detox", "detox", 3, 1),
        Row("rccc", "virus-attack", "attack", 2, 1),
        Row("rccc", "immune-response", "antibody", 1, 4),
    ],
    least=7,
    most=7,
)


@final
@mypyc_attr(acyclic=True)
class Card:
    """A cell component card; what a vesicle must carry is its base, its amount and its addition. [CY-1.1]"""

    def __init__(self, row: list[Cell]) -> None:
        """Read a row of the sheet of cards."""
        self.name = str(row[0])
        self.kind: i64 = CARD_KINDS.index(str(row[1]))
        self.group: i64 = GROUPS.index(str(row[2])) - 1
        self.gives: vec[i64] = vec[i64]([int(row[7]), int(row[3]), int(row[4]), int(row[5]), int(row[6])])
        self.atp: i64 = int(row[7])
        self.health: i64 = int(row[8])
        self.copies: i64 = int(row[9])
        self.base: i64 = LIPID if self.kind == STEROID_HORMONE else PROTEIN
        self.amount: i64 = self.gives[self.base]
        self.addition: i64 = LIPID if self.kind == STEROID_RECEPTOR else CARB
        self.carbs: i64 = int(row[5])

    @property
    def strain(self) -> i64:
        """The strain of a Virus Attack."""
        return self.group - len(FAMILIES)

    @property
    def travels(self) -> bool:
        """Whether the card is completed with a vesicle. [CY-9.2, CY-9.3]"""
        return PROTEIN_HORMONE <= self.kind <= STEROID_RECEPTOR


@final
@mypyc_attr(acyclic=True)
class EventCard:
    """An event: what it does, and where or with which strain."""

    def __init__(self, name: str, kind: i64, place: i64, copies: i64) -> None:
        self.name = name
        self.kind: i64 = kind
        self.place: i64 = place
        self.copies: i64 = copies


@final
@mypyc_attr(acyclic=True)
class Goal:
    """A goal: what it counts, and the health for every so many of it. [CY-13.6, CY-15.12]"""

    def __init__(self, name: str, counts: i64, health: i64, per: i64) -> None:
        self.name = name
        self.counts: i64 = counts
        self.health: i64 = health
        self.per: i64 = per

    @property
    def viral(self) -> bool:
        """Whether the goal belongs to the virus expansion."""
        return self.counts >= COUNT_ATTACKS


def event_of(row: list[Cell]) -> EventCard:
    """Return the event of a row of its sheet."""
    kind = EVENT_KINDS.index(str(row[1]))
    place = EVENT_PLACES.index(str(row[2])) - 1
    return EventCard(str(row[0]), kind, place - 4 if kind == VIRUS_EVENT else place, int(row[3]))


def goal_of(row: list[Cell]) -> Goal:
    """Return the goal of a row of its sheet."""
    return Goal(str(row[0]), GOAL_COUNTS.index(str(row[1])), int(row[2]), int(row[3]))
