"""The kinds of actions of Duel, their fields, and the words of their codes."""

from typing import Final

from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

COMMIT: Final = 0
DONE: Final = 1
KEEP: Final = 2
RETURN: Final = 3
DRAW: Final = 4
TURN: Final = 5

KINDS = [
    Kind("commit", "card"),
    Kind("done"),
    Kind("keep"),
    Kind("return"),
    Kind("draw", "card"),
    Kind("turn", "temperature"),
]
"""The kinds by number."""


class CommitFields:
    """`commit [card]`: put a card from hand on the slip."""

    CARD: Final = 0


class DrawFields:
    """`draw [card]`: chance's answer, the card that comes up."""

    CARD: Final = 0


class TurnFields:
    """`turn [temperature]`: chance's answer, the temperature of the round."""

    TEMPERATURE: Final = 0


FIELDS: dict[int, type] = {COMMIT: CommitFields, DRAW: DrawFields, TURN: TurnFields}
"""The positions of the fields, for every kind that has any."""

CALM: Final = 0
FEVER: Final = 1
TEMPERATURES = ["calm", "fever"]

HAND_FULL: Final = "duel.closed.hand-full"

QUESTIONS: Final[list[str]] = ["duel.commit", "duel.spoils"]


def vocabulary(cards: list[str], seats: int) -> Vocabulary:
    """Return the vocabulary of a table with these cards and so many seats."""
    return Vocabulary(KINDS, {"card": cards, "temperature": TEMPERATURES, "seat": numbered("seat", seats)})
