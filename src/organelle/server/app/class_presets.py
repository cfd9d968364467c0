"""How much of a game fits into a lesson: presets made of seats, options and cards that every table can choose."""

from __future__ import annotations

from dataclasses import dataclass, field

from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell

DAY = 86_400_000
KEPT, KEPT_DOUBLE = DAY, 14 * DAY
"""How many milliseconds after its last move a class is deleted; a double lesson goes on another day."""


MOST = 5
"""As many as any game has seats."""


@dataclass(frozen=True)
class Preset:
    """A length of play: how many sit at a table, with which options and cards, and for how many minutes."""

    size: int
    minutes: int
    options: dict[str, str] = field(default_factory=dict)
    cards: dict[int, Cards] = field(default_factory=dict)
    """A table's own cards, by how many sit there: the more, the shorter the game has to be."""
    most: int = MOST
    """How many may sit at a table if the game is to end in time."""
    lasting: int = KEPT

    def cards_for(self, seats: int) -> Cards:
        """Return the cards of a table with so many seats; without any it has the usual ones."""
        return self.cards.get(seats, {})


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


def wall(*sections: list[int]) -> Cards:
    """Return a cell wall of Cellulose with fewer places, by their health in each section.

    Every evening covers a place, so the game has no more rounds than the wall has places.
    """
    healths = [(section, health) for section, values in enumerate(sections, 1) for health in values]
    places: list[list[Cell]] = [[f"space-{n}", section, health] for n, (section, health) in enumerate(healths, 1)]
    return {"wall-three": places, "wall-five": places}


TASTER, LESSON, DOUBLE = "taster", "lesson", "double"

PRESETS: dict[str, dict[str, Preset]] = {
    "cytosis": {
        TASTER: Preset(2, 13, cards={2: events(5), 3: events(3), 4: events(2), 5: events(2)}),
        LESSON: Preset(3, 30, cards=dict.fromkeys((2, 3, 4, 5), events(6))),
        DOUBLE: Preset(3, 65, lasting=KEPT_DOUBLE),
    },
    "cellulose": {
        TASTER: Preset(2, 13, cards=dict.fromkeys((2, 3), wall([6], [7], [8])), most=3),
        LESSON: Preset(
            3,
            30,
            cards={
                **dict.fromkeys((2, 3), wall([6, 8], [7, 10], [8, 11, 12])),
                4: wall([6], [7, 10], [8, 11]),
                5: wall([6], [7], [8, 11]),
            },
        ),
        DOUBLE: Preset(
            3, 65, cards=dict.fromkeys((4, 5), wall([6, 8, 7], [7, 10, 8], [8, 11, 12])), lasting=KEPT_DOUBLE
        ),
    },
    "foment": {
        TASTER: Preset(2, 13, most=4),
        LESSON: Preset(4, 30),
        DOUBLE: Preset(5, 65, lasting=KEPT_DOUBLE),
    },
}
"""The presets of each game; docs/classes.md says how long they take."""

OWN = Preset(3, 40)
"""What a game without presets of its own is played with in a class."""


def presets_of(game: str) -> dict[str, Preset]:
    """Return the presets of a game by name; the same for all that have none of their own."""
    return PRESETS.get(game, {TASTER: OWN, LESSON: OWN, DOUBLE: Preset(OWN.size, 80, lasting=KEPT_DOUBLE)})
