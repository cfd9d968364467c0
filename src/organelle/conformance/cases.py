"""The tables a game can be played at: every seat count with every combination of options it offers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from organelle.kernel.game import Game
from organelle.kernel.state import CHANCE, State
from organelle.kernel.vocabulary import Vocabulary


@dataclass(frozen=True)
class Case:
    """A game at a table: so many seats, these options."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def chosen(self) -> dict[str, str]:
        return dict(self.options)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(value for _, value in self.options)])

    def new(self) -> Any:
        """A settled state."""
        return self.game.new(self.seats, self.chosen, self.game.cards())

    def vocabulary(self, s: State) -> Vocabulary:
        return self.game.vocabulary(s)


def cases(game: Game) -> Iterator[Case]:
    """All tables the game offers."""
    names = [option.name for option in game.options]
    for seats in game.seats:
        for values in itertools.product(*(option.values for option in game.options)):
            chosen = dict(zip(names, values, strict=True))
            if not game.faults(seats, chosen, game.cards()):
                yield Case(game, seats, tuple(chosen.items()))


def asked(s: State) -> list[int]:
    """Who owes an answer, chance included."""
    return [seat for seat in (*range(s.seats), CHANCE) if s.waits_for(seat)]
