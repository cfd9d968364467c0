"""Organelle: three cell-biology board games to play and to study.

>>> import organelle
>>> organelle.games()
['cellulose', 'cytosis', 'foment']
>>> match = organelle.game("duel").new(seats=2, seed=7)
>>> match.play(0, match.codes(0)[0])
>>> organelle.replay(match.text()).waiting
(1,)
"""

from __future__ import annotations

from organelle.vec_fallback import provide

provide()

from organelle import catalog as _catalog  # noqa: E402
from organelle.catalog import GameInfo  # noqa: E402
from organelle.games import GAMES  # noqa: E402
from organelle.kernel.game import Fault  # noqa: E402
from organelle.table.errors import Illegal, UnknownGame  # noqa: E402
from organelle.table.match import Match  # noqa: E402

__version__ = "0.1.0"

__all__ = ["GameInfo", "Illegal", "Match", "__version__", "game", "games", "replay"]


def games() -> list[str]:
    """Return the names of the games for players; examples are left out."""
    return sorted(name for name, rules in GAMES.items() if rules.stage != "example")


def game(name: str) -> GameInfo:
    """Return what there is to know about a game, and the way to a new match.

    Args:
        name: one of `games()`, or the example `"duel"`.

    Raises:
        Illegal: if there is no such game.
    """
    if name not in GAMES:
        raise UnknownGame(Fault("illegal-game", game=name, allowed=", ".join(sorted(GAMES))))
    return GameInfo(GAMES[name])


def replay(text: str, seed: int | None = None) -> Match:
    """Return the match of a text, to go on with.

    Args:
        text: as `Match.text()` gives it.
        seed: makes what chance draws from now on repeatable; None is secure chance.

    Raises:
        Illegal: if the text is no game, or a line is not allowed; the line is named by its number.
    """
    return _catalog.replay(GAMES, text, seed)
