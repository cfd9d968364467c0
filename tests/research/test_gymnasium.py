"""One seat against bots, and many games on a batch, as Gymnasium has them."""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest

from organelle.research.batch import Batch
from organelle.research.gymnasium import OrganelleEnv, OrganelleVectorEnv
from organelle.table.errors import Illegal


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float]:
    """Play a game with the first legal action always; return the decisions and the reward."""
    _, info = env.reset(seed=seed)
    actions, over = [], False
    reward: SupportsFloat = 0.0
    while not over:
        actions.append(int(info["action_mask"].argmax()))
        _, reward, over, _, info = env.step(actions[-1])
    return actions, float(reward)


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    envs = [OrganelleEnv("duel", seat=1, opponents=("greedy", "random")) for _ in range(2)]
    assert played(envs[0], 4) == played(envs[1], 4)
    assert played(envs[0], 5)[1] == played(envs[1], 5)[1]


def test_every_seat_can_be_the_one_that_acts() -> None:
    for seat in range(3):
        env = OrganelleEnv("cytosis", seat=seat, opponents=("random", "random"))
        env.reset(seed=seat)
        assert env.episode.state.waits_for(seat)


def test_a_seat_can_play_alone_against_the_rules() -> None:
    assert played(OrganelleEnv("cellulose", opponents=()), 1)[1] in (-1.0, 1.0)


def test_masks_are_where_frameworks_look_for_them() -> None:
    env = OrganelleEnv("foment", mask_in_observation=True)
    observation, info = env.reset(seed=1)
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert (env.action_masks() == info["action_mask"]).all() and env.action_masks().dtype == np.bool_
    assert observation["observation"].dtype == np.float32 and info["action_mask"].dtype == np.int8
    named = OrganelleEnv("foment", mask_in_observation=True, observation_key="observations")
    observation, _ = named.reset(seed=1)
    assert set(observation) == {"observations", "action_mask"} and named.observation_space.contains(observation)


def test_an_illegal_action_is_answered_by_the_table_or_refused() -> None:
    env = OrganelleEnv("duel")
    _, info = env.reset(seed=1)
    assert env.step(info["action_mask"].argmin())[4]["illegal"]
    strict = OrganelleEnv("duel", on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(info["action_mask"].argmin())


def test_many_games_are_those_of_a_batch() -> None:
    envs = gymnasium.make_vec("organelle/Duel-v1", num_envs=4, seats=3, utility="win")
    assert isinstance(envs, OrganelleVectorEnv)
    observations, info = envs.reset(seed=[1, 2, 3, 4])
    batch = Batch("duel", 4, seats=3, seeds=envs._setup["seeds"])
    ended = 0
    for _ in range(60):
        assert (observations == batch.current.observation).all() and envs.observation_space.contains(observations)
        assert (info["action_mask"] == batch.current.mask).all() and (info["seat"] == batch.current.seat).all()
        movers, actions = info["seat"], info["action_mask"].argmax(axis=1)
        observations, rewards, over, _, info = envs.step(actions)
        batch.step(actions)
        ended += over.sum()
        for row in range(4):
            assert rewards[row] == info["returns"][row, movers[row]]
            if over[row]:
                assert (info["returns"][row] == 2 * batch.current.reward[row] - 1).all()
    assert ended > 0
    envs.close()


def test_arrays_of_a_step_stay_as_they_were() -> None:
    envs = OrganelleVectorEnv("duel", num_envs=2)
    observations, info = envs.reset(seed=1)
    kept = observations.copy(), info["action_mask"].copy()
    envs.step(info["action_mask"].argmax(axis=1))
    assert (observations == kept[0]).all() and (info["action_mask"] == kept[1]).all()


def test_what_an_environment_cannot_be_is_said() -> None:
    with pytest.raises(ValueError, match="no seat 2 of 2"):
        OrganelleEnv("duel", seat=2)
    with pytest.raises(Illegal, match="nobody"):
        OrganelleEnv("duel", opponents=("nobody",))
    with pytest.raises(Illegal, match="score"):
        OrganelleVectorEnv("duel", utility="score")
    with pytest.raises(ValueError, match="several names, such as \\('greedy',\\)"):
        OrganelleEnv("duel", opponents="greedy")
    with pytest.raises(ValueError, match="not 'human'"):
        OrganelleEnv("duel", render_mode="human")
