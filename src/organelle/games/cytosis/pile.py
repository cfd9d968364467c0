"""Short lists of cards: hands, what is completed, attacks, goals."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.archive import Archive

ROOM: Final = 12
"""Cards a pile holds before it must grow."""


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A short list of cards with a mark on each, kept in place: nothing lies beyond its count."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.marks: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def __repr__(self) -> str:
        return f"<Pile {[int(self.items[index]) for index in range(self.count)]}>"

    def copy_from(self, other: Pile) -> None:
        if len(self.items) != len(other.items):
            self.items = other.items[:]
            self.marks = other.marks[:]
        else:
            index: i64 = 0
            while index < self.count or index < other.count:
                self.items[index] = other.items[index]
                self.marks[index] = other.marks[index]
                index += 1
        self.count = other.count

    def serialize(self, archive: Archive) -> None:
        count = archive.length(self.count)
        while self.count > count:
            self.drop(self.count - 1)
        while self.count < count:
            self.add(0)
        for index in range(count):
            self.items[index] = archive.number(self.items[index])
            self.marks[index] = archive.number(self.marks[index])

    def add(self, item: i64, mark: i64 = 0) -> None:
        """Put an item at the end."""
        if self.count == len(self.items):
            self.items = append(self.items, item)
            self.marks = append(self.marks, mark)
        else:
            self.items[self.count] = item
            self.marks[self.count] = mark
        self.count += 1

    def drop(self, index: i64) -> None:
        """Take out the item at an index; the others keep their order."""
        self.count -= 1
        while index < self.count:
            self.items[index] = self.items[index + 1]
            self.marks[index] = self.marks[index + 1]
            index += 1
        self.items[index] = 0
        self.marks[index] = 0
        if index >= ROOM:
            self.items, _ = pop(self.items)
            self.marks, _ = pop(self.marks)

    def repeated(self, index: i64) -> bool:
        """Return whether the same item lies before that index."""
        item = self.items[index]
        before: i64 = 0
        while before < index:
            if self.items[before] == item:
                return True
            before += 1
        return False

    def number(self, item: i64) -> i64:
        """Return how many of that item there are."""
        found: i64 = 0
        index: i64 = 0
        while index < self.count:
            if self.items[index] == item:
                found += 1
            index += 1
        return found
