"""Nucleus: DNA is transcribed to mRNA. [CY-5.1]"""

from __future__ import annotations

from mypy_extensions import i64

from organelle.games.cytosis import collecting
from organelle.games.cytosis.board import BOOST_NUCLEUS, NUCLEUS
from organelle.games.cytosis.state import Cytosis, Player
from organelle.kernel.actions import ActionBuffer


def options(s: Cytosis, me: Player, free: i64, out: ActionBuffer) -> None:
    """The 3-spot and the 2-spot. [CY-5.1]"""
    collecting.options(s, me, NUCLEUS, BOOST_NUCLEUS, free, out)


def act(s: Cytosis, seat: i64, spot: i64, extra: i64) -> None:
    """As many mRNA as the spot says. [CY-5.1]"""
    collecting.collect(s, seat, spot, BOOST_NUCLEUS, extra)
