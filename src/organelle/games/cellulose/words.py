"""What the spaces, resources, actions and events of Cellulose are called."""

from __future__ import annotations

from typing import Final

from organelle.kernel.event import Event

WATER: Final = 0
CO2: Final = 1
PROTEIN: Final = 2
HORMONE: Final = 3
ATP: Final = 4
CARBOHYDRATE: Final = 5
RESOURCES: Final = 6
RESOURCE_WORDS = ["water", "co2", "protein", "hormone", "atp", "carbohydrate"]

STARCH: Final = 0
STORAGE: Final = 1
ENZYME: Final = 2
SPECIALIZATION: Final = 3

NO_EFFECT: Final = 0
PHOTOSYNTHESIS: Final = 1
BUILDING: Final = 2
GROWING: Final = 3
HEALTH: Final = 4
REGION: Final = 5
CARD: Final = 6
AQUAPORIN: Final = 7
GIBBERELLIN: Final = 8
CYTOKININ: Final = 9
EMBRYO: Final = 10
PRODUCTION: Final = 11
EFFECT_COUNT: Final = 12

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

SHOOT: Final = 0
ROOT: Final = 1
BOTH_TRACKS: Final = 3

NO_BONUS: Final = 0
FREE_ENZYMES: Final = 1
DOUBLE_BUILD: Final = 2
BONUS_HEALTH: Final = 3

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

# Kinds of actions, in the order of the vocabulary

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

FIRST_DRAWN: Final = Event("cellulose.first.drawn", "seat")
ROUND_BEGAN: Final = Event("cellulose.round.began", "round:number")
GAINED: Final = Event("cellulose.gained", "seat", "amount:number", "resource")
PAID: Final = Event("cellulose.paid", "seat", "amount:number", "resource")
WATERED: Final = Event("cellulose.vacuole.watered", "seat", "amount:number")
DRANK: Final = Event("cellulose.vacuole.drank", "seat", "amount:number")
SCORED: Final = Event("cellulose.scored", "seat", "amount:number", "source")
COLLECTED: Final = Event("cellulose.sunrise.collected", "seat", "node")
PLACED: Final = Event("cellulose.placed", "seat", "space", "marker:colour")
PASSED: Final = Event("cellulose.passed", "seat")
LEVEL_SET: Final = Event("cellulose.level.set", "level:number")
BUILT: Final = Event("cellulose.wall.built", "seat", "place:number")
GREW: Final = Event("cellulose.grew", "seat", "node")
BONUS_TAKEN: Final = Event("cellulose.plant.bonus", "seat", "node")
WENT_HOME: Final = Event("cellulose.plant.returned", "seat", "node")
FIRST_TAKEN: Final = Event("cellulose.nucleus.first", "seat")
DREW: Final = Event("cellulose.drew", "seat", "card?")
TOOK: Final = Event("cellulose.market.took", "seat", "card", "space")
PLAYED: Final = Event("cellulose.card.played", "seat", "card")
DISCARDED: Final = Event("cellulose.card.discarded", "seat", "card")
RECOVERED: Final = Event("cellulose.marker.recovered", "seat", "space", "marker:colour")
ACTIVATED: Final = Event("cellulose.enzyme.activated", "seat", "card")
EVENING_FELL: Final = Event("cellulose.evening.fell")
REWARDED: Final = Event("cellulose.vacuole.rewarded", "seat", "amount:number")
REWARD_MARKER: Final = Event("cellulose.vacuole.marker", "seat")
EVENING_BUILT: Final = Event("cellulose.wall.evening", "place:number")
WALL_COMPLETE: Final = Event("cellulose.wall.complete")
CLEARED: Final = Event("cellulose.market.cleared", "card")
DEALT: Final = Event("cellulose.market.dealt", "card", "space")
SHUFFLED: Final = Event("cellulose.shuffled")
IVY_DREW: Final = Event("cellulose.ivy.drew", "action")
IVY_SKIPPED: Final = Event("cellulose.ivy.skipped", "line", "reason")
IVY_CHOSE: Final = Event("cellulose.ivy.chose", "line", "amount:number")
IVY_PASSED: Final = Event("cellulose.ivy.passed")
IVY_MOVED: Final = Event("cellulose.ivy.moved", "direction")
IVY_ADOPTED: Final = Event("cellulose.ivy.adopted", "strategy")
IVY_LEARNED: Final = Event("cellulose.ivy.learned")
IVY_GREW: Final = Event("cellulose.ivy.grew", "place:number")
IVY_GAINED: Final = Event("cellulose.ivy.gained", "card")
IVY_GIVEN: Final = Event("cellulose.ivy.given", "card")
IVY_REVEALED: Final = Event("cellulose.ivy.revealed", "card")
IVY_KEPT: Final = Event("cellulose.ivy.kept", "type", "reason")

EVENTS = [
    FIRST_DRAWN,
    ROUND_BEGAN,
    GAINED,
    PAID,
    WATERED,
    DRANK,
    SCORED,
    COLLECTED,
    PLACED,
    PASSED,
    LEVEL_SET,
    BUILT,
    GREW,
    BONUS_TAKEN,
    WENT_HOME,
    FIRST_TAKEN,
    DREW,
    TOOK,
    PLAYED,
    DISCARDED,
    RECOVERED,
    ACTIVATED,
    EVENING_FELL,
    REWARDED,
    REWARD_MARKER,
    EVENING_BUILT,
    WALL_COMPLETE,
    CLEARED,
    DEALT,
    SHUFFLED,
    IVY_DREW,
    IVY_SKIPPED,
    IVY_CHOSE,
    IVY_PASSED,
    IVY_MOVED,
    IVY_ADOPTED,
    IVY_LEARNED,
    IVY_GREW,
    IVY_GAINED,
    IVY_GIVEN,
    IVY_REVEALED,
    IVY_KEPT,
]
