"""What the games of a contest say: shares with intervals, scores, ratings, effort."""

from __future__ import annotations

import importlib
import importlib.util
import math
from dataclasses import dataclass
from typing import Any

from organelle.research.arena import Effort, Outcome

Z = 1.96
"""Standard errors on either side of a 95 % interval."""


@dataclass
class Standing:
    """How a bot did, all its seats together."""

    name: str
    games: int
    seats: int
    share: float
    low: float
    high: float
    score: float
    effort: Effort
    rating: float | None
    doubt: float | None

    def row(self) -> dict[str, Any]:
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


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; shared victories count in part."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def interval(values: list[float]) -> tuple[float, float, float]:
    """The mean of some figures and its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    half = Z * spread / math.sqrt(len(values))
    return mean, mean - half, mean + half


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """Every bot, the one with the largest share first. A game with several seats of one bot counts once for it."""
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    rated = ratings(outcomes)
    found = [standing(name, [one for one in outcomes if name in one.bots], rated) for name in names]
    return sorted(found, key=lambda one: (-one.share / one.seats, one.name))


def standing(name: str, outcomes: list[Outcome], rated: dict[str, tuple[float, float]]) -> Standing:
    won = sum(won_by(name, outcome) for outcome in outcomes)
    low, high = wilson(won, len(outcomes))
    places = [(one, seat) for one in outcomes for seat, bot in enumerate(one.bots) if bot == name]
    scores = [one.scores[seat] for one, seat in places]
    effort = total([one.efforts[seat] for one, seat in places])
    rating, doubt = rated.get(name, (None, None))
    seats = len(places) // len(outcomes)
    share = won / len(outcomes)
    return Standing(name, len(outcomes), seats, share, low, high, sum(scores) / len(scores), effort, rating, doubt)


def won_by(name: str, outcome: Outcome) -> float:
    """The part of the victory that went to a bot; those who win together share it."""
    if not outcome.winners:
        return 0.0
    mine = sum(1 for seat in outcome.winners if seat < len(outcome.bots) and outcome.bots[seat] == name)
    return mine / len(outcome.winners)


def total(efforts: list[Effort]) -> Effort:
    found = Effort()
    for effort in efforts:
        found.decisions += effort.decisions
        found.seconds += effort.seconds
        found.longest = max(found.longest, effort.longest)
        found.busy += effort.busy
        found.iterations += effort.iterations
    return found


def can_rate() -> bool:
    """Is the package for ratings installed?"""
    return importlib.util.find_spec("openskill") is not None


def ratings(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings over all games in the order of their seeds: the rating and its doubt."""
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    if not can_rate() or len(names) < 2:
        return {}
    model: Any = importlib.import_module("openskill.models").PlackettLuce()
    rated = {name: model.rating() for name in names}
    for outcome in sorted(outcomes, key=lambda one: (one.seed, one.bots)):
        rated |= rerated(model, rated, outcome)
    return {name: (round(one.mu, 2), round(one.sigma, 2)) for name, one in rated.items()}


def rerated(model: Any, rated: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    """The ratings after a game; a bot with several seats is rated by the best of them."""
    ranks: dict[str, int] = {}
    for seat, name in enumerate(outcome.bots):
        ranks[name] = min(ranks.get(name, 99), rank(outcome, seat))
    if len(ranks) < 2:
        return {}
    teams = [[rated[name]] for name in ranks]
    after = model.rate(teams, ranks=list(ranks.values()))
    return {name: team[0] for name, team in zip(ranks, after)}


def rank(outcome: Outcome, seat: int) -> int:
    """Winners first, then by score."""
    if seat in outcome.winners:
        return 0
    others = [other for other in range(len(outcome.scores)) if other not in outcome.winners]
    return 1 + sum(1 for other in others if outcome.scores[other] > outcome.scores[seat])
