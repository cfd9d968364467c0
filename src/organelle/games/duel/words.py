"""What the actions and events of Duel are called."""

from typing import Final

from organelle.kernel.event import Event
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

COMMIT: Final = 0
DONE: Final = 1
KEEP: Final = 2
RETURN: Final = 3
DRAW: Final = 4
TURN: Final = 5

CALM: Final = 0
FEVER: Final = 1

HAND_SIZE: Final = 3
HAND_LIMIT: Final = 4

TURNED: Final = Event("duel.turned", "temperature")
COMMITTED: Final = Event("duel.committed", "seat", "card")
BOUND: Final = Event("duel.bound", "seat")
UNBOUND: Final = Event("duel.unbound")
DREW: Final = Event("duel.drew", "seat", "card?")
KEPT: Final = Event("duel.kept", "seat")
SCORED: Final = Event("duel.scored", "seat")
SHUFFLED: Final = Event("duel.shuffled")

EVENTS = [TURNED, COMMITTED, BOUND, UNBOUND, DREW, KEPT, SCORED, SHUFFLED]


def vocabulary(cards: list[str], seats: int) -> Vocabulary:
    kinds = [
        Kind("commit", "card"),
        Kind("done"),
        Kind("keep"),
        Kind("return"),
        Kind("draw", "card"),
        Kind("turn", "temperature"),
    ]
    return Vocabulary(kinds, {"card": cards, "temperature": ["calm", "fever"], "seat": numbered("seat", seats)})
