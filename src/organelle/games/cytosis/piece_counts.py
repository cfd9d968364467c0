"""Counts of pieces that no action may change. [CY-1.1, CY-1.2, CY-1.3]"""

from __future__ import annotations

from organelle.games.cytosis.cards import VIRUS_CARD, VIRUS_EVENT
from organelle.games.cytosis.expansions.foresight import Foresight, Looking
from organelle.games.cytosis.flasks import GREY_FLASK, boost_resource
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import RESOURCE_WORDS


def piece_counts(s: Cytosis) -> dict[str, int]:
    """Return how many there are of each resource, card, event and piece, wherever they are."""
    found = resources(s)
    found |= cards(s)
    found |= pieces(s)
    found |= events(s)
    return found


def events(s: Cytosis) -> dict[str, int]:
    """Count events to come, past and out of the game; those of the virus wait aside at first. [CY-2.1, CY-15.1]"""
    found = {}
    for event, card in enumerate(s.rules.events):
        count = s.events.counts[event] + s.removed_events[event] + s.past_events[event]
        if card.kind == VIRUS_EVENT and s.round == 0 and count == 0:
            count = card.copies
        if card.kind != VIRUS_EVENT or s.rules.virus:
            found[f"event {card.name}"] = int(count)
    return found


def resources(s: Cytosis) -> dict[str, int]:
    """Count resources in stock, supplies, disks and boosts. [CY-1.2]"""
    found = [int(count) for count in s.stock]
    for player in s.players:
        for resource, count in enumerate(player.supply):
            found[resource] += int(count)
    for place in range(s.rules.vesicles):
        if s.owner[place] >= 0:
            found[s.base[place]] += int(s.amount[place])
            if s.addition[place] >= 0:
                found[s.addition[place]] += 1
    for area, count in enumerate(s.boosts):
        found[boost_resource(area)] += int(count)
    return dict(zip(RESOURCE_WORDS, found, strict=True))


def cards(s: Cytosis) -> dict[str, int]:
    """Count cards in deck, market and hands, completed and discarded; Virus Attacks wait at first. [CY-1.1, CY-15.3]"""
    found = {}
    step = s.top() if s.depth > 0 else None
    for card, row in enumerate(s.rules.cards):
        count = s.deck.total(card) + s.discard[card] + s.removed[card]
        for player in s.players:
            count += player.hand.number(card) + player.completed.number(card) + player.attacks.number(card)
        for lying in s.market:
            if lying == card:
                count += 1
        if isinstance(step, (Looking, Foresight)):
            for seen in step.seen:
                if seen == card:
                    count += 1
        if row.kind == VIRUS_CARD and s.round == 0 and count == 0:
            count = row.copies
        if row.kind != VIRUS_CARD or s.rules.virus:
            found[f"card {row.name}"] = int(count)
    return found


def pieces(s: Cytosis) -> dict[str, int]:
    """Count flasks, disks and markers of each player, and the grey flasks. [CY-1.3]"""
    found = {"grey flasks": int(s.greys) + sum(int(slot // GREY_FLASK) for slot in s.flasks)}
    for seat, player in enumerate(s.players):
        placed = sum(1 for slot in s.flasks if slot % GREY_FLASK == seat + 1)
        marked = sum((mark & 15 == seat + 1) + (mark >> 4 == seat + 1) for mark in s.goals.marks[: s.goals.count])
        found[f"flasks {seat}"] = int(player.flasks + player.exhausted) + placed
        found[f"disks {seat}"] = int(player.disks) + sum(1 for owner in s.owner if owner == seat)
        found[f"markers {seat}"] = int(player.markers) + marked
    return found
