"""The five secret strategies and when they win. [FO-12.1, FO-12.2]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.foment.ending import crown, fittest
from organelle.games.foment.state import Foment
from organelle.games.foment.words import (
    APPENDAGES,
    CLAIMED,
    ENCAPSULATION,
    FLAGELLUM,
    GLUTTONY,
    MATRIX,
    MEMBRANE,
    PILUS,
    QUORUM,
    STROMATOLITE,
    WALL,
)
from organelle.kernel.sheet import (
    OWN,
    RECONSTRUCTED,
    RULEBOOK,
    Column,
    Row,
    Sheet,
)

PLAYERS = Sheet(
    "players",
    [
        Column("name"),
        Column("bank", low=0, high=20),
        Column("drop", low=1, high=20),
        Column("layers", low=2, high=9),
        Column("harvests", low=1, high=9),
        Column("feast", low=1, high=40),
        Column("each", low=0, high=9),
        Column("company", low=1, high=4),
        Column("meetings", low=1, high=9),
        Column("appendages", low=1, high=9),
    ],
    # bank, drop, layers, harvests, feast, each, company, meetings, appendages
    [
        Row(OWN, "two", 2, 5, 4, 3, 8, 2, 2, 2, 2),
        Row(RULEBOOK * 3 + RECONSTRUCTED * 7, "three", 2, 5, 4, 3, 8, 2, 2, 2, 2),
        Row(RULEBOOK * 3 + RECONSTRUCTED * 7, "four", 2, 5, 4, 3, 8, 2, 2, 3, 2),
        Row(RULEBOOK * 3 + RECONSTRUCTED * 7, "five", 4, 6, 5, 3, 10, 2, 3, 2, 2),
    ],
    least=4,
    most=4,
)
"""What goes by the number of players who begin: the first nutrients and what strategies ask for. [FO-2.6, FO-12.3]"""


def judge(s: Foment) -> bool:
    """Whoever has met its own strategy wins, the fittest of them; true if that ends the game. [FO-12.1, FO-12.2]

    A condition met for the first time tells everyone whether that card is the cell's own, won or not.
    """
    claims: i64 = 0
    for seat in range(s.seats):
        cell = s.cells[seat]
        if cell.alive:
            met = conditions(s, seat) & ~cell.met
            if met:
                s.revealed_to = -1
                cell.met |= met
                if met >> cell.strategy & 1:
                    claims |= 1 << seat
    if claims == 0:
        return False
    for seat in range(s.seats):
        if claims >> seat & 1:
            s.reveal(CLAIMED, -1, seat, s.cells[seat].strategy)
    crown(s, fittest(s, claims))
    return True


def conditions(s: Foment, seat: i64) -> i64:
    """The strategies whose condition a cell meets now, as bits. [FO-12.3, FO-12.4, FO-12.5, FO-12.6, FO-12.7]"""
    cell = s.cells[seat]
    goals = s.rules.goals
    met: i64 = 0
    if layers(s, seat) >= goals.layers:
        met |= 1 << ENCAPSULATION
    if cell.harvests >= goals.harvests:
        met |= 1 << STROMATOLITE
    if cell.nutrients >= goals.feast and all(held >= goals.each for held in cell.held):
        met |= 1 << GLUTTONY
    if cell.meetings >= goals.meetings:
        met |= 1 << QUORUM
    if cell.tokens[FLAGELLUM] + cell.tokens[PILUS] >= goals.appendages:
        met |= 1 << APPENDAGES
    return met


def layers(s: Foment, seat: i64) -> i64:
    """Membranes, a cell wall and a matrix. [FO-12.3]"""
    cell = s.cells[seat]
    count = cell.tokens[MEMBRANE]
    if cell.tokens[WALL] > 0:
        count += 1
    if cell.has(MATRIX):
        count += 1
    return count
