"""A deck without an order: counts of what is unseen, and above them the cards somebody put on top."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.actions import ActionBuffer, pack


@mypyc_attr(acyclic=True)
class Deck:
    """Cards by kind. `top` is a short list, the next card last; `knows` says which seats know each of them."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts
        self.top: vec[i64] = vec[i64]()
        self.knows: vec[i64] = vec[i64]()
        self.size: i64 = 0
        for count in counts:
            self.size += count

    def copy_from(self, other: Deck) -> None:
        for card in range(len(self.counts)):
            self.counts[card] = other.counts[card]
        if len(self.top) > 0 or len(other.top) > 0:
            self.top = other.top[:]
            self.knows = other.knows[:]
        self.size = other.size

    def draws(self, kind: i64, out: ActionBuffer) -> None:
        """The cards that may come up, as actions of that kind weighted by count; a card known on top comes alone."""
        if len(self.top) > 0:
            out.add(pack(kind, self.top[-1]))
            return
        out.add_each(kind, self.counts)

    def known(self) -> i64:
        """The seats that know the next card."""
        if len(self.knows) > 0:
            return self.knows[-1]
        return 0

    def take(self, card: i64) -> None:
        """That card comes up and leaves the deck."""
        self.size -= 1
        if len(self.top) > 0:
            self.top, above = pop(self.top)
            self.knows, _ = pop(self.knows)
            assert above == card
        else:
            self.counts[card] -= 1

    def put_on_top(self, card: i64, seats: i64) -> None:
        """These seats know that this card lies on top now."""
        self.size += 1
        self.top = append(self.top, card)
        self.knows = append(self.knows, seats)

    def add(self, card: i64, count: i64 = 1) -> None:
        """Cards shuffled in."""
        self.size += count
        self.counts[card] += count

    def total(self, card: i64) -> i64:
        """How many of that card the deck holds, wherever they lie."""
        found = self.counts[card]
        for above in self.top:
            if above == card:
                found += 1
        return found
