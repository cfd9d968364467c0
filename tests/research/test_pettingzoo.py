"""The environments of PettingZoo play what the rules play, and say who may do what."""

from __future__ import annotations

import numpy as np
import pytest

from organelle.research.batch import Batch
from organelle.research.episode import Episode, table_of
from organelle.research.pettingzoo import cellulose_v1, cytosis_v1, duel_v1, foment_v1
from organelle.table.errors import Illegal


@pytest.mark.parametrize(("game", "seats"), [("duel", 3), ("cytosis", 2), ("foment", 3)])
def test_an_episode_is_the_first_game_of_a_batch_with_its_seed(game: str, seats: int) -> None:
    episode = Episode(table_of(game, seats, {}), utility="share")
    episode.begin(9)
    batch = Batch(game, 1, seats=seats, seeds=[9])
    for turn in range(60):
        seat = episode.asked[0]
        now = batch.current
        assert seat == now.seat[0]
        assert (episode.observation(seat) == now.observation[0]).all()
        assert (episode.mask(seat) == now.mask[0]).all()
        legal = np.flatnonzero(now.mask[0])
        number = int(legal[turn % len(legal)])
        episode.play({seat: number})
        if batch.step([number]).done[0]:
            assert episode.over and episode.returns() == batch.current.reward[0].tolist()
            return


def test_rewards_come_at_the_end_and_are_those_of_the_match() -> None:
    env = duel_v1.env(seats=3, utility="margin")
    env.reset(seed=2)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, done, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if done else int(observation["action_mask"].argmax()))
    episode = env.unwrapped.players.episode
    assert list(rewards.values()) == episode.rules.returns(episode.state, "margin")
    assert any(rewards.values())


def test_sealed_answers_are_turns_or_one_step() -> None:
    env, parallel = duel_v1.env(seats=3), duel_v1.parallel_env(seats=3)
    env.reset(seed=4)
    observations, _ = parallel.reset(seed=4)
    actions = {}
    for agent in env.possible_agents:
        assert env.agent_selection == agent
        seen = env.observe(agent)
        assert (seen["action_mask"] == observations[agent]["action_mask"][:-1]).all()
        actions[agent] = int(seen["action_mask"].argmax())
        env.step(actions[agent])
    observations, *_ = parallel.step(actions)
    for agent in env.agents:
        assert (env.observe(agent)["observation"] == observations[agent]["observation"]).all()


def test_whoever_is_not_asked_can_only_wait() -> None:
    parallel = cellulose_v1.parallel_env(seats=3)
    observations, infos = parallel.reset(seed=1)
    wait = parallel.action_space("player_0").n - 1
    asked = [agent for agent in parallel.agents if not observations[agent]["action_mask"][wait]]
    assert len(asked) == 1
    for agent in parallel.agents:
        assert (infos[agent]["action_mask"] == observations[agent]["action_mask"]).all()
        assert agent in asked or infos[agent]["action_mask"].sum() == 1


def test_the_table_answers_instead_of_an_illegal_action_and_says_so() -> None:
    env = foment_v1.env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.infos[agent]["illegal"] and not any(env.terminations.values())


def test_an_illegal_action_can_be_refused() -> None:
    env = duel_v1.raw_env(on_illegal="raise")
    env.reset(seed=1)
    before = env.observe("player_0")
    with pytest.raises(ValueError, match="not legal for seat 0"):
        env.step(int(before["action_mask"].argmin()))
    assert (env.observe("player_0")["observation"] == before["observation"]).all()
    parallel = cellulose_v1.parallel_env(on_illegal="raise")
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="has to wait"):
        parallel.step(dict.fromkeys(parallel.agents, 0))


def test_the_table_answers_for_a_truncated_agent() -> None:
    env = duel_v1.env(seats=2, max_cycles=2)
    env.reset(seed=3)
    decisions = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            assert truncation
            env.step(None)
        else:
            decisions[agent] += 1
            env.step(int(observation["action_mask"].argmax()))
    assert decisions == {"player_0": 2, "player_1": 2}


def test_an_observation_is_called_as_a_framework_wants_it() -> None:
    env, parallel = duel_v1.env(observation_key="observations"), duel_v1.parallel_env(observation_key="observations")
    env.reset(seed=1)
    observations, _ = parallel.reset(seed=1)
    for made, seen in ((env, env.observe("player_0")), (parallel, observations["player_0"])):
        assert set(seen) == {"observations", "action_mask"}
        assert made.observation_space("player_0").contains(seen)


def test_a_board_is_drawn_as_text() -> None:
    env, parallel = cytosis_v1.env(render_mode="ansi"), cytosis_v1.parallel_env(render_mode="ansi")
    env.reset(seed=1)
    parallel.reset(seed=1)
    assert "Golgi" in env.render() and "Golgi" in str(parallel.render())
    assert duel_v1.parallel_env().render() is None


def test_what_an_environment_cannot_be_is_said() -> None:
    with pytest.raises(Illegal, match="variant"):
        duel_v1.env(variant="calm")
    with pytest.raises(Illegal, match="9"):
        duel_v1.env(seats=9)
    with pytest.raises(Illegal, match="score"):
        duel_v1.env(utility="score")
    with pytest.raises(ValueError, match="on_illegal is 'replace' or 'raise'"):
        duel_v1.parallel_env(on_illegal="ignore")
    with pytest.raises(ValueError, match="render_mode is None or 'ansi', not 'rgb_array'"):
        duel_v1.env(render_mode="rgb_array")
