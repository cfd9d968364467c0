"""Worlds that a seat cannot tell from the real one: all it does not know is pooled and dealt anew. [CY-17.1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis.cards import DETOX_CARD, KINDS_OF_CARDS, VIRUS_CARD, VIRUS_EVENT
from organelle.games.cytosis.expansions.draft import Draft
from organelle.games.cytosis.expansions.draft_worlds import redraft
from organelle.games.cytosis.expansions.foresight import Foresight, Looking
from organelle.games.cytosis.state import DEALT_SECRETLY, KEPT_SECRETLY, Cytosis
from organelle.kernel.reseal import reseal
from organelle.kernel.rng import Rng

ANY_CARD: Final = 0
NO_VIRUS: Final = 1
ONLY_DETOX: Final = 2


def redeal(world: Cytosis, seat: i64, rng: Rng) -> None:
    """Deal everything anew that the seat does not know. [CY-17.1]

    Cards are pooled by the shuffle they come from: what was dealt before it cannot lie in the deck after it.
    """
    for shuffle in range(world.shuffles + 1):
        redeal_cards(world, seat, shuffle, rng)
    for other in range(world.seats):
        if other != seat:
            world.players[other].given_back = -1
            recount(world, other)
    redeal_events(world, rng)
    step = world.top() if world.depth > 0 else None
    if isinstance(step, Draft):
        world.stack[world.depth - 1] = redraft(world, step, seat, rng)
    reseal(world, seat, rng)


def recount(world: Cytosis, other: i64) -> None:
    """Count the kinds of cards in a hand dealt anew."""
    player = world.players[other]
    for kind in range(KINDS_OF_CARDS):
        player.held[kind] = 0
    for index in range(player.hand.count):
        player.held[world.rules.cards[player.hand.items[index]].kind] += 1


def seen_by_other(world: Cytosis, seat: i64) -> vec[i64]:
    """Return the cards that another seat is looking at."""
    step = world.top() if world.depth > 0 else None
    if isinstance(step, Looking) and step.seat != seat:
        return step.seen[:]
    if isinstance(step, Foresight) and step.seat != seat:
        return step.seen[:]
    return vec[i64]()


def hidden(world: Cytosis, other: i64, index: i64, shuffle: i64) -> bool:
    """Return whether a card came to that hand unseen, out of the deck of that shuffle."""
    mark = world.players[other].hand.marks[index]
    return mark == KEPT_SECRETLY + shuffle or (shuffle == 0 and mark == DEALT_SECRETLY)


def gather(world: Cytosis, seat: i64, shuffle: i64) -> vec[i64]:
    """Return how many of each card of that shuffle lie where the seat does not know."""
    pool = world.removed[:] if shuffle == 0 else vec[i64]([0] * len(world.removed))
    for other in range(world.seats):
        if other != seat:
            hand = world.players[other].hand
            for index in range(hand.count):
                if hidden(world, other, index, shuffle):
                    pool[hand.items[index]] += 1
    if shuffle == world.shuffles:
        gather_deck(world, seat, pool)
    return pool


def gather_deck(world: Cytosis, seat: i64, pool: vec[i64]) -> None:
    """Add the deck, its top as far as the seat does not know it, and the cards that others are looking at."""
    for card in range(len(pool)):
        pool[card] += world.deck.counts[card]
    for index in range(len(world.deck.top)):
        if not world.deck.knows[index] >> seat & 1:
            pool[world.deck.top[index]] += 1
    for card in seen_by_other(world, seat):
        pool[card] += 1


def redeal_cards(world: Cytosis, seat: i64, shuffle: i64, rng: Rng) -> None:
    """Deal one shuffle's cards anew: removed detoxes and dealt hands first, then the rest.

    The first two cannot hold what the seat gave back.
    """
    pool = gather(world, seat, shuffle)
    given_back = reserved(world, seat, shuffle, pool)
    if given_back >= 0:
        pool[given_back] -= 1
    if shuffle == 0:
        remove_again(world, pool, rng)
        deal_again(world, seat, DEALT_SECRETLY, pool, rng)
    if given_back >= 0:
        pool[given_back] += 1
    deal_again(world, seat, KEPT_SECRETLY + shuffle, pool, rng)
    if shuffle == world.shuffles:
        stack_again(world, seat, pool, rng)


def reserved(world: Cytosis, seat: i64, shuffle: i64, pool: vec[i64]) -> i64:
    """Return the card that the seat gave back and has not met since (no hand dealt at the start holds it), or -1."""
    card = world.players[seat].given_back
    if shuffle != 0 or card < 0 or pool[card] == 0:
        return -1
    free: i64 = -1
    detoxes: i64 = -1 if world.rules.cards[card].kind == DETOX_CARD else 0
    for other in range(len(pool)):
        if world.rules.cards[other].kind != VIRUS_CARD:
            free += pool[other]
        if world.rules.cards[other].kind == DETOX_CARD:
            detoxes += pool[other]
        free -= world.removed[other]
        detoxes -= world.removed[other]
    for other in range(world.seats):
        if other != seat:
            hand = world.players[other].hand
            for index in range(hand.count):
                if hand.marks[index] == DEALT_SECRETLY:
                    free -= 1
    if free >= 0 and detoxes >= 0:
        return card
    return -1


def remove_again(world: Cytosis, pool: vec[i64], rng: Rng) -> None:
    """Remove as many detoxes of the pool as left the game unseen. [CY-14.1]"""
    count: i64 = 0
    for card in range(len(pool)):
        count += world.removed[card]
        world.removed[card] = 0
    for _card in range(count):
        world.removed[draw(world, pool, ONLY_DETOX, rng)] += 1


def deal_again(world: Cytosis, seat: i64, mark: i64, pool: vec[i64], rng: Rng) -> None:
    """Deal anew the others' cards with that mark; a Virus Attack is never in a hand. [CY-15.3]"""
    for other in range(world.seats):
        if other != seat:
            hand = world.players[other].hand
            for index in range(hand.count):
                if hand.marks[index] == mark:
                    hand.items[index] = draw(world, pool, NO_VIRUS, rng)


def stack_again(world: Cytosis, seat: i64, pool: vec[i64], rng: Rng) -> None:
    """Draw anew the cards that others are looking at and the unknown ones on top; the pool's rest is the deck."""
    seen = seen_by_other(world, seat)
    for index in range(len(seen)):
        seen[index] = draw(world, pool, ANY_CARD, rng)
    step = world.top() if world.depth > 0 else None
    if len(seen) > 0 and isinstance(step, Looking):
        world.stack[world.depth - 1] = Looking(step.seat, seen, step.after_flask)
    elif len(seen) > 0 and isinstance(step, Foresight):
        world.stack[world.depth - 1] = Foresight(step.seat, seen, step.after_flask)
    for index in range(len(world.deck.top)):
        if not world.deck.knows[index] >> seat & 1:
            world.deck.top[index] = draw(world, pool, ANY_CARD, rng)
    for card in range(len(pool)):
        world.deck.counts[card] = pool[card]


def allowed(world: Cytosis, card: i64, which: i64) -> bool:
    """Return whether a card may be drawn where ANY_CARD, NO_VIRUS or ONLY_DETOX is asked for."""
    kind = world.rules.cards[card].kind
    if which == ONLY_DETOX:
        return kind == DETOX_CARD
    return which == ANY_CARD or kind != VIRUS_CARD


def draw(world: Cytosis, pool: vec[i64], which: i64, rng: Rng) -> i64:
    """Take a card from the pool and return it, each allowed one as likely as any other."""
    total: i64 = 0
    for card in range(len(pool)):
        if allowed(world, card, which):
            total += pool[card]
    number = rng.below(total)
    for card in range(len(pool)):
        if allowed(world, card, which):
            number -= pool[card]
            if number < 0:
                pool[card] -= 1
                return card
    raise AssertionError


def redeal_events(world: Cytosis, rng: Rng) -> None:
    """Draw anew which base events left the game unseen. [CY-2.1, CY-15.1]"""
    count: i64 = 0
    for event in range(len(world.removed_events)):
        count += world.removed_events[event]
        world.events.counts[event] += world.removed_events[event]
        world.removed_events[event] = 0
    for _event in range(count):
        event = draw_event(world, rng)
        world.events.counts[event] -= 1
        world.removed_events[event] += 1


def draw_event(world: Cytosis, rng: Rng) -> i64:
    """Return a base event of the deck, each as likely as any other."""
    total: i64 = 0
    for event in range(len(world.rules.events)):
        if world.rules.events[event].kind != VIRUS_EVENT:
            total += world.events.counts[event]
    number = rng.below(total)
    for event in range(len(world.rules.events)):
        if world.rules.events[event].kind != VIRUS_EVENT:
            number -= world.events.counts[event]
            if number < 0:
                return event
    raise AssertionError
