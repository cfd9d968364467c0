"""Find out whether a change to a heuristic makes the search stronger: play it against the unchanged search.

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
from organelle.research.standings import mean_interval, wilson_interval


def changed_bot(changes: list[str]) -> IsmctsBot:
    """Return the search with a heuristic whose fields are set by NAME=VALUE pairs."""

    def heuristic(game: Game) -> Heuristic:
        found = heuristic_for(game)
        for change in changes:
            name, _, value = change.partition("=")
            setattr(found, name, type(getattr(found, name))(float(value)))
        return found

    return IsmctsBot(heuristic=heuristic)


def opponent(name: str) -> Bot:
    """Return the bot to play against: `greedy`, or the search as it is."""
    return GreedyBot() if name == "greedy" else IsmctsBot()


def play_game(name: str, seats: int, own: int, bots: tuple[Bot, Bot], budget: Budget, seed: int) -> tuple[float, float]:
    """Play one game with the changed bot in seat `own` and return its share of the victory and its lead.

    Args:
        name: The game.
        seats: How many sit at the table.
        own: The seat of the changed bot.
        bots: The changed bot and its opponent.
        budget: What each decision may take.
        seed: The seed of chance and bots.
    """
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
    """Play the games of the command line, the changed bot's seat rotating, and print wins and lead with intervals."""
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("game")
    command.add_argument("seats", type=int)
    command.add_argument("changes", nargs="*", metavar="name=value")
    command.add_argument("--iterations", type=int, default=300)
    command.add_argument("--games", type=int, default=60)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--against", choices=("ismcts", "greedy"), default="ismcts")
    args = command.parse_intermixed_args()
    bots = (changed_bot(args.changes), opponent(args.against))
    budget = Budget(iterations=args.iterations)
    results = []
    for number in range(args.games):
        seed = args.seed + number // args.seats
        results.append(play_game(args.game, args.seats, number % args.seats, bots, budget, seed))
    won = sum(share for share, _ in results)
    low, high = wilson_interval(won, len(results))
    lead, least, most = mean_interval([lead for _, lead in results])
    print(f"{args.game} {' '.join(args.changes)}: wins {100 * won / len(results):.1f} % ({100 * low:.0f} to", end=" ")
    print(f"{100 * high:.0f}), lead {lead:+.1f} ({least:+.1f} to {most:+.1f}), {len(results)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
