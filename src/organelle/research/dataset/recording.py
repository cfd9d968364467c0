"""Games as rows: every decision with what its seat saw and could do, every draw, and how it ended."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Any

import organelle
from organelle.bots.bot import Budget
from organelle.bots.ismcts import EXPAND_AFTER, TreeSearch
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.bots.levels import ConfiguredBot
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE
from organelle.research.dataset.plan import DatasetPlan, Encoder, repeatable_bot
from organelle.table.errors import Illegal, illegal
from organelle.table.match import Match
from organelle.table.window import Window

TARGETS = 1 << 20
"""Streams of random numbers from here on are those of searches that nobody's choice rests on."""


@dataclass(frozen=True)
class SearchTarget:
    """What a search found for a decision: how often it tried each action, and the mean value of all it tried."""

    visits: dict[int, int]
    value: float


@dataclass
class Rows:
    """The rows of some games, a list for each column; `observation` has the numbers of all rows one after another."""

    games: dict[str, list[Any]] = field(default_factory=dict)
    decisions: dict[str, list[Any]] = field(default_factory=dict)
    chance: dict[str, list[Any]] = field(default_factory=dict)
    outcomes: dict[str, list[Any]] = field(default_factory=dict)
    observation: array[int] = field(default_factory=lambda: array("i"))


def add(table: dict[str, list[Any]], **row: Any) -> None:
    """Add a row to a table."""
    for name, value in row.items():
        table.setdefault(name, []).append(value)


def play_match(plan: DatasetPlan, number: int) -> tuple[Match, dict[int, SearchTarget]]:
    """Play a game of a plan; return it, and what was searched for it by the number of the entry.

    Raises:
        Illegal: if a bot throws, or names what is not possible.
    """
    seed = plan.seed + number
    match = organelle.game(plan.game).new(plan.seats, seed=seed, **plan.options)
    bots = [repeatable_bot(name) for name in plan.seating(number)]
    targets: dict[int, SearchTarget] = {}
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        rng = Rng(seed, match.number * 16 + seat)
        try:
            action, target = ask(bots[seat], window, rng)
            code = window.vocabulary.to_code(action)
        except Illegal:
            raise
        except Exception as error:
            raise illegal("export-bot", bot=bots[seat].name, game=number, why=repr(error)) from error
        if action not in window.actions():
            raise illegal("export-bot", bot=bots[seat].name, game=number, why=code)
        if target is not None and plan.search is not None:
            targets[match.number + 1] = target
        match.play(seat, code)
    return match, targets


def ask(asked: ConfiguredBot, window: Window, rng: Rng) -> tuple[int, SearchTarget | None]:
    """Return what a bot chooses and, if it searches, what its search found."""
    bot = asked.bot
    if not isinstance(bot, IsmctsBot) or len(window.actions()) == 1:
        return bot.choose(window, asked.budget, rng), None
    search = bot.run_search(window, asked.budget, rng)
    return int(search.best().action), target_of(search)


def target_of(search: TreeSearch) -> SearchTarget:
    """Return what a search found for the seat that it was made for."""
    root = search.roots[search.seat]
    visits = {int(node.action): int(node.visits) for node in root.children}
    # A root begins as if it had been visited before; these visits are not the search's own.
    return SearchTarget(visits, (root.total - 0.5 * EXPAND_AFTER) / float(max(1, root.visits - EXPAND_AFTER)))


class Recorder:
    """Writes matches down as rows.

    >>> plan = DatasetPlan("duel", 2, {"variant": "classic"}, ("random",), 1, 7)
    >>> recorder = Recorder(plan)
    >>> recorder.record(0, *play_match(plan, 0), plan.encoder)
    >>> len(recorder.rows.games["game"]), recorder.rows.outcomes["seat"]
    (1, [0, 1])
    """

    def __init__(self, plan: DatasetPlan) -> None:
        self.plan = plan
        self.rows = Rows()
        self.options = ActionBuffer()

    def __repr__(self) -> str:
        return f"<Recorder of {self.plan.game}, {len(self.rows.games.get('game', []))} games>"

    def record(
        self,
        number: int,
        match: Match,
        targets: dict[int, SearchTarget],
        encoder: Encoder,
        source: str | None = None,
    ) -> None:
        """Add the rows of a match that is over.

        Args:
            number: of the game in the dataset.
            match: what was played.
            targets: what was searched, by the number of the entry.
            encoder: turns its positions into numbers.
            source: what the game was stored as; None if it was played for this.
        """
        decisions = draws = 0
        state = encoder.start.copy()
        state.events_off = True
        for entry in match.entries():
            if not entry.live:
                continue
            action = match.vocabulary.to_action(entry.words)
            if entry.seat == CHANCE:
                draws += 1
                self._record_draw(number, match, state, entry.number, action)
            else:
                decisions += self._record_decision(number, state, entry, action, encoder, targets.get(entry.number))
            state.play(entry.seat, action)
        played = source is None
        bots = list(self.plan.seating(number)) if played else None
        add(self.rows.games, game=number, seed=self.plan.seed + number if played else None, source=source, bots=bots)
        add(self.rows.games, rules=match.header.version, decisions=decisions, draws=draws, text=match.text())
        self._record_outcome(number, match, bots)

    def _record_draw(self, number: int, match: Match, state: Any, entry: int, action: int) -> None:
        """Add the row of a draw, with how likely it was."""
        state.options(CHANCE, self.options)
        weight = sum(
            int(self.options.weights[index])
            for index in range(int(self.options.count))
            if int(self.options.items[index]) == action
        )
        probability = weight / int(self.options.total)
        question = state.top().question(state)
        code = match.vocabulary.to_code(action)
        add(self.rows.chance, game=number, entry=entry, question=question, drawn=code, probability=probability)

    def _record_decision(
        self, number: int, state: Any, entry: Any, action: int, encoder: Encoder, target: SearchTarget | None
    ) -> int:
        """Add the row of a decision, and return 1; do nothing, and return 0, where there was nothing to decide."""
        actions = state.legal_actions(entry.seat)
        if len(actions) == 1:
            return 0
        if target is None and self.plan.search:
            rng = Rng(self.plan.seed + number, (TARGETS + entry.number) * 16 + entry.seat)
            world = encoder.game.redeal(state, entry.seat, rng)
            window = Window(encoder.game, encoder.space.vocabulary, world, entry.seat)
            target = target_of(IsmctsBot().run_search(window, Budget(self.plan.search), rng))
        space = encoder.space
        self.rows.observation.extend(encoder.observe(state, entry.seat))
        add(self.rows.decisions, game=number, entry=entry.number, seat=entry.seat)
        add(self.rows.decisions, question=state.top().question(state), chosen=int(space.number(action)))
        add(self.rows.decisions, legal=[int(space.number(one)) for one in actions])
        visits = None if target is None else [target.visits.get(one, 0) for one in actions]
        add(self.rows.decisions, visits=visits, value=None if target is None else target.value)
        return 1

    def _record_outcome(self, number: int, match: Match, bots: list[str] | None) -> None:
        """Add a row for each seat, those that the rules play included."""
        returns = {utility: match.returns(utility) for utility in ("win", "share", "margin")}
        for seat, score in enumerate(match.scores):
            player = seat < match.seats
            worth = {name: values[seat] if player else None for name, values in returns.items()}
            bot = bots[seat] if bots and player else None
            add(self.rows.outcomes, game=number, seat=seat, player=player, bot=bot, score=score)
            add(self.rows.outcomes, winner=seat in match.winners, **worth)
