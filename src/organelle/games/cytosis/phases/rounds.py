"""Rounds: turns in order, then phase 2, until the events run out. [CY-3.1, CY-3.2, CY-4.1, CY-4.6]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from organelle.games.cytosis import scoring
from organelle.games.cytosis.board import ALL_SPOTS
from organelle.games.cytosis.events import FLASKS_RETURNED, ROUND_BEGAN
from organelle.games.cytosis.expansions import epigenetics
from organelle.games.cytosis.phases.event_cards import EventReveal
from organelle.games.cytosis.phases.renewal import Renewal
from organelle.games.cytosis.phases.turns import Turn
from organelle.games.cytosis.state import Cytosis, empty
from organelle.kernel.state import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """The beginning of a round, with the holder of the marker. [CY-3.1, CY-3.2]"""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def proceed(self, s: Cytosis) -> None:
        s.round += 1
        s.turn = s.first
        s.emit(ROUND_BEGAN, s.round)
        s.push(self.turns)
        if s.rules.epigenetics:
            epigenetics.begin_round(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Step):
    """The turns of a round: clockwise, past players without flasks; then phase 2, or the end. [CY-3.2, CY-4.6]"""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turns: vec[Turn] = vec[Turn]([Turn(seat, False, False, -1) for seat in range(seats)])

    def proceed(self, s: Cytosis) -> None:
        for turn in range(s.turn, s.turn + s.seats):
            seat = turn
            if seat >= s.seats:
                seat -= s.seats
            if s.players[seat].flasks > 0:
                s.turn = seat + 1
                s.push(self)
                s.push(self.turns[seat])
                return
        if s.events.size == 0:
            scoring.final_scoring(s)
            return
        retrieve(s)
        s.push(Round(self))
        s.push(Renewal())
        s.push(EventReveal())


def retrieve(s: Cytosis) -> None:
    """Return all flasks to their players; vesicles stay. [CY-4.1]"""
    for player in s.players:
        player.flasks = s.rules.flasks
        player.exhausted = 0
    s.greys = 2
    empty(s.flasks)
    empty(s.occupied)
    empty(s.crowd)
    s.free = ALL_SPOTS
    s.emit(FLASKS_RETURNED)
