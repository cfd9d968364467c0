"""Teach a small network Cytosis by masked PPO, in games against itself: python examples/ppo.py SEED ..."""

import sys
import time

import numpy as np

from organelle.research.batch import Batch

STEPS, HIDDEN, EPOCHS, PARTS, RATE, CLIP, TRACE, ENTROPY = 128, 128, 2, 16, 1e-3, 0.2, 0.95, 0.01


class Network:
    """A hidden layer between what a seat sees and how much it likes each action; the last output is a value."""

    def __init__(self, numbers, actions, rng):
        first, second = rng.normal(0, numbers**-0.5, (numbers, HIDDEN)), rng.normal(0, 0.01, (HIDDEN, actions + 1))
        self.weights = [part.astype(np.float32) for part in (first, np.zeros(HIDDEN), second, np.zeros(actions + 1))]
        self.means, self.squares = ([np.zeros_like(part) for part in self.weights] for _ in range(2))
        self.updates = 0

    def think(self, observation, legal, choices):
        """Return input, hidden layer, the outputs that count, the logarithms of their probabilities, and the value."""
        seen = np.sqrt(observation, dtype=np.float32)
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        inside = np.arange(choices.max()) < choices[:, None]
        listed = np.where(inside, legal[:, : choices.max()], out.shape[1] - 1)
        liking = np.where(inside, np.take_along_axis(out, listed, axis=1), np.float32(-1e9))
        return seen, hidden, listed, liking - np.logaddexp.reduce(liking, axis=1, keepdims=True), out[:, -1]

    def learn(self, rate, observation, legal, choices, action, before, advantage, target):
        """Go a step of Adam down the gradient of PPO's loss: the clipped ratio, the entropy, the value."""
        seen, hidden, listed, logs, value = self.think(observation, legal, choices)
        rows, chances = np.arange(len(action)), np.exp(logs)
        ratio = np.exp(logs[rows, action] - before)
        pull = -ratio * advantage * np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = chances * (ENTROPY * (logs - (chances * logs).sum(axis=1, keepdims=True)) - pull[:, None])
        slope[rows, action] += pull
        slopes = np.zeros((len(action), len(self.weights[3])), np.float32)
        np.put_along_axis(slopes, listed, slope, axis=1)
        slopes[:, -1] = value - target
        below = slopes @ self.weights[2].T * (hidden > 0)
        self.updates += 1
        rate *= (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for part, gradient in enumerate((seen.T @ below, below.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0))):
            self.means[part] += 0.1 * (gradient - self.means[part])
            self.squares[part] += 0.001 * (gradient**2 - self.squares[part])
            self.weights[part] -= rate * self.means[part] / (np.sqrt(self.squares[part]) + 1e-8)


def practise(batch, network, rng, rate):
    """Play STEPS actions in every game, then learn from them: what a seat thinks next is what its action was worth."""
    rows, now, kept, advantages = np.arange(batch.count), batch.current, [], []
    for _ in range(STEPS):
        given = [array.copy() for array in (now.observation, now.legal, now.choices, now.seat)]
        _, _, listed, logs, value = network.think(*given[:3])
        action = (logs + rng.gumbel(size=logs.shape)).argmax(axis=1)
        now = batch.step(listed[rows, action])
        kept.append((*given[:3], action, logs[rows, action], value, given[3], now.done.copy(), 2 * now.reward - 1))
    future = network.think(now.observation, now.legal, now.choices)[-1][:, None] * (2 * np.eye(2)[now.seat] - 1)
    trace = np.zeros_like(future)
    for *_, value, seat, done, reward in reversed(kept):
        future[done], trace[done] = reward[done], 0
        trace[rows, seat] = future[rows, seat] - value + TRACE * trace[rows, seat]
        future[rows, seat] = value
        advantages.insert(0, trace[rows, seat])
    *data, value, advantage = map(np.concatenate, (*list(zip(*kept))[:6], advantages))
    data += [(advantage - advantage.mean()) / (advantage.std() + 1e-8), value + advantage]
    for part in (part for _ in range(EPOCHS) for part in np.array_split(rng.permutation(len(value)), PARTS)):
        network.learn(rate, *(array[part] for array in data))


def wins(network, rng, games=200):
    """Return the share of games that the network wins against random actions, with each seat as often."""
    batch = Batch("cytosis", games, seats=2, seed=int(rng.integers(1 << 30)))
    rows, won, now = np.arange(games), np.zeros(games), batch.current
    while not (over := won != 0).all():
        _, _, listed, logs, _ = network.think(now.observation, now.legal, now.choices)
        chance = (rng.random(games) * now.choices).astype(int)
        now = batch.step(listed[rows, np.where(now.seat == rows % 2, logs.argmax(axis=1), chance)])
        won[now.done & ~over] = np.where(now.reward[rows, rows % 2] == 1, 1, -1)[now.done & ~over]
    return (won > 0).mean()


def train(seed, rounds=20, games=128):
    """Return a network that has practised for so many rounds, and say how it gets on."""
    rng, began, batch = np.random.default_rng(seed), time.time(), Batch("cytosis", games, seats=2, seed=seed)
    network = Network(batch.current.observation.shape[1], batch.space.size, rng)
    for left in reversed(range(rounds)):
        practise(batch, network, rng, RATE * (left + 1) / rounds)
        if left % 5 == 0:
            print(f"seed {seed}: {batch.finished} games, {time.time() - began:.0f} s, wins {wins(network, rng):.1%}")
    return network


if __name__ == "__main__":
    for seed in sys.argv[1:] or "123":
        train(int(seed))
