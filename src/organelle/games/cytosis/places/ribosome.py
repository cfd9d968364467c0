"""Free ribosome: mRNA is translated to protein. [CY-5.6]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis.board import RIBOSOME_SPOT
from organelle.games.cytosis.events import TRADED
from organelle.games.cytosis.flasks import NEEDS_MRNA, OPEN, STOCK_EMPTY
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.vocabulary import MRNA, PROTEIN, RIBOSOME, RibosomeFields
from organelle.kernel.actions import ActionBuffer, field, pack


@final
@mypyc_attr(acyclic=True)
class FreeRibosome(Place):
    """A spot that turns any number of mRNA into as many proteins. [CY-5.6]"""

    def __init__(self) -> None:
        super().__init__(RIBOSOME_SPOT, RIBOSOME)

    def options(self, s: Cytosis, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
        """Add any number of own mRNA, within the proteins in the stock. [CY-5.6]"""
        most = min(me.supply[MRNA], s.stock[PROTEIN])
        for amount in range(s.rules.edition.least_trade, most + 1):
            out.add(pack(RIBOSOME, amount))

    def closed(self, s: Cytosis, seat: i64, kind: i64, spot: i64) -> i64:
        """Return what the least trade of the edition is short of. [CY-5.6]"""
        least = s.rules.edition.least_trade
        if s.players[seat].supply[MRNA] < least:
            return NEEDS_MRNA
        return OPEN if s.stock[PROTEIN] >= least else STOCK_EMPTY

    def act(self, s: Cytosis, seat: i64, action: i64) -> None:
        """Trade mRNA for as many proteins. [CY-5.6]"""
        amount = field(action, RibosomeFields.AMOUNT)
        supply = s.players[seat].supply
        supply[MRNA] -= amount
        s.stock[MRNA] += amount
        s.stock[PROTEIN] -= amount
        supply[PROTEIN] += amount
        s.emit(TRADED, seat, amount, MRNA, PROTEIN)
