"""What a run of the lab plays: which game, tables, bots and sheets, and from which seeds."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

import organelle
from organelle.kernel.game import Cards
from organelle.research.dataset.plan import repeatable_bot
from organelle.research.lab.games.registry import meaning_of
from organelle.research.lab.meaning import Thing
from organelle.table.custom_cards import validate_cards
from organelle.table.errors import illegal
from organelle.table.match import Match

FORMAT = 1
"""Of the records of games; goes up when one of their fields changes its meaning."""


@dataclass(frozen=True)
class CardSheets:
    """The cards that games are played with: a name for people, and the sheets that replace the game's own."""

    name: str
    cards: Cards


@dataclass(frozen=True)
class LabPlan:
    """What is played.

    Args:
        game: The name of a game.
        seats: The numbers of players; every table is measured for itself.
        options: Values of the game's options, by name.
        bots: Who plays, the next game beginning with the next bot; fewer than seats come round again.
        games: How many games at each number of players with each sheet.
        seed: The seed of the first game; each further game has the next one, the same with every sheet.
        sheets: The cards; where there are two, the second is compared with the first.

    >>> plan = LabPlan("duel", (2,), {"variant": "classic"}, ("greedy", "random"), 3, 7, (CardSheets("own", {}),))
    >>> [(task.number, task.bots) for task in plan.schedule()]
    [(0, ('greedy', 'random')), (1, ('random', 'greedy')), (2, ('greedy', 'random'))]
    """

    game: str
    seats: tuple[int, ...]
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    sheets: tuple[CardSheets, ...]

    def validate(self) -> None:
        """Raise Illegal if game, seats, options, cards or bots cannot be played, or not in the same way everywhere."""
        meaning_of(self.game)
        for name in self.bots:
            repeatable_bot(name)
        for sheet in self.sheets:
            validate_cards(organelle.game(self.game).rules, sheet.cards)
            for seats in self.seats:
                self.new_match(seats, sheet, self.seed)

    def schedule(self) -> list[LabGame]:
        """Return every game in the order in which they stand in the tables."""
        return [
            LabGame(index, seats, number, self.seed + number, self.seating(seats, number))
            for seats in self.seats
            for number in range(self.games)
            for index in range(len(self.sheets))
        ]

    def seating(self, seats: int, number: int) -> tuple[str, ...]:
        """Return the bot in each seat of a game."""
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(seats))

    def new_match(self, seats: int, sheet: CardSheets, seed: int) -> Match:
        """Return a match of this plan at its first question."""
        return organelle.game(self.game).new(seats, seed, sheet.cards or None, **self.options)

    def things(self, seats: int) -> dict[str, list[Thing]]:
        """Return the things of every group at a table, those of all sheets together."""
        found: dict[str, dict[str, Thing]] = {group.name: {} for group in meaning_of(self.game).groups}
        rules = organelle.game(self.game).rules
        for sheet in self.sheets:
            match = self.new_match(seats, sheet, self.seed)
            for group, things in meaning_of(self.game).things(match, rules.cards(sheet.cards)).items():
                for thing in things:
                    found[group].setdefault(thing.name, thing)
        return {group: list(things.values()) for group, things in found.items()}

    def costs(self, seats: int, sheet: CardSheets) -> dict[tuple[str, str], int]:
        """Return what every thing costs with a sheet, by its group and name."""
        rows = organelle.game(self.game).rules.cards(sheet.cards)
        things = meaning_of(self.game).things(self.new_match(seats, sheet, self.seed), rows)
        return {(group, thing.name): thing.cost for group, found in things.items() for thing in found}

    def to_json(self) -> dict[str, Any]:
        """Return the plan and what its games follow from as data for JSON: the same on every machine."""
        versions = {"organelle": organelle.__version__, "rules": organelle.game(self.game).version, "format": FORMAT}
        return {**asdict(self), **versions}

    @staticmethod
    def from_json(written: dict[str, Any]) -> LabPlan:
        """Return the plan that `to_json` wrote.

        Raises:
            KeyError, TypeError: it is none.
            Illegal: it was made with other versions, so that games of now would not fit to it.
        """
        names = [name for name in LabPlan.__dataclass_fields__ if name not in ("bots", "seats", "sheets")]
        sheets = tuple(CardSheets(sheet["name"], sheet["cards"]) for sheet in written["sheets"])
        known = {name: written[name] for name in names}
        plan = LabPlan(**known, seats=tuple(written["seats"]), bots=tuple(written["bots"]), sheets=sheets)
        now = plan.to_json()
        for name in ("organelle", "rules", "format"):
            if written[name] != now[name]:
                raise illegal("lab-versions", name=name, then=json.dumps(written[name]), now=json.dumps(now[name]))
        return plan


@dataclass(frozen=True)
class LabGame:
    """One game to be played: with which sheet, at which table, its number there, its seed, and who sits where."""

    sheet: int
    seats: int
    number: int
    seed: int
    bots: tuple[str, ...]
