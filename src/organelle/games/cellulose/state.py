"""The state of a game of Cellulose: what lies on the table. [CE-1.6, CE-1.9]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.cards import EFFECT_COUNT
from organelle.games.cellulose.events import GAINED, PAID, SCORED, SHUFFLED, WATERED
from organelle.games.cellulose.rules import Rules
from organelle.games.cellulose.vocabulary import RESOURCE_WORDS, RESOURCES, SOURCES
from organelle.kernel.archive import Archive
from organelle.kernel.copying import copy_numbers
from organelle.kernel.deck import Deck
from organelle.kernel.state import CHANCE_ASKED, State


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's markers, stock, region, growth markers, hand and cards in play. [CE-1.6, CE-1.9]"""

    def __init__(self, kinds: i64) -> None:
        self.own: i64 = 0
        self.gray: i64 = 0
        self.region: i64 = 0
        self.vacuole: i64 = 0
        self.shoot: i64 = 0
        self.root: i64 = 0
        self.cards: i64 = 0
        self.unseen: i64 = 0
        """How many cards of the hand the others do not know."""
        self.stock: vec[i64] = vec[i64]([0] * RESOURCES)
        self.known: vec[i64] = vec[i64]([0] * kinds)
        self.drawn: vec[i64] = vec[i64]([0] * kinds)
        self.played: vec[i64] = vec[i64]([0] * kinds)
        self.types: vec[i64] = vec[i64]([0] * 4)
        self.effects: vec[i64] = vec[i64]([0] * EFFECT_COUNT)
        self.points: vec[i64] = vec[i64]([0] * SOURCES)

    def __repr__(self) -> str:
        stock = ", ".join(f"{int(held)} {word}" for held, word in zip(self.stock, RESOURCE_WORDS) if held > 0)
        markers = f"{self.own} own and {self.gray} gray markers"
        return f"<Player {self.health} health, {markers}, {self.cards} cards, {stock or 'no stock'}>"

    def copy_from(self, other: Player) -> None:
        """Become the same as the other."""
        self.own = other.own
        self.gray = other.gray
        self.region = other.region
        self.vacuole = other.vacuole
        self.shoot = other.shoot
        self.root = other.root
        self.cards = other.cards
        self.unseen = other.unseen
        copy_numbers(self.stock, other.stock)
        copy_numbers(self.known, other.known)
        copy_numbers(self.drawn, other.drawn)
        copy_numbers(self.played, other.played)
        copy_numbers(self.types, other.types)
        copy_numbers(self.effects, other.effects)
        copy_numbers(self.points, other.points)

    def serialize(self, archive: Archive) -> None:
        """Pass all of it through an archive."""
        self.own = archive.number(self.own)
        self.gray = archive.number(self.gray)
        self.region = archive.number(self.region)
        self.vacuole = archive.number(self.vacuole)
        self.shoot = archive.number(self.shoot)
        self.root = archive.number(self.root)
        self.cards = archive.number(self.cards)
        self.unseen = archive.number(self.unseen)
        archive.counts(self.stock)
        archive.counts(self.known)
        archive.counts(self.drawn)
        archive.counts(self.played)
        archive.counts(self.types)
        archive.counts(self.effects)
        archive.counts(self.points)

    def holds(self, card: i64) -> bool:
        """Return whether the card is in the hand."""
        return self.known[card] > 0 or self.drawn[card] > 0

    def lose(self, card: i64) -> None:
        """Take a card out of the hand for all to see: the copy they know of, if they know of one. [CE-1.9]"""
        self.cards -= 1
        if self.known[card] > 0:
            self.known[card] -= 1
        else:
            self.drawn[card] -= 1
            self.unseen -= 1

    @property
    def health(self) -> i64:
        """Return the health points of all sources together."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total


@final
@mypyc_attr(acyclic=True)
class Ivy:
    """Ivy's mat, her open hand, her enzymes in play and her action cards. [CE-11.2, CE-11.3, CE-11.5]"""

    def __init__(self) -> None:
        self.across: i64 = 0
        """Steps right of the middle of the strategy map; left is negative."""
        self.up: i64 = 0
        self.space: i64 = 0
        self.deck: i64 = 0
        """Action cards, one bit each; so are the two below."""
        self.discard: i64 = 0
        self.aside: i64 = 0
        self.hand: vec[i64] = vec[i64]()
        """Cards, the oldest first."""
        self.enzymes: vec[i64] = vec[i64]()
        """The stack of enzymes, the lowest first."""
        self.turned: vec[i64] = vec[i64]()
        """Cards turned up while looking for enzymes."""
        self.placed: i64 = 0
        """The space and the marker of her last line."""
        self.marker: i64 = 0
        self.stuck: bool = False
        """Has she passed since a marker was last placed?"""

    def __repr__(self) -> str:
        return f"<Ivy space {self.space}, strategy {self.across} across {self.up} up, {len(self.hand)} cards>"

    def copy_from(self, other: Ivy) -> None:
        """Become the same as the other."""
        self.across = other.across
        self.up = other.up
        self.space = other.space
        self.deck = other.deck
        self.discard = other.discard
        self.aside = other.aside
        self.hand = other.hand[:]
        self.enzymes = other.enzymes[:]
        self.turned = other.turned[:]
        self.placed = other.placed
        self.marker = other.marker
        self.stuck = other.stuck

    def serialize(self, archive: Archive) -> None:
        """Pass all of it through an archive."""
        self.across = archive.number(self.across)
        self.up = archive.number(self.up)
        self.space = archive.number(self.space)
        self.deck = archive.number(self.deck)
        self.discard = archive.number(self.discard)
        self.aside = archive.number(self.aside)
        self.hand = archive.numbers(self.hand)
        self.enzymes = archive.numbers(self.enzymes)
        self.turned = archive.numbers(self.turned)
        self.placed = archive.number(self.placed)
        self.marker = archive.number(self.marker)
        self.stuck = archive.flag(self.stuck)


@final
@mypyc_attr(acyclic=True)
class Cellulose(State):
    """A game of Cellulose."""

    def __init__(self, seats: i64, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.round: i64 = 0
        self.first: i64 = 0
        self.level: i64 = rules.levels[0]
        self.wall: i64 = 0
        """Wall spaces covered."""
        self.rewards: i64 = rules.rewards
        """Gray markers waiting beside the vacuole."""
        self.deck = Deck(rules.copies[:])
        self.discard: vec[i64] = vec[i64]([0] * len(rules.copies))
        self.market: vec[i64] = vec[i64]([-1] * 4)
        self.markers: vec[i64] = vec[i64]([0] * seats)
        """The spaces on which each seat has a marker of its colour, one bit each."""
        self.grays: vec[i64] = vec[i64]([0] * seats)
        """The same for the gray markers each seat has placed."""
        self.players: vec[Player] = vec[Player]([Player(len(rules.copies)) for _ in range(seats)])
        self.ivy = Ivy()

    def __repr__(self) -> str:
        asked = ", ".join(str(seat) for seat in range(int(self.seats)) if self.waits_for(seat))
        waiting = "chance" if self.asked == CHANCE_ASKED else asked or "nobody"
        wall = f"wall {self.wall} of {len(self.rules.wall)}"
        return f"<Cellulose {self.seats} seats, round {self.round}, {wall}, waiting for {waiting}>"

    def blank(self) -> Cellulose:
        return Cellulose(self.seats, self.rules)

    def copy_from(self, other: Cellulose) -> None:
        super().copy_from(other)
        self.round = other.round
        self.first = other.first
        self.level = other.level
        self.wall = other.wall
        self.rewards = other.rewards
        self.deck.copy_from(other.deck)
        copy_numbers(self.discard, other.discard)
        copy_numbers(self.market, other.market)
        copy_numbers(self.markers, other.markers)
        copy_numbers(self.grays, other.grays)
        for seat in range(self.seats):
            self.players[seat].copy_from(other.players[seat])
        if self.rules.solo:
            self.ivy.copy_from(other.ivy)

    def serialize(self, archive: Archive) -> None:
        super().serialize(archive)
        self.round = archive.number(self.round)
        self.first = archive.number(self.first)
        self.level = archive.number(self.level)
        self.wall = archive.number(self.wall)
        self.rewards = archive.number(self.rewards)
        self.deck.serialize(archive)
        archive.counts(self.discard)
        archive.counts(self.market)
        archive.counts(self.markers)
        archive.counts(self.grays)
        for player in self.players:
            player.serialize(archive)
        if self.rules.solo:
            self.ivy.serialize(archive)

    def gain(self, seat: i64, resource: i64, amount: i64) -> None:
        """Give the seat that much from the supply, which never runs out. [CE-1.8]"""
        if amount > 0:
            self.players[seat].stock[resource] += amount
            self.emit(GAINED, seat, amount, resource)

    def pay(self, seat: i64, resource: i64, amount: i64) -> None:
        """Take that much from the seat's stock; the caller knows that it is there."""
        if amount > 0:
            self.players[seat].stock[resource] -= amount
            self.emit(PAID, seat, amount, resource)

    def water_region(self, seat: i64, amount: i64) -> None:
        """Put water from the supply into the seat's region of the central vacuole. [CE-2.4]"""
        if amount > 0:
            self.players[seat].region += amount
            self.emit(WATERED, seat, amount)

    def score(self, seat: i64, amount: i64, source: i64) -> None:
        """Give the seat health points from that source."""
        if amount > 0:
            self.players[seat].points[source] += amount
            self.emit(SCORED, seat, amount, source)

    def put_in_play(self, seat: i64, card: i64) -> None:
        """Lay the card open before the seat for the rest of the game. [CE-6.2]"""
        player = self.players[seat]
        player.played[card] += 1
        player.types[self.rules.cards[card].type] += 1
        player.effects[self.rules.cards[card].effect] += 1

    def is_ivy(self, seat: i64) -> bool:
        """Return whether this is the seat the rules play themselves. [CE-11.1]"""
        return self.rules.solo and seat == 1

    def cards_left(self) -> bool:
        """Return whether there is anything to draw, in the deck or in the discard pile. [CE-2.7]"""
        return self.deck.size > 0 or any(count > 0 for count in self.discard)

    def can_draw(self) -> bool:
        """Make the discard pile the deck if that is empty; return whether there is any card to draw. [CE-2.7]"""
        if self.deck.size == 0:
            for card in range(len(self.discard)):
                if self.discard[card] > 0:
                    self.deck.add(card, self.discard[card])
                    self.discard[card] = 0
            if self.deck.size > 0:
                self.emit(SHUFFLED)
        return self.deck.size > 0
