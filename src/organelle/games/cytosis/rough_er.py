"""Rough ER: protein hormones and both receptors begin, mRNA becoming protein on a vesicle. [CY-7.3]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.board import ROUGH_SPOT
from organelle.games.cytosis.flasks import NEEDS_MRNA, OPEN, STOCK_EMPTY, taken
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vesicles import (
    disk_closed,
    place_for,
    start,
    start_options,
)
from organelle.games.cytosis.words import MRNA, PROTEIN, ROUGH_ER
from organelle.kernel.actions import ActionBuffer, field


def closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed without a disk, or without mRNA and proteins enough for any card. [CY-7.3, CY-7.4]"""
    reason = taken(s, ROUGH_SPOT, grey)
    if reason != OPEN:
        return reason
    if s.players[seat].supply[MRNA] < s.rules.least_proteins:
        return NEEDS_MRNA
    if s.stock[PROTEIN] < s.rules.least_proteins:
        return STOCK_EMPTY
    return disk_closed(s, seat, s.rules.rough_from, s.rules.golgi_from)


def options(s: Cytosis, seat: i64, me: Player, grey: bool, out: ActionBuffer) -> None:
    """Any number from the least a card asks for, up to one's mRNA and the proteins in the stock. [CY-7.3, CY-7.4]"""
    rules = s.rules
    least = rules.least_proteins
    most = min(me.supply[MRNA], s.stock[PROTEIN])
    if most < least or closed(s, seat, grey) != OPEN:
        return
    start_options(s, seat, ROUGH_ER, ROUGH_SPOT, rules.rough_from, rules.golgi_from, least, most, grey, out)


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """mRNA goes to the stock, as many proteins come from it onto the disk. [CY-7.3]"""
    place = place_for(s, field(action, 2), s.rules.rough_from, s.rules.golgi_from)
    amount = field(action, 1)
    s.players[seat].supply[MRNA] -= amount
    s.stock[MRNA] += amount
    s.stock[PROTEIN] -= amount
    start(s, seat, place, PROTEIN, amount)
