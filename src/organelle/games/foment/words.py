"""What the things, actions and events of Foment are called."""

from typing import Final

from organelle.kernel.event import Event
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

LIPID: Final = 0
AMINO: Final = 1
CARB: Final = 2
NUTRIENTS = ["lipid", "amino", "carb"]
NOTHING: Final = 3

MEMBRANE: Final = 0
LIPASE: Final = 1
DNASE: Final = 2
COMPLEXITY: Final = 3
WALL: Final = 4
CHLOROPHYLL: Final = 5
COMPARTMENTS: Final = 6
INHIBITOR: Final = 7
FLAGELLUM: Final = 8
PHOSPHORYLATION: Final = 9
PILUS: Final = 10
STRUCTURES = [
    "membrane",
    "lipase",
    "dnase",
    "complexity",
    "wall",
    "chlorophyll",
    "compartments",
    "inhibitor",
    "flagellum",
    "phosphorylation",
    "pilus",
]

DELETERIOUS: Final = 0
LITHOTROPHISM: Final = 1
CAROTENOIDS: Final = 2
LIPID_BIOSYNTHESIS: Final = 3
ACTIVE_TRANSPORT: Final = 4
SYNERGY: Final = 5
COMMENSAL: Final = 6
CYST: Final = 7
MATRIX: Final = 8
MUTATIONS = [
    "deleterious",
    "lithotrophism",
    "carotenoids",
    "lipid-biosynthesis",
    "active-transport",
    "synergy",
    "commensal",
    "cyst",
    "matrix",
]

ENCAPSULATION: Final = 0
STROMATOLITE: Final = 1
GLUTTONY: Final = 2
QUORUM: Final = 3
APPENDAGES: Final = 4
STRATEGIES = ["encapsulation", "stromatolite", "gluttony", "quorum", "appendages"]

PILES = ["pile:a", "pile:b", "pile:c", "pile:d", "pile:e"]

SPECIES = ["spirillum", "bacillus", "micrococcus", "vibrio", "caulobacter"]

SHALLOW: Final = 0
DEEP: Final = 1
VENT: Final = 2
TERRAINS = ["shallow", "deep", "vent"]

SETTING_UP: Final = 0
MOVEMENT: Final = 1
ACQUISITION: Final = 2
TIDE: Final = 3
UPKEEP: Final = 4
MUTATION: Final = 5
ACTION: Final = 6
PHASES = ["set-up", "movement", "acquisition", "tide", "upkeep", "mutation", "action"]

MAINTENANCE: Final = 0
LEAKAGE: Final = 1
BAD_MUTATION: Final = 2
DNASE_ATTACK: Final = 3
CAUSES = ["maintenance", "leakage", "mutation", "dnase"]

OPEN: Final = 0
TOO_FAR: Final = 1
TOO_DEAR: Final = 2
ENCYSTED_NOW: Final = 3
HAS_FOUGHT: Final = 4
NOT_ON_MENU: Final = 5
NO_TOKEN: Final = 6
ENOUGH: Final = 7
NO_POWER: Final = 8
HAS_EXCHANGED: Final = 9
NO_EXCHANGE: Final = 10
NO_WEAPON: Final = 11
OUT_OF_REACH: Final = 12
REASONS = [
    "",
    "foment.closed.too-far",
    "foment.closed.too-dear",
    "foment.closed.encysted",
    "foment.closed.fought",
    "foment.closed.not-on-menu",
    "foment.closed.no-token",
    "foment.closed.enough",
    "foment.closed.no-power",
    "foment.closed.exchanged",
    "foment.closed.no-exchange",
    "foment.closed.no-weapon",
    "foment.closed.out-of-reach",
]
"""Why a place is closed, by number; the first means that it is not."""

DEAL: Final = 0
KEEP: Final = 1
ROLL: Final = 2
PLACE: Final = 3
FALL: Final = 4
MOVE: Final = 5
CUT: Final = 6
TAKE: Final = 7
ABSORB: Final = 8
UNVEIL: Final = 9
MAINTAIN: Final = 10
SUFFER: Final = 11
LEAK: Final = 12
POWER: Final = 13
MUTATE: Final = 14
BUILD: Final = 15
EXCHANGE: Final = 16
ATTACK_LIPASE: Final = 17
ATTACK_DNASE: Final = 18
PASS: Final = 19
DONE: Final = 20

MOST: Final = 250
"""The largest amount that can be said in one answer."""

KINDS = [
    Kind("deal", "strategy"),
    Kind("keep", "strategy"),
    Kind("roll", "face"),
    Kind("place", "region"),
    Kind("fall", "region"),
    Kind("move", "region"),
    Kind("cut", "nutrient", "amount"),
    Kind("take", "pile"),
    Kind("absorb", "nutrient"),
    Kind("unveil", "structure"),
    Kind("maintain", "nutrient"),
    Kind("suffer"),
    Kind("leak", "nutrient"),
    Kind("power", "structure"),
    Kind("mutate", "mutation"),
    Kind("build", "structure"),
    Kind("exchange", "nutrient", "nutrient", "few"),
    Kind("lipase", "seat", "loot"),
    Kind("dnase", "seat"),
    Kind("pass"),
    Kind("done"),
]

DEALT: Final = Event("foment.dealt", "seat", "strategy?")
KEPT: Final = Event("foment.kept", "seat", "strategy?")
ROLLED: Final = Event("foment.rolled", "seat", "face:number")
PLACED: Final = Event("foment.placed", "seat", "region")
FELL: Final = Event("foment.fell", "nutrient", "region")
ROUND: Final = Event("foment.round", "round:number")
MOVED: Final = Event("foment.moved", "seat", "from:region", "region")
STAYED: Final = Event("foment.stayed", "seat", "region")
ENCYSTED: Final = Event("foment.encysted", "seat")
ATE: Final = Event("foment.ate", "seat", "region", "lipids:number", "aminos:number", "carbs:number")
SHARED: Final = Event("foment.shared", "seat", "region", "pile", "lipids:number", "aminos:number", "carbs:number")
TOOK: Final = Event("foment.took", "seat", "pile", "lipids:number", "aminos:number", "carbs:number")
ABSORBED: Final = Event("foment.absorbed", "seat", "nutrient")
TIDE_ROLLED: Final = Event("foment.tide-rolled", "face:number", "target:number")
TIDE_CAME: Final = Event("foment.tide-came")
TIDE_STAYED: Final = Event("foment.tide-stayed", "target:number")
UNVEILED: Final = Event("foment.unveiled", "structure")
MAINTAINED: Final = Event("foment.maintained", "seat", "nutrient")
MAINTAINED_FREE: Final = Event("foment.maintained-free", "seat")
DAMAGED: Final = Event("foment.damaged", "seat", "damage:number", "cause")
PUMPED: Final = Event("foment.pumped", "seat")
LEAKED: Final = Event("foment.leaked", "seat", "nutrient", "region")
FED: Final = Event("foment.fed", "seat", "nutrient", "other:seat")
POWERED: Final = Event("foment.powered", "seat", "structure")
PAID: Final = Event("foment.paid", "seat", "carbs:number")
GREW: Final = Event("foment.grew", "seat", "lipids:number", "carbs:number")
MUTATION_ROLLED: Final = Event("foment.mutation-rolled", "seat", "face:number", "target:number")
UNCHANGED: Final = Event("foment.unchanged", "seat")
NO_MUTATION: Final = Event("foment.no-mutation", "seat")
MUTATED: Final = Event("foment.mutated", "seat", "mutation")
SHUFFLED: Final = Event("foment.shuffled")
BUILT: Final = Event("foment.built", "seat", "structure")
EXCHANGED: Final = Event("foment.exchanged", "seat", "from:nutrient", "nutrient", "amount:number")
ATTACKED: Final = Event("foment.attacked", "seat", "structure", "other:seat")
ATTACK_ROLLED: Final = Event("foment.attack-rolled", "seat", "face:number", "bonus:number", "defence:number")
BREACHED: Final = Event("foment.breached", "seat")
DISSOLVED: Final = Event("foment.dissolved", "seat")
WITHSTOOD: Final = Event("foment.withstood", "seat")
STOLE: Final = Event("foment.stole", "seat", "other:seat", "nutrient")
BLOCKED: Final = Event("foment.blocked", "seat")
PASSED: Final = Event("foment.passed", "seat")
DIED: Final = Event("foment.died", "seat", "region")
CLAIMED: Final = Event("foment.claimed", "seat", "strategy?")
WON: Final = Event("foment.won", "seat")
SURVIVED: Final = Event("foment.survived", "seat")
EXPIRED: Final = Event("foment.expired", "round:number")
EXTINCT: Final = Event("foment.extinct")

EVENTS = [
    DEALT,
    KEPT,
    ROLLED,
    PLACED,
    FELL,
    ROUND,
    MOVED,
    STAYED,
    ENCYSTED,
    ATE,
    SHARED,
    TOOK,
    ABSORBED,
    TIDE_ROLLED,
    TIDE_CAME,
    TIDE_STAYED,
    UNVEILED,
    MAINTAINED,
    MAINTAINED_FREE,
    DAMAGED,
    PUMPED,
    LEAKED,
    FED,
    POWERED,
    PAID,
    GREW,
    MUTATION_ROLLED,
    UNCHANGED,
    NO_MUTATION,
    MUTATED,
    SHUFFLED,
    BUILT,
    EXCHANGED,
    ATTACKED,
    ATTACK_ROLLED,
    BREACHED,
    DISSOLVED,
    WITHSTOOD,
    STOLE,
    BLOCKED,
    PASSED,
    DIED,
    CLAIMED,
    WON,
    SURVIVED,
    EXPIRED,
    EXTINCT,
]

QUESTIONS = [
    "foment.keep",
    "foment.place",
    "foment.move",
    "foment.cut",
    "foment.take",
    "foment.absorb",
    "foment.maintain",
    "foment.leak",
    "foment.power",
    "foment.act",
    "foment.build",
]


def vocabulary(regions: list[str], seats: int) -> Vocabulary:
    domains = {
        "strategy": STRATEGIES,
        "face": ["1", "2", "3", "4", "5", "6"],
        "region": regions,
        "nutrient": NUTRIENTS,
        "amount": [str(amount) for amount in range(MOST + 1)],
        "few": ["1", "2"],
        "loot": [*NUTRIENTS, "nothing"],
        "pile": PILES,
        "structure": STRUCTURES,
        "mutation": MUTATIONS,
        "cause": CAUSES,
        "seat": numbered("seat", seats),
    }
    return Vocabulary(KINDS, domains)
