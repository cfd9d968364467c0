"""The meaning of every game's events, by the name of the game."""

from __future__ import annotations

from organelle.research.lab.games import cellulose, cytosis, duel, foment
from organelle.research.lab.meaning import Meaning
from organelle.table.errors import illegal

MEANINGS: dict[str, Meaning] = {one.MEANING.game: one.MEANING for one in (cytosis, cellulose, foment, duel)}


def meaning_of(game: str) -> Meaning:
    """Return what a game's events mean; raise Illegal if nobody has said so yet."""
    if game not in MEANINGS:
        raise illegal("lab-unknown-game", game=game, allowed=", ".join(MEANINGS))
    return MEANINGS[game]
