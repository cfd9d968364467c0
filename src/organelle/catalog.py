"""The facts of a game as people ask for them, and the ways to a match: new, or again from its text."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from organelle.kernel.game import Cards, Fault, Game, Option
from organelle.localization import sentence
from organelle.table import custom_cards, notation
from organelle.table.chance import ChanceSource, SecureChance, SeededChance
from organelle.table.errors import Illegal, IllegalSetup, NewerRules, UnknownGame
from organelle.table.match import Match

FLAGS = {True: "on", False: "off"}


class GameInfo:
    """A game on offer."""

    def __init__(self, game: Game) -> None:
        self.rules = game
        self.name: str = game.name
        self.seats: tuple[int, ...] = game.seats
        self.options: list[Option] = game.options
        self.stage: str = game.stage
        self.version: int = game.version

    @property
    def title(self) -> str:
        return sentence("en", f"{self.name}-title", {})

    def new(self, seats: int, seed: int | None = None, cards: Any = None, **options: Any) -> Match:
        """A match about to begin; `seed=None` is secure luck, `cards` a TOML file (or its content) of one's own."""
        return self.match(seats, options, cards, SecureChance() if seed is None else SeededChance(seed))

    def match(self, seats: int, options: dict[str, Any], cards: Any, source: ChanceSource) -> Match:
        """A match about to begin, with luck from that source."""
        game = self.rules
        own: Cards = {}
        if cards is not None:
            own = custom_cards.validate_cards(game, cards if isinstance(cards, dict) else read_toml(str(cards)))
        header = notation.Header(game.name, game.version, seats, resolve_options(game, seats, options), own)
        check_setup(game, header)
        match = Match(game, header, source)
        match.advance()
        return match


def read_toml(path: str) -> dict[str, Any]:
    """What stands in a TOML file."""
    try:
        return parse_toml(Path(path).read_text("utf-8"), path)
    except OSError as error:
        raise IllegalSetup(Fault("cards-unreadable", path=path, why=error.strerror or "")) from None
    except UnicodeDecodeError as error:
        raise IllegalSetup(Fault("cards-not-toml", path=path, why=str(error))) from None


def parse_toml(text: str, path: str) -> dict[str, Any]:
    """What a TOML text says; `path` is what it is called."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise IllegalSetup(Fault("cards-not-toml", path=path, why=str(error))) from None


def resolve_options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, str]:
    """Every option with its value; a bad name, value or seat count is refused."""
    if seats not in game.seats:
        raise IllegalSetup(
            Fault("illegal-seats", game=game.name, seats=seats, allowed=", ".join(str(n) for n in game.seats))
        )
    names = [option.name for option in game.options]
    for name in options:
        if name not in names:
            raise IllegalSetup(Fault("illegal-option", game=game.name, option=name, allowed=", ".join(names)))
    return {option.name: option_value(option, options.get(option.name, option.default)) for option in game.options}


def option_value(option: Option, value: Any) -> str:
    word = FLAGS[value] if isinstance(value, bool) else str(value)
    if word not in option.values:
        raise IllegalSetup(Fault("illegal-value", option=option.name, value=word, allowed=", ".join(option.values)))
    return word


def check_setup(game: Game, header: notation.Header) -> None:
    """Refuses options and cards that do not fit together."""
    faults = game.faults(header.seats, header.options, game.cards(header.cards))
    if faults:
        raise IllegalSetup(*faults)


def replay(games: dict[str, Game], text: str, seed: int | None = None, source: ChanceSource | None = None) -> Match:
    """A match again from its text, to go on with; an illegal line is named by number with a sentence."""
    match = load_match(games, text, source or (SecureChance() if seed is None else SeededChance(seed)))
    match.advance()
    return match


def load_match(games: dict[str, Game], text: str, source: ChanceSource, at: int | None = None) -> Match:
    """The match of a text as it stood after that entry, chance not yet asked for more."""
    header, entries = notation.parse(text)
    if header.game not in games:
        raise UnknownGame(Fault("illegal-game", game=header.game, allowed=", ".join(sorted(games))))
    game = games[header.game]
    if header.version > game.version:
        raise NewerRules(Fault("log-newer", game=game.name, version=str(header.version), known=str(game.version)))
    header.options = resolve_options(game, header.seats, dict(header.options))
    header.cards = custom_cards.validate_cards(game, dict(header.cards))
    check_setup(game, header)
    match = Match(game, header, source)
    replayer = EntryReplayer(match, entries)
    for entry in entries[:at]:
        replayer.apply(entry)
    return match


class EntryLike(Protocol):
    """An entry as a text or a store has it."""

    number: int
    who: str
    words: str


class EntryReplayer:
    """Entries on their way into a match.

    One that the rules of today do not allow is passed over, and so is all that hung on it, if the table went back to
    before it later; else it is refused.
    """

    def __init__(self, match: Match, entries: Sequence[EntryLike]) -> None:
        self.match = match
        self.entries = entries
        self.skipped: list[tuple[int, int]] = []
        """First and last entry of each stretch that was passed over."""

    def apply(self, entry: EntryLike) -> bool:
        """Takes the next entry; was it played?"""
        if not self.skipped or entry.number > self.skipped[-1][1]:
            try:
                self.match.apply_entry(entry.who, entry.words)
                return True
            except Illegal:
                back = self._rewound_at(entry.number)
                if back == 0:
                    raise
                self.skipped.append((entry.number, back - 1))
        self.match.skip_entry(entry.who, entry.words)
        return False

    def _rewound_at(self, number: int) -> int:
        """The first entry that goes back to before that one; 0 if there is none."""
        for later in self.entries:
            if later.number > number and later.who == notation.REWIND and int(later.words.split(" ")[0]) < number:
                return later.number
        return 0
