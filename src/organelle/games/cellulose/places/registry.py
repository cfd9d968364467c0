"""The table of places: all places of the board, in the order of their spaces. [CE-5.1 to CE-5.14]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cellulose.places.cell_wall import CellWall
from organelle.games.cellulose.places.chloroplasts import Chloroplasts
from organelle.games.cellulose.places.cytoplasm import Cytoplasm
from organelle.games.cellulose.places.market import Market
from organelle.games.cellulose.places.membrane import Membrane
from organelle.games.cellulose.places.mitochondria import Mitochondria
from organelle.games.cellulose.places.nucleus import Nucleus
from organelle.games.cellulose.places.place import Place
from organelle.games.cellulose.places.ribosomes import Ribosomes
from organelle.games.cellulose.places.stomata import Stomata
from organelle.games.cellulose.places.xylem import Xylem

PLACES: Final[vec[Place]] = vec[Place](
    [
        Xylem(),
        Stomata(),
        Chloroplasts(),
        CellWall(),
        Mitochondria(),
        Ribosomes(),
        Cytoplasm(),
        Membrane(),
        Nucleus(),
        Market(),
    ]
)
"""A place's row is the kind of the actions that place a marker there."""


def large_spaces() -> i64:
    """Return all large spaces, one bit each. [CE-4.4]"""
    spaces: i64 = 0
    for place in PLACES:
        spaces |= place.large
    return spaces


def small_spaces() -> i64:
    """Return all small spaces, one bit each. [CE-4.3]"""
    spaces: i64 = 0
    for place in PLACES:
        spaces |= place.spaces & ~place.large
    return spaces


LARGE: Final[i64] = large_spaces()
SMALL: Final[i64] = small_spaces()


def place_of(space: i64) -> Place:
    """Return the place that a space belongs to. Raise AssertionError if there is no such space."""
    for place in PLACES:
        if place.spaces >> space & 1:
            return place
    raise AssertionError
