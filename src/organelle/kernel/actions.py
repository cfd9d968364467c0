"""Packed actions: one 64-bit integer holds a kind and up to seven fields of eight bits."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ABSENT: Final = -1


def pack(kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1, f: i64 = -1, g: i64 = -1) -> i64:
    """An action of that kind; a field left out is not spoken (fields hold 0 to 254, the last 0 to 126)."""
    low = kind | (a + 1) << 8 | (b + 1) << 16 | (c + 1) << 24
    return low | (d + 1) << 32 | (e + 1) << 40 | (f + 1) << 48 | (g + 1) << 56


def kind_of(action: i64) -> i64:
    """The kind of an action."""
    return action & 255


def field(action: i64, place: i64) -> i64:
    """The value of a field, counted from 0; ABSENT if the action leaves it out."""
    return (action >> (8 + 8 * place) & 255) - 1


@mypyc_attr(acyclic=True)
class ActionBuffer:
    """A reusable buffer of options; chance's options carry weights."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.weights: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, action: i64, weight: i64 = 1) -> None:
        """One more option; without a branch, one of weight 0 is left out."""
        if self.count == len(self.items):
            self.items = append(self.items, action)
            self.weights = append(self.weights, weight)
        self.items[self.count] = action
        self.weights[self.count] = weight
        self.count += 1 + (weight - 1 >> 63)
        self.total += weight

    def add_each(self, kind: i64, counts: vec[i64]) -> None:
        """An option of that kind for every place that counts anything, weighted by its count."""
        while len(self.items) < self.count + len(counts):
            self.items = append(self.items, 0)
            self.weights = append(self.weights, 0)
        items = self.items
        weights = self.weights
        end = self.count
        for place in range(len(counts)):
            items[end] = pack(kind, place)
            weights[end] = counts[place]
            self.total += counts[place]
            end += 1 + (counts[place] - 1 >> 63)
        self.count = end

    def set_weight(self, place: i64, weight: i64) -> None:
        """Makes the option at that place so much more or less likely."""
        self.total += weight - self.weights[place]
        self.weights[place] = weight

    def pick(self, number: i64) -> i64:
        """The place of the option on which a number from 0 to total - 1 falls."""
        place: i64 = 0
        while number >= self.weights[place]:
            number -= self.weights[place]
            place += 1
        return place

    def to_list(self) -> list[int]:
        return [int(self.items[place]) for place in range(self.count)]
