"""What a player can ever choose in Cytosis under the rules in force, for compact numbers. [CY-3.3, CY-9.6]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis.board import CARB_SPOT, MARKET_PLACES
from organelle.games.cytosis.cards import DETOX_CARD, ENZYME, RESOURCE_CARD, VIRUS_CARD
from organelle.games.cytosis.expansions.draft import MODIFICATION_CARDS
from organelle.games.cytosis.expansions.virus import mix, share
from organelle.games.cytosis.phases.resource_cards import THEN
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import (
    ANTIBODIES,
    ATP,
    BUY,
    CARB,
    COLLECT,
    COLLECTING_SPOTS,
    CYTOPLASM,
    DETOX,
    DONE,
    DRAFT,
    EXHAUST,
    EXOCYTOSIS,
    EXPRESS,
    GAIN,
    GOLGI,
    GREY,
    HEALTH,
    KEEP,
    LAUREATES,
    LIPID,
    LOOK,
    LOSE,
    MRNA,
    PASS,
    PLAY,
    PROTEIN,
    REPLACE,
    RETURN,
    RIBOSOME,
    ROUGH_ER,
    SKIP,
    STEROID,
    TAKE,
    TRADE,
)
from organelle.kernel.actions import ABSENT, kind_of, pack

FREE: list[i64] = [ATP, MRNA, LIPID]
"""What the rules give by choice: at the start, for an exhausted flask, after a virus."""


def player_actions(s: Cytosis) -> list[int]:
    """Return every answer to every question that the table's edition and expansions can ask."""
    found = flask_actions(s)
    cards = range(len(s.rules.cards))
    found += [pack(GREY), pack(DONE)]
    found += [pack(PLAY, card) for card in s.rules.resource_cards]
    found += [pack(RETURN, card) for card in cards if s.rules.cards[card].kind != VIRUS_CARD]
    found += [mix(TAKE, atp, mrna, 2) for atp in range(3) for mrna in range(3 - atp)]
    if s.rules.virus:
        found += virus_actions(s)
    if s.rules.epigenetics:
        found += epigenetic_actions(s)
    return [int(action) for action in found]


def flask_actions(s: Cytosis) -> list[i64]:
    """Return what may be done with a flask: an own one, with a card played after it or none, or a grey one.

    A grey flask may join another, and no card is said with it. [CY-9.6, CY-12.2]
    """
    found: list[i64] = []
    for action in [*places_of_own_flask(s), *uses_without_place(s)]:
        found.append(action)
        if s.rules.card_with_flask:
            for number in range(len(s.rules.resource_cards)):
                found.append(action | (number + 1) << 8 + 8 * THEN[kind_of(action)])
    for joining in range(ABSENT, 1):
        found += vesicle_actions(s, joining)
    return found


def places_of_own_flask(s: Cytosis) -> list[i64]:
    """Return the actions of all places. [CY-5.1 to CY-8.2]"""
    rules = s.rules
    found: list[i64] = []
    for spot in range(COLLECTING_SPOTS):
        found.append(pack(COLLECT, spot))
        if rules.epigenetics and spot != CARB_SPOT:
            found.append(pack(COLLECT, spot, 0))
    found += [pack(BUY, place) for place in range(MARKET_PLACES)]
    most = min(rules.stock[MRNA], rules.stock[PROTEIN])
    found += [pack(RIBOSOME, amount) for amount in range(rules.edition.least_trade, most + 1)]
    found += [pack(CYTOPLASM, card) for card in of_kind(s, ENZYME)]
    found += [pack(LAUREATES), pack(LAUREATES, ATP)]
    for goal in range(len(rules.goals)):
        if rules.virus or not rules.goals[goal].viral:
            found.append(pack(LAUREATES, ABSENT, goal))
    return [*found, *vesicle_actions(s, ABSENT)]


def uses_without_place(s: Cytosis) -> list[i64]:
    """Return the ways to use a flask up, or to skip it, by the edition. [CY-3.6, CY-3.7]"""
    if not s.rules.edition.exhaust:
        return [pack(SKIP)]
    return [pack(EXHAUST), *(pack(EXHAUST, resource) for resource in FREE)]


def vesicle_actions(s: Cytosis, joining: i64) -> list[i64]:
    """Return the actions of places that take several flasks: detoxes, and vesicles on their way. [CY-7.1, CY-7.5]"""
    rules = s.rules
    stock = rules.stock
    found = [pack(DETOX, joining, card) for card in of_kind(s, DETOX_CARD)]
    found += starts(STEROID, joining, rules.least_lipids, stock[LIPID], 0, rules.rough_from)
    most = min(stock[MRNA], stock[PROTEIN])
    found += starts(ROUGH_ER, joining, rules.least_proteins, most, rules.rough_from, rules.golgi_from)
    for vesicle in range(rules.golgi_from):
        for evicted in [i64(ABSENT), *range(rules.golgi_from, rules.vesicles)]:
            found.append(pack(GOLGI, joining, vesicle, CARB, evicted))
            if vesicle >= rules.rough_from:
                found.append(pack(GOLGI, joining, vesicle, LIPID, evicted))
    for vesicle in range(rules.golgi_from, rules.vesicles):
        for card in range(len(rules.cards)):
            if rules.cards[card].travels:
                found.append(pack(EXOCYTOSIS, joining, vesicle, card))
    return found


def starts(kind: i64, joining: i64, least: i64, most: i64, start: i64, end: i64) -> list[i64]:
    """Return the ways to begin a vesicle: every amount, on a free place or instead of another vesicle. [CY-7.6]"""
    found: list[i64] = []
    for amount in range(least, most + 1):
        found.append(pack(kind, joining, amount))
        for place in range(start, end):
            found.append(pack(kind, joining, amount, place))
    return found


def of_kind(s: Cytosis, kind: i64) -> list[i64]:
    """Return the cards of a kind."""
    return [card for card in range(len(s.rules.cards)) if s.rules.cards[card].kind == kind]


def virus_actions(s: Cytosis) -> list[i64]:
    """Return the answers to what viruses ask. [CY-15.4, CY-15.9, CY-15.10]"""
    found = [pack(ANTIBODIES, steps) for steps in range(s.rules.levels + 1)]
    for count in range(1, share(s.seats, 0) + 1):
        found += [mix(GAIN, atp, mrna, count) for atp in range(count + 1) for mrna in range(count - atp + 1)]
    return [*found, *(pack(LOSE, loss) for loss in range(HEALTH + 1))]


def epigenetic_actions(s: Cytosis) -> list[i64]:
    """Return the draft and the answers to what epigenetic cards ask. [CY-16.1, CY-16.3, CY-16.4, CY-16.7, CY-16.8]"""
    found = [pack(DRAFT, card) for card in range(MODIFICATION_CARDS)]
    found += [pack(LOOK), pack(PASS), *(pack(EXPRESS, resource) for resource in FREE)]
    found += [pack(TRADE, resource) for resource in (MRNA, LIPID, CARB)]
    for order in orders():
        found.append(pack(REPLACE, order[0], order[1], order[2]))
        for card in range(len(s.rules.cards)):
            kind = s.rules.cards[card].kind
            if kind != VIRUS_CARD or s.rules.virus:
                found.append(pack(KEEP, card, order[1], order[2]))
            if kind == RESOURCE_CARD:
                for number in range(len(s.rules.resource_cards)):
                    if s.rules.resource_cards[number] == card:
                        found.append(pack(KEEP, card, order[1], order[2], number))
    return found


def orders() -> list[vec[i64]]:
    """Return the orders in which one, two or three cards go back. [CY-16.4]"""
    found = [vec[i64]([0, ABSENT, ABSENT]), vec[i64]([0, 1, ABSENT]), vec[i64]([1, 0, ABSENT])]
    for one in range(3):
        for two in range(3):
            if one != two:
                found.append(vec[i64]([one, two, 3 - one - two]))
    return found
