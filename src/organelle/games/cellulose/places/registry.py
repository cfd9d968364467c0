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


def columns() -> tuple[i64, i64, i64, i64]:
    """Return the large spaces, the small ones, those that need nothing, and the kinds that keep the card stock."""
    large: i64 = 0
    small: i64 = 0
    needing_nothing: i64 = 0
    keeping: i64 = 0
    for place in PLACES:
        large |= place.large
        small |= place.spaces & ~place.large
        if place.needs_nothing:
            needing_nothing |= place.spaces
        if place.keeps_card_stock:
            keeping |= 1 << place.kind
    return large, small, needing_nothing, keeping


COLUMNS: Final = columns()
LARGE: Final[i64] = COLUMNS[0]
"""Columns of the table as sets, one bit a space or a kind, so that whole boards are compared at once. [CE-4.4]"""
SMALL: Final[i64] = COLUMNS[1]
NEEDS_NOTHING: Final[i64] = COLUMNS[2]
KEEPS_CARD_STOCK: Final[i64] = COLUMNS[3]
CARD_FIELDS: Final[vec[i64]] = vec[i64]([place.card_field for place in PLACES])


def place_of(space: i64) -> Place:
    """Return the place that a space belongs to. Raise AssertionError if there is no such space."""
    for place in PLACES:
        if place.spaces >> space & 1:
            return place
    raise AssertionError
