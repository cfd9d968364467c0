"""What a bot is, how long it may think, and the simplest one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from organelle.kernel.rng import Rng
from organelle.table.window import Window


class Budget:
    """How long a bot may think.

    >>> Budget(iterations=600, milliseconds=500)
    <Budget 600 iterations, 500 ms>

    Attributes:
        iterations: how many iterations of a search; 0 sets no limit. They make a choice repeatable.
        milliseconds: how much time; 0 sets no limit. Whichever limit is reached first ends the thinking.
        by_game: whether a game that is hard to see through gets more iterations (`Heuristic.iteration_factor`).
    """

    def __init__(self, iterations: int = 0, milliseconds: int = 0, by_game: bool = False) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.by_game = by_game

    def __repr__(self) -> str:
        return f"<Budget {self.iterations} iterations, {self.milliseconds} ms>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of a window's actions. Subclass it and override `choose`.

    >>> import organelle
    >>> window = organelle.game("duel").new(seats=2, seed=7).window(0)
    >>> class FirstBot(Bot):
    ...     def choose(self, window, budget, rng):
    ...         return window.actions()[0]
    >>> FirstBot().choose(window, Budget(), Rng(1)) in window.actions()
    True
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        """Return one of `window.actions()`.

        Args:
            window: what the seat sees, what it may answer, and imagined worlds.
            budget: how long to think.
            rng: where all random numbers come from: the same numbers and iterations give the same choice.
        """
        raise AssertionError

    def iterations(self) -> int:
        """Return how many imagined games the last choice rests on; 0 for a bot that does not count them."""
        return 0


class RandomBot(Bot):
    """Chooses any legal action, each as likely as the others."""

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        return actions[rng.below(len(actions))]
