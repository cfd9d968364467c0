"""The heuristic of every game, and the features that a value is learned from."""

from __future__ import annotations

from organelle.bots.features import Features
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.cellulose import CelluloseHeuristic
from organelle.bots.heuristics.cellulose_features import CelluloseFeatures
from organelle.bots.heuristics.cytosis import CytosisHeuristic
from organelle.bots.heuristics.cytosis_features import CytosisFeatures
from organelle.bots.heuristics.foment import FomentHeuristic
from organelle.bots.heuristics.foment_features import FomentFeatures
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


def features_for(game: Game) -> Features:
    """Return the features of a game; a game without any gets the base class, which counts expected points alone."""
    if game.name == "cytosis":
        return CytosisFeatures(game)
    if game.name == "cellulose":
        return CelluloseFeatures(game)
    if game.name == "foment":
        return FomentFeatures(game)
    return Features(heuristic_for(game), [])
