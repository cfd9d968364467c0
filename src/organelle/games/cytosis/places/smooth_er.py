"""Smooth ER: lipids above; alcohol detoxification and the start of steroid hormones below. [CY-5.5, CY-7.1, CY-7.2]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import BOOST_SMOOTH_ER, LIPIDS, LOWER_SPOT
from organelle.games.cytosis.cards import DETOX_CARD
from organelle.games.cytosis.completing import complete
from organelle.games.cytosis.flasks import (
    NEEDS_ATP,
    NEEDS_CARD,
    NEEDS_LIPIDS,
    OPEN,
    first_joining,
    last_joining,
    take_boost,
)
from organelle.games.cytosis.places.collecting import CollectingPlace
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import DISKS, Cytosis, Player
from organelle.games.cytosis.vesicles import disk_closed, place_for, start, start_options
from organelle.games.cytosis.vocabulary import ATP, DETOX, LIPID, STEROID, DetoxFields, SteroidFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack


@final
@mypyc_attr(acyclic=True)
class UpperSmoothER(CollectingPlace):
    """A 3-spot and a 2-spot of lipid synthesis. [CY-5.5]"""

    def __init__(self) -> None:
        super().__init__(LIPIDS, BOOST_SMOOTH_ER)


@final
@mypyc_attr(acyclic=True)
class LowerSmoothER(Place):
    """Spots for a detox card or for the start of a steroid hormone. [CY-7.1, CY-7.2]"""

    def __init__(self) -> None:
        super().__init__(LOWER_SPOT, DETOX, STEROID)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add the detox cards, then the steroid hormones that the seat can begin. [CY-7.1, CY-7.2]"""
        if me.held[DETOX_CARD] > 0:
            detox_options(s, me, grey, out)
        steroid_options(s, me, grey, out)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        if kind == DETOX:
            return detox_closed(s, seat)
        return steroid_closed(s, seat)

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Complete the detox card or begin the steroid hormone, then take the boost. [CY-5.7]"""
        if kind_of(action) == DETOX:
            detox(s, seat, field(action, DetoxFields.CARD))
        else:
            begin_steroid(s, seat, action)
        take_boost(s, seat, BOOST_SMOOTH_ER)


def detox_closed(s: Cytosis, seat: i64) -> i64:
    """Return NEEDS_CARD without a detox card in hand, NEEDS_ATP if none can be paid, else OPEN. [CY-7.1]"""
    hand = s.players[seat].hand
    reason: i64 = NEEDS_CARD
    for index in range(hand.count):
        card = s.rules.cards[hand.items[index]]
        if card.kind == DETOX_CARD:
            if card.atp <= s.atp(seat):
                return OPEN
            reason = NEEDS_ATP
    return reason


def detox_options(s: Cytosis, me: Player, grey: bool, out: ActionBuffer) -> None:
    """Add each detox card in hand that can be paid. [CY-7.1]"""
    first = first_joining(s, LOWER_SPOT, grey)
    last = last_joining(s, LOWER_SPOT, grey)
    atp = me.supply[ATP]
    hand = me.hand
    cards = s.rules.cards
    for index in range(hand.count):
        card = cards[hand.items[index]]
        if card.kind == DETOX_CARD and card.atp <= atp and not hand.repeated(index):
            for joining in range(first, last + 1):
                out.add(pack(DETOX, joining, hand.items[index]))


def detox(s: Cytosis, seat: i64, card: i64) -> None:
    """Pay the card's ATP and complete it. [CY-7.1]"""
    s.pay(seat, ATP, s.rules.cards[card].atp)
    complete(s, seat, card)


def steroid_closed(s: Cytosis, seat: i64) -> i64:
    """Return why no steroid hormone can be begun: no disk, or too few lipids for any of them. [CY-7.2, CY-7.4]"""
    reason = disk_closed(s, seat, 0, s.rules.rough_from)
    if reason != OPEN:
        return reason
    most = s.players[seat].supply[LIPID]
    if s.place_free(0, s.rules.rough_from) < 0:
        for place in range(s.rules.rough_from):
            if s.owner[place] == seat:
                most = max(most, s.players[seat].supply[LIPID] + s.amount[place])
    if most < s.rules.least_lipids:
        return NEEDS_LIPIDS
    return OPEN


def steroid_options(s: Cytosis, me: Player, grey: bool, out: ActionBuffer) -> None:
    """Add any number of own lipids from the least that a card asks for. [CY-7.2, CY-7.4]"""
    lipids = me.supply[LIPID]
    least = s.rules.least_lipids
    if lipids < least and me.disks == DISKS:
        return
    if (lipids >= least and me.disks > 0) or steroid_closed(s, me.seat) == OPEN:
        start_options(s, me.seat, STEROID, LOWER_SPOT, 0, s.rules.rough_from, least, lipids, grey, out)


def begin_steroid(s: Cytosis, seat: i64, action: i64) -> None:
    """Place a disk with own lipids on it. [CY-7.2]"""
    place = place_for(s, field(action, SteroidFields.EVICTED), 0, s.rules.rough_from)
    amount = field(action, SteroidFields.AMOUNT)
    s.players[seat].supply[LIPID] -= amount
    start(s, seat, place, LIPID, amount)
