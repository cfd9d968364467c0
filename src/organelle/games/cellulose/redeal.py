"""A world that a seat cannot tell from the real one, and the counts that no world may change. [CE-1.9]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cellulose.state import Cellulose, Player
from organelle.kernel.reseal import reseal
from organelle.kernel.rng import Rng


def redeal(world: Cellulose, seat: i64, rng: Rng) -> None:
    """Deal the deck and what others drew anew; cards seen taken from the market stay. [CE-1.9]"""
    pool = world.deck.counts[:]
    total = world.deck.size
    for other in range(world.seats):
        if other != seat:
            total += gather(world.players[other], pool)
    for other in range(world.seats):
        if other != seat:
            player = world.players[other]
            for _card in range(player.unseen):
                player.drawn[draw(pool, total, rng)] += 1
                total -= 1
    for card in range(len(pool)):
        world.deck.counts[card] = pool[card]
    reseal(world, seat, rng)


def gather(player: Player, pool: vec[i64]) -> i64:
    """Move what a player has drawn unseen into the pool; return how many cards that were."""
    for card in range(len(pool)):
        pool[card] += player.drawn[card]
        player.drawn[card] = 0
    return player.unseen


def draw(pool: vec[i64], total: i64, rng: Rng) -> i64:
    """Take a card out of the pool, each as likely as any other, and return it."""
    number = rng.below(total)
    card: i64 = 0
    while number >= pool[card]:
        number -= pool[card]
        card += 1
    pool[card] -= 1
    return card


def piece_counts(s: Cellulose) -> dict[str, int]:
    """Return how many of each card, marker and action card there are, wherever they are."""
    found: dict[str, int] = {}
    for card, name in enumerate(s.rules.card_names):
        held = sum(int(player.known[card] + player.drawn[card] + player.played[card]) for player in s.players)
        apart = sum(1 for other in s.ivy.hand if other == card) + sum(1 for other in s.ivy.turned if other == card)
        shown = sum(1 for other in s.market if other == card)
        found[name] = held + apart + shown + int(s.deck.total(card)) + int(s.discard[card])
    for seat in range(s.seats):
        placed = bin(int(s.markers[seat])).count("1")
        found[f"markers:{seat}"] = int(s.players[seat].own) + placed
    grays = sum(bin(int(spaces)).count("1") for spaces in s.grays)
    found["gray"] = grays + int(s.rewards) + sum(int(player.gray) for player in s.players)
    found["actions"] = sum(bin(int(cards)).count("1") for cards in (s.ivy.deck, s.ivy.discard, s.ivy.aside))
    return found
