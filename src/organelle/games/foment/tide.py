"""The tide: its clock, the drop of nutrients and the plasmids it brings. [FO-5.1, FO-5.2, FO-5.3, FO-5.4]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.map import REGION_COUNT
from organelle.games.foment.order import add_faces, face_of
from organelle.games.foment.state import Foment
from organelle.games.foment.words import (
    FALL,
    FELL,
    TIDE_CAME,
    TIDE_ROLLED,
    TIDE_STAYED,
    UNVEIL,
    UNVEILED,
)
from organelle.kernel.actions import ActionBuffer, field, pack
from organelle.kernel.sheet import RECONSTRUCTED, Column, Row, Sheet
from organelle.kernel.state import CHANCE_ASKED, Chance

CLOCK = Sheet(
    "clock",
    [Column("name"), Column("number", low=1, high=6)],
    [
        Row(RECONSTRUCTED, "low-tide", 6),
        Row(RECONSTRUCTED, "step-1", 5),
        Row(RECONSTRUCTED, "step-2", 4),
        Row(RECONSTRUCTED, "step-3", 3),
        Row(RECONSTRUCTED, "step-4", 2),
        Row(RECONSTRUCTED, "high-tide", 1),
    ],
    least=1,
    most=12,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TideRoll(Chance):
    """One die against the number under the marker. [FO-5.1]"""

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        add_faces(out)

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        target = s.rules.clock[s.tide]
        s.emit(TIDE_ROLLED, face_of(action), target)
        if face_of(action) >= target:
            come_in(s)
        else:
            stay_out(s)


def come_in(s: Foment) -> None:
    """The bank is dropped, the marker returns, a plasmid joins the menu. [FO-5.2, FO-5.3]"""
    s.emit(TIDE_CAME)
    s.tide = 0
    for nutrient in range(3):
        s.air[nutrient] += s.bank[nutrient]
        s.bank[nutrient] = 0
    s.push(UNVEILING)
    s.push(DROP)


def stay_out(s: Foment) -> None:
    """The marker moves up, on the last step it stays. [FO-5.4]"""
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
        weights = s.rules.sea.weights
        for region in range(REGION_COUNT):
            out.add(pack(FALL, region), weights[region])

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        region = field(action, 0)
        nutrient: i64 = 0
        while s.air[nutrient] == 0:
            nutrient += 1
        s.air[nutrient] -= 1
        s.sea[region * 3 + nutrient] += 1
        s.emit(FELL, nutrient, region)
        s.push(self)

    def proceed(self, s: Foment) -> None:
        """All has fallen."""


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
        structure = field(action, 0)
        s.menu |= 1 << structure
        s.emit(UNVEILED, structure)

    def proceed(self, s: Foment) -> None:
        """Nothing is left to unveil."""


DROP: Final = Drop()
TIDE_ROLL: Final = TideRoll()
UNVEILING: Final = Unveiling()
