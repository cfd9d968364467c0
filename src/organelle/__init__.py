"""Organelle: three cell-biology board games to play and to study."""

from __future__ import annotations

from organelle.vec_fallback import provide

provide()

from organelle import catalog as _facts  # noqa: E402
from organelle.catalog import GameInfo  # noqa: E402
from organelle.games import GAMES  # noqa: E402
from organelle.kernel.game import Fault  # noqa: E402
from organelle.table.errors import Illegal, UnknownGame  # noqa: E402
from organelle.table.match import Match  # noqa: E402

__version__ = "0.1.0"

__all__ = ["Facts", "Illegal", "Match", "__version__", "game", "games", "replay"]


def games() -> list[str]:
    """The names of the games for players; examples are left out."""
    return sorted(name for name, rules in GAMES.items() if rules.stage != "example")


def game(name: str) -> GameInfo:
    """The facts of a game and the way to a new match."""
    if name not in GAMES:
        raise UnknownGame(Fault("illegal-game", game=name, allowed=", ".join(sorted(GAMES))))
    return GameInfo(GAMES[name])


def replay(text: str, seed: int | None = None) -> Match:
    """A match again from its text, to go on with."""
    return _facts.replay(GAMES, text, seed)
