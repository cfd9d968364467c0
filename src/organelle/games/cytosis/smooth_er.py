"""Smooth ER: lipids above; alcohol detoxification and the start of steroid hormones below. [CY-5.5, CY-7.1, CY-7.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import collecting
from organelle.games.cytosis.board import BOOST_SMOOTH_ER, LIPIDS, LOWER_SPOT
from organelle.games.cytosis.completing import complete
from organelle.games.cytosis.editions import DETOX_CARD
from organelle.games.cytosis.flasks import (
    NEEDS_ATP,
    NEEDS_CARD,
    NEEDS_LIPIDS,
    OPEN,
    first_joining,
    last_joining,
    take_boost,
    taken,
)
from organelle.games.cytosis.state import DISKS, Cytosis, Player
from organelle.games.cytosis.vesicles import (
    disk_closed,
    place_for,
    start,
    start_options,
)
from organelle.games.cytosis.words import ATP, DETOX, LIPID, STEROID
from organelle.kernel.actions import ActionBuffer, field, pack


def lipid_options(s: Cytosis, me: Player, free: i64, out: ActionBuffer) -> None:
    """The 3-spot and the 2-spot of lipid synthesis. [CY-5.5]"""
    collecting.options(s, me, LIPIDS, BOOST_SMOOTH_ER, free, out)


def collect_lipids(s: Cytosis, seat: i64, spot: i64, extra: i64) -> None:
    """As many lipids as the spot says. [CY-5.5]"""
    collecting.collect(s, seat, spot, BOOST_SMOOTH_ER, extra)


def detox_closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without a detox card in hand that can be paid. [CY-7.1]"""
    reason = taken(s, LOWER_SPOT, grey)
    if reason != OPEN:
        return reason
    hand = s.players[seat].hand
    reason = NEEDS_CARD
    for place in range(hand.count):
        card = s.rules.cards[hand.items[place]]
        if card.kind == DETOX_CARD:
            if card.atp <= s.atp(seat):
                return OPEN
            reason = NEEDS_ATP
    return reason


def detox_options(s: Cytosis, me: Player, grey: bool, out: ActionBuffer) -> None:
    """Each detox card in hand that can be paid. [CY-7.1]"""
    first = first_joining(s, LOWER_SPOT, grey)
    last = last_joining(s, LOWER_SPOT, grey)
    atp = me.supply[ATP]
    hand = me.hand
    cards = s.rules.cards
    for place in range(hand.count):
        card = cards[hand.items[place]]
        if card.kind == DETOX_CARD and card.atp <= atp and not hand.repeated(place):
            for joining in range(first, last + 1):
                out.add(pack(DETOX, joining, hand.items[place]))


def detox(s: Cytosis, seat: i64, action: i64) -> None:
    """The card's ATP is paid and its health gained. [CY-7.1]"""
    card = field(action, 1)
    s.pay(seat, ATP, s.rules.cards[card].atp)
    complete(s, seat, card)
    take_boost(s, seat, BOOST_SMOOTH_ER)


def steroid_closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without a disk, or without lipids enough for any steroid hormone. [CY-7.2, CY-7.4]"""
    reason = taken(s, LOWER_SPOT, grey)
    if reason != OPEN:
        return reason
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


def steroid_options(s: Cytosis, seat: i64, me: Player, grey: bool, out: ActionBuffer) -> None:
    """Any number of own lipids from the least a card asks for. [CY-7.2, CY-7.4]"""
    lipids = me.supply[LIPID]
    least = s.rules.least_lipids
    if lipids < least and me.disks == DISKS:
        return
    if steroid_closed(s, seat, grey) == OPEN:
        start_options(s, seat, STEROID, LOWER_SPOT, 0, s.rules.rough_from, least, lipids, grey, out)


def steroid(s: Cytosis, seat: i64, action: i64) -> None:
    """A disk with own lipids is placed. [CY-7.2]"""
    place = place_for(s, field(action, 2), 0, s.rules.rough_from)
    amount = field(action, 1)
    s.players[seat].supply[LIPID] -= amount
    start(s, seat, place, LIPID, amount)
    take_boost(s, seat, BOOST_SMOOTH_ER)
