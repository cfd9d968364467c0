"""The knack of every game; a game without one gets the knack that knows nothing."""

from __future__ import annotations

from organelle.bots.knack import Knack
from organelle.bots.knacks.cellulose import CelluloseKnack
from organelle.bots.knacks.cytosis import CytosisKnack
from organelle.bots.knacks.foment import FomentKnack
from organelle.kernel.game import Game


def knack_for(game: Game) -> Knack:
    """What is known of that game."""
    if game.name == "cytosis":
        return CytosisKnack(game)
    if game.name == "cellulose":
        return CelluloseKnack(game)
    if game.name == "foment":
        return FomentKnack(game)
    return Knack(game)
