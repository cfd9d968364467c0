"""The views of Cytosis: what a seat or a spectator may see, built up from nothing. [CY-17.1, CY-17.2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from organelle.games.cytosis import goals, scoring
from organelle.games.cytosis.board import MARKET_PLACES, SPOTS
from organelle.games.cytosis.cards import CARD_KINDS, EVENT_KINDS, GOAL_COUNTS, GROUPS, Card
from organelle.games.cytosis.closed import closed_places
from organelle.games.cytosis.expansions.draft import Draft
from organelle.games.cytosis.expansions.foresight import Foresight, Looking
from organelle.games.cytosis.expansions.modifications import MODIFICATIONS
from organelle.games.cytosis.expansions.virus import ONE_STEP, dice
from organelle.games.cytosis.flasks import GREY_FLASK
from organelle.games.cytosis.pile import Pile
from organelle.games.cytosis.places import market
from organelle.games.cytosis.places.exocytosis import fits
from organelle.games.cytosis.state import SEEN, Cytosis
from organelle.games.cytosis.vocabulary import LIPID, PROTEIN, RESOURCE_WORDS, STRAINS
from organelle.kernel.game import View

HEALTH_KINDS: Final = 6
"""Kinds of cards that bring health by themselves."""
SECTIONS = ["red", "yellow", "green"]
AREA_NAMES = ["nucleus", "transporter", "mitochondria", "smooth-er"]
SOURCES = [
    *CARD_KINDS[:HEALTH_KINDS],
    "receptors",
    "markers",
    "virus-losses",
    "macromolecules",
    "detox-majority",
    "enzyme-sets",
    "goals",
]
"""Where health comes from."""


def static_view(s: Cytosis) -> View:
    """Return what is printed on the board and on the cards in play."""
    rules = s.rules
    return {
        "spots": {
            rules.places[spot]: {"gives": int(rules.gives[spot]), "price": int(rules.price[spot])}
            for spot in range(SPOTS)
        },
        "cards": {card.name: card_view(card) for card in rules.cards},
        "events": {event.name: EVENT_KINDS[event.kind] for event in rules.events},
    }


def public_view(s: Cytosis) -> View:
    """Return what lies open on the board."""
    rules = s.rules
    return {
        "round": int(s.round),
        "rounds": int(rules.rounds()),
        "first": int(s.first),
        "event": rules.events[s.event].name if s.event >= 0 else "",
        "past_events": {rules.events[event].name: int(n) for event, n in enumerate(s.past_events) if n > 0},
        "events_left": int(s.events.size),
        "stock": by_resource(s.stock),
        "boosts": {name: int(s.boosts[area]) for area, name in enumerate(AREA_NAMES)},
        "greys": int(s.greys),
        "flasks": {rules.places[spot]: flasks_view(s, spot) for spot in range(SPOTS)},
        "deck": int(s.deck.size),
        "discard": {rules.cards[card].name: int(count) for card, count in enumerate(s.discard) if count > 0},
        "vesicles": [vesicle_view(s, place) for place in range(rules.vesicles)],
        "goals": [goal_view(s, index) for index in range(s.goals.count)],
        "dummy": antibodies([int(steps) for steps in s.dummy]) if rules.virus and s.seats == 2 else {},
        "players": [player_view(s, seat) for seat in range(s.seats)],
    }


def private_view(s: Cytosis, seat: int | None) -> View:
    """Return what the market asks of the one who looks, and what only that one knows."""
    return {
        "market": [market_view(s, place, seat) for place in range(MARKET_PLACES)],
        "closed": closed_places(s, seat),
        "mine": {} if seat is None else own_view(s, seat),
    }


def by_resource(counts: vec[i64]) -> dict[str, int]:
    """Return counts by the word of their resource."""
    return {word: int(counts[resource]) for resource, word in enumerate(RESOURCE_WORDS)}


def antibodies(steps: list[int]) -> dict[str, int]:
    """Return the antibodies of each strain."""
    return {strain: int(ONE_STEP) * count for strain, count in zip(STRAINS, steps, strict=True)}


def flasks_view(s: Cytosis, spot: i64) -> list[View | None]:
    """Return the flask on each slot of a spot, or None where it is free."""
    start = s.rules.slot[spot]
    return [flask_view(s.flasks[slot]) for slot in range(start, start + s.rules.spots[spot])]


def flask_view(there: i64) -> View | None:
    """Return whose flask lies on a slot (-1 for nobody's) and how many grey ones, or None."""
    return {"seat": int(there % GREY_FLASK) - 1, "greys": int(there // GREY_FLASK)} if there else None


def market_view(s: Cytosis, place: i64, seat: int | None) -> View:
    """Return a card on offer and its price now, for the one who looks."""
    card = s.market[place]
    price = market.listed_price(s, place) if seat is None else market.price(s, s.players[seat], place)
    return {"card": s.rules.cards[card].name if card >= 0 else "", "price": int(price)}


def vesicle_view(s: Cytosis, place: i64) -> View:
    """Return a budding place and the disk on it, if any."""
    area = "smooth-er" if place < s.rules.rough_from else "rough-er" if place < s.rules.golgi_from else "golgi"
    if s.owner[place] < 0:
        return {"area": area, "owner": -1}
    addition = s.addition[place]
    return {
        "area": area,
        "owner": int(s.owner[place]),
        "base": RESOURCE_WORDS[s.base[place]],
        "amount": int(s.amount[place]),
        "addition": RESOURCE_WORDS[addition] if addition >= 0 else "",
    }


def goal_view(s: Cytosis, index: i64) -> View:
    """Return a goal on the board and its markers."""
    goal = s.rules.goals[s.goals.items[index]]
    return {
        "goal": f"goal:{goal.name}",
        "counts": GOAL_COUNTS[goal.counts],
        "health": int(goal.health),
        "per": int(goal.per),
        "first": int(goals.marked_first(s, index)),
        "second": int(goals.marked_second(s, index)),
    }


def card_view(card: Card) -> View:
    """Return the figures of a card: what it costs, or gives if it is an additional resource."""
    return {
        "kind": CARD_KINDS[card.kind],
        "group": GROUPS[card.group + 1],
        "resources": by_resource(card.gives),
        "health": int(card.health),
    }


def named(s: Cytosis, pile: Pile, only_seen: bool = False) -> list[str]:
    """Return the names of a pile's cards, or of those that everyone saw come."""
    return [
        s.rules.cards[pile.items[index]].name
        for index in range(pile.count)
        if not only_seen or pile.marks[index] == SEEN
    ]


def player_view(s: Cytosis, other: i64) -> View:
    """Return what lies before a player; of the hand its size and what all know of it. [CY-9.1, CY-17.1, CY-17.3]"""
    player = s.players[other]
    seen: View = {
        "health": int(player.health),
        "supply": by_resource(player.supply),
        "flasks": int(player.flasks),
        "exhausted": int(player.exhausted),
        "disks": int(player.disks),
        "markers": int(player.markers),
        "hand_size": int(player.hand.count),
        "hand": sorted(named(s, player.hand, only_seen=True)),
        "completed": named(s, player.completed),
        "attacks": named(s, player.attacks),
        "modification": MODIFICATIONS[player.modification] if player.modification >= 0 else "",
        "ready": bool(s.finished >> other & 1),
        "score": score_view(s, other),
    }
    if s.rules.virus:
        seen["antibodies"] = antibodies([int(steps) for steps in player.antibodies])
        seen["section"] = SECTIONS[dice(s, player.health) - 1]
    return seen


def score_view(s: Cytosis, seat: i64) -> dict[str, int]:
    """Return health by where it came from; before the end, only where any has come from."""
    player = s.players[seat]
    health = vec[i64]([0] * HEALTH_KINDS)
    for index in range(player.completed.count):
        card = s.rules.cards[player.completed.items[index]]
        health[card.kind] += card.health
    for other in (
        player.receptor_health,
        player.goal_health,
        player.virus_health,
        player.end[scoring.MACROMOLECULES],
        player.end[scoring.DETOX_MAJORITY],
        player.end[scoring.ENZYME_SETS],
        player.end[scoring.GOAL_CARDS],
    ):
        health = append(health, other)
    over = s.asked == 0
    return {source: int(health[index]) for index, source in enumerate(SOURCES) if over or health[index] != 0}


def own_view(s: Cytosis, seat: i64) -> View:
    """Return what only that seat knows, and warnings that follow from its hand. [CY-7.4, CY-17.1, CY-17.2]"""
    deck = s.deck
    step = s.top() if s.depth > 0 else None
    top = [s.rules.cards[deck.top[index]].name for index in range(len(deck.top)) if deck.knows[index] >> seat & 1]
    mine: View = {
        "hand": sorted(named(s, s.players[seat].hand)),
        "top": top[::-1],
        "seen": [],
        "packet": [],
        "drafted": "",
        "least": {
            "steroid": least(s, seat, LIPID),
            "rough-er": least(s, seat, PROTEIN),
        },
        "idle": [place for place in range(int(s.rules.vesicles)) if s.owner[place] == seat and idle(s, seat, place)],
    }
    if isinstance(step, (Looking, Foresight)) and step.seat == seat:
        mine["seen"] = [s.rules.cards[card].name for card in step.seen]
    if isinstance(step, Draft):
        if s.seat_after(step.turn) == seat and step.turn < s.seats:
            mine["packet"] = [name for card, name in enumerate(MODIFICATIONS) if step.handed >> card & 1]
        if step.chosen_by(seat) >= 0:
            mine["drafted"] = MODIFICATIONS[step.chosen_by(seat)]
    return mine


def least(s: Cytosis, seat: i64, base: i64) -> int:
    """Return the least amount on a new vesicle that serves a card in hand; 0 if none does. [CY-7.4]"""
    hand = s.players[seat].hand
    found: i64 = 0
    for index in range(hand.count):
        card = s.rules.cards[hand.items[index]]
        if card.travels and card.base == base and (found == 0 or card.amount < found):
            found = card.amount
    return int(found)


def idle(s: Cytosis, seat: i64, place: i64) -> bool:
    """Return whether an own vesicle fits no card in hand, as it lies or with any addition. [CY-7.4]"""
    hand = s.players[seat].hand
    if s.addition[place] >= 0:
        return not any(fits(s, place, hand.items[held]) for held in range(hand.count))
    needed = least(s, seat, s.base[place])
    return needed == 0 or needed > s.amount[place]
