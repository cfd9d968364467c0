"""Information states: what a seat has seen and done, and nothing else, for ever."""

from __future__ import annotations

import pickle

import pytest

from organelle.conformance.state_checks import random_answer
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE
from organelle.research.information import InformationStates, observation


def begun(name: str = "duel") -> InformationStates:
    rules = GAMES[name]
    return InformationStates(rules, rules.new(min(rules.seats), rules.defaults(), rules.cards()))


@pytest.mark.parametrize("name", GAMES)
def test_a_string_only_ever_grows(name: str) -> None:
    told, rng = begun(name), Rng(3)
    before = ["" for _ in range(told.state.seats)]
    for _ in range(80):
        if not told.state.asked:
            break
        told.play(*random_answer(told.state, rng))
        now = [told.string(seat) for seat in range(told.state.seats)]
        assert all(after.startswith(earlier) for earlier, after in zip(before, now))
        before = now


def test_a_secret_draw_tells_only_who_drew() -> None:
    cards = begun().state.legal_actions(CHANCE)
    told = [begun(), begun()]
    for one, card in zip(told, cards):
        one.play(CHANCE, card)
    assert told[0].key(0) != told[1].key(0)
    assert told[0].key(1) == told[1].key(1)


def test_an_own_sealed_answer_is_known_at_once_and_to_nobody_else() -> None:
    told, rng = begun(), Rng(1)
    while told.state.waits_for(CHANCE):
        told.play(*random_answer(told.state, rng))
    twin = told.copy()
    first, *others = told.state.legal_actions(0)
    told.play(0, first)
    twin.play(0, others[0])
    assert told.string(0) != twin.string(0)
    assert told.string(1) == twin.string(1)


def test_what_was_pickled_goes_on_as_before() -> None:
    told, rng = begun(), Rng(1)
    for _ in range(12):
        told.play(*random_answer(told.state, rng))
    again = pickle.loads(pickle.dumps(told))
    answer = random_answer(told.state, rng)
    for one in (told, again):
        one.play(*answer)
    assert again.state == told.state
    for seat in range(told.state.seats):
        assert (again.string(seat), again.key(seat)) == (told.string(seat), told.key(seat))


def test_an_observation_is_the_same_as_in_a_world_dealt_anew() -> None:
    told, rng = begun("cytosis"), Rng(2)
    for _ in range(120):
        told.play(*random_answer(told.state, rng))
    world = told.game.redeal(told.state, 0, Rng(9))
    assert observation(told.game, world, 0) == observation(told.game, told.state, 0)
