"""What is hidden from a seat changes nothing in what it observes: a thousand redealt states of every game."""

from __future__ import annotations

import pytest
from bench.observations import Tally, check

from conformance.faults import TellingObservation
from organelle.conformance.cases import cases
from organelle.conformance.state_checks import random_game
from organelle.games import GAMES
from organelle.kernel.layout import Layout
from organelle.kernel.observation import ObservationBuffer
from organelle.kernel.rng import Rng
from research.tables import COMPILED

STATES = 1000 if COMPILED else 50
"""A game; few where the rules are interpreted and all of it takes many times as long."""


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_state_is_observed_as_before(name: str) -> None:
    tally = check(name, STATES, seed=2)
    assert tally.states >= STATES and not tally.changed, tally.first
    assert tally.others > tally.states / 2, "too few of the worlds were others for the rest to prove anything"


@pytest.mark.skipif(COMPILED, reason="a faulty game cannot inherit from a compiled one")
def test_an_observation_that_tells_is_noticed() -> None:
    tally, rng = Tally(), Rng(1)
    case = next(cases(TellingObservation()))
    for s in random_game(case, rng):
        tally.redeal(case, s, rng, ObservationBuffer(Layout(case.game, s).size))
    assert tally.changed and tally.first
