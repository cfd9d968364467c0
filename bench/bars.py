"""The figures the project promises, held against a run made now: `make bars`."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from importlib import import_module
from typing import Any

TIMES_PEER = {"duel": 100, "cytosis": 75, "cellulose": 60, "foment": 60}
"""Decisions per second at four seats, as a multiple of catanatron's."""

COPY_SHARE = 25
"""A state is copied in at most this part of the peer's time."""

REPLAY_MS = 50
"""A log of 400 entries replays within this time."""

SEARCH_SHARE = {"cytosis": 0.6}
"""Search iterations per second at four seats, rollouts to the end, as a part of random games per second."""

STEPS, TIMES_LOOP, TIMES_ENVIRONMENT = 400_000, 20, 200
"""Steps a second of a batch at four seats under a random policy, observation and mask written: at least the first,
so many times our own PettingZoo loop, and so many times the peer's Gymnasium environment."""

POLICY_STEPS = 150_000
"""The same with a policy in numpy outside the batch."""


def bars(rows: list[dict[str, Any]]) -> list[tuple[bool, str]]:
    """Return a pair a promise: whether the rows of a run keep it, and a line with the figure and the bar."""
    peer = next(row for row in rows if row["game"] == "catanatron")
    kept: list[tuple[bool, str]] = []
    for row in rows:
        name = row["game"]
        if row["seats"] != 4 or name not in TIMES_PEER:
            continue
        times = row["decisions/s"] / peer["decisions/s"]
        share = row["copies/s"] / peer["copies/s"]
        kept.append((times >= TIMES_PEER[name], f"{name}: {times:.0f} × the peer's decisions/s ({TIMES_PEER[name]})"))
        kept.append((share >= COPY_SHARE, f"{name}: a copy in 1/{share:.0f} of the peer's time (1/{COPY_SHARE})"))
        if name in SEARCH_SHARE:
            part = row["searches/s"] / row["games/s"]
            kept.append((part >= SEARCH_SHARE[name], f"{name}: {part:.2f} searches a game ({SEARCH_SHARE[name]})"))
        kept.append((row["replay ms"] < REPLAY_MS, f"{name}: 400 entries in {row['replay ms']:.1f} ms ({REPLAY_MS})"))
        if name != "duel":
            kept += learning_bars(row, peer)
    return kept


def learning_bars(row: dict[str, Any], peer: dict[str, Any]) -> list[tuple[bool, str]]:
    """Return the promises about the steps of a batch; the peer's environment counts where it is installed."""
    name, steps, outside = row["game"], row["steps/s"], row["policy steps/s"]
    bar = max(STEPS, TIMES_LOOP * pettingzoo_steps(name), TIMES_ENVIRONMENT * (peer["steps/s"] or 0))
    return [
        (steps >= bar, f"{name}: {steps:,.0f} steps/s of a batch ({bar:,.0f})"),
        (outside >= POLICY_STEPS, f"{name}: {outside:,.0f} steps/s with a policy in numpy ({POLICY_STEPS:,})"),
    ]


def pettingzoo_steps(game: str, seconds: float = 3) -> float:
    """Return the steps a second of a random legal policy over PettingZoo, with four players."""
    env = getattr(import_module("organelle.research.pettingzoo"), f"{game}_v1").env(seats=4)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            steps += not done
    return steps / spent


def main() -> int:
    """Measure, print a line a promise, and return 1 if one is broken."""
    command = ["organelle", "bench", "--json", "--seats", "4", "--seconds", "6", *sys.argv[1:]]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    kept = bars(json.loads(run.stdout))
    print("\n".join(f"{'kept  ' if good else 'BROKEN'}  {line}" for good, line in kept))
    return 0 if all(good for good, _ in kept) else 1


if __name__ == "__main__":
    sys.exit(main())
