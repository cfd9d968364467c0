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
    ALL_SPOTS,
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
from organelle.games.cytosis.editions import DETOX_CARD, ENZYME
from organelle.games.cytosis.flasks import put
from organelle.games.cytosis.state import DISKS, Cytosis, Player
from organelle.games.cytosis.words import (
    BUY,
    COLLECT,
    CYTOPLASM,
    DETOX,
    EXOCYTOSIS,
    GOLGI,
    LAUREATES,
    PROTEIN,
    RIBOSOME,
    ROUGH_ER,
    STEROID,
)
from organelle.kernel.actions import ActionBuffer, field, kind_of


def options(s: Cytosis, seat: i64, grey: bool, out: ActionBuffer) -> None:
    """Every place open to a flask of that player, with all there is to say about its action. [CY-3.3, CY-3.5]"""
    me = s.players[seat]
    free = s.free
    if grey:
        free = ALL_SPOTS
    nucleus.options(s, me, free, out)
    membrane.options(s, me, free, out)
    mitochondria.options(s, me, free, out)
    smooth_er.lipid_options(s, me, free, out)
    market.options(s, me, free, out)
    if free >> RIBOSOME_SPOT & 1:
        ribosome.options(s, me, out)
    if free >> LAUREATES_SPOT & 1:
        laureates.options(s, seat, me, out)
    completing_options(s, seat, me, free, grey, out)


def completing_options(s: Cytosis, seat: i64, me: Player, free: i64, grey: bool, out: ActionBuffer) -> None:
    """Places where cards are begun, carried on and completed, as far as one has what they ask for. [CY-3.5]"""
    if free >> LOWER_SPOT & 1:
        if me.held[DETOX_CARD] > 0:
            smooth_er.detox_options(s, me, grey, out)
        smooth_er.steroid_options(s, seat, me, grey, out)
    if free >> ROUGH_SPOT & 1:
        rough_er.options(s, seat, me, grey, out)
    if me.disks < DISKS:
        if free >> GOLGI_SPOT & 1:
            golgi.options(s, seat, grey, out)
        if free >> EXOCYTOSIS_SPOT & 1:
            exocytosis.options(s, seat, me, grey, out)
    if free >> CYTOPLASM_SPOT & 1 and me.held[ENZYME] > 0 and me.supply[PROTEIN] > 0:
        cytoplasm.options(s, me, out)


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
    if kind == CYTOPLASM:
        return CYTOPLASM_SPOT
    return LAUREATES_SPOT


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
