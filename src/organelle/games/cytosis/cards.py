"""The cell component cards, laid out as a sheet. [CY-1.1]

Marks, a letter a cell: r rulebook, p public page, c reconstructed.
"""

from organelle.kernel.sheet import RULEBOOK, Column, Row, Sheet

KINDS = (
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


COLUMNS = [
    Column("name"),
    Column("kind", *KINDS),
    Column("group", *GROUPS),
    Column("mrna", low=0, high=9),
    Column("protein", low=0, high=9),
    Column("carb", low=0, high=9),
    Column("lipid", low=0, high=9),
    Column("atp", low=0, high=9),
    Column("health", low=0, high=20),
    Column("copies", low=1, high=9),
]

ROWS = [
    #    marks, name, kind, group, mrna, protein, carb, lipid, atp, health, copies
    Row("crcrccrccr", "catalase", "enzyme", "oxidoreductase", 0, 2, 0, 0, 1, 3, 1),
    Row("crcrccrccr", "lactate-dehydrogenase", "enzyme", "oxidoreductase", 0, 3, 1, 0, 2, 5, 1),
    Row("crcrccrccr", "dna-polymerase", "enzyme", "transferase", 0, 2, 0, 0, 1, 3, 1),
    Row("crcrccrccr", "hexokinase", "enzyme", "transferase", 0, 3, 1, 0, 2, 5, 1),
    Row("crcrccrccr", "caspase-3", "enzyme", "hydrolase", 0, 3, 0, 0, 2, 4, 1),
    Row("crcrccrccr", "arginase", "enzyme", "hydrolase", 0, 2, 1, 0, 1, 4, 1),
    Row("crcrccrccr", "carbonic-anhydrase", "enzyme", "lyase", 0, 3, 0, 0, 2, 4, 1),
    Row("crcrccrccr", "aldolase", "enzyme", "lyase", 0, 2, 1, 0, 1, 4, 1),
    Row("crcrccrccr", "dna-ligase", "enzyme", "ligase", 0, 2, 0, 0, 1, 3, 1),
    Row("crcrccrccr", "glutamine-synthetase", "enzyme", "ligase", 0, 4, 1, 0, 3, 6, 1),
    Row("crrrrrrrrr", "thyrotropin", "protein-hormone", "none", 0, 2, 1, 0, 2, 7, 1),
    Row("crrrcrrccr", "erythropoietin", "protein-hormone", "none", 0, 2, 1, 0, 4, 8, 1),
    Row("crrrcrrccr", "luteinizing-hormone", "protein-hormone", "none", 0, 3, 1, 0, 2, 8, 1),
    Row("crrrcrrccr", "follicle-stimulating-hormone", "protein-hormone", "none", 0, 3, 1, 0, 3, 8, 1),
    Row("crrrcrrccr", "thrombopoietin", "protein-hormone", "none", 0, 3, 1, 0, 4, 9, 1),
    Row("crrrcrrccr", "chorionic-gonadotropin", "protein-hormone", "none", 0, 4, 1, 0, 5, 10, 1),
    Row("crrrrrcccr", "dhea", "steroid-hormone", "none", 0, 0, 1, 2, 2, 7, 1),
    Row("crrrrrcccr", "progesterone", "steroid-hormone", "none", 0, 0, 1, 3, 2, 8, 1),
    Row("crrrrrcccr", "cortisol", "steroid-hormone", "none", 0, 0, 1, 3, 3, 8, 1),
    Row("crrrrrrrrr", "testosterone", "steroid-hormone", "none", 0, 0, 1, 3, 4, 9, 1),
    Row("crrrrrcccr", "aldosterone", "steroid-hormone", "none", 0, 0, 1, 4, 3, 9, 1),
    Row("crrrrrcccr", "estradiol", "steroid-hormone", "none", 0, 0, 1, 4, 5, 10, 1),
    Row("crrrcrrccr", "tsh-receptor", "protein-receptor", "none", 0, 2, 1, 0, 1, 4, 1),
    Row("crrrcrrccr", "epo-receptor", "protein-receptor", "none", 0, 2, 1, 0, 2, 5, 1),
    Row("crrrcrrccr", "lh-receptor", "protein-receptor", "none", 0, 3, 1, 0, 2, 5, 1),
    Row("crrrcrrccr", "fsh-receptor", "protein-receptor", "none", 0, 3, 1, 0, 3, 6, 1),
    Row("crrrcrrccr", "thrombopoietin-receptor", "protein-receptor", "none", 0, 4, 1, 0, 3, 6, 1),
    Row("crrrcrrccr", "progesterone-receptor", "steroid-receptor", "none", 0, 2, 0, 1, 1, 4, 1),
    Row("crrrcrrccr", "glucocorticoid-receptor", "steroid-receptor", "none", 0, 2, 0, 1, 2, 4, 1),
    Row("crrrcrrccr", "androgen-receptor", "steroid-receptor", "none", 0, 3, 0, 1, 2, 5, 1),
    Row("crrrcrrccr", "mineralocorticoid-receptor", "steroid-receptor", "none", 0, 3, 0, 1, 3, 5, 1),
    Row("crrrcrrccr", "estrogen-receptor", "steroid-receptor", "none", 0, 4, 0, 1, 3, 6, 1),
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
]

CARDS = Sheet("cards", COLUMNS, ROWS, least=10, most=120)
