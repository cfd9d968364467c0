"""Dense numbers for all actions of a game, as networks want them."""

from __future__ import annotations

from math import prod

from organelle.kernel.actions import field, kind_of
from organelle.kernel.vocabulary import Vocabulary


class ActionIndex:
    """Every action that the words of a vocabulary can make has a number from 0 to size - 1."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.radices = [[len(vocabulary.domains[domain]) + 1 for domain in kind.domains] for kind in vocabulary.kinds]
        self.sizes = [prod(radices) for radices in self.radices]
        self.size = sum(self.sizes)

    def index(self, action: int) -> int:
        """The number of an action."""
        kind = int(kind_of(action))
        dense = 0
        for place, radix in enumerate(self.radices[kind]):
            value = int(field(action, place)) + 1
            assert value < radix
            dense = dense * radix + value
        return sum(self.sizes[:kind]) + dense

    def action(self, dense: int) -> int:
        """The action of a number."""
        kind = 0
        while dense >= self.sizes[kind]:
            dense -= self.sizes[kind]
            kind += 1
        action = kind
        for place, radix in reversed(list(enumerate(self.radices[kind]))):
            action |= dense % radix << (8 + 8 * place)
            dense //= radix
        return action
