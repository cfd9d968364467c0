"""What a dataset is made of: which games, by whom, from which seeds, under which versions."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import Any

import organelle
from organelle.bots.bot import Budget
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.levels import ConfiguredBot, configured_bot
from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.kernel import action_space
from organelle.kernel.action_space import ActionSpace
from organelle.kernel.game import Game
from organelle.kernel.layout import Layout
from organelle.kernel.observation import ObservationBuffer
from organelle.old_sheets import sheets_at
from organelle.table.chance import SeededChance
from organelle.table.errors import illegal
from organelle.table.notation import Header
from organelle.table.opening import opening_position

FORMAT = 1
"""Of the tables and their columns; goes up when one of them changes its meaning."""


@dataclass(frozen=True)
class DatasetPlan:
    """What a dataset is to hold.

    Args:
        game: The name of a game.
        seats: How many players.
        options: A value for every option.
        bots: Who plays, the next game beginning with the next bot; fewer than seats come round again. Empty: games
            that were stored.
        games: How many games; of stored ones, how many were found.
        seed: The seed of the first game; each further game has the next one.
        search: None without targets of a search; else the iterations of the search for decisions that none made, 0 to
            leave these without.
        listing: What stands for the stored games that were found; empty where games are played.
        rules: The version of the rules that actions and observations are numbered by; 0 is today's.

    >>> plan = DatasetPlan("duel", 3, {"variant": "classic"}, ("greedy", "random"), 4, 7)
    >>> plan.seating(0), plan.seating(1)
    (('greedy', 'random', 'greedy'), ('random', 'greedy', 'random'))
    """

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    search: int | None = None
    listing: str = ""
    rules: int = 0

    def validate(self) -> None:
        """Raise Illegal if game, seats, options or bots cannot be played, or not in the same way everywhere."""
        organelle.game(self.game).new(self.seats, seed=0, **self.options)
        for name in self.bots:
            repeatable_bot(name)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bot in each seat of a game."""
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.seats))

    @property
    def games_together(self) -> int:
        """How many games make up a task; what the files hold does not depend on it."""
        return max(1, min(50, self.games // 64))

    @property
    def encoder(self) -> Encoder:
        """What turns positions of these games into numbers."""
        version = self.rules or organelle.game(self.game).version
        return new_encoder(self.game, version, self.seats, tuple(self.options.items()))

    def versions(self) -> dict[str, Any]:
        """Return the versions that the content follows from."""
        encoder = self.encoder
        return {
            "format": FORMAT,
            "organelle": organelle.__version__,
            "rules": self.rules or organelle.game(self.game).version,
            "actions": {"version": action_space.VERSION, "size": int(encoder.space.size), "digest": encoder.actions},
            "observation": {"size": encoder.size, "digest": encoder.observations},
        }

    def to_json(self) -> dict[str, Any]:
        """Return the plan and its versions as data for JSON: the same for the same dataset on every machine."""
        return {**asdict(self), **self.versions()}

    @staticmethod
    def from_json(written: dict[str, Any]) -> DatasetPlan:
        """Return the plan that `to_json` wrote.

        Raises:
            KeyError, TypeError: it is none.
            Illegal: it was made with other versions, so that games of now would not fit to it.
        """
        names = [name for name in DatasetPlan.__dataclass_fields__ if name != "bots"]
        plan = DatasetPlan(**{name: written[name] for name in names}, bots=tuple(written["bots"]))
        now = plan.versions()
        if plan.bots:
            now["rules"] = organelle.game(plan.game).version
        for name, value in now.items():
            if written[name] != value:
                raise illegal("export-versions", name=name, then=json.dumps(written[name]), now=json.dumps(value))
        return plan


class Encoder:
    """Turns positions of matches with one header into numbers: those of actions, and the row of an observation."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.start = opening_position(game, header).state
        layout = Layout(game, self.start)
        self.slices = layout.slices
        self.size = layout.size
        self.space = ActionSpace(game.vocabulary(self.start), game.player_actions(self.start))
        self.actions = self.space.digest()
        """Stands for the numbers of actions."""
        self.observations = digest("\n".join(f"{part.name} {part.start} {part.length}" for part in self.slices))
        """Stands for the slices of an observation."""
        self.row = ObservationBuffer(layout.size)

    def __repr__(self) -> str:
        return f"<Encoder {self.game.name}, {self.size} numbers, {self.space.size} actions>"

    def observe(self, state: Any, seat: int) -> list[int]:
        """Return the observation of a seat."""
        self.row.begin(0)
        self.game.observe(state, seat, self.row)
        self.row.end()
        return self.row.to_list()


@cache
def new_encoder(game: str, version: int, seats: int, options: tuple[tuple[str, str], ...]) -> Encoder:
    """Return the encoder of games under a version of the rules, with the game's own cards; it is made once."""
    rules = organelle.game(game).rules
    return Encoder(rules, Header(game, version, seats, dict(options), {}, sheets_at(rules, version)))


@lru_cache(32)
def stored_encoder(header: str) -> Encoder:
    """Return the encoder of stored games with that header; it is made once for those that are read soon after."""
    match = load_match(GAMES, header, SeededChance(0), at=0)
    return Encoder(GAMES[match.game], match.header)


def digest(text: str) -> str:
    """Return sixteen hex digits that stand for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def repeatable_bot(name: str) -> ConfiguredBot:
    """Return a bot whose choices do not depend on how fast the machine is: its iterations alone are its budget.

    Raises:
        Illegal: if there is no such bot, or its search is limited by time alone.
    """
    found = configured_bot(name)
    budget = found.budget
    if isinstance(found.bot, IsmctsBot) and budget.milliseconds and not budget.iterations:
        raise illegal("export-timed-bot", bot=name)
    return ConfiguredBot(name, found.bot, Budget(budget.iterations, 0, budget.by_game))
