"""What a bot is, how long it may think, and the simplest one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from organelle.kernel.rng import Rng
from organelle.table.window import Window


class Budget:
    """How long a bot may think: iterations, milliseconds, or both, whichever ends first; 0 sets no limit."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0, by_game: bool = False) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.by_game = by_game
        """Does a game that is hard to see through get more iterations than stand here?"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the window's actions; the same numbers and iterations give the same choice."""

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        raise AssertionError

    def iterations(self) -> int:
        """How many imagined games its last choice rests on; 0 for a bot that does not count them."""
        return 0


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        return actions[rng.below(len(actions))]
