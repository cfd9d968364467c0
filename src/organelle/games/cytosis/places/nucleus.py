"""Nucleus: DNA is transcribed to mRNA. [CY-5.1]"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from organelle.games.cytosis.board import BOOST_NUCLEUS, NUCLEUS
from organelle.games.cytosis.places.collecting import CollectingPlace


@final
@mypyc_attr(acyclic=True)
class Nucleus(CollectingPlace):
    """A 3-spot and a 2-spot that give mRNA. [CY-5.1]"""

    def __init__(self) -> None:
        super().__init__(NUCLEUS, BOOST_NUCLEUS)
