"""The state of a game of Cytosis: what lies on the table, and the moves of pieces that many rules share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import board
from organelle.games.cytosis.cards import KINDS_OF_CARDS, VIRUS_CARD, VIRUS_EVENT
from organelle.games.cytosis.editions import Rules
from organelle.games.cytosis.events import GAINED, PAID
from organelle.games.cytosis.pile import Pile
from organelle.games.cytosis.vocabulary import ATP, RESOURCES
from organelle.kernel.archive import Archive
from organelle.kernel.copying import copy_numbers
from organelle.kernel.deck import Deck
from organelle.kernel.state import CHANCE_ASKED, State

NOBODY: Final = -1

SEEN: Final = 0
"""How a card came to hand: all saw it taken from the market. [CY-17.3]"""
DEALT_SECRETLY: Final = 1
KEPT_SECRETLY: Final = 2
"""Kept from the deck by foresight; each reshuffle before that adds one."""

DISKS: Final = 2
"""A player's disks. [CY-1.3]"""


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's supply, pieces, hand and completed cards. [CY-1.3, CY-9.1]"""

    def __init__(self, seat: i64, rules: Rules) -> None:
        self.seat: i64 = seat
        self.health: i64 = 0
        self.supply: vec[i64] = vec[i64]([0] * RESOURCES)
        self.flasks: i64 = rules.flasks
        self.exhausted: i64 = 0
        self.disks: i64 = DISKS
        self.markers: i64 = 2
        self.hand = Pile()
        self.held: vec[i64] = vec[i64]([0] * KINDS_OF_CARDS)
        self.completed = Pile()
        self.attacks = Pile()
        self.made: vec[i64] = vec[i64]([0] * 6)
        self.antibodies: vec[i64] = vec[i64]([0] * 3)
        self.modification: i64 = -1
        self.given_back: i64 = -1
        self.receptor_health: i64 = 0
        self.goal_health: i64 = 0
        self.virus_health: i64 = 0
        self.end: vec[i64] = vec[i64]([0] * 4)

    def __repr__(self) -> str:
        return f"<Player {self.seat}: {self.health} health, {self.flasks} flasks, {self.hand.count} cards in hand>"

    def copy_from(self, other: Player) -> None:
        self.health = other.health
        copy_numbers(self.supply, other.supply)
        self.flasks = other.flasks
        self.exhausted = other.exhausted
        self.disks = other.disks
        self.markers = other.markers
        self.hand.copy_from(other.hand)
        copy_numbers(self.held, other.held)
        self.completed.copy_from(other.completed)
        self.attacks.copy_from(other.attacks)
        copy_numbers(self.made, other.made)
        copy_numbers(self.antibodies, other.antibodies)
        self.modification = other.modification
        self.given_back = other.given_back
        self.receptor_health = other.receptor_health
        self.goal_health = other.goal_health
        self.virus_health = other.virus_health
        copy_numbers(self.end, other.end)

    def serialize(self, archive: Archive) -> None:
        self.health = archive.number(self.health)
        self.flasks = archive.number(self.flasks)
        self.exhausted = archive.number(self.exhausted)
        self.disks = archive.number(self.disks)
        self.markers = archive.number(self.markers)
        self.modification = archive.number(self.modification)
        self.given_back = archive.number(self.given_back)
        self.receptor_health = archive.number(self.receptor_health)
        self.goal_health = archive.number(self.goal_health)
        self.virus_health = archive.number(self.virus_health)
        self.hand.serialize(archive)
        self.completed.serialize(archive)
        self.attacks.serialize(archive)
        archive.counts(self.supply)
        archive.counts(self.held)
        archive.counts(self.made)
        archive.counts(self.antibodies)
        archive.counts(self.end)


@final
@mypyc_attr(acyclic=True)
class Cytosis(State):
    """A game of Cytosis.

    Spots and areas are numbered as in `board`, cards, events and goals by the rows of their sheets; -1 is none.
    """

    def __init__(self, seats: i64, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.stock: vec[i64] = rules.stock[:]
        self.boosts: vec[i64] = vec[i64]([0] * 4)
        self.flasks: vec[i64] = vec[i64]([0] * rules.slots)
        self.occupied: vec[i64] = vec[i64]([0] * board.SPOTS)
        self.crowd: vec[i64] = vec[i64]([0] * len(rules.caps))
        self.free: i64 = board.ALL_SPOTS
        self.greys: i64 = 2
        self.market: vec[i64] = vec[i64]([-1] * board.MARKET_PLACES)
        self.deck = Deck(vec[i64]([0 if card.kind == VIRUS_CARD else card.copies for card in rules.cards]))
        self.discard: vec[i64] = vec[i64]([0] * len(rules.cards))
        self.removed: vec[i64] = vec[i64]([0] * len(rules.cards))
        self.shuffles: i64 = 0
        self.events = Deck(vec[i64]([0 if event.kind == VIRUS_EVENT else event.copies for event in rules.events]))
        self.removed_events: vec[i64] = vec[i64]([0] * len(rules.events))
        self.past_events: vec[i64] = vec[i64]([0] * len(rules.events))
        self.event: i64 = -1
        self.goals = Pile()
        self.goals_left: vec[i64] = vec[i64]([0 if goal.viral and not rules.virus else 1 for goal in rules.goals])
        self.owner: vec[i64] = vec[i64]([NOBODY] * rules.vesicles)
        self.base: vec[i64] = vec[i64]([0] * rules.vesicles)
        self.amount: vec[i64] = vec[i64]([0] * rules.vesicles)
        self.addition: vec[i64] = vec[i64]([-1] * rules.vesicles)
        self.dummy: vec[i64] = vec[i64]([0] * 3)
        self.rolled: vec[i64] = vec[i64]([0] * 6)
        self.players: vec[Player] = vec[Player]([Player(seat, rules) for seat in range(seats)])

    def __repr__(self) -> str:
        waiting = ", ".join(str(seat) for seat in range(self.seats) if self.waits_for(seat))
        other = "chance" if self.asked == CHANCE_ASKED else "nobody"
        health = [int(player.health) for player in self.players]
        return f"<Cytosis {self.seats} seats, round {self.round}, health {health}, waiting for {waiting or other}>"

    def blank(self) -> Cytosis:
        return Cytosis(self.seats, self.rules)

    def copy_from(self, other: Cytosis) -> None:
        super().copy_from(other)
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.greys = other.greys
        self.shuffles = other.shuffles
        self.event = other.event
        copy_numbers(self.stock, other.stock)
        copy_numbers(self.boosts, other.boosts)
        copy_numbers(self.flasks, other.flasks)
        copy_numbers(self.occupied, other.occupied)
        copy_numbers(self.crowd, other.crowd)
        self.free = other.free
        copy_numbers(self.market, other.market)
        self.deck.copy_from(other.deck)
        copy_numbers(self.discard, other.discard)
        self.events.copy_from(other.events)
        copy_numbers(self.past_events, other.past_events)
        copy_numbers(self.removed, other.removed)
        copy_numbers(self.removed_events, other.removed_events)
        self.goals.copy_from(other.goals)
        copy_numbers(self.goals_left, other.goals_left)
        copy_numbers(self.owner, other.owner)
        copy_numbers(self.base, other.base)
        copy_numbers(self.amount, other.amount)
        copy_numbers(self.addition, other.addition)
        copy_numbers(self.dummy, other.dummy)
        copy_numbers(self.rolled, other.rolled)
        for seat in range(self.seats):
            self.players[seat].copy_from(other.players[seat])

    def serialize(self, archive: Archive) -> None:
        super().serialize(archive)
        self.round = archive.number(self.round)
        self.first = archive.number(self.first)
        self.turn = archive.number(self.turn)
        self.free = archive.number(self.free)
        self.greys = archive.number(self.greys)
        self.shuffles = archive.number(self.shuffles)
        self.event = archive.number(self.event)
        archive.counts(self.stock)
        archive.counts(self.boosts)
        archive.counts(self.flasks)
        archive.counts(self.occupied)
        archive.counts(self.crowd)
        archive.counts(self.market)
        archive.counts(self.discard)
        archive.counts(self.removed)
        archive.counts(self.removed_events)
        archive.counts(self.past_events)
        archive.counts(self.goals_left)
        archive.counts(self.owner)
        archive.counts(self.base)
        archive.counts(self.amount)
        archive.counts(self.addition)
        archive.counts(self.dummy)
        archive.counts(self.rolled)
        self.deck.serialize(archive)
        self.events.serialize(archive)
        self.goals.serialize(archive)
        for player in self.players:
            player.serialize(archive)

    @property
    def everyone(self) -> i64:
        """All seats, a bit each."""
        return (1 << self.seats) - 1

    def seat_after(self, turns: i64) -> i64:
        """Return the seat that many places clockwise from the holder of the first player marker."""
        return (self.first + turns) % self.seats

    def receive(self, seat: i64, resource: i64, count: i64) -> i64:
        """Give a player that many of a resource as far as the stock has them; return how many it had. [CY-1.2]"""
        taken = min(count, self.stock[resource])
        if taken > 0:
            self.stock[resource] -= taken
            self.players[seat].supply[resource] += taken
            self.emit(GAINED, seat, taken, resource)
        return taken

    def pay(self, seat: i64, resource: i64, count: i64) -> None:
        """Put resources of a player back into the stock."""
        if count > 0:
            self.players[seat].supply[resource] -= count
            self.stock[resource] += count
            self.emit(PAID, seat, count, resource)

    def gain_card(self, seat: i64, card: i64, mark: i64) -> None:
        """Put a card into a hand; the mark says how it came there. [CY-9.1]"""
        player = self.players[seat]
        player.hand.add(card, mark)
        player.held[self.rules.cards[card].kind] += 1

    def drop_card(self, seat: i64, card: i64) -> None:
        """Take a card from a hand for all to see; of equal ones the one that all saw come. [CY-17.1, CY-17.3]"""
        player = self.players[seat]
        hand = player.hand
        found: i64 = -1
        for index in range(hand.count):
            if hand.items[index] == card and (found < 0 or hand.marks[index] == SEEN):
                found = index
        assert found >= 0
        hand.drop(found)
        player.held[self.rules.cards[card].kind] -= 1

    def atp(self, seat: i64) -> i64:
        """Return how many ATP a seat has."""
        return self.players[seat].supply[ATP]

    def place_free(self, start: i64, end: i64) -> i64:
        """Return the first budding place from start to before end without a disk, or NOBODY. [CY-1.5]"""
        for place in range(start, end):
            if self.owner[place] == NOBODY:
                return place
        return NOBODY


def empty(counts: vec[i64]) -> None:
    """Make all numbers of a vector 0."""
    for index in range(len(counts)):
        counts[index] = 0
