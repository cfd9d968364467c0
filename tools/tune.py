"""Does a change to a heuristic make the search stronger? Plays it against the search as it is, seats rotating.

python -m tools.tune cytosis 2 --iterations 300 --games 60 exploration=0.5 horizon=20
"""

from __future__ import annotations

import argparse
import sys

import organelle
from organelle.bots.bot import Bot, Budget
from organelle.bots.greedy import GreedyBot
from organelle.bots.heuristic import Heuristic
from organelle.bots.heuristics.registry import heuristic_for
from organelle.bots.ismcts_bot import IsmctsBot
from organelle.kernel.game import Game
from organelle.kernel.rng import Rng
from organelle.research.standings import interval, wilson


def changed(pairs: list[str]) -> IsmctsBot:
    """The search with a heuristic whose figures are set anew."""

    def heuristic(game: Game) -> Heuristic:
        found = heuristic_for(game)
        for pair in pairs:
            name, _, value = pair.partition("=")
            setattr(found, name, type(getattr(found, name))(float(value)))
        return found

    return IsmctsBot(heuristic=heuristic)


def rival(name: str) -> Bot:
    """The search as it is, or greedy."""
    return GreedyBot() if name == "greedy" else IsmctsBot()


def game(name: str, seats: int, own: int, bots: tuple[Bot, Bot], budget: Budget, seed: int) -> tuple[float, float]:
    """One game: the share of the victory of the changed bot, and its lead."""
    match = organelle.game(name).new(seats, seed=seed)
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        bot = bots[0] if seat == own else bots[1]
        action = bot.choose(window, budget, Rng(seed, match.number * 16 + seat))
        match.play(seat, window.vocabulary.to_code(action))
    share = 1 / len(match.winners) if own in match.winners else 0.0
    others = [score for seat, score in enumerate(match.scores) if seat != own]
    return share, float(match.scores[own] - max(others))


def main() -> int:
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("game")
    command.add_argument("seats", type=int)
    command.add_argument("changes", nargs="*", metavar="name=value")
    command.add_argument("--iterations", type=int, default=300)
    command.add_argument("--games", type=int, default=60)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--against", choices=("ismcts", "greedy"), default="ismcts")
    chosen = command.parse_intermixed_args()
    bots = (changed(chosen.changes), rival(chosen.against))
    budget = Budget(iterations=chosen.iterations)
    found = []
    for number in range(chosen.games):
        seed = chosen.seed + number // chosen.seats
        found.append(game(chosen.game, chosen.seats, number % chosen.seats, bots, budget, seed))
    won = sum(share for share, _ in found)
    low, high = wilson(won, len(found))
    lead, least, most = interval([lead for _, lead in found])
    print(f"{chosen.game} {' '.join(chosen.changes)}: wins {100 * won / len(found):.1f} % ({100 * low:.0f} to", end=" ")
    print(f"{100 * high:.0f}), lead {lead:+.1f} ({least:+.1f} to {most:+.1f}), {len(found)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
