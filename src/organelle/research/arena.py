"""The arena: bots against each other over all seat rotations, every rotation with the same luck."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import organelle
from organelle.bots.guarded_bot import GuardedBot, play_bot_move
from organelle.bots.levels import configured_bot
from organelle.kernel.rng import Rng
from organelle.research.executor import Executor, LocalExecutor
from organelle.table.errors import illegal

QUICK_BOTS = ("random", "greedy", "easy")
"""Bots that search nothing."""

QUICK_GAMES = 8
"""Games of theirs that are played together: with one at a time, handing them over would take longer than playing."""


@dataclass(frozen=True)
class ScheduledGame:
    """One game to be played: the name of the bot in each seat, and the seed of chance and bots."""

    bots: tuple[str, ...]
    seed: int


@dataclass
class DecisionStats:
    """What the decisions of one seat took: how many, their time in all, the longest, processor time, iterations."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    busy: float = 0.0
    iterations: int = 0

    def add(self, other: DecisionStats) -> None:
        """Count the decisions of `other` in."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.busy += other.busy
        self.iterations += other.iterations


@dataclass
class GameResult:
    """A game that was played; in `scores` and `winners` the seats that the rules play follow the bots'.

    The names of the fields, and of those of `DecisionStats`, are the keys in the files of `organelle arena --out`.
    """

    bots: tuple[str, ...]
    seed: int
    scores: list[int]
    winners: list[int]
    efforts: list[DecisionStats] = field(default_factory=list)

    @staticmethod
    def from_json(row: dict[str, Any]) -> GameResult:
        """Return the result that `to_json` wrote; raise KeyError or TypeError if it is none."""
        efforts = [DecisionStats(**stats) for stats in row["efforts"]]
        return GameResult(tuple(row["bots"]), row["seed"], row["scores"], row["winners"], efforts)

    def to_json(self) -> dict[str, Any]:
        """Return the result as data for JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Tournament:
    """What is to be played.

    Args:
        game: The name of a game.
        seats: How many bots sit at a table.
        options: Values of the game's options, by name; an option that is missing has its default.
        bots: Names of bots, at least as many as seats; a name may stand several times.
        games: How many games, rounded up to whole rounds of seat rotations.
        seed: The seed of the first round; each further round has the next one.

    >>> tournament = Tournament("duel", 2, {}, ("greedy", "random"), games=4, seed=7)
    >>> [(game.bots, game.seed) for game in tournament.schedule()]
    [(('greedy', 'random'), 7), (('random', 'greedy'), 7), (('greedy', 'random'), 8), (('random', 'greedy'), 8)]
    """

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int

    def validate(self) -> None:
        """Raise Illegal if game, options, seats or bots cannot be played, before any game begins."""
        organelle.game(self.game).new(self.seats, seed=0, **self.options)
        for name in self.bots:
            configured_bot(name)
        if not 1 <= self.seats <= len(self.bots):
            raise illegal("illegal-arena", bots=len(self.bots), seats=self.seats)

    def schedule(self) -> list[ScheduledGame]:
        """Return all games in order: every seating once with the first seed, then with the next one, ..."""
        seatings = list(self.seatings())
        rounds = -(-self.games // len(seatings))
        seeds = range(self.seed, self.seed + rounds)
        return [ScheduledGame(seating, seed) for seed in seeds for seating in seatings]

    def seatings(self) -> Iterator[tuple[str, ...]]:
        """Yield each group of bots that fits at the table, in every rotation that differs."""
        seen = set()
        for group in itertools.combinations(self.bots, self.seats):
            for shift in range(self.seats):
                seating = group[shift:] + group[:shift]
                if seating not in seen:
                    seen.add(seating)
                    yield seating


def play_game(tournament: Tournament, scheduled: ScheduledGame) -> GameResult:
    """Play one game from beginning to end and return its result; decisions with a single option are not counted."""
    match = organelle.game(tournament.game).new(tournament.seats, seed=scheduled.seed, **tournament.options)
    bots = [load_bot(name) for name in scheduled.bots]
    efforts = [DecisionStats() for _ in bots]
    while not match.over:
        seat = match.waiting[0]
        single = len(match.codes(seat)) == 1
        play_bot_move(match, seat, bots[seat], Rng(scheduled.seed, match.number * 16 + seat))
        if not single:
            efforts[seat].add(last_decision(bots[seat]))
    return GameResult(scheduled.bots, scheduled.seed, match.scores, match.winners, efforts)


def load_bot(name: str) -> GuardedBot:
    """Return the bot of that name, ready to play; raise Illegal if there is none."""
    found = configured_bot(name)
    return GuardedBot(found.bot, found.budget, name)


def last_decision(bot: GuardedBot) -> DecisionStats:
    """Return what the bot's last decision took."""
    return DecisionStats(1, bot.seconds, bot.seconds, bot.cpu_seconds, bot.iterations)


def run_tournament(
    tournament: Tournament, done: list[GameResult], jobs: int, over: Executor | None = None
) -> Iterator[GameResult]:
    """Play what is left of a tournament.

    Args:
        tournament: What is to be played.
        done: Results of an earlier run; these games are not played again.
        jobs: How many processes to use.
        over: What to run the games over, instead of processes of this machine.

    Yields:
        Each result as soon as its game is over; with several processes the order is not that of the schedule.
    """
    known = {(result.bots, result.seed) for result in done}
    left = [game for game in tournament.schedule() if (game.bots, game.seed) not in known]
    together = games_together(tournament.bots)
    tasks = ((tournament, left[start : start + together]) for start in range(0, len(left), together))
    for results in (over or LocalExecutor(jobs)).run(play_games, tasks):
        yield from results


def games_together(bots: tuple[str, ...]) -> int:
    """Return how many games make up a task: one where a bot may think for long, more where all are quick.

    >>> games_together(("random", "greedy")), games_together(("random", "hard"))
    (8, 1)
    """
    return QUICK_GAMES if all(name in QUICK_BOTS for name in bots) else 1


def play_games(task: tuple[Tournament, list[ScheduledGame]]) -> list[GameResult]:
    """Play some games of a tournament and return their results."""
    tournament, games = task
    return [play_game(tournament, game) for game in games]
