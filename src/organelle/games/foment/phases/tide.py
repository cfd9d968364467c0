"""The tide: its roll, the drop of nutrients and the plasmids it brings. [FO-5.1, FO-5.2, FO-5.3, FO-5.4]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.events import FELL, TIDE_CAME, TIDE_ROLLED, TIDE_STAYED, UNVEILED
from organelle.games.foment.order import Roll, face_of
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import FALL, UNVEIL, FallFields, UnveilFields
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.rng import Rng, pick
from organelle.kernel.state import CHANCE_ASKED, Chance


@final
class TidePhase(Phase):
    """The third phase. [FO-5.1]"""

    def begin(self, s: Foment) -> None:
        s.push(TIDE_ROLL)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TideRoll(Roll):
    """One die against the number under the marker. [FO-5.1]"""

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        target = s.rules.clock[s.tide]
        s.emit(TIDE_ROLLED, face_of(action), target)
        if face_of(action) >= target:
            come_in(s)
        else:
            stay_out(s)


def come_in(s: Foment) -> None:
    """Drop the bank, return the marker, add a plasmid to the menu. [FO-5.2, FO-5.3]"""
    s.emit(TIDE_CAME)
    s.tide = 0
    for nutrient in range(3):
        s.air[nutrient] += s.bank[nutrient]
        s.bank[nutrient] = 0
    s.push(UNVEILING)
    s.push(DROP)


def stay_out(s: Foment) -> None:
    """Move the marker up; on the last step it stays. [FO-5.4]"""
    if s.tide + 1 < len(s.rules.clock):
        s.tide += 1
    s.emit(TIDE_STAYED, s.rules.clock[s.tide])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drop(Chance):
    """Every nutrient in the air falls somewhere by itself. [FO-2.7]"""

    def asks(self, s: Foment) -> i64:
        return CHANCE_ASKED if s.air[0] + s.air[1] + s.air[2] > 0 else 0

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        out.add_each(FALL, s.rules.sea.weights)

    def draw(self, s: Foment, out: ActionBuffer, rng: Rng) -> i64:
        sea = s.rules.sea
        return pack(FALL, pick(sea.weights, sea.total, rng))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        region = field(action, FallFields.REGION)
        nutrient: i64 = 0
        while s.air[nutrient] == 0:
            nutrient += 1
        s.air[nutrient] -= 1
        s.sea[region * 3 + nutrient] += 1
        s.emit(FELL, nutrient, region)
        s.push(self)

    def proceed(self, s: Foment) -> None:
        """Do nothing: all has fallen."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Unveiling(Chance):
    """A plasmid of the tide deck joins the menu, while there is one. [FO-5.3]"""

    def asks(self, s: Foment) -> i64:
        return CHANCE_ASKED if s.menu != (1 << len(s.rules.structures)) - 1 else 0

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        for structure in range(len(s.rules.structures)):
            if not s.menu >> structure & 1:
                out.add(pack(UNVEIL, structure))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        structure = field(action, UnveilFields.STRUCTURE)
        s.menu |= 1 << structure
        s.emit(UNVEILED, structure)

    def proceed(self, s: Foment) -> None:
        """Do nothing: no plasmid is left."""


DROP: Final = Drop()
TIDE_ROLL: Final = TideRoll()
UNVEILING: Final = Unveiling()
