"""Compact numbers for the actions that players can ever choose at a table, as networks want them."""

from __future__ import annotations

import hashlib
from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from organelle.kernel.actions import ActionBuffer, field, kind_of
from organelle.kernel.vocabulary import Vocabulary

VERSION: Final = 1
"""Of the order in which actions are numbered; goes up when the same actions would get other numbers."""

MASK: Final = 0xFFFFFFFF
LOW_SPREAD: Final = 0x0D468CA9
HIGH_SPREAD: Final = 0x27E7456B
"""What the two halves of an action are multiplied by: numbers with which what is often offered seldom meets others."""
ROOM: Final = 4
"""Places of the table for each action, at least, so that most are found where they are first looked for."""


@mypyc_attr(acyclic=True)
class ActionSpace:
    """Numbers from 0 to `size` - 1 for the actions of players; chance has none.

    Actions are numbered by their kind, then by their fields in order, an absent field first. So the numbers depend on
    the game, its options, its cards and its version, and on nothing that happens in a game.

    >>> from organelle.games import GAMES
    >>> rules = GAMES["duel"]
    >>> s = rules.new(2, rules.defaults(), rules.cards())
    >>> space = ActionSpace(rules.vocabulary(s), rules.player_actions(s))
    >>> space
    <ActionSpace 7 actions, 78b3c47e0807fb5a>
    >>> [space.words(number) for number in range(3)]
    ['commit igm', 'commit igd', 'commit iga']
    >>> int(space.number(space.action(2)))
    2
    """

    def __init__(self, vocabulary: Vocabulary, actions: list[int]) -> None:
        """Number these actions; `vocabulary` has their words."""
        self.vocabulary = vocabulary
        ordered = sorted(set(actions), key=by_kind_and_fields)
        self.size: i64 = len(ordered)
        self.actions: vec[i64] = vec[i64](ordered)
        """The action of each number."""
        ordered.append(-1)
        self.known: vec[i64] = vec[i64](ordered)
        """The same, and what no action is for `size`, the number of those that have none."""
        bits = 6
        while 1 << bits < ROOM * self.size:
            bits += 1
        self.shift: i64 = 32 - bits
        self.last: i64 = (1 << bits) - 1
        self.numbers: vec[i32] = vec[i32]([i32(self.size)] * (1 << bits))
        """A hash table: the number of the action that stands in each place, or `size`."""
        for number in range(self.size):
            place = place_of(self.actions[number], self.shift)
            while self.numbers[place] != self.size:
                place = place + 1 & self.last
            self.numbers[place] = i32(number)

    def __repr__(self) -> str:
        return f"<ActionSpace {self.size} actions, {self.digest()}>"

    def number(self, action: i64) -> i64:
        """Return the number of an action, or -1 if it has none."""
        place = place_of(action, self.shift)
        number = i64(self.numbers[place])
        while self.known[number] != action:
            if number == self.size:
                return -1
            place = place + 1 & self.last
            number = i64(self.numbers[place])
        return number

    def write_mask(self, options: ActionBuffer, mask: vec[u8], first: i64, legal: vec[i32], start: i64) -> None:
        """Set the options in a mask whose number 0 stands at `first`, and list their numbers from `start` on.

        Raises:
            ValueError: if an option has no number.
        """
        known = self.known
        numbers = self.numbers
        actions = options.items
        shift = self.shift
        count = options.count
        # Compiled, all is checked here and no index by itself: tools.compile_rules.CHECKED_AHEAD.
        assert first >= 0 and first + self.size <= len(mask) and count <= len(actions)
        assert start >= 0 and start + count <= len(legal)
        for index in range(count):
            action = actions[index]
            place = place_of(action, shift)
            number = i64(numbers[place])
            while known[number] != action:
                if number == self.size:
                    raise self.number_error(action)
                place = place + 1 & self.last
                number = i64(numbers[place])
            mask[first + number] = u8(1)
            legal[start + index] = i32(number)

    def number_error(self, action: i64) -> ValueError:
        """Return what is raised for an option without a number."""
        return ValueError(f"{self.vocabulary.to_code(action)} has no number.")

    def action(self, number: i64) -> i64:
        """Return the action of a number. Raise IndexError if there is no such number."""
        return self.actions[number]

    def words(self, number: i64) -> str:
        """Return the code of a number, such as `"commit igg"`. Raise IndexError if there is no such number."""
        return self.vocabulary.to_code(self.actions[number])

    def digest(self) -> str:
        """Return sixteen hex digits that change with any number's code: to keep beside what was trained on them."""
        codes = [self.words(number) for number in range(self.size)]
        return hashlib.sha256("\n".join([str(VERSION), *codes]).encode()).hexdigest()[:16]


def place_of(action: i64, shift: i64) -> i64:
    """Return where an action is first looked for: the highest of 32 mixed bits. No sum exceeds 63 bits."""
    return ((action & MASK) * LOW_SPREAD + (action >> 32) * HIGH_SPREAD & MASK) >> shift


def by_kind_and_fields(action: int) -> list[int]:
    """Return the key by which actions are ordered."""
    return [int(kind_of(action)), *(int(field(action, index)) for index in range(7))]


def every_action(vocabulary: Vocabulary) -> list[int]:
    """Return every action that the words of a vocabulary can make, sensible or not, those of chance too."""
    found: list[int] = []
    for number, kind in enumerate(vocabulary.kinds):
        values = [range(len(vocabulary.domains[domain]) + 1) for domain in kind.domains]
        for fields in product(*values):
            action = number
            for index, value in enumerate(fields):
                action |= value << 8 + 8 * index
            found.append(action)
    return found
