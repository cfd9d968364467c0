"""Rough ER: protein hormones and both receptors begin, mRNA becoming protein on a vesicle. [CY-7.3]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import ROUGH_SPOT
from organelle.games.cytosis.flasks import NEEDS_MRNA, OPEN, STOCK_EMPTY
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vesicles import disk_closed, place_for, start, start_options
from organelle.games.cytosis.vocabulary import MRNA, PROTEIN, ROUGH_ER, RoughErFields
from organelle.kernel.actions import ActionBuffer, field


@final
@mypyc_attr(acyclic=True)
class RoughER(Place):
    """Spots for the start of protein hormones and of both receptors. [CY-7.3]"""

    def __init__(self) -> None:
        super().__init__(ROUGH_SPOT, ROUGH_ER)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add any number from the least a card asks for, as far as own mRNA and the stock's proteins go.

        [CY-7.3, CY-7.4]
        """
        rules = s.rules
        least = rules.least_proteins
        most = min(me.supply[MRNA], s.stock[PROTEIN])
        if most < least or disk_closed(s, me.seat, rules.rough_from, rules.golgi_from) != OPEN:
            return
        start_options(s, me.seat, ROUGH_ER, ROUGH_SPOT, rules.rough_from, rules.golgi_from, least, most, grey, out)

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return what is missing: mRNA or proteins enough for any card, or a disk. [CY-7.3, CY-7.4]"""
        if s.players[seat].supply[MRNA] < s.rules.least_proteins:
            return NEEDS_MRNA
        if s.stock[PROTEIN] < s.rules.least_proteins:
            return STOCK_EMPTY
        return disk_closed(s, seat, s.rules.rough_from, s.rules.golgi_from)

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Put mRNA into the stock and as many proteins from it onto a disk. [CY-7.3]"""
        place = place_for(s, field(action, RoughErFields.EVICTED), s.rules.rough_from, s.rules.golgi_from)
        amount = field(action, RoughErFields.AMOUNT)
        s.players[seat].supply[MRNA] -= amount
        s.stock[MRNA] += amount
        s.stock[PROTEIN] -= amount
        start(s, seat, place, PROTEIN, amount)
