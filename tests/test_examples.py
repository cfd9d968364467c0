"""The programs of examples/ run, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from organelle.kernel import state

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def program(name: str) -> dict[str, Any]:
    """Return what an example defines."""
    return runpy.run_path(str(EXAMPLES / name))


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_an_example_has_less_than_a_hundred_lines(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < 100


def test_ppo_runs() -> None:
    ppo = program("ppo.py")
    rng = np.random.default_rng(1)
    batch = ppo["Batch"]("cytosis", 3, seats=2, seed=1)
    network = ppo["Network"](batch.current.observation.shape[1], batch.space.size, rng)
    before = [part.copy() for part in network.weights]
    ppo["practise"](batch, network, rng, 1e-3)
    assert all(np.isfinite(part).all() and (part != old).any() for part, old in zip(network.weights, before))
    assert 0 <= ppo["wins"](network, rng, games=2) <= 1


def test_ppo_follows_the_gradient_of_its_loss() -> None:
    """Before anything has changed the ratio is 1, so the loss is known, and so is its slope by differences."""
    ppo = program("ppo.py")
    rng = np.random.default_rng(2)
    network = ppo["Network"](6, 5, rng)
    network.weights = [rng.normal(0, 0.3, part.shape) for part in network.weights]
    legal, choices = np.array([[0, 2, 3], [4, 1, 0]], np.int32), np.array([3, 2], np.int32)
    seen, action, advantage, target = (
        rng.integers(0, 5, (2, 6)),
        np.array([1, 0]),
        np.array([1.5, -0.5]),
        np.array([0.3, 0]),
    )
    before = network.think(seen, legal, choices)[3][[0, 1], action]

    def loss() -> float:
        *_, logs, value = network.think(seen, legal, choices)
        gained = np.exp(logs[[0, 1], action] - before) * advantage
        entropy = -(np.exp(logs) * logs).sum()
        return float(-gained.sum() - ppo["ENTROPY"] * entropy + 0.5 * ((value - target) ** 2).sum())

    slopes = []
    for part in network.weights:
        slope = np.zeros_like(part)
        for place in np.ndindex(part.shape):
            part[place] += 1e-4
            above = loss()
            part[place] -= 2e-4
            slope[place] = (above - loss()) / 2e-4
            part[place] += 1e-4
        slopes.append(slope)
    network.learn(0.0, seen, legal, choices, action, before, advantage, target)
    for mean, slope in zip(network.means, slopes):
        assert np.allclose(10 * mean, slope, atol=1e-3)


@pytest.mark.skipif(state.__file__.endswith(".py"), reason="takes minutes where the rules are interpreted")
def test_ppo_beats_chance_at_cytosis() -> None:
    """The whole example reaches 99 % and more; this is a tenth of it."""
    ppo = program("ppo.py")
    network = ppo["train"](1, rounds=8, games=32)
    assert ppo["wins"](network, np.random.default_rng(5)) >= 0.9
