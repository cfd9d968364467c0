"""The tables a game can be played at: every seat count with every combination of options it offers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from organelle.kernel.game import Game, View
from organelle.kernel.state import CHANCE, State
from organelle.kernel.vocabulary import Vocabulary


@dataclass(frozen=True)
class Case:
    """One way to set a game up: a number of seats and a value for each option.

    Args:
        game: The rules.
        seats: One of `game.seats`.
        options: A (name, value) pair for every option of the game, in its order.

    >>> from organelle.games.duel.game import DUEL
    >>> print(Case(DUEL, 2, (("variant", "classic"),)))
    duel-2-classic
    """

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def option_values(self) -> dict[str, str]:
        """The value of each option by its name."""
        return dict(self.options)

    def __str__(self) -> str:
        """Return the name of the case in test ids and in failures of `organelle soak`."""
        return "-".join([self.game.name, str(self.seats), *(value for _, value in self.options)])

    def new(self) -> Any:
        """Return a new state with the game's own cards, settled at its first question."""
        return self.game.new(self.seats, self.option_values, self.game.cards())

    def vocabulary(self, s: State) -> Vocabulary:
        """Return the words of codes at that table, made once for all its games: they depend on the case only."""
        if self not in VOCABULARIES:
            VOCABULARIES[self] = self.game.vocabulary(s)
        return VOCABULARIES[self]


VOCABULARIES: dict[Case, Vocabulary] = {}
"""The words of every case that was met; they are slow to make."""


def cases(game: Game) -> Iterator[Case]:
    """Yield every case that the game itself finds no fault with."""
    names = [option.name for option in game.options]
    for seats in game.seats:
        for values in itertools.product(*(option.values for option in game.options)):
            option_values = dict(zip(names, values, strict=True))
            if not game.faults(seats, option_values, game.cards()):
                yield Case(game, seats, tuple(option_values.items()))


def moving_view(case: Case, s: State, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator (None), without the part that stays the same through a game."""
    return {**case.game.public_view(s), **case.game.private_view(s, seat)}


def asked_seats(s: State) -> tuple[int, ...]:
    """Return the seats that owe an answer, `CHANCE` last if chance does."""
    return seats_in(int(s.asked))


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """Return the seats that are set in `bits`.

    >>> seats_in(0b101), seats_in(1 << CHANCE)
    ((0, 2), (15,))
    """
    return tuple(seat for seat in range(CHANCE + 1) if bits >> seat & 1)
