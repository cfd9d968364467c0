"""What the actions of Cytosis are called, and the numbers of the things they point at."""

from typing import Final

from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

ATP: Final = 0
MRNA: Final = 1
PROTEIN: Final = 2
CARB: Final = 3
LIPID: Final = 4
RESOURCES: Final = 5
HEALTH: Final = 5
"""What one may lose instead of a resource."""

COLLECT: Final = 0
BUY: Final = 1
RIBOSOME: Final = 2
DETOX: Final = 3
STEROID: Final = 4
ROUGH_ER: Final = 5
GOLGI: Final = 6
EXOCYTOSIS: Final = 7
CYTOPLASM: Final = 8
LAUREATES: Final = 9
EXHAUST: Final = 10
SKIP: Final = 11
GREY: Final = 12
PLAY: Final = 13
TRADE: Final = 14
LOOK: Final = 15
KEEP: Final = 16
REPLACE: Final = 17
DONE: Final = 18
RETURN: Final = 19
TAKE: Final = 20
EXPRESS: Final = 21
PASS: Final = 22
ANTIBODIES: Final = 23
GAIN: Final = 24
LOSE: Final = 25
DRAFT: Final = 26
FIRST: Final = 27
REMOVE_EVENT: Final = 28
REMOVE_CARD: Final = 29
LAY_GOAL: Final = 30
CHANGE_GOAL: Final = 31
DEAL_MODIFICATION: Final = 32
DRAW: Final = 33
REVEAL: Final = 34
ROLL: Final = 35
SHOW_MODIFICATION: Final = 36

COLLECTING_SPOTS: Final = 9

FLASK_KINDS: Final = 10
"""Actions below this number place a flask."""

RESOURCE_WORDS = ["atp", "mrna", "protein", "carb", "lipid"]
STRAINS = ["ebola", "influenza", "rhinovirus"]
MODIFICATIONS = [
    "metabolic-flexibility",
    "regulatory-foresight",
    "increased-uptake",
    "efficient-catalysis",
    "early-expression",
    "basal-expression",
    "open-chromatin",
]
AMOUNTS: Final = 31

KINDS = [
    Kind("", "spot", "extra"),
    Kind("", "market"),
    Kind("ribosome", "amount"),
    Kind("detox", "joining", "card"),
    Kind("steroid", "joining", "amount", "vesicle"),
    Kind("rough-er", "joining", "amount", "vesicle"),
    Kind("golgi", "joining", "vesicle", "resource", "vesicle"),
    Kind("exocytosis", "joining", "vesicle", "card"),
    Kind("cytoplasm", "card"),
    Kind("laureates", "resource", "goal"),
    Kind("exhaust", "resource"),
    Kind("skip"),
    Kind("grey"),
    Kind("play", "card"),
    Kind("trade", "resource"),
    Kind("look"),
    Kind("keep", "card", "top", "top"),
    Kind("replace", "top", "top", "top"),
    Kind("done"),
    Kind("return", "card"),
    Kind("take", "resource", "resource"),
    Kind("express", "resource"),
    Kind("pass"),
    Kind("antibodies", "amount"),
    Kind("gain", "resource", "resource", "resource", "resource"),
    Kind("lose", "loss"),
    Kind("draft", "modification"),
    Kind("first", "seat"),
    Kind("remove-event", "event"),
    Kind("remove-card", "card"),
    Kind("lay", "goal"),
    Kind("change", "goal"),
    Kind("deal", "modification"),
    Kind("draw", "card"),
    Kind("reveal", "event"),
    Kind("roll", "face"),
    Kind("show", "modification"),
]


def vocabulary(
    places: list[str],
    cards: list[str],
    events: list[str],
    goals: list[str],
    vesicles: int,
    seats: int,
) -> Vocabulary:
    """The words in force: names of cards, events and goals come from the sheets."""
    return Vocabulary(
        KINDS,
        {
            "spot": places[:COLLECTING_SPOTS],
            "place": places,
            "area": ["nucleus-area", "transporter-area", "mitochondria-area", "smooth-er"],
            "extra": ["extra"],
            "joining": ["occupied"],
            "market": numbered("market", 4),
            "amount": [str(amount) for amount in range(AMOUNTS)],
            "resource": RESOURCE_WORDS,
            "loss": [*RESOURCE_WORDS, "health"],
            "card": cards,
            "vesicle": numbered("vesicle", vesicles),
            "goal": [f"goal:{name}" for name in goals],
            "top": numbered("top", 3),
            "modification": MODIFICATIONS,
            "event": events,
            "strain": STRAINS,
            "face": ["1", "2", "3", "4", "5", "symbol"],
            "seat": numbered("seat", seats),
        },
    )
