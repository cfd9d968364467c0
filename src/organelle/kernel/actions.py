"""Packed actions: one 64-bit integer holds a kind and up to seven fields of eight bits."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NEXT: Final = 1 << 8
"""What is added to an action to count its first field up."""

ABSENT: Final = -1
"""The value of a field that an action leaves out."""


def pack(kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1, f: i64 = -1, g: i64 = -1) -> i64:
    """Return an action as one integer.

    Args:
        kind: the number of its kind, 0 to 255.
        a, b, c, d, e, f, g: its fields in order; ABSENT leaves one out. Fields hold 0 to 254, the last 0 to 126.

    >>> field(pack(3, 0, ABSENT, 7), 2)
    7
    """
    low = kind | (a + 1) << 8 | (b + 1) << 16 | (c + 1) << 24
    return low | (d + 1) << 32 | (e + 1) << 40 | (f + 1) << 48 | (g + 1) << 56


def kind_of(action: i64) -> i64:
    """Return the kind of an action."""
    return action & 255


def field(action: i64, index: i64) -> i64:
    """Return the value of a field, counted from 0; ABSENT if the action leaves it out."""
    return (action >> (8 + 8 * index) & 255) - 1


@mypyc_attr(acyclic=True)
class ActionBuffer:
    """A reusable list of options with weights: `State.options` fills it, nothing is allocated.

    Only `items[:count]` and `weights[:count]` are in force. Players' options all weigh 1; chance's weigh how often
    they come up.

    >>> buffer = ActionBuffer()
    >>> buffer.add(pack(0, 5))
    >>> buffer.add(pack(0, 6), 3)
    >>> int(buffer.count), int(buffer.total)
    (2, 4)
    >>> [int(buffer.pick(number)) for number in range(4)]
    [0, 1, 1, 1]
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.weights: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0
        self.total: i64 = 0
        """The sum of all weights in force."""

    def __repr__(self) -> str:
        return f"<ActionBuffer {self.count} options>"

    def clear(self) -> None:
        """Empty the buffer."""
        self.count = 0
        self.total = 0

    def add(self, action: i64, weight: i64 = 1) -> None:
        """Add an option; one of weight 0 is left out, without a branch."""
        count = self.count
        if count >= len(self.items):
            self.grow(count + 1)
        # Compiled, that is the only check of the index: tools.compile_rules.CHECKED_AHEAD.
        self.items[count] = action
        self.weights[count] = weight
        self.count = count + 1 + (weight - 1 >> 63)
        self.total += weight

    def add_each(self, kind: i64, counts: vec[i64]) -> None:
        """Add `pack(kind, index)` for every index whose count is above 0, with the count as its weight."""
        if self.count + len(counts) > len(self.items):
            self.grow(self.count + len(counts))
        # As locals: to read them off the object for each option would cost more than the work.
        items = self.items
        weights = self.weights
        end = self.count
        total = self.total
        action = pack(kind, 0)
        for count in counts:
            items[end] = action
            weights[end] = count
            total += count
            end += 1 + (count - 1 >> 63)
            action += NEXT
        self.count = end
        self.total = total

    def grow(self, size: i64) -> None:
        """Make room for so many options; both vectors always have the same."""
        while len(self.items) < size:
            self.items = append(self.items, 0)
            self.weights = append(self.weights, 0)

    def set_weight(self, index: i64, weight: i64) -> None:
        """Change the weight of the option at that index."""
        self.total += weight - self.weights[index]
        self.weights[index] = weight

    def pick(self, number: i64) -> i64:
        """Return the index of the option on which a number from 0 to `total` - 1 falls, by weight."""
        index: i64 = 0
        while number >= self.weights[index]:
            number -= self.weights[index]
            index += 1
        return index

    def has(self, action: i64) -> bool:
        """Return whether an action is among those in force."""
        return any(self.items[index] == action for index in range(self.count))

    def to_list(self) -> list[int]:
        """Return the actions in force as plain integers."""
        return [int(self.items[index]) for index in range(self.count)]
