"""The compiled half of a batch: many games of one kind, stepped together, writing into rows that never move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from organelle.bots.playout import first_asked, play_chance
from organelle.kernel.action_space import ActionSpace
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.game import Game
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED, State

MOST_OPTIONS: Final = 300
"""Options that a question may have, as the conformance suite demands."""

CHOOSERS: Final = 1 << 40
"""The stream of a seed that random actions come from; the games of a row take those from 0 on."""


@mypyc_attr(acyclic=True)
class BatchGames:
    """Games that are stepped together. `Batch` is the face that people use.

    A line is what one decision needs: an observation and a mask. A game has one line, for the seat that moves, or one
    for every seat if sealed answers are given at once. All rows are allocated here and written in place.
    """

    def __init__(
        self,
        game: Game,
        start: State,
        space: ActionSpace,
        size: i64,
        players: i64,
        seeds: list[int],
        at_once: bool,
        margin: bool,
        ask_forced: bool,
    ) -> None:
        """Begin all games.

        Args:
            game: the rules.
            start: a new state; every game begins as a copy of it.
            space: the numbers of actions.
            size: how many numbers an observation has.
            players: how many seats players have.
            seeds: the seed of each game; the games that follow it in its row count on from there.
            at_once: whether all seats that owe a sealed answer give it in the same step.
            margin: whether rewards are margins of the score rather than shares of the win.
            ask_forced: whether choices that everyone sees to be forced are steps too.
        """
        self.game = game
        self.start = start
        self.space = space
        self.players: i64 = players
        self.margin = margin
        self.ask_forced = ask_forced
        self.count: i64 = len(seeds)
        self.lanes: i64 = players if at_once else 1
        self.seeds: vec[i64] = vec[i64](seeds)
        self.begun: vec[i64] = vec[i64]([0] * self.count)
        """How many games each row has begun."""
        self.states: vec[State] = vec[State]([start.copy() for _ in range(self.count)])
        self.rngs: vec[Rng] = vec[Rng]([Rng(seed) for seed in seeds])
        self.choosers: vec[Rng] = vec[Rng]([Rng(seed, CHOOSERS) for seed in seeds])
        """Where the random actions of each row come from."""
        self.options = ActionBuffer()
        lines = self.count * self.lanes
        self.rows = ObservationBuffer(size, lines)
        self.masks: vec[u8] = vec[u8]([u8(0)] * (lines * space.size))
        self.acting: vec[u8] = vec[u8]([u8(0)] * lines)
        """Which lines wait for an action."""
        self.seats: vec[i32] = vec[i32]([i32(0)] * self.count)
        """The seat to move; the first of them if several are."""
        self.dones: vec[u8] = vec[u8]([u8(0)] * self.count)
        self.rewards: vec[float] = vec[float]([0.0] * (self.count * players))
        self.legal: vec[i32] = vec[i32]([i32(0)] * (lines * MOST_OPTIONS))
        """The numbers of each line's legal actions, as many as `counts` says."""
        self.counts: vec[i32] = vec[i32]([i32(0)] * lines)
        self.finished: i64 = 0
        """Games that have ended."""
        for row in range(self.count):
            self.begin(row)
            self.advance(row)
        self.observe_all()

    def __repr__(self) -> str:
        return f"<BatchGames {self.count} of {self.game.name}>"

    def step(self, numbers: bytes) -> None:
        """Play an action in every line that acts, then go on to the next decisions.

        Args:
            numbers: the number of each line's action as four bytes, the lowest first; those of idle lines are ignored.

        Raises:
            ValueError: if an action is not legal; then nothing has been played.
        """
        lines = self.count * self.lanes
        if len(numbers) != 4 * lines:
            raise length_error(lines, len(numbers) // 4)
        for line in range(lines):
            if self.acting[line]:
                number = number_at(numbers, line)
                if not 0 <= number < self.space.size or self.masks[line * self.space.size + number] == 0:
                    raise action_error(number, line // self.lanes)
        for row in range(self.count):
            if self.lanes == 1:
                self.states[row].play(i64(self.seats[row]), self.space.actions[number_at(numbers, row)])
            else:
                for seat in range(self.lanes):
                    line = row * self.lanes + seat
                    if self.acting[line]:
                        self.states[row].play(seat, self.space.actions[number_at(numbers, line)])
            self.clear_end(row)
            self.advance(row)
        self.observe_all()

    def step_randomly(self) -> None:
        """Play a random legal action in every line that acts, then go on to the next decisions."""
        for row in range(self.count):
            if self.lanes == 1:
                self.states[row].play(i64(self.seats[row]), self.random_action(row, self.choosers[row]))
            else:
                for seat in range(self.lanes):
                    line = row * self.lanes + seat
                    if self.acting[line]:
                        self.states[row].play(seat, self.random_action(line, self.choosers[row]))
            self.clear_end(row)
            self.advance(row)
        self.observe_all()

    def random_action(self, line: i64, rng: Rng) -> i64:
        """Return a random legal action of a line."""
        index = rng.below(i64(self.counts[line]))
        return self.space.actions[i64(self.legal[line * MOST_OPTIONS + index])]

    def clear_end(self, row: i64) -> None:
        """Forget that the game before this one ended, and what it brought."""
        if self.dones[row]:
            self.dones[row] = u8(0)
            for seat in range(self.players):
                self.rewards[row * self.players + seat] = 0.0

    def begin(self, row: i64) -> None:
        """Begin the next game of a row; it follows from the row's seed and its number."""
        self.states[row].copy_from(self.start)
        self.rngs[row] = Rng(self.seeds[row], self.begun[row])
        self.begun[row] += 1

    def advance(self, row: i64) -> None:
        """Go on to the next decision: chance, forced choices and the end of a game happen on the way."""
        s = self.states[row]
        while True:
            if s.asked == 0:
                self.end(row)
                self.begin(row)
            elif s.asked == CHANCE_ASKED:
                play_chance(s, self.options, self.rngs[row])
            elif self.lanes == 1:
                seat = first_asked(s)
                s.options(seat, self.options)
                if not self.played_forced(s, seat):
                    self.seats[row] = i32(seat)
                    self.offer(row)
                    return
            elif self.offer_all(s, row):
                return

    def played_forced(self, s: State, seat: i64) -> bool:
        """Play the only option of a seat if everyone can see that it is the only one; return whether it was."""
        if self.options.count > 1 or self.ask_forced or not s.stack[s.depth - 1].public(s):
            return False
        s.play(seat, self.options.items[0])
        return True

    def offer_all(self, s: State, row: i64) -> bool:
        """Write the mask of every seat that is asked; return False if a choice was forced and played instead."""
        for seat in range(self.lanes):
            if s.asked >> seat & 1:
                s.options(seat, self.options)
                if self.played_forced(s, seat):
                    return False
        self.seats[row] = i32(first_asked(s))
        for seat in range(self.lanes):
            line = row * self.lanes + seat
            if s.asked >> seat & 1:
                s.options(seat, self.options)
                self.offer(line)
            elif self.acting[line]:
                self.clear_mask(line)
                self.counts[line] = i32(0)
                self.acting[line] = u8(0)
        return True

    def offer(self, line: i64) -> None:
        """Write the mask of a line that acts; `options` holds what it may do."""
        count = self.options.count
        if count > MOST_OPTIONS:
            raise options_error(count)
        self.clear_mask(line)
        self.space.write_mask(self.options, self.masks, line * self.space.size, self.legal, line * MOST_OPTIONS)
        self.counts[line] = i32(count)
        self.acting[line] = u8(1)

    def observe_all(self) -> None:
        """Write the observation of every line: together, so that the code for it stays in the processor's cache."""
        for row in range(self.count):
            if self.lanes == 1:
                self.observe(self.states[row], row, i64(self.seats[row]))
            else:
                for seat in range(self.lanes):
                    self.observe(self.states[row], row * self.lanes + seat, seat)

    def observe(self, s: State, line: i64, seat: i64) -> None:
        """Write the observation of a seat."""
        self.rows.begin(line)
        self.game.observe(s, seat, self.rows)
        self.rows.end()

    def clear_mask(self, line: i64) -> None:
        """Make a mask empty."""
        mask = self.masks
        first = line * self.space.size
        last = first + self.space.size
        # Compiled, the whole stretch is checked here and no number by itself: tools.compile_rules.CHECKED_AHEAD.
        assert first >= 0 and last <= len(mask)
        for number in range(first, last):
            mask[number] = u8(0)

    def end(self, row: i64) -> None:
        """Write the rewards of a game that is over."""
        s = self.states[row]
        self.finished += 1
        self.dones[row] = u8(1)
        first = row * self.players
        if self.margin:
            scores = self.game.scores(s)
            for seat in range(self.players):
                others = [score for other, score in enumerate(scores) if other != seat]
                self.rewards[first + seat] = float(scores[seat] - max(others))
            return
        winners = self.game.winners(s)
        for seat in range(self.players):
            self.rewards[first + seat] = 1.0 / len(winners) if seat in winners else 0.0


def length_error(needed: i64, given: i64) -> ValueError:
    """Return what is raised for too few or too many actions."""
    return ValueError(f"{needed} actions are needed, and {given} were given.")


def action_error(number: i64, game: i64) -> ValueError:
    """Return what is raised for an action that is not legal."""
    return ValueError(f"Action {number} is not legal in game {game}; its mask says which ones are.")


def options_error(count: i64) -> ValueError:
    """Return what is raised for a question with more options than there is room for."""
    return ValueError(f"A question has {count} options, and {MOST_OPTIONS} are allowed.")


def number_at(numbers: bytes, line: i64) -> i64:
    """Return a number of four bytes, the lowest first; the highest bit is its sign."""
    at = 4 * line
    number = i64(numbers[at]) | i64(numbers[at + 1]) << 8 | i64(numbers[at + 2]) << 16 | i64(numbers[at + 3]) << 24
    return number - (number >> 31 << 32)
