"""The kinds of actions of Foment, their fields, and the words of their codes."""

from typing import Final

from organelle.games.foment.parts import CAUSES, MUTATIONS, NUTRIENTS, PILES, STRATEGIES, STRUCTURES
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

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
"""The largest amount that fits into one answer."""

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
    Kind("exchange", "given:nutrient", "taken:nutrient", "amount:few"),
    Kind("lipase", "target:seat", "loot"),
    Kind("dnase", "target:seat"),
    Kind("pass"),
    Kind("done"),
]
"""The kinds by number."""


class DealFields:
    """`deal [strategy]`: chance deals a strategy."""

    STRATEGY: Final = 0


class KeepFields:
    """`keep [strategy]`: keep one of the two strategies dealt."""

    STRATEGY: Final = 0


class RollFields:
    """`roll [face]`: chance rolls a die; the value is the number on the face less one."""

    FACE: Final = 0


class PlaceFields:
    """`place [region]`: put one's cell into a region."""

    REGION: Final = 0


class FallFields:
    """`fall [region]`: chance drops a nutrient into a region."""

    REGION: Final = 0


class MoveFields:
    """`move [region]`: go to a region, or stay in one's own."""

    REGION: Final = 0


class CutFields:
    """`cut [nutrient] [amount]`: put so many of a nutrient into the pile that is being filled."""

    NUTRIENT: Final = 0
    AMOUNT: Final = 1


class TakeFields:
    """`take [pile]`: take a pile."""

    PILE: Final = 0


class AbsorbFields:
    """`absorb [nutrient]`: take a nutrient from the bank."""

    NUTRIENT: Final = 0


class UnveilFields:
    """`unveil [structure]`: chance adds a plasmid to the menu."""

    STRUCTURE: Final = 0


class MaintainFields:
    """`maintain [nutrient]`: pay for the genome with a nutrient; without one it costs nothing."""

    NUTRIENT: Final = 0


class LeakFields:
    """`leak [nutrient]`: lose a nutrient."""

    NUTRIENT: Final = 0


class PowerFields:
    """`power [structure]`: pay for the power of a structure."""

    STRUCTURE: Final = 0


class MutateFields:
    """`mutate [mutation]`: chance draws a mutation."""

    MUTATION: Final = 0


class BuildFields:
    """`build [structure]`: build a structure."""

    STRUCTURE: Final = 0


class ExchangeFields:
    """`exchange [given] [taken] [amount]`: swap nutrients with the bank; the value of the amount is one less."""

    GIVEN: Final = 0
    TAKEN: Final = 1
    AMOUNT: Final = 2


class AttackLipaseFields:
    """`lipase [target] [loot]`: attack a cell with lipase for a nutrient, or for nothing."""

    TARGET: Final = 0
    LOOT: Final = 1


class AttackDnaseFields:
    """`dnase [target]`: attack a cell with DNAse."""

    TARGET: Final = 0


FIELDS: dict[int, type] = {
    DEAL: DealFields,
    KEEP: KeepFields,
    ROLL: RollFields,
    PLACE: PlaceFields,
    FALL: FallFields,
    MOVE: MoveFields,
    CUT: CutFields,
    TAKE: TakeFields,
    ABSORB: AbsorbFields,
    UNVEIL: UnveilFields,
    MAINTAIN: MaintainFields,
    LEAK: LeakFields,
    POWER: PowerFields,
    MUTATE: MutateFields,
    BUILD: BuildFields,
    EXCHANGE: ExchangeFields,
    ATTACK_LIPASE: AttackLipaseFields,
    ATTACK_DNASE: AttackDnaseFields,
}
"""The positions of the fields, for every kind that has any."""

QUESTIONS: Final[list[str]] = [
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
    """Return the vocabulary of a map with these regions and a table of so many seats."""
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
