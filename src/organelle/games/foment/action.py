"""The action phase: in turns, build, attack or pass. [FO-8.1, FO-8.2, FO-8.3, FO-8.4]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.attack import add_attacks, attack
from organelle.games.foment.order import TURN_ORDER, line_up
from organelle.games.foment.state import Foment
from organelle.games.foment.strategies import judge
from organelle.games.foment.structures import price
from organelle.games.foment.words import (
    BUILD,
    BUILT,
    COMPLEXITY,
    DONE,
    ENCYSTED_NOW,
    ENOUGH,
    EXCHANGE,
    EXCHANGED,
    HAS_EXCHANGED,
    HAS_FOUGHT,
    NO_EXCHANGE,
    NO_POWER,
    NO_TOKEN,
    NOT_ON_MENU,
    OPEN,
    PASS,
    PASSED,
    TOO_DEAR,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice, Step

EXCHANGE_LIMIT: Final = 2


def act(s: Foment) -> None:
    """The order of turns is settled for the whole phase. [FO-8.1]"""
    s.turn = -1
    s.acted = 0
    s.passed = 0
    s.fought = 0
    s.exchanged = 0
    s.push(TURNS)
    line_up(s, s.living, TURN_ORDER)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Step):
    """Turns go round until everyone is finished. [FO-8.2]"""

    def proceed(self, s: Foment) -> None:
        for ahead in range(1, s.seats + 1):
            place = (s.turn + ahead) % s.seats
            for seat in range(s.seats):
                if s.standing[seat] == place and still_acts(s, seat):
                    s.turn = place
                    s.push(self)
                    s.push(Turn(seat))
                    return


def still_acts(s: Foment, seat: i64) -> bool:
    """Is that cell alive and not finished? [FO-8.2]"""
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Building(Choice):
    """As many structures as the cell likes and can pay. [FO-8.4]"""

    def question(self, s: Foment) -> str:
        return "foment.build"

    def public(self, s: Foment) -> bool:
        return True

    def options(self, s: Foment, seat: i64, out: ActionBuffer) -> None:
        add_builds(s, seat, out)
        out.add(pack(DONE))

    def answer(self, s: Foment, seat: i64, action: i64) -> None:
        if kind_of(action) != DONE:
            make(s, seat, action)


def build_closed(s: Foment, seat: i64) -> i64:
    """Why that cell may not build at all now, or OPEN. [FO-8.3, FO-10.8]"""
    if s.fought >> seat & 1:
        return HAS_FOUGHT
    if s.cells[seat].encysted:
        return ENCYSTED_NOW
    return OPEN


def structure_closed(s: Foment, seat: i64, structure: i64) -> i64:
    """Why that cell cannot build this structure, or OPEN. [FO-1.6, FO-8.4, FO-9.4, FO-9.8]"""
    if not s.menu >> structure & 1:
        return NOT_ON_MENU
    if s.supply[structure] == 0:
        return NO_TOKEN
    limit = s.rules.structures[structure].limit
    cell = s.cells[seat]
    if limit > 0 and cell.tokens[structure] >= limit:
        return ENOUGH
    for nutrient in range(3):
        if price(s, seat, structure, nutrient) > cell.held[nutrient]:
            return TOO_DEAR
    return OPEN


def add_builds(s: Foment, seat: i64, out: ActionBuffer) -> None:
    for structure in range(len(s.rules.structures)):
        if structure_closed(s, seat, structure) == OPEN:
            out.add(pack(BUILD, structure))
    if exchange_closed(s, seat) == OPEN:
        add_exchanges(s, seat, out)


def exchange_closed(s: Foment, seat: i64) -> i64:
    """Why that cell cannot exchange nutrients now, or OPEN. [FO-9.2]"""
    if not s.works(seat, COMPLEXITY):
        return NO_POWER
    if s.exchanged >> seat & 1:
        return HAS_EXCHANGED
    for given in range(3):
        for gained in range(3):
            if exchangeable(s, seat, given, gained) > 0:
                return OPEN
    return NO_EXCHANGE


def exchangeable(s: Foment, seat: i64, given: i64, gained: i64) -> i64:
    """How many of one type may become another: at most two, and as many as the bank has. [FO-9.2]"""
    if given == gained:
        return 0
    return min(s.cells[seat].held[given], s.bank[gained], EXCHANGE_LIMIT)


def add_exchanges(s: Foment, seat: i64, out: ActionBuffer) -> None:
    for given in range(3):
        for gained in range(3):
            for more in range(exchangeable(s, seat, given, gained)):
                out.add(pack(EXCHANGE, given, gained, more))


def make(s: Foment, seat: i64, action: i64) -> None:
    """A structure is built or nutrients are exchanged; the cell goes on building unless that wins. [FO-8.4, FO-12.1]"""
    if kind_of(action) == BUILD:
        build(s, seat, field(action, 0))
    else:
        exchange(s, seat, field(action, 0), field(action, 1), field(action, 2) + 1)
    if not judge(s):
        s.push(Building(seat))


def build(s: Foment, seat: i64, structure: i64) -> None:
    """The price goes to the bank, the token to the cell. [FO-8.4, FO-1.4]"""
    cell = s.cells[seat]
    for nutrient in range(3):
        due = price(s, seat, structure, nutrient)
        cell.held[nutrient] -= due
        s.bank[nutrient] += due
    s.supply[structure] -= 1
    cell.tokens[structure] += 1
    s.emit(BUILT, seat, structure)


def exchange(s: Foment, seat: i64, given: i64, gained: i64, amount: i64) -> None:
    """Biosynthetic complexity swaps with the bank, once a round. [FO-9.2]"""
    cell = s.cells[seat]
    cell.held[given] -= amount
    s.bank[given] += amount
    s.bank[gained] -= amount
    cell.held[gained] += amount
    s.exchanged |= 1 << seat
    s.emit(EXCHANGED, seat, given, gained, amount)


TURNS: Final = Turns()
