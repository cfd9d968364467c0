"""The cytoplasm: hormones. [CE-5.8]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.state import Cellulose
from organelle.games.cellulose.vocabulary import (
    CYTOPLASM_LARGE,
    CYTOPLASM_SMALL,
    HORMONE,
    TO_CYTOPLASM,
    CytoplasmFields,
)
from organelle.kernel.actions import field


@final
@mypyc_attr(acyclic=True)
class Cytoplasm(Place):
    """Hormones for anyone. [CE-5.8]"""

    def __init__(self) -> None:
        super().__init__(
            TO_CYTOPLASM,
            CYTOPLASM_SMALL,
            2,
            1 << CYTOPLASM_LARGE,
            CytoplasmFields.MARKER,
            CytoplasmFields.CARD,
            CytoplasmFields.SIZE,
            needs_nothing=True,
            keeps_card_stock=True,
        )

    def act(self, s: Cellulose, seat: i64, action: i64) -> None:
        """Give hormones. [CE-5.8]"""
        s.gain(seat, HORMONE, s.rules.cytoplasm[field(action, CytoplasmFields.SIZE)])

    def amount(self, s: Cellulose, space: i64) -> i64:
        return s.rules.cytoplasm[space - self.first]
