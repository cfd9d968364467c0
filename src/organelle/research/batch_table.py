"""The table that the games of a batch are played at, and the arrays over what they write."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import organelle
from organelle.catalog import check_setup, own_cards, resolve_options
from organelle.kernel.action_space import ActionSpace
from organelle.kernel.layout import Layout
from organelle.research.batch_games import MOST_OPTIONS, BatchGames
from organelle.table.notation import Header

Numbers = NDArray[np.int32]
Flags = NDArray[np.bool_]


class BatchArrays(NamedTuple):
    """What a step leaves behind, a row for each game. The arrays are the batch's own and change with the next step."""

    observation: Numbers
    """What the seat to move sees: games × numbers, or games × seats × numbers if sealed answers are given at once."""
    mask: Flags
    """Which actions are legal: games × actions, or games × seats × actions."""
    legal: Numbers
    """The numbers of the legal actions, in no order: games × 300, of which only the first `choices` are in force."""
    choices: Numbers
    """How many legal actions there are, for each game, or games × seats."""
    seat: Numbers
    """The seat to move; if several are, the first of them."""
    acting: Flags
    """Which seats owe an action: games × seats where sealed answers are given at once, else true for every game."""
    reward: NDArray[np.float64]
    """What each seat got at the end of a game: games × seats, all 0 while `done` is false."""
    done: Flags
    """Whether a game ended in this step. The rest of its row is already about the next game."""


class BatchTable:
    """A game, its seats and options, and what follows from them: numbers of actions, the layout of observations."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any],
        at_once: bool,
        margin: bool,
        ask_forced: bool,
        cards: Any = None,
    ) -> None:
        """Set the table; raise Illegal if there is no such game, or seats, options or cards are not allowed.

        `cards` are the table's own, as `GameInfo.new` takes them.
        """
        rules = organelle.game(game).rules
        self.rules = rules
        self.game = rules.name
        self.seats = seats
        self.options = resolve_options(rules, seats, options)
        self.at_once = at_once
        self.margin = margin
        self.ask_forced = ask_forced
        self.cards = own_cards(rules, cards)
        check_setup(rules, Header(rules.name, rules.version, seats, self.options, self.cards, {}))
        self.start = rules.new(seats, self.options, rules.cards(self.cards))
        self.space = ActionSpace(rules.vocabulary(self.start), rules.player_actions(self.start))
        self.layout = Layout(rules, self.start)

    def __repr__(self) -> str:
        return f"<BatchTable {self.game}, {self.seats} seats>"

    def setup(self) -> tuple[Any, ...]:
        """Return the arguments that set the same table."""
        return (self.game, self.seats, self.options, self.at_once, self.margin, self.ask_forced, self.cards)

    def __reduce__(self) -> Any:
        """Pickle the arguments: all else follows from them."""
        return BatchTable, self.setup()

    def __deepcopy__(self, memo: dict[int, Any]) -> BatchTable:
        return self  # nothing of a table changes once it is set

    def begin(self, seeds: list[int]) -> BatchGames:
        """Begin a game for each seed."""
        return BatchGames(
            self.rules,
            self.start,
            self.space,
            self.layout.size,
            self.seats,
            seeds,
            self.at_once,
            self.margin,
            self.ask_forced,
        )

    def shapes(self, count: int) -> dict[str, tuple[int, ...]]:
        """Return the shape of each array of so many games."""
        lines = (count, self.seats) if self.at_once else (count,)
        return {
            "observation": (*lines, self.layout.size),
            "mask": (*lines, int(self.space.size)),
            "legal": (*lines, MOST_OPTIONS),
            "choices": lines,
            "seat": (count,),
            "acting": lines,
            "reward": (count, self.seats),
            "done": (count,),
        }

    def arrays(self, games: BatchGames) -> BatchArrays:
        """Return arrays over the memory that the games write into; nothing is copied where vectors share theirs."""
        vectors: dict[str, Any] = {
            "observation": games.rows.items,
            "mask": games.masks,
            "legal": games.legal,
            "choices": games.counts,
            "seat": games.seats,
            "acting": games.acting,
            "reward": games.rewards,
            "done": games.dones,
        }
        shapes = self.shapes(int(games.count))
        return BatchArrays(**{name: shared(vectors[name], KINDS[name]).reshape(shapes[name]) for name in vectors})


KINDS: dict[str, Any] = {
    "observation": np.int32,
    "mask": np.bool_,
    "legal": np.int32,
    "choices": np.int32,
    "seat": np.int32,
    "acting": np.bool_,
    "reward": np.float64,
    "done": np.bool_,
}
"""The type of the numbers in each array."""


def shared(vector: Any, kind: Any) -> NDArray[Any]:
    """Return a vector as an array: its own memory, read-only, or a copy where it does not give that away."""
    if SHARES_MEMORY:
        return np.frombuffer(vector, dtype=kind)
    return np.array(list(vector), dtype=kind)


def shares_memory(vector: Any) -> bool:
    """Return whether a vector gives its memory away; the stand-in for librt's vectors does not."""
    try:
        memoryview(vector)
    except TypeError:
        return False
    return True


SHARES_MEMORY = shares_memory(vec[i64]([0]))
"""Whether arrays see what is written into a vector later."""
