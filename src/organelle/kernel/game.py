"""What a game tells the table about itself, and what the table may ask of it."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from organelle.kernel.event import Event
from organelle.kernel.rng import Rng
from organelle.kernel.sheet import Cell, Sheet
from organelle.kernel.state import State
from organelle.kernel.vocabulary import Vocabulary

View = dict[str, Any]
Cards = dict[str, list[list[Cell]]]
"""The rows of every sheet in force, by the sheet's name."""


class Option:
    """Something a table chooses before the game: `on`/`off` or a word; the first value is the default."""

    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = list(values)
        self.default = values[0]


class Fault:
    """A key and its arguments: a sentence about what is wrong, before it is put into words."""

    def __init__(self, key: str, **arguments: Cell) -> None:
        self.key = key
        self.arguments = arguments


@dataclass(eq=False)
class Game:
    """The facts of a game and its few entrances; a game names its own kind of state where `Any` stands here."""

    name: str
    seats: tuple[int, ...]
    options: list[Option]
    sheets: list[Sheet]
    events: list[Event]
    questions: list[str]
    version: int
    stage: str

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        """What does not fit together though each part is allowed by itself."""
        return []

    def set_up(self, seats: int, options: dict[str, str], cards: Cards) -> Any:
        """A table with its first step pushed and nothing done yet."""
        raise AssertionError

    def new(self, seats: int, options: dict[str, str], cards: Cards) -> Any:
        """A game about to begin, settled to its first question."""
        s: State = self.set_up(seats, options, cards)
        s.settle()
        return s

    def cards(self, brought: Cards | None = None) -> Cards:
        """The rows in force: the game's own, except where the table brought others."""
        return {sheet.name: [row.cells for row in sheet.rows] for sheet in self.sheets} | (brought or {})

    def defaults(self) -> dict[str, str]:
        """Every option as it stands when the table chooses nothing."""
        return {option.name: option.default for option in self.options}

    def vocabulary(self, s: Any) -> Vocabulary:
        raise AssertionError

    def view(self, s: Any, seat: int | None) -> View:
        """What that seat, or a spectator, may see."""
        return {**self.static_view(s), **self.public_view(s), **self.private_view(s, seat)}

    def static_view(self, s: Any) -> View:
        """The part of every view that stays the same through a game, such as what the cards cost."""
        return {}

    def public_view(self, s: Any) -> View:
        """The part that is the same for everyone who looks."""
        return {}

    def private_view(self, s: Any, seat: int | None) -> View:
        """The part that hangs on who looks; a small game has only this one."""
        raise AssertionError

    def redeal(self, s: Any, seat: i64, rng: Rng) -> Any:
        """A world that seat cannot tell from this one: everything it cannot see is dealt anew."""
        raise AssertionError

    def default_action(self, s: Any, seat: i64) -> i64:
        """What the table answers for a seat that does not: something harmless, the first option if all are."""
        answers: list[int] = s.legal_actions(seat)
        return answers[0]

    def scores(self, s: Any) -> list[int]:
        raise AssertionError

    def winners(self, s: Any) -> list[int]:
        """The seats that have won; asked when the game is over."""
        raise AssertionError

    def piece_counts(self, s: Any) -> dict[str, int]:
        """Counts of pieces that no action may change."""
        raise AssertionError

    def companions(self, s: Any) -> list[str]:
        """The words of seats that the rules play themselves; their scores follow the players'."""
        return []

    def closed_reasons(self) -> list[str]:
        """The keys a view may give for a place that is closed."""
        return []
