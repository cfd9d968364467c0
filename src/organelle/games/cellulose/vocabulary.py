"""The words of Cellulose: resources, spaces, sources of health, kinds of actions with their fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cellulose.bonuses import AMOUNTS, TAKE_WORDS
from organelle.games.cellulose.cards import TYPES
from organelle.games.cellulose.ivy.sheets import DIRECTIONS, LINES, STRATEGIES
from organelle.games.cellulose.reasons import CLOSED_REASONS, KEPT_REASONS, LINE_REASONS
from organelle.games.cellulose.rules import Rules
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

WATER: Final = 0
CO2: Final = 1
PROTEIN: Final = 2
HORMONE: Final = 3
ATP: Final = 4
CARBOHYDRATE: Final = 5
RESOURCES: Final = 6
RESOURCE_WORDS = ["water", "co2", "protein", "hormone", "atp", "carbohydrate"]

XYLEM: Final = 0
STOMATA_SMALL: Final = 1
STOMATA_LARGE: Final = 2
CHLOROPLASTS_SMALL: Final = 3
CHLOROPLASTS_LARGE: Final = 4
CELL_WALL: Final = 5
MITOCHONDRIA_SMALL: Final = 6
MITOCHONDRIA_LARGE: Final = 7
RIBOSOMES_SMALL: Final = 8
RIBOSOMES_LARGE: Final = 9
CYTOPLASM_SMALL: Final = 10
CYTOPLASM_LARGE: Final = 11
MEMBRANE_SHOOT: Final = 12
MEMBRANE_ROOT: Final = 13
MEMBRANE_EITHER: Final = 14
NUCLEUS: Final = 15
MARKET: Final = 16
"""The first of the market's slots, which follow one another."""
SLOTS: Final = 4
SPACES: Final = 20
SPACE_WORDS = [
    "xylem",
    "stomata-small",
    "stomata-large",
    "chloroplasts-small",
    "chloroplasts-large",
    "wall",
    "mitochondria-small",
    "mitochondria-large",
    "ribosomes-small",
    "ribosomes-large",
    "cytoplasm-small",
    "cytoplasm-large",
    "membrane-shoot",
    "membrane-root",
    "membrane-either",
    "nucleus",
    "market-1",
    "market-2",
    "market-3",
    "market-4",
]

OWN: Final = 0
GRAY: Final = 1

MOST_BUILDS: Final = 2
NEVER: Final = 2
"""The word for no use of a bonus action, after those for one and two. [CE-9.5]"""

FROM_WALL: Final = 0
FROM_VACUOLE: Final = 1
FROM_CARDS: Final = 2
FROM_ENZYMES: Final = 3
FROM_PLANT: Final = 4
FROM_ACTIONS: Final = 5
FROM_CARBOHYDRATES: Final = 6
FROM_SPECIALIZATIONS: Final = 7
FROM_SCENARIO: Final = 8
FROM_STRATEGY: Final = 9
SOURCES: Final = 10
SOURCE_WORDS = [
    "wall",
    "vacuole",
    "cards",
    "enzymes",
    "plant",
    "actions",
    "carbohydrates",
    "specializations",
    "scenario",
    "strategy",
]

TO_XYLEM: Final = 0
TO_STOMATA: Final = 1
TO_CHLOROPLASTS: Final = 2
TO_WALL: Final = 3
TO_MITOCHONDRIA: Final = 4
TO_RIBOSOMES: Final = 5
TO_CYTOPLASM: Final = 6
TO_MEMBRANE: Final = 7
TO_NUCLEUS: Final = 8
TO_MARKET: Final = 9
PLAY: Final = 10
DISCARD: Final = 11
BACK: Final = 12
PHOTOSYNTHESIZE: Final = 13
BUILD: Final = 14
GROW: Final = 15
ACTIVATE: Final = 16
COLLECT: Final = 17
HOME: Final = 18
DONE: Final = 19
BEGIN: Final = 20
DRAW: Final = 21
ACT: Final = 22
TAKE: Final = 23
KINDS = [
    Kind("xylem", "marker", "share", "card"),
    Kind("stomata", "size", "marker", "card"),
    Kind("chloroplasts", "size", "marker", "drink", "card"),
    Kind("wall", "marker", "card"),
    Kind("mitochondria", "size", "marker", "card"),
    Kind("ribosomes", "size", "marker", "card"),
    Kind("cytoplasm", "size", "marker", "card"),
    Kind("membrane", "growth", "marker", "node", "times", "home", "card"),
    Kind("nucleus", "marker"),
    Kind("market", "slot", "marker", "card"),
    Kind("play", "card"),
    Kind("discard", "first:card", "second:card"),
    Kind("back", "space", "marker"),
    Kind("photosynthesis", "drink"),
    Kind("build"),
    Kind("grow", "node", "times", "home"),
    Kind("activate", "card", "node", "times", "home", "drink"),
    Kind("collect", "track"),
    Kind("home", "home"),
    Kind("done"),
    Kind("begin", "seat"),
    Kind("draw", "card"),
    Kind("act", "action"),
    Kind("", "bonus"),
]
"""Every kind of action, in the order of the numbers above."""


def vocabulary(rules: Rules, seats: int) -> Vocabulary:
    """Return the words of every action and event, from the rules in force."""
    homes = [rules.node_names[node] for node in rules.homes]
    times = ["once", "twice", "never"] if rules.idle_bonus_actions else ["once", "twice"]
    domains = {
        "seat": numbered("seat", seats),
        "card": rules.card_names,
        "node": rules.node_names,
        "home": homes,
        "times": times if homes else [],
        "share": numbered("region", 4),
        "drink": numbered("drink", 13) if rules.drink else [],
        "size": ["small", "large"],
        "growth": ["shoot", "root", "either"],
        "marker": ["own", "gray"],
        "colour": ["coloured", "gray"],
        "slot": ["slot-1", "slot-2", "slot-3", "slot-4"],
        "track": ["shoot", "root"],
        "space": SPACE_WORDS,
        "action": rules.action_names,
        "bonus": [*(amount for word in TAKE_WORDS for amount in numbered(word, AMOUNTS)), "all"],
        "resource": RESOURCE_WORDS,
        "source": SOURCE_WORDS,
        "line": list(LINES),
        "type": list(TYPES),
        "direction": list(DIRECTIONS),
        "strategy": list(STRATEGIES),
        "reason": [*CLOSED_REASONS, *LINE_REASONS, *KEPT_REASONS],
    }
    return Vocabulary(KINDS, domains)


class XylemFields:
    MARKER: Final = 0
    SHARE: Final = 1
    CARD: Final = 2


class StomataFields:
    SIZE: Final = 0
    MARKER: Final = 1
    CARD: Final = 2


class ChloroplastsFields:
    SIZE: Final = 0
    MARKER: Final = 1
    DRINK: Final = 2
    CARD: Final = 3


class WallFields:
    MARKER: Final = 0
    CARD: Final = 1


class MitochondriaFields:
    SIZE: Final = 0
    MARKER: Final = 1
    CARD: Final = 2


class RibosomesFields:
    SIZE: Final = 0
    MARKER: Final = 1
    CARD: Final = 2


class CytoplasmFields:
    SIZE: Final = 0
    MARKER: Final = 1
    CARD: Final = 2


class MembraneFields:
    GROWTH: Final = 0
    MARKER: Final = 1
    NODE: Final = 2
    TIMES: Final = 3
    HOME: Final = 4
    CARD: Final = 5


class NucleusFields:
    MARKER: Final = 0


class MarketFields:
    SLOT: Final = 0
    MARKER: Final = 1
    CARD: Final = 2


class PlayFields:
    CARD: Final = 0


class DiscardFields:
    FIRST: Final = 0
    SECOND: Final = 1


class BackFields:
    SPACE: Final = 0
    MARKER: Final = 1


class PhotosynthesizeFields:
    DRINK: Final = 0


class GrowFields:
    NODE: Final = 0
    TIMES: Final = 1
    HOME: Final = 2


class ActivateFields:
    CARD: Final = 0
    NODE: Final = 1
    TIMES: Final = 2
    HOME: Final = 3
    DRINK: Final = 4


class CollectFields:
    TRACK: Final = 0


class HomeFields:
    HOME: Final = 0


class BeginFields:
    SEAT: Final = 0


class DrawFields:
    CARD: Final = 0


class ActFields:
    ACTION: Final = 0


class TakeFields:
    BONUS: Final = 0


FIELDS: dict[int, type] = {
    TO_XYLEM: XylemFields,
    TO_STOMATA: StomataFields,
    TO_CHLOROPLASTS: ChloroplastsFields,
    TO_WALL: WallFields,
    TO_MITOCHONDRIA: MitochondriaFields,
    TO_RIBOSOMES: RibosomesFields,
    TO_CYTOPLASM: CytoplasmFields,
    TO_MEMBRANE: MembraneFields,
    TO_NUCLEUS: NucleusFields,
    TO_MARKET: MarketFields,
    PLAY: PlayFields,
    DISCARD: DiscardFields,
    BACK: BackFields,
    PHOTOSYNTHESIZE: PhotosynthesizeFields,
    GROW: GrowFields,
    ACTIVATE: ActivateFields,
    COLLECT: CollectFields,
    HOME: HomeFields,
    BEGIN: BeginFields,
    DRAW: DrawFields,
    ACT: ActFields,
    TAKE: TakeFields,
}
"""Where the fields of each kind of action stand; kinds that are not here have none."""


def with_field(action: i64, index: i64, value: i64) -> i64:
    """Return the action with one more field filled in."""
    return action | (value + 1) << (8 + 8 * index)
