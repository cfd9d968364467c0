"""Phase follows phase and round follows round until somebody has won. [FO-12.1, FO-11.5]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from organelle.games.foment.acquisition import acquire
from organelle.games.foment.action import act
from organelle.games.foment.ending import expire
from organelle.games.foment.movement import Movement
from organelle.games.foment.mutation import mutate
from organelle.games.foment.state import Foment
from organelle.games.foment.strategies import judge
from organelle.games.foment.tide import TIDE_ROLL
from organelle.games.foment.upkeep import keep_up
from organelle.games.foment.words import (
    ACQUISITION,
    ACTION,
    MOVEMENT,
    MUTATION,
    ROUND,
    SETTING_UP,
    TIDE,
    UPKEEP,
)
from organelle.kernel.state import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Phases(Step):
    """A phase is over: strategies are looked at, then the next phase begins. [FO-12.1]"""

    def proceed(self, s: Foment) -> None:
        if s.phase != SETTING_UP and judge(s):
            return
        if s.phase == ACTION and s.round == s.rules.rounds:
            expire(s)
            return
        s.phase = s.phase + 1 if s.phase < ACTION else MOVEMENT
        if s.phase == MOVEMENT:
            start_round(s)
        s.push(self)
        begin(s)


def start_round(s: Foment) -> None:
    """A new round; cysts of the last one open. [FO-10.8]"""
    s.round += 1
    for cell in s.cells:
        cell.encysted = False
    s.emit(ROUND, s.round)


def begin(s: Foment) -> None:
    if s.phase == MOVEMENT:
        s.push(Movement(s.living))
    elif s.phase == ACQUISITION:
        acquire(s)
    elif s.phase == TIDE:
        s.push(TIDE_ROLL)
    elif s.phase == UPKEEP:
        keep_up(s)
    elif s.phase == MUTATION:
        mutate(s)
    else:
        act(s)


PHASES: Final = Phases()
