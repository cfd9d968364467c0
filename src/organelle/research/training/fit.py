"""The fit: regularised logistic regression over the seats, and how well it foretells who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from organelle.research.training.self_play import PlayedGame

Array = NDArray[np.float64]

PENALTIES = (3000.0, 1000.0, 300.0, 100.0, 30.0)
"""How strongly weights may be held near 0, the strongest first; cross-validation takes the best."""

FOLDS = 5
"""Parts of the games, each of which is foretold once by weights that were fitted to the others."""

STEPS = 12
"""Newton steps of a fit at most."""

CHUNK = 1024
"""Positions that are worked on together: so few that they stay in the processor's cache."""

CLOSE = 1e-4
"""A step that moves no weight further ends the fit."""

QUARTERS = 4
"""Parts of a game for which calibration is told apart."""

BINS = 10
"""Parts of the chances, from 0 to 1, in which they are held against what happened."""

LEAST = 1e-6
"""The least chance that counts in a loss."""


@dataclass
class Positions:
    """All positions of some games.

    Attributes:
        rows: features by position, seat and feature.
        elapsed: how much of the game was over.
        shares: each seat's share of the victory in the end.
        by_hand: the chance of each seat by the heuristic written by hand.
        game: which game each position is of.
    """

    rows: Array
    elapsed: Array
    shares: Array
    by_hand: Array
    game: NDArray[np.int64]

    @property
    def design(self) -> Array:
        """What a score is the weighted sum of: each feature, and each feature by the time that is over."""
        return np.concatenate([self.rows, self.rows * self.elapsed[:, None, None]], axis=2)


def positions_of(games: Sequence[PlayedGame]) -> Positions:
    """Return the positions of all games that somebody has won."""
    won = [game for game in games if sum(game.shares) > 0]
    seats = len(won[0].shares)
    size = [len(game.elapsed) for game in won]
    rows = np.concatenate([np.frombuffer(game.rows, np.float32) for game in won]).astype(np.float64)
    by_hand = np.concatenate([np.frombuffer(game.by_hand, np.float32) for game in won]).astype(np.float64)
    values = by_hand.reshape(sum(size), seats)
    return Positions(
        rows.reshape(sum(size), seats, -1),
        np.concatenate([np.frombuffer(game.elapsed, np.float32) for game in won]).astype(np.float64),
        np.repeat(np.array([game.shares for game in won]), size, axis=0),
        values / values.sum(axis=1, keepdims=True),
        np.repeat(np.array([game.number for game in won]), size),
    )


@dataclass
class Fit:
    """What was learned, and how well it foretells games that it was not fitted to.

    Attributes:
        start, growth: the weights, as `Weights` has them.
        penalty: how strongly they were held near 0.
        loss: the mean surprise at who wins (cross-entropy, in nats) over games that were left out.
        loss_by_hand: the same for the heuristic written by hand.
        chances: what the weights fitted to other games gave each seat.
    """

    start: list[float]
    growth: list[float]
    penalty: float
    loss: float
    loss_by_hand: float
    chances: Array


def fit(positions: Positions) -> Fit:
    """Return weights for the positions, with the penalty that foretells left-out games best."""
    design = positions.design
    scale = np.sqrt(((design - design.mean(axis=1, keepdims=True)) ** 2).mean(axis=(0, 1)))
    scale[scale < 1e-6] = np.inf  # what is the same for all seats tells nothing, and gets no weight
    scaled = design / scale
    loss, penalty, chances = best_penalty(scaled, positions)
    weights = newton(scaled, positions.shares, penalty, np.zeros(len(scale))) / scale
    half = len(weights) // 2
    start, growth = weights[:half].tolist(), weights[half:].tolist()
    return Fit(start, growth, penalty, loss, cross_entropy(positions.by_hand, positions.shares), chances)


def best_penalty(design: Array, positions: Positions) -> tuple[float, float, Array]:
    """Return the least loss over games left out, its penalty, and the chances that it gives every position."""
    folds = positions.game % FOLDS
    weights = [np.zeros(design.shape[2]) for _ in range(FOLDS)]
    best: tuple[float, float, Array] | None = None
    for penalty in PENALTIES:
        chances = np.full_like(positions.shares, 1 / positions.shares.shape[1])
        for fold in range(FOLDS):
            out = folds == fold
            if out.any() and not out.all():
                weights[fold] = newton(design[~out], positions.shares[~out], penalty, weights[fold])
                chances[out] = softmax(design[out] @ weights[fold])
        loss = cross_entropy(chances, positions.shares)
        if best is not None and loss >= best[0]:
            break
        best = loss, penalty, chances
    assert best is not None
    return best


def newton(design: Array, shares: Array, penalty: float, weights: Array) -> Array:
    """Return the weights that make the shares most likely, by Newton's method from the given ones."""
    size = design.shape[2]
    for _ in range(STEPS):
        gradient = penalty * weights
        curvature = penalty * np.eye(size)
        for first in range(0, len(design), CHUNK):
            rows, wanted = design[first : first + CHUNK], shares[first : first + CHUNK]
            chances = softmax(rows @ weights)
            gradient += (chances - wanted).ravel() @ rows.reshape(-1, size)
            spread = (rows - chances[:, None, :] @ rows) * np.sqrt(chances)[:, :, None]
            flat = spread.reshape(-1, size)
            curvature += flat.T @ flat
        step = np.linalg.solve(curvature, gradient)
        weights = weights - step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def softmax(scores: Array) -> Array:
    """Return the chances of scores, over the last axis."""
    parts: Array = np.exp(scores - scores.max(axis=-1, keepdims=True))
    chances: Array = parts / parts.sum(axis=-1, keepdims=True)
    return chances


def cross_entropy(chances: Array, shares: Array) -> float:
    """Return the mean surprise at the shares of the victory, in nats."""
    return float(-(shares * np.log(np.maximum(chances, LEAST))).sum(axis=1).mean())


def calibration(chances: Array, shares: Array, elapsed: Array) -> list[dict[str, Any]]:
    """Return for each quarter of the game how far chances lie from what happened: the expected calibration error."""
    found = []
    for quarter in range(QUARTERS):
        here = np.minimum((elapsed * QUARTERS).astype(np.int64), QUARTERS - 1) == quarter
        if here.any():
            error = calibration_error(chances[here].ravel(), shares[here].ravel())
            loss = cross_entropy(chances[here], shares[here])
            found.append(
                {"quarter": quarter + 1, "positions": int(here.sum()), "error": round(error, 4), "loss": round(loss, 4)}
            )
    return found


def calibration_error(chances: Array, shares: Array) -> float:
    """Return the mean distance between chances and what happened, over bins of chances, by how many are in each."""
    bins = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    total = 0.0
    for number in range(BINS):
        here = bins == number
        if here.any():
            total += here.sum() * abs(chances[here].mean() - shares[here].mean())
    return float(total / len(chances))
