"""The arena: bots against each other over all seat rotations, every rotation with the same luck."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from typing import Any

import organelle
from organelle.bots.guarded_bot import GuardedBot, play_bot_move
from organelle.bots.levels import configured_bot
from organelle.kernel.rng import Rng
from organelle.table.errors import illegal


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits where, with which luck."""

    bots: tuple[str, ...]
    seed: int


@dataclass
class Effort:
    """What a seat's decisions took in all: seconds, the longest of them, and those the processor was busy."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    busy: float = 0.0
    iterations: int = 0


@dataclass
class Outcome:
    """A game that was played; scores of seats that the rules play follow the others'."""

    bots: tuple[str, ...]
    seed: int
    scores: list[int]
    winners: list[int]
    efforts: list[Effort] = field(default_factory=list)

    @staticmethod
    def read(row: dict[str, Any]) -> Outcome:
        efforts = [Effort(**effort) for effort in row["efforts"]]
        return Outcome(tuple(row["bots"]), row["seed"], row["scores"], row["winners"], efforts)

    def row(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Contest:
    """What is played: a game at a table, these bots, so many games from a seed on."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int

    def check(self) -> None:
        """Refuses what cannot be played, before any game begins."""
        organelle.game(self.game).new(self.seats, seed=0, **self.options)
        for name in self.bots:
            configured_bot(name)
        if not 1 <= self.seats <= len(self.bots):
            raise illegal("illegal-arena", bots=len(self.bots), seats=self.seats)

    def pairings(self) -> list[Pairing]:
        """Tables in turn, every rotation of a table with the same seed; whole rounds of rotations only."""
        tables = list(self.tables())
        rounds = -(-self.games // len(tables))
        seeds = range(self.seed, self.seed + rounds)
        return [Pairing(table, seed) for seed in seeds for table in tables]

    def tables(self) -> Iterator[tuple[str, ...]]:
        """Everyone with everyone: each set of bots that fits at the table, in every rotation that differs."""
        seen = set()
        for group in itertools.combinations(self.bots, self.seats):
            for turn in range(self.seats):
                table = group[turn:] + group[:turn]
                if table not in seen:
                    seen.add(table)
                    yield table


def play(contest: Contest, pairing: Pairing) -> Outcome:
    """One game from beginning to end."""
    match = organelle.game(contest.game).new(contest.seats, seed=pairing.seed, **contest.options)
    players = [seated(name) for name in pairing.bots]
    efforts = [Effort() for _ in players]
    while not match.over:
        seat = match.waiting[0]
        alone = len(match.codes(seat)) == 1
        play_bot_move(match, seat, players[seat], Rng(pairing.seed, match.number * 16 + seat))
        if not alone:
            note(efforts[seat], players[seat])
    return Outcome(pairing.bots, pairing.seed, match.scores, match.winners, efforts)


def seated(name: str) -> GuardedBot:
    """The bot of that name, ready to play."""
    found = configured_bot(name)
    return GuardedBot(found.bot, found.budget, name)


def note(effort: Effort, player: GuardedBot) -> None:
    """Adds the decision just made; those with a single answer are not counted."""
    effort.decisions += 1
    effort.seconds += player.seconds
    effort.longest = max(effort.longest, player.seconds)
    effort.busy += player.cpu_seconds
    effort.iterations += player.iterations


def fight(contest: Contest, done: list[Outcome], jobs: int) -> Iterator[Outcome]:
    """Plays what is not done yet on so many processes; outcomes come as they are finished."""
    known = {(outcome.bots, outcome.seed) for outcome in done}
    left = [pairing for pairing in contest.pairings() if (pairing.bots, pairing.seed) not in known]
    if jobs <= 1:
        yield from (play(contest, pairing) for pairing in left)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting = iter(left)
        running = {pool.submit(play, contest, pairing) for pairing in itertools.islice(waiting, jobs * 2)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, contest, pairing) for pairing in itertools.islice(waiting, len(finished))}
            for one in finished:
                yield one.result()
