"""A contest: learned weights against the heuristic written by hand, at equal iterations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import organelle
from organelle.kernel.rng import Rng
from organelle.research.executor import Executor
from organelle.research.training.self_play import SelfPlay, victory_shares

BOT = "ismcts@200"
"""Who plays: the search, with the same iterations on both sides."""

APART = 1_000_000
"""How far the seeds of a contest lie from those of the games that were learned from."""


def play_contest(plan: SelfPlay, games: int, over: Executor) -> Iterator[float]:
    """Yield the learned bot's share of the victory in each game, in any order.

    It sits in one seat, each in turn with the same luck; the bot that evaluates by hand sits in all others.
    """
    contest = replace(plan, bot=BOT, seed=plan.seed + APART)
    yield from over.run(play_contest_game, ((contest, number) for number in range(games)))


def play_contest_game(task: tuple[SelfPlay, int]) -> float:
    """Return the learned bot's share of the victory in one game of a contest."""
    plan, number = task
    learned, budget = plan.players()
    by_hand, _ = replace(plan, weights=None).players()
    turn, own = divmod(number, plan.seats)
    seed = plan.seed + turn
    match = organelle.game(plan.game).new(plan.seats, seed=seed, **plan.options)
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        bot = learned if seat == own else by_hand
        action = bot.choose(window, budget, Rng(seed, match.number * 16 + seat))
        match.play(seat, window.vocabulary.to_code(action))
    return victory_shares(match)[own]
