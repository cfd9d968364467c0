"""What `organelle bench` measures for learning: steps of a batch, and the same games in a plain Python loop."""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Callable
from typing import Any

from organelle.bots.playout import first_asked, play_chance
from organelle.conformance.cases import Case
from organelle.kernel.action_space import ActionSpace
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.layout import Layout
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE_ASKED

GAMES_AT_ONCE = 32
"""Few enough for the caches of most processors."""
MISSING = float("nan")


def measure_learning(case: Case, seconds: float) -> dict[str, float]:
    """Return steps a second, observation and mask written for each; NaN where numpy is not installed.

    `steps/s` is a random legal policy inside the batch, `policy steps/s` one of numpy outside, and `loop steps/s` a
    loop in Python that does the same with one game at a time. `asked steps/s` is as the first, but forced choices are
    steps too, as other engines count them.
    """
    if not importlib.util.find_spec("numpy"):
        return {"steps/s": MISSING, "policy steps/s": MISSING, "asked steps/s": MISSING, "loop steps/s": MISSING}
    batch_of: Any = importlib.import_module("organelle.research.batch").Batch
    options = case.option_values
    batch = batch_of(case.game.name, GAMES_AT_ONCE, seats=case.seats, options=options, seed=1)
    asked = batch_of(case.game.name, GAMES_AT_ONCE, seats=case.seats, options=options, seed=1, ask_forced=True)
    policy = numpy_policy(batch)
    return {
        "steps/s": rate(batch.step_randomly, GAMES_AT_ONCE, seconds / 4),
        "policy steps/s": rate(lambda: batch.step(policy()), GAMES_AT_ONCE, seconds / 4),
        "asked steps/s": rate(asked.step_randomly, GAMES_AT_ONCE, seconds / 4),
        "loop steps/s": measure_loop(case, seconds / 4),
    }


def rate(step: Callable[[], object], steps: int, seconds: float) -> float:
    """Return how many steps a second a function makes that makes so many each time it is called."""
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or made == 0:
        step()
        made += steps
    return made / max(spent, 1e-9)


def numpy_policy(batch: Any) -> Callable[[], Any]:
    """Return a function that chooses a random legal action for each game of a batch, in numpy."""
    np: Any = importlib.import_module("numpy")
    generator = np.random.default_rng(1)
    rows = np.arange(GAMES_AT_ONCE)

    def policy() -> Any:
        now = batch.current
        return now.legal[rows, (generator.random(GAMES_AT_ONCE) * now.choices).astype(np.intp)]

    return policy


def measure_loop(case: Case, seconds: float) -> float:
    """Return steps a second of one game at a time in Python, with a fresh observation and mask for each step."""
    np: Any = importlib.import_module("numpy")
    start = case.new()
    s = start.copy()
    space = ActionSpace(case.vocabulary(start), case.game.player_actions(start))
    row = ObservationBuffer(Layout(case.game, start).size)
    options, rng = ActionBuffer(), Rng(1)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or steps == 0:
        while s.asked == CHANCE_ASKED:
            play_chance(s, options, rng)
        if s.asked == 0:
            s.copy_from(start)
            continue
        seat = first_asked(s)
        actions = s.legal_actions(seat)
        mask = np.zeros(space.size, dtype=np.int8)
        mask[[space.number(action) for action in actions]] = 1
        row.begin(0)
        case.game.observe(s, seat, row)
        row.end()
        np.array(row.items, dtype=np.float32)
        s.play(seat, actions[rng.below(len(actions))])
        steps += 1
    return steps / max(spent, 1e-9)


def measure_catanatron_environment(seconds: float) -> float:
    """Return steps a second of Catanatron's Gymnasium environment under random legal actions; NaN without it."""
    if not importlib.util.find_spec("catanatron_gym"):
        return MISSING
    gymnasium: Any = importlib.import_module("gymnasium")
    environment = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    rng = Rng(1)
    _, told = environment.reset(seed=1)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or steps == 0:
        legal = told["valid_actions"]
        _, _, ended, cut, told = environment.step(legal[rng.below(len(legal))])
        steps += 1
        if ended or cut:
            _, told = environment.reset()
    return steps / max(spent, 1e-9)
