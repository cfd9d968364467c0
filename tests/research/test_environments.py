"""Environments can be copied, pickled, and played with cards of one's own."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from organelle.bots.bot import Bot, Budget
from organelle.kernel.rng import Rng
from organelle.research import openspiel  # noqa: F401 - the import registers
from organelle.research.batch import Batch
from organelle.research.gymnasium import OrganelleEnv, OrganelleVectorEnv
from organelle.research.pettingzoo import cytosis_v1, duel_v1
from organelle.table.errors import IllegalSetup
from organelle.table.window import Window

CARDS: dict[str, Any] = {"cards": [["igm", 1, 3], ["igy", 5, 3]], "variants": [["classic", 2, 1, 1, 1]]}
"""A Duel of two kinds of cards: four actions instead of seven."""

FILE = 'cards = [["igm", 1, 3], ["igy", 5, 3]]\nvariants = [["classic", 2, 1, 1, 1]]\n'

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


class Counting(Bot):
    """A bot that remembers how often it was asked, and chooses by that."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        self.asked += 1
        actions = window.actions()
        return actions[self.asked % len(actions)]


def turns_to_the_end(env: Any) -> list[Any]:
    """Play the first legal action always; return all that was seen and got."""
    seen = []
    for _ in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        seen.append((observation["observation"].tolist(), reward))
        env.step(None if termination or truncation else int(observation["action_mask"].argmax()))
    return seen


def steps_to_the_end(env: Any) -> list[Any]:
    """Play one seat to the end, the first legal action always; return all that was seen and got."""
    seen, over = [], False
    while not over:
        observation, reward, over, _, info = env.step(int(env.unwrapped.action_masks().argmax()))
        seen.append((observation.tolist(), reward, info["action_mask"].tolist()))
    return seen


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_in_the_middle_of_a_game_goes_on_identically(copied: Callable[[Any], Any]) -> None:
    env = cytosis_v1.env(seats=3, virus=True)
    env.reset(seed=5)
    for _ in range(40):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = copied(env)
    assert turns_to_the_end(twin) == turns_to_the_end(env)
    for one in (env, twin):
        one.reset()
    assert (twin.last()[0]["observation"] == env.last()[0]["observation"]).all()


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_has_its_own_bots(copied: Callable[[Any], Any]) -> None:
    own = f"{__name__}:Counting"
    env = gymnasium.make("organelle/Duel-v1", opponents=("ismcts@20", own, "greedy"))
    env.reset(seed=3)
    for _ in range(3):
        env.step(int(env.unwrapped.action_masks().argmax()))  # type: ignore[attr-defined]
    twin = copied(env)
    assert steps_to_the_end(twin) == steps_to_the_end(env)


def test_a_parallel_copy_goes_its_own_way() -> None:
    env = duel_v1.parallel_env()
    observations, _ = env.reset(seed=1)
    twin = copy.deepcopy(env)
    env.step({name: int(seen["action_mask"].argmax()) for name, seen in observations.items()})
    assert twin.steps == 0 and twin.players.episode.asked == [0, 1]


def test_cards_of_ones_own_are_the_same_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE, "utf-8")
    batch = Batch("duel", 2, seats=2, cards=CARDS)
    spaces = [
        duel_v1.env(cards=CARDS).unwrapped.players.episode.table.space,
        duel_v1.parallel_env(cards=file).players.episode.table.space,
        OrganelleEnv("duel", cards=str(file)).episode.table.space,
        pyspiel.load_game("python_organelle_duel", {"cards": str(file)}).table.space,
    ]
    assert batch.space.size == 4
    assert {space.digest() for space in spaces} == {batch.space.digest()}
    assert duel_v1.env().action_space("player_0").n == 7


def test_games_with_cards_of_ones_own_are_played_to_the_end() -> None:
    env = duel_v1.env(cards=CARDS, render_mode="ansi")
    env.reset(seed=2)
    assert "igy" in env.render() or "igm" in env.render()
    assert turns_to_the_end(env)[-1][1] in (-1.0, 0.0, 1.0)
    one = gymnasium.make("organelle/Duel-v1", opponents=("greedy",), cards=CARDS)
    one.reset(seed=2)
    assert steps_to_the_end(one)
    envs = gymnasium.make_vec("organelle/Duel-v1", num_envs=3, cards=CARDS)
    assert isinstance(envs, OrganelleVectorEnv)
    _, info = envs.reset(seed=2)
    ended = 0
    for _ in range(20):
        _, _, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    assert ended >= 3


def test_processes_play_with_cards_of_ones_own() -> None:
    alone = Batch("duel", 4, seats=2, seed=1, cards=CARDS)
    with Batch("duel", 4, seats=2, seed=1, cards=CARDS, processes=2) as shared:
        for _ in range(20):
            alone.step_randomly(), shared.step_randomly()
            assert (alone.current.observation == shared.current.observation).all()
        assert np.array_equal(alone.current.mask, shared.current.mask)


def test_cards_that_are_not_allowed_are_refused() -> None:
    for make in (duel_v1.env, duel_v1.parallel_env, lambda cards: OrganelleEnv("duel", cards=cards)):
        with pytest.raises(IllegalSetup):
            make(cards={"cards": [["igm", 1, 3]]})
    with pytest.raises(IllegalSetup):
        Batch("duel", 1, seats=2, cards={"creatures": []})
