"""One game as environments of learning frameworks play it: actions are numbers, observations arrays of fixed types."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from organelle.boards import draw
from organelle.bots.playout import play_chance
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State
from organelle.kernel.utility import UTILITIES
from organelle.research.batch_games import MOST_OPTIONS
from organelle.research.batch_table import BatchTable, shared
from organelle.table.chance import SeededChance
from organelle.table.errors import illegal
from organelle.table.match import Match
from organelle.table.notation import Header
from organelle.table.opening import OpeningPosition
from organelle.table.window import Window

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

MOST = 1 << 15
"""What no number of an observation reaches, above or below 0."""

ANSI = "ansi"
"""The way in which environments draw a board: as text."""

REPLACE, RAISE = "replace", "raise"
"""What may become of an action that is not legal."""


class Episode:
    """One game, with chance and choices that everyone sees to be forced played inside.

    For the same seed it is the game that a row of a batch plays first.

    >>> episode = Episode(table_of("duel", 2, {}))
    >>> episode.begin(7)
    >>> episode.asked
    [0, 1]
    >>> episode.mask(0).tolist()
    [1, 0, 1, 1, 0, 0, 0]
    >>> episode.play({0: 3, 1: 6})
    {1}
    >>> episode.over, episode.returns()
    (False, [0.0, 0.0])

    Attributes:
        table: the game, its seats and options, with the numbers of actions and the layout of observations.
        state: where the game stands.
    """

    def __init__(self, table: BatchTable, utility: str = "win", on_illegal: str = REPLACE) -> None:
        """Make room for games at a table; `begin` begins one.

        Args:
            table: where they are played.
            utility: what the end is worth, as `Match.returns` takes it.
            on_illegal: `replace` plays the table's own answer for an action that is not legal, `raise` refuses it.

        Raises:
            Illegal: if there is no such utility.
            ValueError: if `on_illegal` is none of the two.
        """
        if utility not in UTILITIES:
            raise illegal("illegal-utility", utility=utility, allowed=", ".join(UTILITIES))
        if on_illegal not in (REPLACE, RAISE):
            raise ValueError(f"on_illegal is {REPLACE!r} or {RAISE!r}, not {on_illegal!r}.")
        self.table = table
        self.rules = table.rules
        self.utility = utility
        self.on_illegal = on_illegal
        self.size = int(table.space.size)
        self.state: State = table.start.copy()
        self._rng = Rng(0)
        self._options = ActionBuffer()
        self._row = ObservationBuffer(table.layout.size)
        self._legal: vec[i32] = vec[i32]([i32(0)] * MOST_OPTIONS)
        self._flags: vec[u8] = vec[u8]([u8(0)] * self.size)

    def __repr__(self) -> str:
        return f"<Episode of {self.state!r}>"

    def __reduce__(self) -> Any:
        """Pickle and copy where the game stands and what chance will draw; the room for a decision is made anew."""
        return resumed, (self.table, self.utility, self.on_illegal, self.state, self._rng)

    def begin(self, seed: int) -> None:
        """Begin a game; chance follows from the seed."""
        self.state.copy_from(self.table.start)
        self._rng = Rng(seed)
        self._advance()

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer; several if it is sealed, none when the game is over."""
        return [seat for seat in range(self.table.seats) if self.state.waits_for(seat)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.asked == 0

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat; all 0 before the end."""
        return self.rules.returns(self.state, self.utility)

    def observation(self, seat: int) -> Observation:
        """Return what the seat sees, in an array of its own."""
        self._row.begin(0)
        self.rules.observe(self.state, seat, self._row)
        self._row.end()
        return shared(self._row.items, np.int32).astype(np.float32)

    def mask(self, seat: int, more: int = 0) -> Mask:
        """Return an array with a 1 for each action that is legal for the seat, and so many zeros more at its end."""
        found = np.zeros(self.size + more, np.int8)
        if self.state.waits_for(seat):
            self.state.options(seat, self._options)
            self.table.space.write_mask(self._options, self._flags, 0, self._legal, 0)
            found[shared(self._legal, np.int32)[: int(self._options.count)]] = 1
        return found

    def play(self, numbers: Mapping[int, int]) -> set[int]:
        """Play the answers of seats that are asked, and go on to the next decision.

        Args:
            numbers: the number of an action for each seat; several seats only where all of them are asked.

        Returns:
            The seats whose number was not legal, and for which the table answered.

        Raises:
            ValueError: if a number is not legal and was to be refused. Then nothing was played.
        """
        actions = {seat: self._action(seat, number) for seat, number in numbers.items()}
        replaced = {seat for seat, action in actions.items() if action is None}
        if replaced and self.on_illegal == RAISE:
            seat = min(replaced)
            raise ValueError(f"Action {numbers[seat]} is not legal for seat {seat}; its mask says which ones are.")
        for seat, action in actions.items():
            self.state.play(seat, self.rules.default_action(self.state, seat) if action is None else action)
        self._advance()
        return replaced

    def answer_for(self, seat: int) -> None:
        """Play what the table answers for a seat that is asked and not there."""
        self.state.play(seat, self.rules.default_action(self.state, seat))
        self._advance()

    def play_action(self, seat: int, action: int) -> None:
        """Play a packed action that is known to be legal, such as a bot's, and go on to the next decision."""
        self.state.play(seat, action)
        self._advance()

    def window(self, seat: int, rng: Rng) -> Window:
        """Return what a bot in that seat may look through; `rng` deals what the seat cannot see."""
        return Window(self.rules, self.table.space.vocabulary, self.rules.redeal(self.state, seat, rng), seat)

    def ansi(self, seat: int | None) -> str:
        """Return the board as a seat, or a spectator (None), sees it, as text for a terminal."""
        table = self.table
        header = Header(table.game, self.rules.version, table.seats, table.options, table.cards, {})
        position = OpeningPosition(self.rules, self.state.copy(), [])
        return "\n".join(draw(Match(self.rules, header, SeededChance(0), position).view(seat), "en"))

    def _action(self, seat: int, number: int) -> int | None:
        """Return the action of a number, or None if it is not legal."""
        if not 0 <= number < self.size:
            return None
        action = int(self.table.space.action(number))
        return action if action in self.state.legal_actions(seat) else None

    def _advance(self) -> None:
        """Play chance and forced choices until somebody has a real choice or the game is over."""
        s = self.state
        while s.asked:
            if s.asked == CHANCE_ASKED:
                play_chance(s, self._options, self._rng)
                continue
            seat = s.forced_seat()
            if seat is None:
                return
            s.play(seat, s.legal_actions(seat)[0])


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError unless an environment of one game can be drawn so."""
    if mode not in (None, ANSI):
        raise ValueError(f"render_mode is None or {ANSI!r}, not {mode!r}.")


def resumed(table: BatchTable, utility: str, on_illegal: str, state: State, rng: Rng) -> Episode:
    """Return again what `Episode.__reduce__` keeps."""
    episode = Episode(table, utility, on_illegal)
    episode.state, episode._rng = state, rng
    return episode


def resumed_rng(key: int, counter: int) -> Rng:
    """Return again a generator that stood there."""
    rng = Rng(0)
    rng.key, rng.counter = key, counter
    return rng


# A compiled class whose constructor needs arguments cannot be copied otherwise.
copyreg.pickle(Rng, lambda rng: (resumed_rng, (int(rng.key), int(rng.counter))))


class EpisodeSeeds:
    """The seeds of an environment's games: given for one, and following from the last given one for those after it.

    >>> seeds = EpisodeSeeds()
    >>> first, second = seeds.next(7), seeds.next(None)
    >>> seeds.next(7) == first, seeds.next(None) == second
    (True, True)
    """

    def __init__(self) -> None:
        self._source: np.random.Generator | None = None

    def next(self, seed: int | None) -> int:
        """Return the seed of the next game; without any given before, one that nobody can foresee."""
        if seed is not None or self._source is None:
            self._source = np.random.default_rng(seed)
        return int(self._source.integers(1 << 62))


def table_of(game: str, seats: int, options: Mapping[str, Any], cards: Any = None) -> BatchTable:
    """Return the table of a game, made once for environments that are alike and have no cards of their own.

    Args:
        game: its name.
        seats: how many players.
        options: those of the game by name.
        cards: a TOML file of the table's own cards, or its content as a dictionary.

    Raises:
        Illegal: if there is no such game, or seats, options or cards are not allowed.
    """
    if cards is not None:
        return BatchTable(game, seats, dict(options), at_once=False, margin=False, ask_forced=False, cards=cards)
    return _table_of(game, seats, tuple(options.items()))


@lru_cache(maxsize=32)
def _table_of(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> BatchTable:
    return BatchTable(game, seats, dict(options), at_once=False, margin=False, ask_forced=False)
