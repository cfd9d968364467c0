"""All places a flask can go to, and what it does there. [CY-3.3, CY-3.5]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import (
    cytoplasm,
    exocytosis,
    golgi,
    laureates,
    market,
    membrane,
    mitochondria,
    nucleus,
    ribosome,
    rough_er,
    smooth_er,
)
from organelle.games.cytosis.board import (
    CYTOPLASM_SPOT,
    EXOCYTOSIS_SPOT,
    GOLGI_SPOT,
    LAUREATES_SPOT,
    LIPIDS,
    LOWER_SPOT,
    MARKET_SPOT,
    MITOCHONDRIA,
    RIBOSOME_SPOT,
    ROUGH_SPOT,
    TRANSPORTER,
)
from organelle.games.cytosis.flasks import put
from organelle.games.cytosis.state import Cytosis
from organelle.games.cytosis.words import (
    BUY,
    COLLECT,
    CYTOPLASM,
    DETOX,
    EXOCYTOSIS,
    GOLGI,
    LAUREATES,
    RIBOSOME,
    ROUGH_ER,
    STEROID,
)
from organelle.kernel.actions import Actions, field, kind_of


def options(s: Cytosis, seat: i64, grey: bool, out: Actions) -> None:
    """Every place open to a flask of that player, with all there is to say about its action. [CY-3.3, CY-3.5]"""
    me = s.players[seat]
    nucleus.options(s, me, grey, out)
    membrane.options(s, me, grey, out)
    mitochondria.options(s, seat, me, grey, out)
    smooth_er.lipid_options(s, me, grey, out)
    ribosome.options(s, me, grey, out)
    market.options(s, me, grey, out)
    smooth_er.detox_options(s, me, grey, out)
    smooth_er.steroid_options(s, seat, me, grey, out)
    rough_er.options(s, seat, me, grey, out)
    golgi.options(s, seat, me, grey, out)
    exocytosis.options(s, seat, me, grey, out)
    cytoplasm.options(s, me, grey, out)
    laureates.options(s, seat, me, grey, out)


def spot_of(action: i64) -> i64:
    """The spot an action goes to."""
    kind = kind_of(action)
    if kind == COLLECT:
        return field(action, 0)
    if kind == BUY:
        return MARKET_SPOT + field(action, 0)
    if DETOX <= kind <= STEROID:
        return LOWER_SPOT
    if kind == RIBOSOME:
        return RIBOSOME_SPOT
    if kind == ROUGH_ER:
        return ROUGH_SPOT
    if kind == GOLGI:
        return GOLGI_SPOT
    if kind == EXOCYTOSIS:
        return EXOCYTOSIS_SPOT
    return CYTOPLASM_SPOT if kind == CYTOPLASM else LAUREATES_SPOT


def joins(action: i64) -> bool:
    """Does a grey flask go beside a flask that lies there? [CY-12.2]"""
    kind = kind_of(action)
    return DETOX <= kind <= EXOCYTOSIS and field(action, 0) == 0


def place(s: Cytosis, seat: i64, action: i64, grey: bool) -> None:
    """The flask is laid down and its action carried out at once. [CY-3.3]"""
    kind = kind_of(action)
    put(s, seat, spot_of(action), joins(action), grey)
    if kind == COLLECT:
        collect(s, seat, field(action, 0), field(action, 1) + 1)
    elif kind == BUY:
        market.act(s, seat, action)
    elif kind == RIBOSOME:
        ribosome.act(s, seat, action)
    elif kind == DETOX:
        smooth_er.detox(s, seat, action)
    elif kind == STEROID:
        smooth_er.steroid(s, seat, action)
    elif kind == ROUGH_ER:
        rough_er.act(s, seat, action)
    elif kind == GOLGI:
        golgi.act(s, seat, action)
    elif kind == EXOCYTOSIS:
        exocytosis.act(s, seat, action)
    elif kind == CYTOPLASM:
        cytoplasm.act(s, seat, action)
    else:
        assert kind == LAUREATES
        laureates.act(s, seat, action)


def collect(s: Cytosis, seat: i64, spot: i64, extra: i64) -> None:
    """One of the spots that give resources."""
    if spot < TRANSPORTER:
        nucleus.act(s, seat, spot, extra)
    elif spot < MITOCHONDRIA:
        membrane.act(s, seat, spot, extra)
    elif spot < LIPIDS:
        mitochondria.act(s, seat, spot, extra)
    else:
        smooth_er.collect_lipids(s, seat, spot, extra)
