"""Let policies of your own meet in a PettingZoo environment: python examples/pettingzoo_loop.py GAME GAMES

pip install "organelle[pettingzoo]"
python examples/pettingzoo_loop.py duel 500
"""

import sys
import time

import numpy as np

from organelle.research import pettingzoo


class Random:
    """Choose any legal action."""

    def __init__(self, rng):
        self.rng = rng

    def act(self, seen, mask):
        """Return the number of an action that the mask allows."""
        return self.rng.choice(np.flatnonzero(mask))

    def learn(self, reward):
        """Forget the game."""


class Habits(Random):
    """Choose what has gone best so far, whatever is seen, and one time in ten something else."""

    def __init__(self, rng, actions):
        super().__init__(rng)
        self.sums, self.times, self.taken = np.zeros(actions), np.ones(actions), []

    def act(self, seen, mask):
        """Return the legal action with the best mean of rewards, mostly."""
        liking = np.where(mask, self.sums / self.times, -np.inf)
        action = super().act(seen, mask) if self.rng.random() < 0.1 else liking.argmax()
        self.taken.append(action)
        return action

    def learn(self, reward):
        """Give every action of the game the reward of its end."""
        np.add.at(self.sums, self.taken, reward)
        np.add.at(self.times, self.taken, 1)
        self.taken.clear()


def play(env, policies, seed):
    """Play a game with a policy for each agent; return what each agent got, and how many decisions there were."""
    env.reset(seed=seed)
    rewards, decisions = {}, 0
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
            continue
        env.step(policies[agent].act(seen["observation"], seen["action_mask"]))
        decisions += 1
    return rewards, decisions


def meet(game, games, seed=1):
    """Return rows of a table: games so far, the share of the last of them that habits won, decisions a second."""
    env = getattr(pettingzoo, f"{game}_v1").env(seats=2, utility="share")
    rng = np.random.default_rng(seed)
    habits, chance = Habits(rng, env.action_space("player_0").n), Random(rng)
    rows, won, steps, began = [], [], 0, time.perf_counter()
    for number in range(games):
        mine, other = env.possible_agents[:: 1 if number % 2 else -1]
        rewards, decisions = play(env, {mine: habits, other: chance}, seed=seed * games + number)
        habits.learn(rewards[mine])
        won.append(rewards[mine])
        steps += decisions
        if (number + 1) * 5 % games < 5:
            rows.append((number + 1, float(np.mean(won)), steps / (time.perf_counter() - began)))
            won.clear()
    return rows


def main(game="duel", games="500"):
    """Print the table."""
    print("games  wins of habits  decisions/s")
    for number, share, speed in meet(game, int(games)):
        print(f"{number:5}  {share:14.1%}  {speed:11.0f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
