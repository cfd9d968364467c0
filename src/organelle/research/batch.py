"""Many games at once for learning: observations, masks, rewards as numpy arrays, stepped in compiled code."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from organelle.kernel.observation import Slice
from organelle.kernel.rng import Rng
from organelle.research.batch_games import BatchGames
from organelle.research.batch_table import SHARES_MEMORY, BatchArrays, BatchTable
from organelle.research.batch_workers import BatchWorkers

REWARDS = ("win", "margin")


class Batch:
    """Games of one kind, stepped together; a game that ends is followed by another.

    Chance and choices that everyone sees to be forced are played inside, so every step is a real decision.

    >>> batch = Batch("duel", 3, seats=2, seed=7)
    >>> batch
    <Batch 3 of duel, 2 seats, 49 numbers, 7 actions>
    >>> step = batch.current
    >>> step.observation.shape, step.mask.shape, step.seat.tolist()
    ((3, 49), (3, 7), [0, 0, 0])
    >>> step = batch.step(step.mask.argmax(axis=1))
    >>> step.seat.tolist(), step.done.any().item()
    ([1, 1, 1], False)
    >>> batch.words(0)
    'commit igm'

    Attributes:
        space: the numbers of actions, with `size`, `words(number)`, `number(action)` and `digest()`.
        slices: what stands where in an observation: `name`, `start`, `length`, `meaning`.
        current: the observations, masks and so on as they stand.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        seeds: list[int] | None = None,
        at_once: bool = False,
        reward: str = "win",
        ask_forced: bool = False,
        processes: int = 1,
        cards: Any = None,
    ) -> None:
        """Begin the games.

        Args:
            game: one of `organelle.games()`, or `"duel"`.
            count: how many games go on at the same time.
            seats: how many players each has.
            options: values by name, as `GameInfo.new` takes them.
            seed: of the batch: games and random actions follow from it.
            seeds: of each game, instead of those that follow from `seed`. Chance then depends on a game's own seed,
                on how many games its row has played before, and on nothing else.
            at_once: whether all seats that owe a sealed answer give it in the same step; else they do in turns.
            reward: `"win"`, the share of the win (1 for a sole winner), or `"margin"`, the own score less the best
                other one.
            ask_forced: whether choices with a single option that everyone can see are steps too; else they are played
                inside.
            processes: how many processes share the games among them; the games are the same with any number. A batch
                with more than one should be closed, by `close` or a `with` statement.
            cards: a TOML file of the table's own cards, or its content as a dictionary.

        Raises:
            Illegal: if there is no such game, or seats, options or cards are not allowed.
            ValueError: if there is no game to play, not one seed a game, or no such reward.
        """
        if count < 1:
            raise ValueError("A batch needs at least one game.")
        if reward not in REWARDS:
            raise ValueError(f"There is no reward {reward!r}, only {' and '.join(REWARDS)}.")
        if seeds is not None and len(seeds) != count:
            raise ValueError(f"{count} games need {count} seeds, and there are {len(seeds)}.")
        self.table = BatchTable(game, seats, options or {}, at_once, reward == "margin", ask_forced, cards)
        self.count = count
        self.space = self.table.space
        self.slices: list[Slice] = self.table.layout.slices
        if seeds is None:
            source = Rng(seed)
            seeds = [int(source.next()) for _ in range(count)]
        self._games: BatchGames | BatchWorkers
        if processes > 1:
            self._games = BatchWorkers(self.table, seeds, min(processes, count))
            self.current = self._games.arrays
        else:
            self._games = self.table.begin(seeds)
            self.current = self.table.arrays(self._games)

    def __repr__(self) -> str:
        return (
            f"<Batch {self.count} of {self.table.game}, {self.table.seats} seats, "
            f"{self.current.observation.shape[-1]} numbers, {self.space.size} actions>"
        )

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return int(self._games.finished)

    def words(self, number: int) -> str:
        """Return the code of an action's number."""
        return self.space.words(number)

    def step(self, actions: Any) -> BatchArrays:
        """Play an action in every game, and go on to its next decision.

        Args:
            actions: the number of an action for each game, or for each seat of each game if sealed answers are given at
                once; what stands there for a seat that does not act is ignored.

        Returns:
            What the games are at now, in the same arrays as before.

        Raises:
            ValueError: if there are not as many actions as games, or one is not legal. Then nothing was played.
        """
        self._games.step(np.ascontiguousarray(actions, dtype="<i4").tobytes())
        return self._refreshed()

    def step_randomly(self) -> BatchArrays:
        """Play a random legal action in every game; all else as `step`."""
        self._games.step_randomly()
        return self._refreshed()

    def _refreshed(self) -> BatchArrays:
        """Return the current arrays, copied again where vectors do not share their memory."""
        if not SHARES_MEMORY and isinstance(self._games, BatchGames):
            self.current = self.table.arrays(self._games)
        return self.current

    def close(self) -> None:
        """End the processes, if there are any; arrays of such a batch must not be used afterwards."""
        if isinstance(self._games, BatchWorkers):
            self._games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
