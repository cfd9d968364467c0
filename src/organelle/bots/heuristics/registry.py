"""The heuristic of every game; a game without one gets the heuristic that knows nothing."""

from __future__ import annotations

from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.cellulose import CelluloseHeuristic
from organelle.bots.heuristics.cytosis import CytosisHeuristic
from organelle.bots.heuristics.foment import FomentHeuristic
from organelle.kernel.game import Game


def heuristic_for(game: Game) -> Heuristic:
    """What is known of that game."""
    if game.name == "cytosis":
        return CytosisHeuristic(game)
    if game.name == "cellulose":
        return CelluloseHeuristic(game)
    if game.name == "foment":
        return FomentHeuristic(game)
    return Heuristic(game)
