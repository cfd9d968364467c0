"""The frameworks' own tests pass at every table; on whole games where the rules are compiled."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from organelle.conformance.cases import Case
from organelle.research import gymnasium as registered  # noqa: F401 - the import registers
from organelle.research import pettingzoo
from organelle.research.openspiel import NUMBER
from research.tables import ALL, COMPILED, MANY, arguments

EXPECTED = ["Observation space for each agent probably should be", "Observation is not a NumPy array"]
"""Warnings of PettingZoo about any observation that is a dictionary, those of its own games included."""


@pytest.fixture(autouse=True)
def strict() -> Any:
    """Let any warning but the expected ones fail."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        yield


def environments(case: Case) -> Any:
    """Return what has the environments of a case, whose games follow from a fixed seed: the tests give none."""

    def seeded(env: Any) -> Any:
        env.unwrapped.players.seeds.next(5)
        for agent in env.possible_agents:
            env.action_space(agent).seed(5)
        return env

    made, given = getattr(pettingzoo, f"{case.game.name}_v1"), arguments(case)
    return SimpleNamespace(
        env=lambda **more: seeded(made.env(**given, **more)),
        parallel_env=lambda **more: seeded(made.parallel_env(**given, **more)),
    )


def one_seat(case: Case, **more: Any) -> gymnasium.Env[Any, Any]:
    """Return the last seat of a case against bots that play at random."""
    name = f"organelle/{case.game.name.capitalize()}-v1"
    given: dict[str, Any] = {"seat": case.seats - 1, "opponents": ("random",) * (case.seats - 1)}
    return gymnasium.make(name, **given | case.option_values | more).unwrapped


def loaded(case: Case, **more: Any) -> Any:
    """Return a case as a game of OpenSpiel."""
    words = {name: f"{NUMBER}{value}" if value.isdigit() else value for name, value in case.options}
    return pyspiel.load_game(f"python_organelle_{case.game.name}", {"seats": case.seats, **words, **more})


def run_pettingzoo(case: Case, cycles: int) -> None:
    """Run PettingZoo's five tests."""
    made = environments(case)
    api_test(made.env(), num_cycles=cycles)
    seed_test(made.env, num_cycles=cycles)
    parallel_api_test(made.parallel_env(), num_cycles=cycles)
    parallel_seed_test(made.parallel_env, num_cycles=cycles)
    max_cycles_test(made)


def run_openspiel(case: Case) -> None:
    """Play a game in turns, and one of simultaneous moves converted to turns, each with serialization."""
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=True, verbose=False)
    at_once = pyspiel.convert_to_turn_based(loaded(case, at_once=True))
    pyspiel.random_sim_test(at_once, num_sims=1, serialize=True, verbose=False)


CYCLES = 2000 if COMPILED else 10
"""Turns of every agent in PettingZoo's tests: more than any game has, or few where the rules are interpreted."""


@pytest.mark.parametrize("case", MANY, ids=str)
def test_every_table_in_pettingzoo_and_gymnasium(case: Case) -> None:
    """All of their own tests, on whole games where the rules are compiled."""
    run_pettingzoo(case, CYCLES)
    check_env(one_seat(case))
    check_env(one_seat(case, mask_in_observation=True))


SHORT = {"duel": 4, "foment": 3, "cellulose": 1, "cytosis": 2}
"""Seats with which OpenSpiel's test, which plays whole games and looks at every state, does not take long."""

PLAYED = ALL if COMPILED else [case for case in ALL if case.seats == SHORT[case.game.name]][::40]
"""All tables; a few short games where the rules are interpreted, which takes ten times as long."""


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_every_table_in_openspiel(case: Case) -> None:
    """Whole games in turns and converted to turns; every state is the same after serialization."""
    run_openspiel(case)
