"""The table of places: every place of the board once, in the order in which its options are listed. [CY-3.3, CY-3.5]

A new place is one module beside this one and one row here; its area and spots are printed in `board`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from organelle.games.cytosis.board import ALL_SPOTS, SPOTS
from organelle.games.cytosis.flasks import OPEN, put, taken
from organelle.games.cytosis.places.cytoplasm import Cytoplasm
from organelle.games.cytosis.places.exocytosis import Exocytosis
from organelle.games.cytosis.places.golgi import GolgiApparatus
from organelle.games.cytosis.places.laureates import Laureates
from organelle.games.cytosis.places.market import Market
from organelle.games.cytosis.places.membrane import GlucoseTransporter
from organelle.games.cytosis.places.mitochondria import Mitochondria
from organelle.games.cytosis.places.nucleus import Nucleus
from organelle.games.cytosis.places.place import Place
from organelle.games.cytosis.places.ribosome import FreeRibosome
from organelle.games.cytosis.places.rough_er import RoughER
from organelle.games.cytosis.places.smooth_er import LowerSmoothER, UpperSmoothER
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.vocabulary import COLLECT, FLASK_KINDS, CollectFields
from organelle.kernel.actions import ActionBuffer, field, kind_of

PLACES: Final = vec[Place](
    [
        Nucleus(),
        GlucoseTransporter(),
        Mitochondria(),
        UpperSmoothER(),
        Market(),
        FreeRibosome(),
        Laureates(),
        LowerSmoothER(),
        RoughER(),
        GolgiApparatus(),
        Exocytosis(),
        Cytoplasm(),
    ]
)


def place_at(spot: int) -> Place:
    """Return the place that a spot belongs to."""
    return next(place for place in PLACES if place.mask >> spot & 1)


def place_for_kind(kind: int) -> Place:
    """Return the first place that actions of a kind go to."""
    return next(place for place in PLACES if kind in place.kinds)


AT_SPOT: Final = vec[Place]([place_at(spot) for spot in range(SPOTS)])
OF_KIND: Final = vec[Place]([place_for_kind(kind) for kind in range(FLASK_KINDS)])


def place_of(action: i64) -> Place:
    """Return the place that an action goes to; several places share the collecting of resources."""
    kind = kind_of(action)
    if kind == COLLECT:
        return AT_SPOT[field(action, CollectFields.SPOT)]
    return OF_KIND[kind]


def options(s: Cytosis, seat: i64, grey: bool, out: ActionBuffer) -> None:
    """Add every place open to a flask of that seat, with all there is to say about its action. [CY-3.3, CY-3.5]"""
    me = s.players[seat]
    free = s.free
    if grey:
        free = ALL_SPOTS
    for place in PLACES:
        if free & place.mask:
            place.options(s, me, free, grey, out)


def closed(s: Cytosis, seat: i64, kind: i64, spot: i64, grey: bool) -> i64:
    """Return why that seat cannot go to a spot for such an action, or OPEN. [CY-3.4, CY-3.5]"""
    reason = taken(s, spot, grey)
    if reason != OPEN:
        return reason
    return AT_SPOT[spot].closed(s, seat, kind, spot)


def lay_down(s: Cytosis, seat: i64, action: i64, grey: bool) -> None:
    """Lay down the flask and carry out its action at once. [CY-3.3]"""
    place = place_of(action)
    put(s, seat, place.spot_of(action), place.joins(action), grey)
    place.act(s, seat, action)
