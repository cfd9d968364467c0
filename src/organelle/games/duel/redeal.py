"""A world that a seat cannot tell from the real one: all it does not know is pooled and dealt anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.duel.phases.spoils import Spoils
from organelle.games.duel.state import Duel
from organelle.games.duel.view import known_to
from organelle.kernel.reseal import reseal
from organelle.kernel.rng import Rng


def redeal(world: Duel, seat: i64, rng: Rng) -> None:
    """Deal everything anew that the seat does not know."""
    pool = gather(world, seat)
    for other in range(world.seats):
        if other != seat:
            deal(world, other, seat, pool, rng)
    redeal_spoils(world, seat, pool, rng)
    redeal_top(world, seat, pool, rng)
    for card in range(len(pool)):
        world.deck.counts[card] = pool[card]
    reseal(world, seat, rng)


def gather(world: Duel, seat: i64) -> vec[i64]:
    """Return the cards the seat cannot place: the deck, unknown tops, what others hold beyond what it knows of."""
    pool = world.deck.counts[:]
    for index in range(len(world.deck.top)):
        if not world.deck.knows[index] >> seat & 1:
            pool[world.deck.top[index]] += 1
    for other in range(world.seats):
        if other != seat:
            known = known_to(world.players[other], seat)
            for card in range(len(pool)):
                pool[card] += world.players[other].hand[card] - known[card]
    step = world.top() if world.depth > 0 else None
    if isinstance(step, Spoils) and not step.knowers >> seat & 1:
        pool[step.card] += 1
    return pool


def draw(pool: vec[i64], rng: Rng) -> i64:
    """Take a card from the pool, each as likely as any other, and return it."""
    total: i64 = 0
    for count in pool:
        total += count
    number = rng.below(total)
    card: i64 = 0
    while number >= pool[card]:
        number -= pool[card]
        card += 1
    pool[card] -= 1
    return card


def deal(world: Duel, other: i64, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Deal another hand: what the seat knows stays, and what third seats know of it is forgotten."""
    player = world.players[other]
    kinds = len(player.hand)
    known = known_to(player, seat)
    hidden = player.cards
    for card in range(kinds):
        player.hand[card] = known[card]
        hidden -= known[card]
    for _card in range(hidden):
        player.hand[draw(pool, rng)] += 1
    for third in range(world.seats):
        if third != seat:
            for card in range(kinds):
                player.known[third * kinds + card] = 0


def redeal_spoils(world: Duel, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Redeal the card that another seat looks at."""
    step = world.top() if world.depth > 0 else None
    if isinstance(step, Spoils) and not step.knowers >> seat & 1:
        world.stack[world.depth - 1] = Spoils(step.seat, draw(pool, rng), step.knowers)


def redeal_top(world: Duel, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Redeal the cards that others put on the deck."""
    for index in range(len(world.deck.top)):
        if not world.deck.knows[index] >> seat & 1:
            world.deck.top[index] = draw(pool, rng)
