"""How much of a game fits into a lesson: presets made of seats, options and cards that every table can choose."""

from __future__ import annotations

from dataclasses import dataclass, field

from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell

DAY = 86_400_000
KEPT, KEPT_DOUBLE = DAY, 14 * DAY
"""How many milliseconds after its last move a class is deleted; a double lesson goes on another day."""


@dataclass(frozen=True)
class Preset:
    """A length of play: how many sit at a table, with which options and cards, and for how many minutes."""

    size: int
    minutes: int
    options: dict[str, str] = field(default_factory=dict)
    cards: Cards = field(default_factory=dict)
    lasting: int = KEPT


def events(count: int) -> Cards:
    """Return an event deck of Cytosis with the first of its kinds, each once: the fewer events, the fewer rounds."""
    kinds: list[list[Cell]] = [
        ["toxicity", "toxicity", "none", 1],
        ["respiration-boost", "boost", "mitochondria", 1],
        ["transcription-boost", "boost", "nucleus", 1],
        ["reduce-atp-cost", "reduce", "none", 1],
        ["glucose-boost", "boost", "transporter", 1],
        ["lipid-boost", "boost", "smooth-er", 1],
    ]
    return {"events": [*kinds[:count], *VIRUSES]}


VIRUSES: list[list[Cell]] = [
    ["ebola-outbreak", "virus", "ebola", 1],
    ["influenza-outbreak", "virus", "influenza", 1],
    ["rhinovirus-outbreak", "virus", "rhinovirus", 1],
]
"""They stay in the sheet, and come into play with the expansion only."""


def wall(count: int) -> Cards:
    """Return a cell wall of Cellulose with fewer places: it is complete, and the game over, sooner."""
    healths = [6, 8, 7, 10, 8, 11, 12]
    sections = [1, 1, 2, 2, 3, 3, 3] if count == 7 else [1, 1, 2, 2, 3, 3][:count]
    places: list[list[Cell]] = [[f"space-{n + 1}", sections[n], healths[n]] for n in range(count)]
    return {"wall-three": places, "wall-five": places}


TASTER, LESSON, DOUBLE = "taster", "lesson", "double"

PRESETS: dict[str, dict[str, Preset]] = {
    "cytosis": {
        TASTER: Preset(2, 13, cards=events(4)),
        LESSON: Preset(3, 30, cards=events(6)),
        DOUBLE: Preset(3, 65, lasting=KEPT_DOUBLE),
    },
    "cellulose": {
        TASTER: Preset(2, 13, cards=wall(5)),
        LESSON: Preset(3, 30, cards=wall(7)),
        DOUBLE: Preset(3, 65, lasting=KEPT_DOUBLE),
    },
    "foment": {
        TASTER: Preset(2, 13),
        LESSON: Preset(4, 30),
        DOUBLE: Preset(5, 65, lasting=KEPT_DOUBLE),
    },
}
"""The presets of each game; docs/teach.md says how long they take."""

OWN = Preset(3, 40)
"""What a game without presets of its own is played with in a class."""


def presets_of(game: str) -> dict[str, Preset]:
    """Return the presets of a game by name; the same for all that have none of their own."""
    return PRESETS.get(game, {TASTER: OWN, LESSON: OWN, DOUBLE: Preset(OWN.size, 80, lasting=KEPT_DOUBLE)})
