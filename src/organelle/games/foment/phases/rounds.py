"""Phase follows phase and round follows round until somebody has won. [FO-12.1, FO-11.5]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from organelle.games.foment.events import ROUND
from organelle.games.foment.parts import ACTION, MOVEMENT, SETTING_UP
from organelle.games.foment.phases.registry import PHASES
from organelle.games.foment.scoring import expire
from organelle.games.foment.state import Foment
from organelle.games.foment.strategies import judge
from organelle.kernel.state import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NextPhase(Step):
    """A phase is over: strategies are looked at, then the next phase begins. [FO-12.1]"""

    def proceed(self, s: Foment) -> None:
        if s.phase != SETTING_UP and judge(s):
            return
        if s.phase == ACTION and s.round == s.rules.rounds:
            expire(s)
            return
        if s.phase < ACTION:
            s.phase += 1
        else:
            s.phase = MOVEMENT
        if s.phase == MOVEMENT:
            start_round(s)
        s.push(self)
        PHASES[s.phase].begin(s)


def start_round(s: Foment) -> None:
    """Begin a new round; cysts of the last one open. [FO-10.8]"""
    s.round += 1
    for cell in s.cells:
        cell.encysted = False
    s.emit(ROUND, s.round)


NEXT_PHASE: Final = NextPhase()
