"""The programs of examples/ run, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

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
    """The whole example reaches 99 % and more; this is a short form of it."""
    ppo = program("ppo.py")
    network = ppo["train"](1, rounds=24, games=32)
    assert ppo["wins"](network, np.random.default_rng(5)) >= 0.9


def test_the_pettingzoo_loop_runs_and_its_learner_beats_chance_at_duel() -> None:
    loop = program("pettingzoo_loop.py")
    rows = loop["meet"]("duel", 300)
    assert [games for games, _, _ in rows] == [60, 120, 180, 240, 300]
    assert sum(share for _, share, _ in rows[2:]) / 3 > 0.6
    assert [row[:2] for row in loop["meet"]("cytosis", 2)] == [row[:2] for row in loop["meet"]("cytosis", 2)]


@pytest.mark.parametrize("sampling", ["external", "outcome"])
def test_mccfr_comes_near_to_an_equilibrium_of_a_small_duel(sampling: str) -> None:
    """The example's own table has four times as many histories: two temperatures in each of two rounds."""
    mccfr = program("mccfr.py")
    game = mccfr["small_duel"](mccfr["SHEETS"].replace("2, 1, 1, 1", "2, 1, 1, 0"))
    told: set[str] = set()
    assert mccfr["size"](game.new_initial_state(), told) == 3363
    left = [found for _, found, _ in mccfr["solve"](game, sampling, [30, 300, 3000])]
    assert left[0] > left[1] > left[2]
    assert left[2] < 0.08, "it was 0.65 where actions are chosen at random"


def test_the_exploitability_of_the_example_is_what_another_algorithm_finds() -> None:
    """OpenSpiel has it twice: in C++, and in Python by another way."""
    game = program("mccfr.py")["small_duel"](
        'cards = [["igm", 1, 3], ["igg", 5, 3]]\nvariants = [["classic", 1, 1, 1, 0]]'
    )
    found = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert found > 0.1
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(found)
