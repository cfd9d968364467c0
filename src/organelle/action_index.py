"""A number from 0 on for every action of a game, as networks want them."""

from __future__ import annotations

from math import prod

from organelle.kernel.actions import field, kind_of
from organelle.kernel.vocabulary import Vocabulary


class ActionIndex:
    """Numbers every action that the words of a vocabulary can make, from 0 to `size` - 1.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> vocabulary = rules.vocabulary(rules.new(2, rules.defaults(), rules.cards()))
    >>> index = ActionIndex(vocabulary)
    >>> number = index.index(vocabulary.to_action("commit igg"))
    >>> vocabulary.to_code(index.action(number)), number < index.size
    ('commit igg', True)
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.radices = [[len(vocabulary.domains[domain]) + 1 for domain in kind.domains] for kind in vocabulary.kinds]
        self.sizes = [prod(radices) for radices in self.radices]
        self.size = sum(self.sizes)

    def __repr__(self) -> str:
        return f"<ActionIndex 0 to {self.size - 1}>"

    def index(self, action: int) -> int:
        """Return the number of an action."""
        kind = int(kind_of(action))
        number = 0
        for position, radix in enumerate(self.radices[kind]):
            value = int(field(action, position)) + 1
            assert value < radix
            number = number * radix + value
        return sum(self.sizes[:kind]) + number

    def action(self, index: int) -> int:
        """Return the action of a number; the words it is made of may not make sense together."""
        kind = 0
        while index >= self.sizes[kind]:
            index -= self.sizes[kind]
            kind += 1
        action = kind
        for position, radix in reversed(list(enumerate(self.radices[kind]))):
            action |= index % radix << (8 + 8 * position)
            index //= radix
        return action
