"""What the end of a game is worth to its players, as numbers for learning and search."""

from __future__ import annotations

from typing import Final

WIN: Final = "win"
SHARE: Final = "share"
MARGIN: Final = "margin"

UTILITIES: Final = (WIN, SHARE, MARGIN)
"""The utilities there are: winning, the part of the win, the lead."""


class MaxLength:
    """How long a game can be.

    >>> from organelle.games import GAMES
    >>> GAMES["duel"].max_length(2, GAMES["duel"].defaults())
    <MaxLength 18 decisions, 30 draws>

    Attributes:
        decisions: answers of all players together, those included that a match gives by itself.
        draws: answers of chance.
    """

    def __init__(self, decisions: int, draws: int) -> None:
        self.decisions = decisions
        self.draws = draws

    def __repr__(self) -> str:
        return f"<MaxLength {self.decisions} decisions, {self.draws} draws>"


def utilities(utility: str, players: int, scores: list[int], winners: list[int]) -> list[float]:
    """Return the utility of each player at the end; scores and winners may name seats that the rules play after them.

    >>> utilities("win", 3, [5, 9, 9], [1, 2]), utilities("share", 3, [5, 9, 9], [1, 2])
    ([-1.0, 0.0, 0.0], [0.0, 0.5, 0.5])
    >>> utilities("margin", 3, [5, 9, 7], [1])
    [-4.0, 2.0, -2.0]
    """
    if utility == MARGIN:
        return [float(scores[seat] - best_other(scores, seat)) for seat in range(players)]
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    if utility == WIN:
        return [2.0 * share - 1.0 for share in shares]
    assert utility == SHARE, utility
    return shares


def best_other(scores: list[int], seat: int) -> int:
    """Return the best score of the other seats; 0 if there are none."""
    return max([score for other, score in enumerate(scores) if other != seat], default=0)
