"""A number that stands for what a seat may see."""

from __future__ import annotations

import hashlib
import json
from typing import Final

import msgspec

from organelle.kernel.game import Game, View
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
    return int.from_bytes(hashlib.blake2b(static + as_json(seen), digest_size=KEY_BYTES).digest(), "big")


def as_json(seen: View) -> bytes:
    """Return what is seen as JSON with sorted keys, all of it in ASCII.

    >>> as_json({"b": ["\N{LATIN SMALL LETTER E WITH GRAVE}"], "a": None})
    b'{"a":null,"b":["\\\\u00e8"]}'
    """
    try:
        text = msgspec.json.encode(seen, order="deterministic")
    except UnicodeEncodeError:
        text = b"\\"
    if text.isascii() and b"\\" not in text and b"\x7f" not in text:
        return text
    # What has to be escaped only the standard library writes like that, which takes several times as long.
    return json.dumps(seen, sort_keys=True, separators=(",", ":")).encode()
