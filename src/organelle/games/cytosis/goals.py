"""Goals: where markers go, and what they score. [CY-2.2, CY-10.1, CY-10.2, CY-13.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from organelle.games.cytosis.cards import (
    COUNT_ANTIBODIES,
    COUNT_ATTACKS,
    COUNT_DETOX,
    COUNT_RECEPTORS,
    DETOX_CARD,
    PROTEIN_RECEPTOR,
    STEROID_RECEPTOR,
)
from organelle.games.cytosis.events import GOAL_MARKED
from organelle.games.cytosis.state import Cytosis, Player

FIRST_MARKER: Final = 3
FIRST_MARK: Final = 15
"""The bits of a goal's mark that hold the seat of its first marker plus one; those of the second begin at the next."""
SECOND_MARK: Final = 4


def marked_first(s: Cytosis, index: i64) -> i64:
    """Return the seat whose marker came first on a goal that lies at that index, or -1."""
    return (s.goals.marks[index] & FIRST_MARK) - 1


def marked_second(s: Cytosis, index: i64) -> i64:
    """Return the seat whose marker came second on a goal, or -1."""
    return (s.goals.marks[index] >> SECOND_MARK) - 1


def open_to(s: Cytosis, seat: i64, index: i64) -> bool:
    """Return whether the seat may mark a goal: two markers at most, never two of one player. [CY-10.1]"""
    return s.players[seat].markers > 0 and s.goals.marks[index] < 16 and marked_first(s, index) != seat


def mark(s: Cytosis, seat: i64, goal: i64) -> None:
    """Place a marker of the seat on a goal for good; the first one gains health. [CY-10.1, CY-10.2]"""
    index: i64 = 0
    while s.goals.items[index] != goal:
        index += 1
    first = s.goals.marks[index] == 0
    s.goals.marks[index] += seat + 1 if first else (seat + 1) << 4
    player = s.players[seat]
    player.markers -= 1
    health: i64 = FIRST_MARKER if first else 0
    player.health += health
    player.goal_health += health
    s.emit(GOAL_MARKED, seat, goal, health)


def counted(player: Player, counts: i64) -> i64:
    """Return how many a player has of what a goal counts. [CY-13.6, CY-15.12]"""
    if counts < COUNT_RECEPTORS:
        return player.made[counts]
    if counts == COUNT_RECEPTORS:
        return player.made[PROTEIN_RECEPTOR] + player.made[STEROID_RECEPTOR]
    if counts == COUNT_DETOX:
        return player.made[DETOX_CARD]
    if counts == COUNT_ATTACKS:
        return player.attacks.count
    assert counts == COUNT_ANTIBODIES
    return 2 * (player.antibodies[0] + player.antibodies[1] + player.antibodies[2])


def worth(s: Cytosis, seat: i64, goal: i64) -> i64:
    """Return the health a goal brings a marked player at the end, rounded down. [CY-13.6, CY-15.12]"""
    row = s.rules.goals[goal]
    return counted(s.players[seat], row.counts) // row.per * row.health
