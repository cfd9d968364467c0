"""Play a game for the lab and write down what happened to every thing in it."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, astuple, dataclass, field
from typing import Any

import organelle
from organelle.bots.ismcts import TreeSearch
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.levels import ConfiguredBot
from organelle.kernel.event import EventRecord
from organelle.kernel.game import Cards, View
from organelle.kernel.rng import Rng
from organelle.research.dataset.plan import repeatable_bot
from organelle.research.lab.games.registry import meaning_of
from organelle.research.lab.meaning import TAKEN, Meaning
from organelle.research.lab.plan import LabGame, LabPlan
from organelle.table.errors import Illegal, illegal
from organelle.table.match import Match
from organelle.table.window import Window

NOBODY = -1
"""The seat of what happened to the table as a whole."""

MATTERS = 0.05
"""A choice mattered if the best answer was worth so much more than the mean of all that were tried; 1 is a victory."""

GAMES_TOGETHER = 5
"""Games that a process takes at a time."""


@dataclass(frozen=True)
class Count:
    """How often a thing came to a stage for a seat (-1 for the whole table), and the points that it brought at once."""

    group: str
    thing: str
    stage: str
    seat: int
    times: int
    worth: int


@dataclass
class Choices:
    """The choices of a game that somebody searched: how many, how many mattered, and the sum of their spreads."""

    searched: int = 0
    mattered: int = 0
    spread: float = 0.0


@dataclass
class GameRecord:
    """What is kept of a game; the names of the fields are the keys in the file of a run."""

    sheet: int
    seats: int
    number: int
    seed: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    ending: str
    counts: list[Count]
    happened: dict[str, int]
    points: list[dict[str, int]]
    course: list[list[int]]
    choices: Choices = field(default_factory=Choices)
    figures: dict[str, float] = field(default_factory=dict)

    @property
    def place(self) -> tuple[int, int, int]:
        """What the game is found by in a run: its sheet, its table and its number there."""
        return self.sheet, self.seats, self.number

    def to_json(self) -> dict[str, Any]:
        """Return the record as data for JSON; counts as lists, which are many."""
        return {**asdict(self), "counts": [astuple(count) for count in self.counts]}

    @staticmethod
    def from_json(row: dict[str, Any]) -> GameRecord:
        """Return the record that `to_json` wrote; raise KeyError or TypeError if it is none."""
        counts = [Count(*count) for count in row["counts"]]
        return GameRecord(**{**row, "bots": tuple(row["bots"]), "counts": counts, "choices": Choices(**row["choices"])})

    def share(self, seat: int) -> float:
        """Return the seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class EventReader:
    """Follows a match by its events, secrets included."""

    def __init__(self, meaning: Meaning, match: Match) -> None:
        self.meaning = meaning
        self.match = match
        self.told: list[View] = []
        self.rounds = 0
        self.course: list[list[int]] = []
        self._read = 0
        self._times: Counter[tuple[str, str, str, int]] = Counter()
        self._worth: Counter[tuple[str, str, str, int]] = Counter()
        self.happened: Counter[str] = Counter()
        for event in match.events(0, None):
            if event["number"] == 0:
                self._note(event)
        self.catch_up()

    def catch_up(self) -> None:
        """Note the events of all entries since the last time."""
        rounds = self.rounds
        for entry in self.match.entries(self._read):
            for record in entry.events:
                self._note(self._spoken(record))
        self._read = self.match.number
        if self.rounds > rounds:
            self.course.append(self.match.scores[: self.match.seats])

    def hold(self) -> None:
        """Count what the seats hold at the end and no event has told."""
        for seat, (group, thing) in enumerate(self.meaning.held(self.match)):
            self._times[group, thing, TAKEN, seat] += 1

    def counts(self) -> list[Count]:
        """Return all counts in order."""
        return [Count(*key, self._times[key], self._worth[key]) for key in sorted(self._times)]

    def _spoken(self, record: EventRecord) -> View:
        """Return an event with all its fields in words, also those that are secret."""
        domains = self.match.vocabulary.domains
        told: View = {"key": record.event.key}
        for (name, domain), value in zip(record.event.fields.items(), record.values):
            told[name] = int(value) if domain in ("number", "seat") else domains[domain][value]
        return told

    def _note(self, event: View) -> None:
        self.told.append(event)
        key = event["key"]
        self.rounds += key == self.meaning.round_event
        if key in self.meaning.happenings:
            self.happened[self.meaning.happenings[key]] += 1
        for mention in self.meaning.mentions.get(key, ()):
            counted = (mention.group, event[mention.field], mention.stage, event.get("seat", NOBODY))
            self._times[counted] += 1
            self._worth[counted] += event[mention.worth] if mention.worth else 0


def play_games(task: tuple[LabPlan, list[LabGame]]) -> list[GameRecord]:
    """Play some games of a plan and return their records."""
    plan, games = task
    return [play_game(plan, game) for game in games]


def play_game(plan: LabPlan, game: LabGame) -> GameRecord:
    """Play one game from beginning to end.

    Raises:
        Illegal: if a bot throws, or names what is not possible.
    """
    sheet = plan.sheets[game.sheet]
    match = plan.new_match(game.seats, sheet, game.seed)
    reader = EventReader(meaning_of(plan.game), match)
    bots = [repeatable_bot(name) for name in game.bots]
    choices = Choices()
    decisions = 0
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        options = window.actions()
        decisions += len(options) > 1
        action = checked_choice(bots[seat], window, Rng(game.seed, match.number * 16 + seat), choices, game)
        match.play(seat, window.vocabulary.to_code(action))
        reader.catch_up()
    reader.hold()
    return record_of(match, reader, game, decisions, choices, organelle.game(plan.game).rules.cards(sheet.cards))


def record_of(
    match: Match, reader: EventReader, game: LabGame, decisions: int, choices: Choices, cards: Cards
) -> GameRecord:
    """Return what is kept of a match that is over."""
    meaning = reader.meaning
    return GameRecord(
        sheet=game.sheet,
        seats=game.seats,
        number=game.number,
        seed=game.seed,
        bots=game.bots,
        scores=[int(score) for score in match.scores],
        winners=match.winners,
        rounds=reader.rounds,
        decisions=decisions,
        ending=meaning.ending(reader.told),
        counts=reader.counts(),
        happened=dict(sorted(reader.happened.items())),
        points=meaning.points(match),
        course=reader.course if meaning.sources else [],
        choices=choices,
        figures=meaning.figures_of(reader.told, cards),
    )


def checked_choice(asked: ConfiguredBot, window: Window, rng: Rng, choices: Choices, game: LabGame) -> int:
    """Return what a bot chooses, and count in `choices` how much it mattered if the bot searched."""
    try:
        action = choose(asked, window, rng, choices)
    except Illegal:
        raise
    except Exception as error:
        raise illegal("export-bot", bot=asked.name, game=game.number, why=repr(error)) from error
    if action not in window.actions():
        raise illegal("export-bot", bot=asked.name, game=game.number, why=str(action))
    return action


def choose(asked: ConfiguredBot, window: Window, rng: Rng, choices: Choices) -> int:
    """Return what a bot chooses."""
    bot = asked.bot
    if not isinstance(bot, IsmctsBot) or len(window.actions()) == 1:
        return bot.choose(window, asked.budget, rng)
    search = bot.run_search(window, asked.budget, rng)
    spread = spread_of(search)
    choices.searched += 1
    choices.mattered += spread >= MATTERS
    choices.spread += spread
    return int(search.best().action)


def spread_of(search: TreeSearch) -> float:
    """Return by how much the answer that a search likes best is worth more than the mean of all that it tried.

    A value that rests on few visits is mostly what the search expected before, so that luck does not look like skill.
    """
    prior = search.heuristic.prior_visits
    values = [float(node.value(prior)) for node in search.roots[search.seat].children if node.visits]
    return max(0.0, float(search.best().value(prior)) - sum(values) / len(values)) if values else 0.0
