"""What a seat of Cellulose, or a spectator, may see: built up from nothing. [CE-1.9]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cellulose.cards import EFFECTS, TYPES
from organelle.games.cellulose.ivy.mat import has_strategy
from organelle.games.cellulose.ivy.sheets import CONDITIONS, LINES, STRATEGIES
from organelle.games.cellulose.places.place import ANY_AMOUNT
from organelle.games.cellulose.places.registry import place_of
from organelle.games.cellulose.placing import closed, is_large
from organelle.games.cellulose.plant_board import BONUSES, TRACKS
from organelle.games.cellulose.reasons import CLOSED_REASONS, OPEN
from organelle.games.cellulose.scoring import LastCards, water_income
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    MARKET,
    PLAY,
    RESOURCE_WORDS,
    SOURCE_WORDS,
    SPACE_WORDS,
    SPACES,
    PlayFields,
)
from organelle.kernel.actions import field, kind_of
from organelle.kernel.game import View


def closed_reasons() -> list[str]:
    """Return the keys of why a space may be closed. [CE-4.5]"""
    return [reason_key(reason) for reason in range(1, len(CLOSED_REASONS))]


def reason_key(reason: i64) -> str:
    """Return the key of a reason."""
    return f"cellulose.closed.{CLOSED_REASONS[reason]}"


def static_view(s: Cellulose) -> View:
    """Return what is printed on the board, the plant board and the cards."""
    rules = s.rules
    return {
        "levels": plain(rules.levels),
        "track": plain(rules.track),
        "cards": {name: card_view(s, card) for card, name in enumerate(rules.card_names)},
        "nodes": {name: node_view(s, node) for node, name in enumerate(rules.node_names)},
    }


def private_view(s: Cellulose, seat: int | None) -> View:
    """Return all that changes, as that seat, or a spectator (None), sees it. [CE-1.9]"""
    rules = s.rules
    picture: View = {
        "round": int(s.round),
        "first": int(s.first),
        "level": int(s.level),
        "wall": {"covered": int(s.wall), "health": plain(rules.wall), "sections": plain(rules.sections)},
        "rewards": int(s.rewards),
        "spaces": [space_view(s, space) for space in range(SPACES)],
        "deck": int(s.deck.size),
        "discard": named(s, s.discard),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "closed": closed_view(s, seat),
    }
    if rules.solo:
        picture["ivy"] = ivy_view(s)
    return picture


def plain(numbers: vec[i64]) -> list[int]:
    """Return the numbers as a list."""
    return [int(number) for number in numbers]


def named(s: Cellulose, counts: vec[i64]) -> dict[str, int]:
    """Return the counts of cards by name, zeros left out."""
    return {s.rules.card_names[card]: int(count) for card, count in enumerate(counts) if count > 0}


def space_view(s: Cellulose, space: i64) -> View:
    """Return a space with its markers; a market slot with its card and price too. [CE-4.3, CE-4.4, CE-5.13]"""
    picture: View = {
        "name": SPACE_WORDS[space],
        "large": is_large(space),
        "markers": [seat for seat in range(int(s.seats)) if s.markers[seat] >> space & 1],
        "gray": next((seat for seat in range(int(s.seats)) if s.grays[seat] >> space & 1), None),
    }
    amount = place_of(space).amount(s, space)
    if amount != ANY_AMOUNT:
        picture["amount"] = int(amount)
    if space >= MARKET:
        card = s.market[space - MARKET]
        picture["card"] = s.rules.card_names[card] if card >= 0 else None
        picture["co2"] = int(s.rules.slot_costs[space - MARKET])
    return picture


def card_view(s: Cellulose, card: i64) -> View:
    """Return what is printed on a card. [CE-6.2]"""
    face = s.rules.cards[card]
    return {
        "type": TYPES[face.type],
        "carbohydrate": int(face.carbohydrate),
        "protein": int(face.protein),
        "atp": int(face.atp),
        "health": int(face.health),
        "draw": int(face.draw),
        "discard": int(face.discard),
        "effect": EFFECTS[face.effect],
        "immediate": int(face.immediate),
        "activation": int(face.activation),
    }


def node_view(s: Cellulose, node: i64) -> View:
    """Return a space of the plant board: its way on, its cost, what it gives. [CE-3.2, CE-5.10, CE-9.3]"""
    space = s.rules.nodes[node]
    return {
        "track": TRACKS[space.track],
        "exits": [s.rules.node_names[there] for there in space.exits],
        "cost": {"hormone": int(space.hormone), "atp": int(space.atp)},
        "once": {"health": int(space.once_health), "protein": int(space.once_protein), "card": space.once_card},
        "sunrise": {
            "co2": int(space.co2),
            "water": int(space.water),
            "protein": int(space.protein),
            "region": int(space.region),
            "health": int(space.health),
            "card": space.card,
            "photosynthesis": space.photosynthesis,
        },
        "bonus": BONUSES[space.bonus],
        "bonus-cost": {"hormone": int(space.bonus_hormone), "atp": int(space.bonus_atp)},
        "bonus-amount": int(space.bonus_amount),
        "home": space.home,
    }


def player_view(s: Cellulose, other: i64, seat: int | None) -> View:
    """Return all of a player but the cards it has drawn, which are its own to see. [CE-1.9]"""
    player = s.players[other]
    known = named(s, player.known)
    if seat == other:
        for name, count in named(s, player.drawn).items():
            known[name] = known.get(name, 0) + count
    ivy = s.is_ivy(other)
    picture: View = {
        "ivy": ivy,
        "own": int(player.own),
        "gray": int(player.gray),
        "stock": {word: int(player.stock[index]) for index, word in enumerate(RESOURCE_WORDS)},
        "region": int(player.region),
        "vacuole": int(player.vacuole),
        "shoot": None if ivy else s.rules.node_names[player.shoot],
        "root": None if ivy else s.rules.node_names[player.root],
        "water-income": int(water_income(s, other)),
        "hand": int(player.cards),
        "cards": ivy_cards(s) if ivy else known,
        "played": named(s, player.played),
        "health": int(player.health),
        "points": {word: int(player.points[index]) for index, word in enumerate(SOURCE_WORDS)},
        "ready": bool(s.finished >> other & 1),
        "slip": [],
    }
    if seat == other and s.depth > 0 and isinstance(s.top(), LastCards):
        picture["slip"] = slip_view(s, other)
    return picture


def ivy_cards(s: Cellulose) -> dict[str, int]:
    """Return Ivy's hand, which is open. [CE-11.5]"""
    found: dict[str, int] = {}
    for card in s.ivy.hand:
        name = s.rules.card_names[card]
        found[name] = found.get(name, 0) + 1
    return found


def slip_view(s: Cellulose, seat: i64) -> list[str]:
    """Return the last cards a seat has chosen so far, for its own eyes. [CE-8.3]"""
    return [s.rules.card_names[field(action, PlayFields.CARD)] for action in s.slips[seat] if kind_of(action) == PLAY]


def closed_view(s: Cellulose, seat: int | None) -> dict[str, str]:
    """Return the reason for every space that is closed to the viewer. [CE-4.5]"""
    found: dict[str, str] = {}
    if seat is None or seat >= s.seats or s.is_ivy(seat):
        return found
    for space in range(SPACES):
        reason = closed(s, seat, space)
        if reason != OPEN:
            found[SPACE_WORDS[space]] = reason_key(reason)
    return found


def ivy_view(s: Cellulose) -> View:
    """Return Ivy's mat, her hand from old to new, her enzymes from bottom to top and her cards. [CE-11.2, CE-11.3]"""
    names = s.rules.action_names
    ivy = s.ivy
    return {
        "track": [mat_view(s, space) for space in range(len(s.rules.mat))],
        "actions": {name: action_view(s, card) for card, name in enumerate(names)},
        "across": int(ivy.across),
        "up": int(ivy.up),
        "strategies": [word for strategy, word in enumerate(STRATEGIES) if has_strategy(s, strategy)],
        "space": int(ivy.space),
        "hand": [s.rules.card_names[card] for card in ivy.hand],
        "enzymes": [s.rules.card_names[card] for card in ivy.enzymes],
        "turned": [s.rules.card_names[card] for card in ivy.turned],
        "deck": [name for card, name in enumerate(names) if ivy.deck >> card & 1],
        "discard": [name for card, name in enumerate(names) if ivy.discard >> card & 1],
        "aside": [name for card, name in enumerate(names) if ivy.aside >> card & 1],
    }


def mat_view(s: Cellulose, number: i64) -> View:
    """Return a space of her growth track. [CE-13.1, CE-13.2]"""
    space = s.rules.mat[number]
    return {
        "arrows": int(space.arrows),
        "pack": space.pack,
        "photosynthesis": space.photosynthesis,
        "health": int(space.health),
        "region": int(space.region),
    }


def action_view(s: Cellulose, card: i64) -> View:
    """Return what stands on an action card. [CE-14.1, CE-15.1]"""
    face = s.rules.actions[card]
    lines = [
        {"if": CONDITIONS[face.conditions[line]], "do": LINES[face.lines[line]], "number": int(face.numbers[line])}
        for line in range(3)
    ]
    plays = [TYPES[kind] for kind in (face.play, face.otherwise) if kind >= 0]
    return {"lines": lines, "plays": plays, "activations": int(face.activations)}
