"""The contract of a game: what it says about itself, and what the table may ask of it."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from organelle.kernel.action_space import every_action
from organelle.kernel.archive import ArchiveError, ArchiveReader
from organelle.kernel.event import Event
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.setup import Setup, read_setup
from organelle.kernel.sheet import Cell, Sheet
from organelle.kernel.state import State, Step
from organelle.kernel.utility import MARGIN, WIN, MaxLength, utilities
from organelle.kernel.value import unwrap
from organelle.kernel.vocabulary import Vocabulary

View = dict[str, Any]
"""What a seat may see: JSON-ready, with keys that never change."""

Cards = dict[str, list[list[Cell]]]
"""The rows of every sheet in force, by the sheet's name."""


class Option:
    """Something a table chooses before the game.

    >>> Option("virus", "off", "on")
    <Option virus: off, on>
    """

    def __init__(self, name: str, *values: str, since: int = 1) -> None:
        """Declare an option.

        Args:
            name: one word.
            values: words; the first is the default, and a switch has `off` and `on`.
            since: the first version of the rules that has the option; older games are played with its default.
        """
        self.name = name
        self.since = since
        self.values = list(values)
        self.default = values[0]

    def __repr__(self) -> str:
        return f"<Option {self.name}: {', '.join(self.values)}>"


class Fault:
    """What is wrong, before it is put into words: the key of a sentence in the Fluent files and its arguments."""

    def __init__(self, key: str, **arguments: Cell) -> None:
        self.key = key
        self.arguments = arguments

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"<Fault {self.key}({given})>"


@dataclass(eq=False, repr=False)
class Game:
    """The rules of one game. A game subclasses this, names its own class of state where `Any` stands, and is listed.

    >>> from organelle.games import GAMES
    >>> GAMES["duel"]
    <Game duel, 2 to 4 seats, version 1>
    >>> s = GAMES["duel"].new(2, {"variant": "classic"}, GAMES["duel"].cards())
    >>> GAMES["duel"].scores(s)
    [0, 0]

    Attributes:
        name: one lower-case word; keys, codes' sentences and files of the game begin with it.
        seats: the numbers of players it can be played with.
        options: what a table chooses before the game.
        sheets: its cards and boards as tables, which a table may replace by its own.
        events: every event it can emit.
        questions: the key of every question it can ask.
        version: of the rules and sheets; goes up when the same entries would lead to another game.
        stage: `beta`, or `example` for a game that is not offered to players.
        most_margin: how far a score can lie from the best other one; the game says whether that is proven or a cap.
        may_end_unwon: whether a game can end without a winner, so that the shares of the win need not add up to one.
    """

    name: str
    seats: tuple[int, ...]
    options: list[Option]
    sheets: list[Sheet]
    events: list[Event]
    questions: list[str]
    version: int
    stage: str
    most_margin: int = 0
    may_end_unwon: bool = False

    def __repr__(self) -> str:
        return f"<Game {self.name}, {min(self.seats)} to {max(self.seats)} seats, version {self.version}>"

    def faults(self, seats: int, options: dict[str, str], cards: Cards) -> list[Fault]:
        """Return what does not fit together though each part is allowed by itself; an empty list if all does."""
        return []

    def set_up(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Any:
        """Return a state with its first step pushed and nothing done yet; `settle` has not run.

        Args:
            seats: how many players.
            options: a value for every option.
            cards: the rows in force, as `cards()` gives them.
            version: of the rules to play by, this one or an earlier one.
        """
        raise AssertionError

    def new(self, seats: int, options: dict[str, str], cards: Cards) -> Any:
        """Return a state settled to its first question, under today's rules (arguments as for `set_up`)."""
        s: State = self.opening(seats, options, cards, self.version)
        s.settle()
        return s

    def opening(self, seats: int, options: dict[str, str], cards: Cards, version: int) -> Any:
        """Return what `set_up` does, as a state that knows what it was set up with."""
        s: State = self.set_up(seats, options, cards, version)
        s.setup = Setup(self, seats, options, cards, version)
        return s

    def from_bytes(self, data: bytes) -> Any:
        """Return the state whose `to_bytes` these are, with the cards that it was played with.

        The checksum in the bytes finds damage, not malice: for bytes from strangers use `GameInfo.from_bytes`.

        Raises:
            ArchiveError: if they are damaged, or of another game, another format, later rules or other cards.
        """
        header, position = unwrap(data)
        template = self._template(header)
        s: State = template.blank()
        s.setup = template.setup
        reader = ArchiveReader(position, Step)
        s.serialize(reader)
        if reader.left:
            raise ArchiveError("state-broken")
        return s

    def _template(self, header: bytes) -> State:
        """Return a state that was set up as a header says, made once for those that are read soon after each other."""
        found = TEMPLATES.get((self, header))
        if found is None:
            setup = read_setup(self, header)
            found = self.opening(setup.seats, setup.options, setup.cards, setup.version)
            if len(TEMPLATES) >= TEMPLATES_KEPT:
                TEMPLATES.clear()
            TEMPLATES[self, header] = found
        return found

    def __reduce__(self) -> Any:
        """Pickle the rules by name: they are the constant `DUEL` of the module that has the class."""
        return self.name.upper()

    def cards(self, brought: Cards | None = None) -> Cards:
        """Return the rows in force: the game's own, except for the sheets that the table brought."""
        return {sheet.name: [row.cells for row in sheet.rows] for sheet in self.sheets} | (brought or {})

    def defaults(self) -> dict[str, str]:
        """Return the default value of every option."""
        return {option.name: option.default for option in self.options}

    def vocabulary(self, s: Any) -> Vocabulary:
        """Return the words of all actions and events under the rules of that state."""
        raise AssertionError

    def view(self, s: Any, seat: int | None) -> View:
        """Return what that seat, or a spectator (None), may see: the static, public and private parts together."""
        return {**self.static_view(s), **self.public_view(s), **self.private_view(s, seat)}

    def static_view(self, s: Any) -> View:
        """Return the part of every view that stays the same through a game, such as what the cards cost."""
        return {}

    def public_view(self, s: Any) -> View:
        """Return the part of the view that is the same for everyone."""
        return {}

    def private_view(self, s: Any, seat: int | None) -> View:
        """Return the part of the view that depends on who looks; a small game has only this one."""
        raise AssertionError

    def redeal(self, s: Any, seat: i64, rng: Rng) -> Any:
        """Return a state that the seat cannot tell from this one: everything it cannot see is dealt anew.

        The same numbers give the same world, also when the redealt state is redealt again.
        """
        world = s.copy()
        self.redeal_in_place(world, seat, rng)
        return world

    def redeal_in_place(self, world: Any, seat: i64, rng: Rng) -> None:
        """Do to a state what `redeal` does to a copy of it; a search fills one world again and again."""
        raise AssertionError

    def player_actions(self, s: Any) -> list[int]:
        """Return every action that a player could ever choose at the table of that state; more than that does no harm.

        By default that is all that the words of the game can make. A game that knows better keeps what learns from it
        small.
        """
        return every_action(self.vocabulary(s))

    def observe(self, s: Any, seat: i64, out: ObservationBuffer) -> None:
        """Write what that seat sees as numbers, as many at every moment of a game and in the same order.

        All that its view says must follow from them, and nothing else may.
        """
        raise AssertionError

    def default_action(self, s: Any, seat: i64) -> i64:
        """Return what the table answers for a seat that does not: something harmless, by default the first option."""
        actions: list[int] = s.legal_actions(seat)
        return actions[0]

    def scores(self, s: Any) -> list[int]:
        """Return every seat's score as it stands; seats that the rules play come after the players."""
        raise AssertionError

    def winners(self, s: Any) -> list[int]:
        """Return the seats that have won; asked only when the game is over."""
        raise AssertionError

    def returns(self, s: Any, utility: str = WIN) -> list[float]:
        """Return what the end is worth to each player, as `Match.returns` does; all 0 before the end."""
        scores = self.scores(s)
        players = len(scores) - len(self.companions(s))
        if s.asked != 0:
            return [0.0] * players
        return utilities(utility, players, scores, self.winners(s))

    def utility_bounds(self, utility: str = WIN) -> tuple[float, float]:
        """Return the least and the most that `returns` can give a player, for the game's own cards."""
        if utility == MARGIN:
            return -float(self.most_margin), float(self.most_margin)
        return (-1.0, 1.0) if utility == WIN else (0.0, 1.0)

    def max_length(self, seats: int, options: dict[str, str]) -> MaxLength:
        """Return how long a game with its own cards can be; the game says whether that is proven or a cap."""
        raise AssertionError

    def piece_counts(self, s: Any) -> dict[str, int]:
        """Return how many there are of each piece, wherever they lie: numbers that no action may change."""
        raise AssertionError

    def companions(self, s: Any) -> list[str]:
        """Return the words of seats that the rules play themselves, such as a solo opponent."""
        return []

    def closed_reasons(self) -> list[str]:
        """Return every key that a view may give for a place that is closed."""
        return []


TEMPLATES: Final[dict[tuple[Game, bytes], State]] = {}
"""Blank tables for states that are read, by game and header."""

TEMPLATES_KEPT: Final = 32
"""How many of them are kept."""
