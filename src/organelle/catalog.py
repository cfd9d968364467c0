"""The games on offer, and the ways to a match: a new one, or again from its text."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from organelle import old_sheets
from organelle.kernel.archive import ArchiveError
from organelle.kernel.game import Cards, Fault, Game, Option
from organelle.kernel.setup import read_setup
from organelle.kernel.value import unwrap
from organelle.localization import sentence
from organelle.table import custom_cards, notation
from organelle.table.chance import ChanceSource, FixedChance, SeededChance
from organelle.table.errors import BrokenState, IllegalSetup, NewerRules, UnknownGame
from organelle.table.match import Match
from organelle.table.replaying import EntryReplayer

FLAGS = {True: "on", False: "off"}


class GameInfo:
    """A game on offer: what there is to know about it, and the way to a new match.

    >>> import organelle
    >>> game = organelle.game("duel")
    >>> game
    <GameInfo duel, 2 to 4 seats>
    >>> [option.name for option in game.options]
    ['variant']
    >>> game.new(seats=3, seed=7, variant="volley").seats
    3

    Attributes:
        rules: the rules themselves.
        name: one lower-case word.
        seats: the numbers of players it can be played with.
        options: what a table chooses before the game; each has `name`, `values` and `default`.
        stage: `beta`, or `example` for a game that is not offered to players.
        version: of the rules.
    """

    def __init__(self, game: Game) -> None:
        self.rules = game
        self.name: str = game.name
        self.seats: tuple[int, ...] = game.seats
        self.options: list[Option] = game.options
        self.stage: str = game.stage
        self.version: int = game.version

    def __repr__(self) -> str:
        return f"<GameInfo {self.name}, {min(self.seats)} to {max(self.seats)} seats>"

    @property
    def title(self) -> str:
        """Its name as people write it, in English."""
        return sentence("en", f"{self.name}-title", {})

    def new(self, seats: int, seed: int | None = None, cards: Any = None, **options: Any) -> Match:
        """Return a match at its first question.

        Args:
            seats: how many players.
            seed: makes chance repeatable; None is secure chance that can be verified afterwards.
            cards: a TOML file of the table's own cards, or its content as a dictionary.
            options: values by name; True and False mean `on` and `off`.

        Raises:
            IllegalSetup: if seats, options or cards are not allowed.
        """
        return self.match(seats, options, cards, FixedChance() if seed is None else SeededChance(seed))

    def match(self, seats: int, options: dict[str, Any], cards: Any, source: ChanceSource) -> Match:
        """Return a match at its first question, with chance from that source (otherwise as `new`)."""
        game = self.rules
        own = own_cards(game, cards)
        header = notation.Header(game.name, game.version, seats, resolve_options(game, seats, options), own, {})
        check_setup(game, header)
        match = Match(game, header, source)
        match.advance()
        return match

    def from_bytes(self, data: bytes) -> Any:
        """Return the state whose `to_bytes` these are, with the cards that it was played with.

        Raises:
            BrokenState: if the bytes are damaged, or of another game, another format, later rules or other cards.
        """
        try:
            header, _ = unwrap(data)
            setup = read_setup(self.rules, header)
            own = self.rules.cards()
            brought = {name: rows for name, rows in setup.cards.items() if rows != own[name]}
            custom_cards.validate_cards(self.rules, brought)
            faults = self.rules.faults(setup.seats, setup.options, setup.cards)
            if faults:
                raise IllegalSetup(*faults)
            return self.rules.from_bytes(data)
        except ArchiveError as error:
            raise BrokenState(Fault(error.fault_key, **error.arguments)) from None
        except IllegalSetup as error:
            raise BrokenState(*error.faults) from None


def own_cards(game: Game, cards: Any) -> Cards:
    """Return a table's own cards, which are None, a TOML file, or its content as a dictionary.

    Raises:
        IllegalSetup: if the file cannot be read, or the cards are not allowed.
    """
    if cards is None:
        return {}
    return custom_cards.validate_cards(game, cards if isinstance(cards, dict) else read_toml(str(cards)))


def read_toml(path: str) -> dict[str, Any]:
    """Return the content of a TOML file; raise IllegalSetup if it cannot be read."""
    try:
        return parse_toml(Path(path).read_text("utf-8"), path)
    except OSError as error:
        raise IllegalSetup(Fault("cards-unreadable", path=path, why=error.strerror or "")) from None
    except UnicodeDecodeError as error:
        raise IllegalSetup(Fault("cards-not-toml", path=path, why=str(error))) from None


def parse_toml(text: str, path: str) -> dict[str, Any]:
    """Return the content of a TOML text; raise IllegalSetup, which calls it `path`, if it is none."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise IllegalSetup(Fault("cards-not-toml", path=path, why=str(error))) from None


def resolve_options(game: Game, seats: int, options: dict[str, Any], version: int | None = None) -> dict[str, str]:
    """Return a value for every option that the game has in that version of its rules (None: today's).

    Raises:
        IllegalSetup: if the number of seats, a name or a value is not allowed.
    """
    if seats not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise IllegalSetup(Fault("illegal-seats", game=game.name, seats=seats, allowed=allowed))
    known = [option for option in game.options if version is None or option.since <= version]
    names = [option.name for option in known]
    for name in options:
        if name not in names:
            raise IllegalSetup(Fault("illegal-option", game=game.name, option=name, allowed=", ".join(names)))
    return {option.name: option_value(option, options.get(option.name, option.default)) for option in known}


def option_value(option: Option, value: Any) -> str:
    """Return a value as the word it stands for; raise IllegalSetup if the option has no such value."""
    word = FLAGS[value] if isinstance(value, bool) else str(value)
    if word not in option.values:
        raise IllegalSetup(Fault("illegal-value", option=option.name, value=word, allowed=", ".join(option.values)))
    return word


def check_setup(game: Game, header: notation.Header) -> None:
    """Raise IllegalSetup if options and cards do not fit together."""
    cards = game.cards(header.old_sheets | header.cards)
    faults = game.faults(header.seats, game.defaults() | header.options, cards)
    if faults:
        raise IllegalSetup(*faults)


def replay(games: dict[str, Game], text: str, seed: int | None = None, source: ChanceSource | None = None) -> Match:
    """Return the match of a text, to go on with.

    Args:
        games: the rules by name.
        text: as `Match.text` gives it.
        seed: makes what chance draws from now on repeatable; None is secure chance.
        source: where chance gets its answers, instead of a seed.

    Raises:
        UnknownGame: if there is no such game.
        IllegalSetup: if its header is not allowed.
        BrokenText: if a line is not; the line is named.
    """
    match = load_match(games, text, source or (FixedChance() if seed is None else SeededChance(seed)))
    match.advance()
    return match


def load_match(games: dict[str, Game], text: str, source: ChanceSource, at: int | None = None) -> Match:
    """Return the match of a text as it stood after entry `at` (None: the last), without asking chance for more.

    Raises:
        Illegal: as `replay` does.
    """
    header, entries = notation.parse(text)
    if header.game not in games:
        raise UnknownGame(Fault("illegal-game", game=header.game, allowed=", ".join(sorted(games))))
    game = games[header.game]
    if header.version > game.version:
        raise NewerRules(Fault("log-newer", game=game.name, version=str(header.version), known=str(game.version)))
    header.options = resolve_options(game, header.seats, dict(header.options), header.version)
    header.old_sheets = old_sheets.sheets_at(game, header.version)
    header.cards = custom_cards.validate_cards(game, dict(header.cards))
    check_setup(game, header)
    match = Match(game, header, source)
    replayer = EntryReplayer(match, entries)
    for entry in entries[:at]:
        replayer.apply(entry)
    return match
