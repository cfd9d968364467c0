"""Event cards: boost, reduce ATP cost, toxicity, virus. [CY-4.2, CY-11.1, CY-11.2, CY-11.3, CY-15.6]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.cards import BOOST, TOXICITY, VIRUS_EVENT
from organelle.games.cytosis.events import BOOST_LAID, EVENT_REVEALED, POISONED
from organelle.games.cytosis.expansions import virus
from organelle.games.cytosis.flasks import boost_resource
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import MRNA, REVEAL, RevealFields
from organelle.kernel.actions import ActionBuffer, field
from organelle.kernel.rng import Rng
from organelle.kernel.state import Chance


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EventReveal(Chance):
    """The next event, turned up and alone in force. [CY-4.2]"""

    def options(self, s: Cytosis, seat: i64, out: ActionBuffer) -> None:
        s.events.draws(REVEAL, out)

    def draw(self, s: Cytosis, out: ActionBuffer, rng: Rng) -> i64:
        return s.events.draw(REVEAL, rng)

    def answer(self, s: Cytosis, seat: i64, action: i64) -> None:
        event = field(action, RevealFields.EVENT)
        s.events.take(event)
        s.past_events[event] += 1
        s.event = event
        s.emit(EVENT_REVEALED, event)
        card = s.rules.events[event]
        if card.kind == BOOST:
            boost(s, card.place)
        elif card.kind == TOXICITY:
            poison(s)
        elif card.kind == VIRUS_EVENT:
            virus.outbreak(s, card.place)


def boost(s: Cytosis, area: i64) -> None:
    """Lay a resource of the stock on an area, if there is one. [CY-11.1]"""
    resource = boost_resource(area)
    if s.stock[resource] > 0:
        s.stock[resource] -= 1
        s.boosts[area] += 1
        s.emit(BOOST_LAID, resource, area)


def poison(s: Cytosis) -> None:
    """Take from each player some of every macromolecule they have too much of. [CY-11.3]"""
    for seat in range(s.seats):
        supply = s.players[seat].supply
        for resource in range(MRNA, len(supply)):
            lost = toxic(supply[resource])
            if lost > 0:
                supply[resource] -= lost
                s.stock[resource] += lost
                s.emit(POISONED, seat, lost, resource)


def toxic(held: i64) -> i64:
    """Return how many are lost of that many: 1 from 5 on, 2 from 7 on, 4 from 10 on. [CY-11.3]"""
    if held >= 10:
        return 4
    if held >= 7:
        return 2
    return 1 if held >= 5 else 0
