"""Biosynthetic synergy: a nutrient from the bank at the end of the acquisition. [FO-10.6]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.events import ABSORBED
from organelle.games.foment.state import Foment, lowest
from organelle.games.foment.vocabulary import ABSORB, AbsorbFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.state import Choice, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Absorption(Step):
    """Whoever has synergy and found all three nutrients takes one from the bank. [FO-10.6]"""

    def proceed(self, s: Foment) -> None:
        if s.owed and s.bank[0] + s.bank[1] + s.bank[2] > 0:
            s.push(self)
            s.push(Absorb(lowest(s.owed)))
            s.owed &= s.owed - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Absorb(Choice):
    """One nutrient from the bank, of any type it has. [FO-10.6]"""

    def question(self, s: Foment) -> str:
        return "foment.absorb"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for nutrient in range(3):
            if s.bank[nutrient] > 0:
                out.add(pack(ABSORB, nutrient))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        nutrient = field(action, AbsorbFields.NUTRIENT)
        s.bank[nutrient] -= 1
        s.cells[seat].held[nutrient] += 1
        s.emit(ABSORBED, seat, nutrient)


ABSORPTION: Final = Absorption()
