"""Building structures and exchanging nutrients in the action phase. [FO-8.4, FO-9.2]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from organelle.games.foment.closed import (
    ENCYSTED_NOW,
    ENOUGH,
    HAS_EXCHANGED,
    HAS_FOUGHT,
    NO_EXCHANGE,
    NO_POWER,
    NO_TOKEN,
    NOT_ON_MENU,
    OPEN,
    REASONS,
    TOO_DEAR,
)
from organelle.games.foment.events import BUILT, EXCHANGED, POWERED
from organelle.games.foment.parts import COMPLEXITY, STRUCTURES
from organelle.games.foment.state import Foment
from organelle.games.foment.strategies import judge
from organelle.games.foment.structures import price
from organelle.games.foment.vocabulary import BUILD, DONE, EXCHANGE, BuildFields, ExchangeFields
from organelle.kernel.actions import ActionBuffer, field, kind_of, pack
from organelle.kernel.state import Choice

EXCHANGE_LIMIT: Final = 2


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
    """Return why that cell may not build at all now, or OPEN. [FO-8.3, FO-10.8]"""
    if s.fought >> seat & 1:
        return HAS_FOUGHT
    if s.cells[seat].encysted:
        return ENCYSTED_NOW
    return OPEN


def structure_closed(s: Foment, seat: i64, structure: i64) -> i64:
    """Return why that cell cannot build this structure, or OPEN. [FO-1.6, FO-8.4, FO-9.4, FO-9.8]"""
    if not s.menu >> structure & 1:
        return NOT_ON_MENU
    if s.supply[structure] == 0:
        return NO_TOKEN
    limit = s.rules.structures[structure].limit
    cell = s.cells[seat]
    if limit > 0 and cell.tokens[structure] >= limit:
        return ENOUGH
    held = cell.held
    for nutrient in range(len(held)):
        if price(s, seat, structure, nutrient) > held[nutrient]:
            return TOO_DEAR
    return OPEN


def exchange_closed(s: Foment, seat: i64) -> i64:
    """Return why that cell cannot exchange nutrients now, or OPEN. [FO-9.2]"""
    if not s.works(seat, COMPLEXITY):
        return NO_POWER
    if s.exchanged >> seat & 1:
        return HAS_EXCHANGED
    for given in range(3):
        for taken in range(3):
            if exchangeable(s, seat, given, taken) > 0:
                return OPEN
    return NO_EXCHANGE


def closed_builds(s: Foment, seat: i64) -> dict[str, str]:
    """Return why structures cannot be built and nutrients not exchanged, by code. [FO-8.4, FO-9.2]"""
    found: dict[str, str] = {}
    for structure, name in enumerate(STRUCTURES):
        reason = build_closed(s, seat) or structure_closed(s, seat, structure)
        if reason:
            found[f"build {name}"] = REASONS[reason]
    reason = build_closed(s, seat) or exchange_closed(s, seat)
    if reason:
        found["exchange"] = REASONS[reason]
    return found


def add_builds(s: Foment, seat: i64, out: ActionBuffer) -> None:
    """Add every structure and every exchange that the cell can pay."""
    for structure in range(len(s.rules.structures)):
        if structure_closed(s, seat, structure) == OPEN:
            out.add(pack(BUILD, structure))
    if exchange_closed(s, seat) == OPEN:
        add_exchanges(s, seat, out)


def add_exchanges(s: Foment, seat: i64, out: ActionBuffer) -> None:
    """Add every pair of nutrients in every amount. [FO-9.2]"""
    for given in range(3):
        for taken in range(3):
            for more in range(exchangeable(s, seat, given, taken)):
                out.add(pack(EXCHANGE, given, taken, more))


def exchangeable(s: Foment, seat: i64, given: i64, taken: i64) -> i64:
    """Return how many of one type may become another: at most two, and as many as the bank has. [FO-9.2]"""
    if given == taken:
        return 0
    return min(min(s.cells[seat].held[given], s.bank[taken]), EXCHANGE_LIMIT)


def make(s: Foment, seat: i64, action: i64) -> None:
    """Build or exchange; the cell goes on building unless that wins. [FO-8.4, FO-12.1]"""
    if kind_of(action) == BUILD:
        build(s, seat, field(action, BuildFields.STRUCTURE))
    else:
        exchange(s, seat, action)
    if not judge(s):
        s.push(Building(seat))


def build(s: Foment, seat: i64, structure: i64) -> None:
    """Move the price to the bank and the token to the cell. [FO-8.4, FO-1.4]"""
    cell = s.cells[seat]
    for nutrient in range(3):
        due = price(s, seat, structure, nutrient)
        cell.held[nutrient] -= due
        s.bank[nutrient] += due
    s.supply[structure] -= 1
    cell.tokens[structure] += 1
    s.emit(BUILT, seat, structure)
    if s.rules.fresh_power:
        charge(s, seat, structure)


def charge(s: Foment, seat: i64, structure: i64) -> None:
    """Let a new structure work until the next upkeep, which asks for its energy. [FO-6.5]"""
    if not s.works(seat, structure):
        s.cells[seat].power |= 1 << structure
        s.emit(POWERED, seat, structure)


def exchange(s: Foment, seat: i64, action: i64) -> None:
    """Swap nutrients with the bank by biosynthetic complexity, once a round. [FO-9.2]"""
    given = field(action, ExchangeFields.GIVEN)
    taken = field(action, ExchangeFields.TAKEN)
    amount = field(action, ExchangeFields.AMOUNT) + 1
    cell = s.cells[seat]
    cell.held[given] -= amount
    s.bank[given] += amount
    s.bank[taken] -= amount
    cell.held[taken] += amount
    s.exchanged |= 1 << seat
    s.emit(EXCHANGED, seat, given, taken, amount)
