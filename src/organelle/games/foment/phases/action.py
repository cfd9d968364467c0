"""The action phase: in turns, build, attack or pass. [FO-8.1, FO-8.2, FO-8.3]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.closed import OPEN
from organelle.games.foment.events import PASSED
from organelle.games.foment.order import TURN_ORDER, line_up
from organelle.games.foment.phases.attack import add_attacks, attack, closed_weapons
from organelle.games.foment.phases.building import add_builds, build_closed, closed_builds, make
from organelle.games.foment.phases.phase import Phase
from organelle.games.foment.state import Foment
from organelle.games.foment.vocabulary import BUILD, EXCHANGE, PASS
from organelle.kernel.actions import ActionBuffer, kind_of, pack
from organelle.kernel.state import Choice, Step


@final
class ActionPhase(Phase):
    """The last phase; the order of turns is settled for the whole of it. [FO-8.1]"""

    def begin(self, s: Foment) -> None:
        s.turn = -1
        s.acted = 0
        s.passed = 0
        s.fought = 0
        s.exchanged = 0
        s.push(TURNS)
        line_up(s, s.living, TURN_ORDER)

    def closed(self, s: Foment, seat: i64) -> dict[str, str]:
        if isinstance(s.top(), Turn):
            return {**closed_builds(s, seat), **closed_weapons(s, seat)}
        return closed_builds(s, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Step):
    """Turns go round until everyone is finished. [FO-8.2]"""

    def proceed(self, s: Foment) -> None:
        for ahead in range(1, s.seats + 1):
            turn = (s.turn + ahead) % s.seats
            for seat in range(s.seats):
                if s.standing[seat] == turn and still_acts(s, seat):
                    s.turn = turn
                    s.push(self)
                    s.push(Turn(seat))
                    return


def still_acts(s: Foment, seat: i64) -> bool:
    """Return whether that cell is alive and not finished. [FO-8.2]"""
    return s.cells[seat].alive and s.contest >> seat & 1 == 1 and s.acted >> seat & 1 == 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Choice):
    """One cell builds, attacks or passes. [FO-8.2]"""

    def question(self, s: Foment) -> str:
        return "foment.act"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        if build_closed(s, seat) == OPEN:
            add_builds(s, seat, out)
        add_attacks(s, seat, out)
        out.add(pack(PASS))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == PASS:
            s.acted |= 1 << seat
            s.passed |= 1 << seat
            s.emit(PASSED, seat)
        elif kind in (BUILD, EXCHANGE):
            s.acted |= 1 << seat
            make(s, seat, action)
        else:
            attack(s, seat, action)


TURNS: Final = Turns()
