"""A number that stands for what a seat may see."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from organelle.kernel.game import Game
from organelle.kernel.state import State

KEY_BYTES: Final = 8


def view_key(game: Game, s: State, seat: int | None) -> int:
    """Return 64 bits of what a seat, or a spectator (None), sees of a state, is asked and has sealed."""
    seen = {
        **game.public_view(s),
        **game.private_view(s, seat),
        "": [
            seat,
            int(s.asked),
            s.top().question(s) if s.asked else "",
            [] if seat is None else [*s.legal_actions(seat), *(int(action) for action in s.slips[seat])],
        ],
    }
    static = b"" if s.setup is None else s.setup.header()  # the static view follows from it
    text = json.dumps(seen, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(static + text.encode(), digest_size=KEY_BYTES).digest(), "big")
