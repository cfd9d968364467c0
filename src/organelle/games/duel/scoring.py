"""The end: points and who wins. [DU-3.1]"""

from __future__ import annotations

from organelle.games.duel.state import Duel


def scores(s: Duel) -> list[int]:
    """Return the points of every seat."""
    return [int(player.points) for player in s.players]


def winners(s: Duel) -> list[int]:
    """Return the seats with the most points; tied seats share the win. [DU-3.1]"""
    points = scores(s)
    return [seat for seat, score in enumerate(points) if score == max(points)]
