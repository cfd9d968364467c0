"""What the results of a tournament say: win shares with intervals, scores, ratings, time for decisions."""

from __future__ import annotations

import importlib
import importlib.util
import math
from dataclasses import dataclass
from typing import Any

from organelle.research.arena import DecisionStats, GameResult

Z = 1.96
"""Standard errors on either side of a 95 % interval."""


@dataclass
class Standing:
    """How one bot did, all its seats together.

    Args:
        name: The bot.
        games: Games with that bot at the table.
        seats: Seats that it holds in each of them.
        share: Its share of victories; a shared victory counts in part.
        low: The lower end of the share's 95 % interval.
        high: The upper end.
        score: Its mean score.
        effort: What all its decisions took.
        rating: Its Plackett-Luce rating, or None where ratings are not available.
        doubt: The standard deviation of the rating.
    """

    name: str
    games: int
    seats: int
    share: float
    low: float
    high: float
    score: float
    effort: DecisionStats
    rating: float | None
    doubt: float | None

    def to_json(self) -> dict[str, Any]:
        """Return the figures as `organelle arena --json` prints them; times are in milliseconds a decision."""
        effort = self.effort
        return {
            "bot": self.name,
            "games": self.games,
            "seats": self.seats,
            "share": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "score": round(self.score, 2),
            "rating": self.rating,
            "doubt": self.doubt,
            "decisions": effort.decisions,
            "ms": round(1000 * effort.seconds / max(1, effort.decisions), 2),
            "longest ms": round(1000 * effort.longest, 1),
            "busy ms": round(1000 * effort.busy / max(1, effort.decisions), 2),
            "iterations": round(effort.iterations / max(1, effort.decisions), 1),
        }


def wilson_interval(won: float, games: int) -> tuple[float, float]:
    """Return both ends of the 95 % interval of a share, after Wilson.

    >>> low, high = wilson_interval(95, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.888 0.978'
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """Return the mean of some values and both ends of its 95 % interval."""
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    half = Z * deviation / math.sqrt(len(values))
    return mean, mean - half, mean + half


def compute_standings(results: list[GameResult]) -> list[Standing]:
    """Return the standing of every bot, the one with the largest share a seat first.

    A game with several seats of one bot counts once for it.
    """
    names = sorted({name for result in results for name in result.bots})
    rated = ratings(results)
    found = [standing_of(name, [one for one in results if name in one.bots], rated) for name in names]
    return sorted(found, key=lambda one: (-one.share / one.seats, one.name))


def standing_of(name: str, results: list[GameResult], rated: dict[str, tuple[float, float]]) -> Standing:
    """Return the standing of a bot from the games it was in and everyone's ratings."""
    won = sum(won_by(name, result) for result in results)
    low, high = wilson_interval(won, len(results))
    held = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    scores = [result.scores[seat] for result, seat in held]
    effort = DecisionStats()
    for result, seat in held:
        effort.add(result.efforts[seat])
    rating, doubt = rated.get(name, (None, None))
    seats = len(held) // len(results)
    share = won / len(results)
    return Standing(name, len(results), seats, share, low, high, sum(scores) / len(scores), effort, rating, doubt)


def won_by(name: str, result: GameResult) -> float:
    """Return the part of the victory that went to a bot; those who win together share it."""
    if not result.winners:
        return 0.0
    own = sum(1 for seat in result.winners if seat < len(result.bots) and result.bots[seat] == name)
    return own / len(result.winners)


def can_rate() -> bool:
    """Return whether the package for ratings is installed."""
    return importlib.util.find_spec("openskill") is not None


def ratings(results: list[GameResult]) -> dict[str, tuple[float, float]]:
    """Return the Plackett-Luce rating of each bot and its standard deviation, over all games in the order of seeds.

    The result is empty if the package is not installed or there are fewer than two bots.
    """
    names = sorted({name for result in results for name in result.bots})
    if not can_rate() or len(names) < 2:
        return {}
    model: Any = importlib.import_module("openskill.models").PlackettLuce()
    rated = {name: model.rating() for name in names}
    for result in sorted(results, key=lambda one: (one.seed, one.bots)):
        rated |= ratings_after(model, rated, result)
    return {name: (round(rating.mu, 2), round(rating.sigma, 2)) for name, rating in rated.items()}


def ratings_after(model: Any, rated: dict[str, Any], result: GameResult) -> dict[str, Any]:
    """Return the new ratings of the bots in a game; a bot with several seats is rated by the best of them."""
    ranks: dict[str, int] = {}
    for seat, name in enumerate(result.bots):
        ranks[name] = min(ranks.get(name, 99), rank(result, seat))
    if len(ranks) < 2:
        return {}
    teams = [[rated[name]] for name in ranks]
    after = model.rate(teams, ranks=list(ranks.values()))
    return {name: team[0] for name, team in zip(ranks, after)}


def rank(result: GameResult, seat: int) -> int:
    """Return the rank of a seat: 0 for winners, then by score."""
    if seat in result.winners:
        return 0
    others = [other for other in range(len(result.scores)) if other not in result.winners]
    return 1 + sum(1 for other in others if result.scores[other] > result.scores[seat])
