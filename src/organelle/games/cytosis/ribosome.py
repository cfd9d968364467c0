"""Free ribosome: mRNA is translated to protein. [CY-5.6]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis.board import RIBOSOME_SPOT
from organelle.games.cytosis.flasks import NEEDS_MRNA, OPEN, STOCK_EMPTY, taken
from organelle.games.cytosis.state import Cytosis, Player
from organelle.games.cytosis.told import TRADED
from organelle.games.cytosis.words import MRNA, PROTEIN, RIBOSOME
from organelle.kernel.actions import ActionBuffer, field, pack


def closed(s: Cytosis, seat: i64, grey: bool) -> i64:
    """Closed when not even the least trade of the edition is possible. [CY-5.6]"""
    reason = taken(s, RIBOSOME_SPOT, grey)
    if reason != OPEN:
        return reason
    least = s.rules.edition.least_trade
    if s.players[seat].supply[MRNA] < least:
        return NEEDS_MRNA
    return OPEN if s.stock[PROTEIN] >= least else STOCK_EMPTY


def options(s: Cytosis, me: Player, out: ActionBuffer) -> None:
    """Any number of own mRNA, within the proteins in the stock. [CY-5.6]"""
    most = min(me.supply[MRNA], s.stock[PROTEIN])
    for amount in range(s.rules.edition.least_trade, most + 1):
        out.add(pack(RIBOSOME, amount))


def act(s: Cytosis, seat: i64, action: i64) -> None:
    """mRNA for as many proteins. [CY-5.6]"""
    amount = field(action, 0)
    supply = s.players[seat].supply
    supply[MRNA] -= amount
    s.stock[MRNA] += amount
    s.stock[PROTEIN] -= amount
    supply[PROTEIN] += amount
    s.emit(TRADED, seat, amount, MRNA, PROTEIN)
