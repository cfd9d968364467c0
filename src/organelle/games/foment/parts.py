"""The parts of Foment by number, and what they are called."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
PHASE_NAMES = ["set-up", "movement", "acquisition", "tide", "upkeep", "mutation", "action"]

MAINTENANCE: Final = 0
LEAKAGE: Final = 1
BAD_MUTATION: Final = 2
DNASE_ATTACK: Final = 3
CAUSES = ["maintenance", "leakage", "mutation", "dnase"]


def nutrients(counts: vec[i64], start: i64 = 0) -> dict[str, int]:
    """Return the three counters of nutrients that begin at `start`, by name."""
    return {name: int(counts[start + nutrient]) for nutrient, name in enumerate(NUTRIENTS)}


def named(names: list[str], bits: i64) -> list[str]:
    """Return the names of the parts that are set in `bits`."""
    return [name for part, name in enumerate(names) if bits >> part & 1]
