"""Maintaining the genome, the first step of the upkeep. [FO-6.2]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.damage import bury, hurt
from organelle.games.foment.events import MAINTAINED, MAINTAINED_FREE
from organelle.games.foment.parts import CARB, LITHOTROPHISM, MAINTENANCE, PHOSPHORYLATION, VENT
from organelle.games.foment.phases.leakage import leak
from organelle.games.foment.state import Foment
from organelle.games.foment.structures import CARB_COVERS
from organelle.games.foment.vocabulary import MAINTAIN, SUFFER, MaintainFields
from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Sealed


def maintain_genomes(s: Foment) -> None:
    """Ask all cells that have a choice. [FO-6.2]"""
    asked: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        cell.credit = 0
        if cell.alive and not cell.encysted and (cell.nutrients > 0 or feeds_on_rock(s, seat)):
            asked |= 1 << seat
    s.push(Maintenance(asked))


def feeds_on_rock(s: Foment, seat: i64) -> bool:
    """Return whether the genome is maintained for nothing. [FO-10.2]"""
    cell = s.cells[seat]
    return cell.has(LITHOTROPHISM) and s.rules.sea.terrain[cell.region] == VENT


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Maintenance(Sealed):
    """A nutrient for the genome, whichever, or the damage. [FO-6.2]"""

    def question(self, s: Foment) -> str:
        return "foment.maintain"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        if feeds_on_rock(s, seat):
            out.add(pack(MAINTAIN))
        else:
            for nutrient in range(3):
                if s.cells[seat].held[nutrient] > 0:
                    out.add(pack(MAINTAIN, nutrient))
        out.add(pack(SUFFER))

    def open(self, s: Foment) -> None:
        for seat in range(s.seats):
            if self.seats >> seat & 1 and kind_of(s.slips[seat][0]) == MAINTAIN:
                maintain(s, seat, field(s.slips[seat][0], MaintainFields.NUTRIENT))
            elif s.cells[seat].alive and not s.cells[seat].encysted:
                hurt(s, seat, MAINTENANCE)
        if not bury(s):
            leak(s)


def maintain(s: Foment, seat: i64, nutrient: i64) -> None:
    """Keep the genome, for a nutrient or for nothing; a carb may cover more than that. [FO-6.2, FO-9.6, FO-10.2]"""
    if nutrient == ABSENT:
        s.emit(MAINTAINED_FREE, seat)
        return
    cell = s.cells[seat]
    cell.held[nutrient] -= 1
    s.bank[nutrient] += 1
    if nutrient == CARB and s.works(seat, PHOSPHORYLATION):
        cell.credit = CARB_COVERS - 1
    s.emit(MAINTAINED, seat, nutrient)
