"""What a player can ever choose in Cellulose under the rules in force, for compact numbers. [CE-4.2, CE-6.1]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cellulose.bonuses import TAKE_ALL, TAKE_CARD, TAKE_REGION
from organelle.games.cellulose.cards import ENZYME, GROWING, PHOTOSYNTHESIS, STARCH
from organelle.games.cellulose.places.chloroplasts import SIX
from organelle.games.cellulose.places.membrane import growth_tracks
from organelle.games.cellulose.places.place import NO_FIELD, Place
from organelle.games.cellulose.places.registry import PLACES
from organelle.games.cellulose.places.xylem import MOST_SHARED
from organelle.games.cellulose.plant_board import BOTH_TRACKS, DOUBLE_BUILD, FREE_ENZYMES, NO_BONUS
from organelle.games.cellulose.playing.enzymes import free_bonus
from organelle.games.cellulose.playing.offers import arrival, income, take
from organelle.games.cellulose.rules import Rules
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    ACTIVATE,
    BACK,
    BUILD,
    COLLECT,
    DISCARD,
    DONE,
    GRAY,
    GROW,
    HOME,
    MOST_BUILDS,
    NEVER,
    OWN,
    PHOTOSYNTHESIZE,
    PLAY,
    SPACES,
    TO_CHLOROPLASTS,
    TO_MEMBRANE,
    TO_NUCLEUS,
    TO_XYLEM,
    ActivateFields,
    ChloroplastsFields,
    GrowFields,
    MembraneFields,
    PhotosynthesizeFields,
    XylemFields,
    with_field,
)
from organelle.kernel.actions import field, pack


def player_actions(s: Cellulose) -> list[int]:
    """Return every answer to every question that the board, the scenario and the options can ask."""
    rules = s.rules
    found = [pack(DONE), pack(BUILD), pack(COLLECT, 0), pack(COLLECT, 1)]
    for place in PLACES:
        for space in range(place.first, place.first + place.count):
            for marker in (OWN, GRAY):
                for action in ways(rules, place, space, place.placement(space, marker)):
                    found += [action, *with_cards(rules, place, action)]
    for space in range(SPACES):
        found += [pack(BACK, space, OWN), pack(BACK, space, GRAY)]
    found += drinks(rules, pack(PHOTOSYNTHESIZE), PhotosynthesizeFields.DRINK, 1)
    found += growths(rules, pack(GROW), GrowFields.NODE, BOTH_TRACKS)
    found += [pack(HOME, home) for home in range(len(rules.homes))]
    found += card_actions(rules)
    if rules.asks_bonuses:
        found += bonus_actions(rules)
    return [int(action) for action in found]


def cards_of(rules: Rules) -> list[i64]:
    """Return the cards of which there are any."""
    return [card for card in range(len(rules.copies)) if rules.copies[card] > 0]


def ways(rules: Rules, place: Place, space: i64, placement: i64) -> list[i64]:
    """Return the ways to take the action of a space with a marker. [CE-5.2, CE-5.4, CE-5.9]"""
    if place.kind == TO_XYLEM:
        most = min(MOST_SHARED, max(rules.levels))
        return [with_field(placement, XylemFields.SHARE, share) for share in range(most + 1)]
    if place.kind == TO_CHLOROPLASTS:
        return drinks(rules, placement, ChloroplastsFields.DRINK, 2 - (space - place.first))
    if place.kind == TO_MEMBRANE:
        return growths(rules, placement, MembraneFields.NODE, growth_tracks(space))
    return [placement]


def with_cards(rules: Rules, place: Place, action: i64) -> list[i64]:
    """Return a placement with every card that may be said with it, unless it always brings news. [CE-6.1]"""
    if place.card_field == NO_FIELD or place.kind == TO_NUCLEUS:
        return []
    if place.kind == TO_MEMBRANE and field(action, MembraneFields.HOME) < 0:
        node = rules.nodes[field(action, MembraneFields.NODE)]
        if node.once_card or (rules.asks_bonuses and node.once_health + node.once_protein > 0):
            return []
    return [with_field(action, place.card_field, card) for card in cards_of(rules)]


def drinks(rules: Rules, head: i64, drink_field: i64, times: i64) -> list[i64]:
    """Return the ways to do photosynthesis so many times. [CE-10.5]"""
    if not rules.drink:
        return [head]
    return [with_field(head, drink_field, drink) for drink in range(SIX * times + 1)]


def growths(rules: Rules, head: i64, node_field: i64, tracks: i64) -> list[i64]:
    """Return the spaces to move to on these tracks, and the ways to take a bonus action. [CE-5.10, CE-9.3]"""
    found: list[i64] = []
    for node in range(len(rules.nodes)):
        if tracks >> rules.nodes[node].track & 1:
            way = with_field(head, node_field, node)
            entered = any(any(there == node for there in origin.exits) for origin in rules.nodes)
            if entered or rules.nodes[node].bonus == FREE_ENZYMES:
                found.append(way)
            found += bonus_ways(rules, way, node, node_field)
    return found


def bonus_ways(rules: Rules, way: i64, node: i64, node_field: i64) -> list[i64]:
    """Return the ways to take the bonus action of a deepest root that name the way home. [CE-9.5, CE-9.6, CE-9.7]"""
    bonus = rules.nodes[node].bonus
    if bonus in (NO_BONUS, FREE_ENZYMES):
        return []
    found: list[i64] = []
    for home in range(len(rules.homes)):
        there = with_field(way, node_field + 2, home)
        if bonus != DOUBLE_BUILD:
            found.append(there)
            continue
        for times in range(min(MOST_BUILDS, rules.nodes[node].bonus_amount)):
            found.append(with_field(there, node_field + 1, times))
        if rules.idle_bonus_actions:
            found.append(with_field(there, node_field + 1, NEVER))
    return found


def card_actions(rules: Rules) -> list[i64]:
    """Return what is done with cards: play, discard, activate. [CE-6.1, CE-6.4, CE-6.7]"""
    found: list[i64] = []
    for card in cards_of(rules):
        found += [pack(PLAY, card), pack(DISCARD, card)]
        found += [pack(DISCARD, card, other) for other in cards_of(rules) if other > card]
        if rules.copies[card] > 1:
            found.append(pack(DISCARD, card, card))
        if rules.cards[card].type == ENZYME:
            head = pack(ACTIVATE, card)
            if rules.cards[card].effect == PHOTOSYNTHESIS:
                found += drinks(rules, head, ActivateFields.DRINK, 1)
            elif rules.cards[card].effect == GROWING:
                found += growths(rules, head, ActivateFields.NODE, BOTH_TRACKS)
            else:
                found.append(head)
    return found


def bonus_actions(rules: Rules) -> list[i64]:
    """Return what may be taken at a table that wants to be asked about every bonus. [CE-2.8]"""
    found = [take(TAKE_ALL, 0), take(TAKE_REGION, 1)]
    for space in rules.nodes:
        for offered in (arrival(space), income(space)):
            for bonus in range(len(offered)):
                if offered[bonus] > 0:
                    found.append(take(bonus, offered[bonus]))
    for card in rules.cards:
        bonus = free_bonus(card.effect)
        if card.type == ENZYME and bonus >= 0 and card.immediate > 0:
            found.append(take(bonus, card.immediate))
        if card.type == STARCH and card.draw > 0:
            found.append(take(TAKE_CARD, card.draw))
    return found
