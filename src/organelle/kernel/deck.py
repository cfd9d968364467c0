"""A deck without an order: counts of the unseen cards, and above them the cards that somebody put on top."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.actions import ActionBuffer, pack
from organelle.kernel.archive import Archive
from organelle.kernel.copying import copy_numbers
from organelle.kernel.rng import Rng, pick


@mypyc_attr(acyclic=True)
class Deck:
    """Cards by kind. Nothing holds the next card, so no state, view or bot can tell it.

    >>> from librt.vecs import vec
    >>> deck = Deck(vec[i64]([2, 0, 1]))
    >>> deck.take(2)
    >>> deck
    <Deck 2 cards, 0 known on top>
    """

    def __init__(self, counts: vec[i64]) -> None:
        """Shuffle a deck; `counts[card]` is how many of that card it holds."""
        self.counts = counts
        """How many of each card lie in the deck unseen."""
        self.top: vec[i64] = vec[i64]()
        """The cards put on top knowingly, the next one last."""
        self.knows: vec[i64] = vec[i64]()
        """For each card of `top` the seats that know it, one bit a seat."""
        self.size: i64 = 0
        """How many cards it holds in all."""
        for count in counts:
            self.size += count

    def __repr__(self) -> str:
        return f"<Deck {self.size} cards, {len(self.top)} known on top>"

    def copy_from(self, other: Deck) -> None:
        """Become equal to another deck of the same kinds of cards."""
        copy_numbers(self.counts, other.counts)
        if len(self.top) > 0 or len(other.top) > 0:
            self.top = other.top[:]
            self.knows = other.knows[:]
        self.size = other.size

    def serialize(self, archive: Archive) -> None:
        """Pass what it holds through an archive."""
        archive.counts(self.counts)
        self.top = archive.numbers(self.top)
        self.knows = archive.numbers(self.knows)
        self.size = archive.number(self.size)

    def draws(self, kind: i64, out: ActionBuffer) -> None:
        """Add the cards that may come up as actions `pack(kind, card)`, weighted; a card known on top comes alone."""
        if len(self.top) > 0:
            out.add(pack(kind, self.top[-1]))
            return
        out.add_each(kind, self.counts)

    def draw(self, kind: i64, rng: Rng) -> i64:
        """Return one of the actions that `draws` adds, drawn by its weight; a single one takes no random number."""
        if len(self.top) > 0:
            return pack(kind, self.top[-1])
        return pack(kind, pick(self.counts, self.size, rng))

    def known(self) -> i64:
        """Return the seats that know the next card, one bit a seat."""
        if len(self.knows) > 0:
            return self.knows[-1]
        return 0

    def take(self, card: i64) -> None:
        """Remove that card as the one drawn; it must be one that can come up."""
        self.size -= 1
        if len(self.top) > 0:
            self.top, above = pop(self.top)
            self.knows, _seats = pop(self.knows)
            assert above == card
        else:
            self.counts[card] -= 1

    def put_on_top(self, card: i64, seats: i64) -> None:
        """Lay a card on top; `seats` are those that know it, one bit a seat."""
        self.size += 1
        self.top = append(self.top, card)
        self.knows = append(self.knows, seats)

    def add(self, card: i64, count: i64 = 1) -> None:
        """Shuffle cards in."""
        self.size += count
        self.counts[card] += count

    def total(self, card: i64) -> i64:
        """Return how many of that card the deck holds, unseen or on top."""
        found = self.counts[card]
        for above in self.top:
            if above == card:
                found += 1
        return found
