"""Set-up: the figures of the variant, then a hand for everyone. [DU-1.1, DU-1.2]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.duel.phases.commitment import Round
from organelle.games.duel.phases.refill import Refill
from organelle.games.duel.state import Duel, Rules
from organelle.kernel.game import Cards
from organelle.kernel.sheet import Cell


def set_up(seats: int, options: dict[str, str], cards: Cards) -> Duel:
    """Return a table whose first step deals the hands; the rounds follow. [DU-1.1]"""
    s = Duel(seats, rules(options, cards))
    s.push(Round())
    s.push(Refill(0))
    return s


def rules(options: dict[str, str], cards: Cards) -> Rules:
    """Return the figures of the chosen variant. [DU-1.2]"""
    variant = next(row for row in cards["variants"] if row[0] == options["variant"])
    deck = cards["cards"]
    return Rules(
        names=[str(row[0]) for row in deck],
        affinity=numbers(deck, 1),
        copies=numbers(deck, 2),
        rounds=int(variant[1]),
        commitments=int(variant[2]),
        calm=int(variant[3]),
        fever=int(variant[4]),
    )


def numbers(rows: list[list[Cell]], column: int) -> vec[i64]:
    """Return a column of numbers."""
    return vec[i64]([int(row[column]) for row in rows])
