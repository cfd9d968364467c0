"""What lies on the table in Duel: the deck, the discard pile and everyone's hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.kernel.archive import Archive
from organelle.kernel.copying import copy_numbers
from organelle.kernel.deck import Deck
from organelle.kernel.state import State

HAND_SIZE: Final = 3
HAND_LIMIT: Final = 4


class Rules:
    """The figures a game is played with: its cards and its variant. [DU-1.2]"""

    def __init__(
        self,
        names: list[str],
        affinity: vec[i64],
        copies: vec[i64],
        rounds: i64,
        commitments: i64,
        calm: i64,
        fever: i64,
    ) -> None:
        self.names = names
        self.affinity = affinity
        self.copies = copies
        self.rounds: i64 = rounds
        self.commitments: i64 = commitments
        self.calm: i64 = calm
        self.fever: i64 = fever


@mypyc_attr(acyclic=True)
class Player:
    """A lymphocyte: its points, its hand by card, the cards it is owed, and what each seat knows to be in that hand."""

    def __init__(self, seats: i64, kinds: i64) -> None:
        self.points: i64 = 0
        self.cards: i64 = 0
        self.owed: i64 = HAND_SIZE
        self.hand: vec[i64] = vec[i64]([0] * kinds)
        self.known: vec[i64] = vec[i64]([0] * (seats * kinds))

    def __repr__(self) -> str:
        return f"<Player {self.points} points, {self.cards} cards>"

    def copy_from(self, other: Player) -> None:
        self.points = other.points
        self.cards = other.cards
        self.owed = other.owed
        copy_numbers(self.hand, other.hand)
        copy_numbers(self.known, other.known)

    def serialize(self, archive: Archive) -> None:
        self.points = archive.number(self.points)
        self.cards = archive.number(self.cards)
        self.owed = archive.number(self.owed)
        archive.counts(self.hand)
        archive.counts(self.known)

    def gain(self, card: i64, seats: i64, knowers: i64) -> None:
        """Take a card to hand; `knowers` are the seats that know which, as bits."""
        self.cards += 1
        self.hand[card] += 1
        if knowers != 0:
            for seat in range(seats):
                self.known[seat * len(self.hand) + card] += knowers >> seat & 1

    def lose(self, card: i64, seats: i64) -> None:
        """Lay down a card for all to see, so that each seat knows of one less."""
        self.cards -= 1
        self.hand[card] -= 1
        for seat in range(seats):
            index = seat * len(self.hand) + card
            if self.known[index] > 0:
                self.known[index] -= 1


@mypyc_attr(acyclic=True)
class Duel(State):
    """A game of Duel."""

    def __init__(self, seats: i64, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.round: i64 = 0
        self.temperature: i64 = -1
        self.binder: i64 = -1
        self.deck = Deck(rules.copies[:])
        self.discard: vec[i64] = vec[i64]([0] * len(rules.copies))
        self.players: vec[Player] = vec[Player]([Player(seats, len(rules.copies)) for _ in range(seats)])

    def __repr__(self) -> str:
        points = [int(player.points) for player in self.players]
        return f"<Duel round {self.round} of {self.rules.rounds}, points {points}>"

    def blank(self) -> Duel:
        return Duel(self.seats, self.rules)

    def copy_from(self, other: Duel) -> None:
        super().copy_from(other)
        self.round = other.round
        self.temperature = other.temperature
        self.binder = other.binder
        self.deck.copy_from(other.deck)
        copy_numbers(self.discard, other.discard)
        for seat in range(self.seats):
            self.players[seat].copy_from(other.players[seat])

    def serialize(self, archive: Archive) -> None:
        super().serialize(archive)
        self.round = archive.number(self.round)
        self.temperature = archive.number(self.temperature)
        self.binder = archive.number(self.binder)
        self.deck.serialize(archive)
        archive.counts(self.discard)
        for player in self.players:
            player.serialize(archive)

    @property
    def everyone(self) -> i64:
        """All seats, as bits."""
        return (1 << self.seats) - 1
