"""What a seat of Foment, or a spectator, may see: built up from nothing. [FO-13.1]"""

from __future__ import annotations

from organelle.games.foment.state import Foment
from organelle.kernel.game import View


def view(s: Foment, seat: int | None) -> View:
    return {}
