"""The heuristic of every game."""

from __future__ import annotations

from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.cellulose import CelluloseHeuristic
from organelle.bots.heuristics.cytosis import CytosisHeuristic
from organelle.bots.heuristics.foment import FomentHeuristic
from organelle.kernel.game import Game


def heuristic_for(game: Game) -> Heuristic:
    """Return what is known about a game; a game without a heuristic gets the base class, which knows nothing."""
    if game.name == "cytosis":
        return CytosisHeuristic(game)
    if game.name == "cellulose":
        return CelluloseHeuristic(game)
    if game.name == "foment":
        return FomentHeuristic(game)
    return Heuristic(game)
