"""The vocabulary of Cytosis: kinds of actions, the positions of their fields, and the words of both."""

from typing import Final

from organelle.games.cytosis.expansions.modifications import MODIFICATIONS
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

FLASK_KINDS: Final = 10
"""Actions below this number place a flask."""

COLLECTING_SPOTS: Final = 9
AMOUNTS: Final = 31

RESOURCE_WORDS = ["atp", "mrna", "protein", "carb", "lipid"]
STRAINS = ["ebola", "influenza", "rhinovirus"]

KINDS = [
    Kind("", "spot", "extra", "then:resource-card"),
    Kind("", "market", "then:resource-card"),
    Kind("ribosome", "amount", "then:resource-card"),
    Kind("detox", "joining", "card", "then:resource-card"),
    Kind("steroid", "joining", "amount", "evicted:vesicle", "then:resource-card"),
    Kind("rough-er", "joining", "amount", "evicted:vesicle", "then:resource-card"),
    Kind("golgi", "joining", "vesicle", "addition:resource", "evicted:vesicle", "then:resource-card"),
    Kind("exocytosis", "joining", "vesicle", "card", "then:resource-card"),
    Kind("cytoplasm", "card", "then:resource-card"),
    Kind("laureates", "resource", "goal", "then:resource-card"),
    Kind("exhaust", "resource", "then:resource-card"),
    Kind("skip", "then:resource-card"),
    Kind("grey"),
    Kind("play", "card"),
    Kind("trade", "resource"),
    Kind("look"),
    Kind("keep", "card", "second:top", "third:top", "then:resource-card"),
    Kind("replace", "first:top", "second:top", "third:top"),
    Kind("done"),
    Kind("return", "card"),
    Kind("take", "first:resource", "second:resource"),
    Kind("express", "resource"),
    Kind("pass"),
    Kind("antibodies", "steps:amount"),
    Kind("gain", "first:resource", "second:resource", "third:resource", "fourth:resource"),
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


class CollectFields:
    SPOT: Final = 0
    EXTRA: Final = 1
    THEN: Final = 2


class BuyFields:
    MARKET: Final = 0
    THEN: Final = 1


class RibosomeFields:
    AMOUNT: Final = 0
    THEN: Final = 1


class DetoxFields:
    JOINING: Final = 0
    CARD: Final = 1
    THEN: Final = 2


class SteroidFields:
    JOINING: Final = 0
    AMOUNT: Final = 1
    EVICTED: Final = 2
    THEN: Final = 3


class RoughErFields:
    JOINING: Final = 0
    AMOUNT: Final = 1
    EVICTED: Final = 2
    THEN: Final = 3


class GolgiFields:
    JOINING: Final = 0
    VESICLE: Final = 1
    ADDITION: Final = 2
    EVICTED: Final = 3
    THEN: Final = 4


class ExocytosisFields:
    JOINING: Final = 0
    VESICLE: Final = 1
    CARD: Final = 2
    THEN: Final = 3


class CytoplasmFields:
    CARD: Final = 0
    THEN: Final = 1


class LaureatesFields:
    RESOURCE: Final = 0
    GOAL: Final = 1
    THEN: Final = 2


class ExhaustFields:
    RESOURCE: Final = 0
    THEN: Final = 1


class SkipFields:
    THEN: Final = 0


class PlayFields:
    CARD: Final = 0


class TradeFields:
    RESOURCE: Final = 0


class KeepFields:
    CARD: Final = 0
    SECOND: Final = 1
    THIRD: Final = 2
    THEN: Final = 3


class ReplaceFields:
    FIRST: Final = 0
    SECOND: Final = 1
    THIRD: Final = 2


class ReturnFields:
    CARD: Final = 0


class TakeFields:
    FIRST: Final = 0
    SECOND: Final = 1


class ExpressFields:
    RESOURCE: Final = 0


class AntibodiesFields:
    STEPS: Final = 0


class GainFields:
    FIRST: Final = 0
    SECOND: Final = 1
    THIRD: Final = 2
    FOURTH: Final = 3


class LoseFields:
    LOSS: Final = 0


class DraftFields:
    MODIFICATION: Final = 0


class FirstFields:
    SEAT: Final = 0


class RemoveEventFields:
    EVENT: Final = 0


class RemoveCardFields:
    CARD: Final = 0


class LayGoalFields:
    GOAL: Final = 0


class ChangeGoalFields:
    GOAL: Final = 0


class DealModificationFields:
    MODIFICATION: Final = 0


class DrawFields:
    CARD: Final = 0


class RevealFields:
    EVENT: Final = 0


class RollFields:
    FACE: Final = 0


class ShowModificationFields:
    MODIFICATION: Final = 0


FIELDS: dict[int, type] = {
    COLLECT: CollectFields,
    BUY: BuyFields,
    RIBOSOME: RibosomeFields,
    DETOX: DetoxFields,
    STEROID: SteroidFields,
    ROUGH_ER: RoughErFields,
    GOLGI: GolgiFields,
    EXOCYTOSIS: ExocytosisFields,
    CYTOPLASM: CytoplasmFields,
    LAUREATES: LaureatesFields,
    EXHAUST: ExhaustFields,
    SKIP: SkipFields,
    PLAY: PlayFields,
    TRADE: TradeFields,
    KEEP: KeepFields,
    REPLACE: ReplaceFields,
    RETURN: ReturnFields,
    TAKE: TakeFields,
    EXPRESS: ExpressFields,
    ANTIBODIES: AntibodiesFields,
    GAIN: GainFields,
    LOSE: LoseFields,
    DRAFT: DraftFields,
    FIRST: FirstFields,
    REMOVE_EVENT: RemoveEventFields,
    REMOVE_CARD: RemoveCardFields,
    LAY_GOAL: LayGoalFields,
    CHANGE_GOAL: ChangeGoalFields,
    DEAL_MODIFICATION: DealModificationFields,
    DRAW: DrawFields,
    REVEAL: RevealFields,
    ROLL: RollFields,
    SHOW_MODIFICATION: ShowModificationFields,
}
"""The positions of the fields of each kind that has any: `field(action, GolgiFields.VESICLE)`."""


def vocabulary(
    places: list[str],
    cards: list[str],
    resource_cards: list[str],
    events: list[str],
    goals: list[str],
    vesicles: int,
    seats: int,
) -> Vocabulary:
    """Return the words in force; the names of places, cards, events and goals come from the sheets."""
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
            "resource-card": resource_cards,
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
