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
    """Return the large spaces, one bit each. [CE-4.4]"""
    spaces: i64 = 0
    for place in PLACES:
        spaces |= place.large
    return spaces


def small_spaces() -> i64:
    """Return the small spaces, one bit each. [CE-4.3]"""
    spaces: i64 = 0
    for place in PLACES:
        spaces |= place.spaces & ~place.large
    return spaces


def spaces_that_need_nothing() -> i64:
    """Return the spaces whose action anyone can carry out, one bit each. [CE-4.5]"""
    spaces: i64 = 0
    for place in PLACES:
        if place.needs_nothing:
            spaces |= place.spaces
    return spaces


def kinds_that_keep_the_card_stock() -> i64:
    """Return the placements that change nothing that cards are paid with, one bit a kind. [CE-6.1]"""
    kinds: i64 = 0
    for place in PLACES:
        if place.keeps_card_stock:
            kinds |= 1 << place.kind
    return kinds


LARGE: Final[i64] = large_spaces()
"""This and the next four are columns of the table, read often: whole sets of spaces are compared at once."""
SMALL: Final[i64] = small_spaces()
NEEDS_NOTHING: Final[i64] = spaces_that_need_nothing()
KEEPS_CARD_STOCK: Final[i64] = kinds_that_keep_the_card_stock()
CARD_FIELDS: Final[vec[i64]] = vec[i64]([place.card_field for place in PLACES])


def place_of(space: i64) -> Place:
    """Return the place that a space belongs to. Raise AssertionError if there is no such space."""
    for place in PLACES:
        if place.spaces >> space & 1:
            return place
    raise AssertionError
