"""The games of OpenSpiel: chance, simultaneous nodes, information states and bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from organelle.research.openspiel import KEY_BITS, OrganelleGame
from organelle.table.errors import IllegalSetup


def dealt(game: Any, count: int = 200) -> Any:
    """Return the first state after the draws, each the first one possible."""
    state = game.new_initial_state()
    while state.is_chance_node() and count:
        state.apply_action(state.legal_actions()[0])
        count -= 1
    return state


def test_sealed_answers_are_a_simultaneous_node_or_turns() -> None:
    at_once = dealt(pyspiel.load_game("python_organelle_duel(seats=3,at_once=True)"))
    assert at_once.is_simultaneous_node()
    in_turns = dealt(pyspiel.load_game("python_organelle_duel(seats=3)"))
    actions = [at_once.legal_actions(seat)[0] for seat in range(3)]
    at_once.apply_actions(actions)
    for seat in range(3):
        assert in_turns.current_player() == seat
        in_turns.apply_action(actions[seat])
    for seat in range(3):
        assert at_once.information_state_string(seat) == in_turns.information_state_string(seat)
        assert at_once.observation_tensor(seat) == in_turns.observation_tensor(seat)


def test_a_seat_sees_its_own_draws_only() -> None:
    game = pyspiel.load_game("python_organelle_duel")
    first, second = (game.new_initial_state() for _ in range(2))
    outcomes = first.legal_actions()
    first.apply_action(outcomes[0])
    second.apply_action(outcomes[1])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_tensor(1) == second.information_state_tensor(1)
    assert first.observation_string(1) == second.observation_string(1)


def test_a_table_has_cards_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('cards = [["igm", 1, 3], ["igy", 5, 3]]\nvariants = [["classic", 1, 1, 1, 0]]\n', "utf-8")
    game = pyspiel.load_game("python_organelle_duel", {"cards": str(file)})
    assert game.num_distinct_actions() == 4
    state = dealt(game)
    assert [state.action_to_string(0, number) for number in range(2)] == ["commit igm", "commit igy"]
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.information_state_string(0) == state.information_state_string(0)
    assert pyspiel.load_game("python_organelle_duel").num_distinct_actions() == 7


def test_cards_that_are_not_allowed_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('cards = [["igm", 1, 3]]\n', "utf-8")
    for name in (file, tmp_path / "nowhere.toml"):
        with pytest.raises(IllegalSetup):
            pyspiel.load_game("python_organelle_duel", {"cards": str(name)})


def test_a_tensor_has_the_slices_of_the_observation_and_the_key_of_what_was_seen() -> None:
    game = pyspiel.load_game("python_organelle_cytosis")
    seen, recalled = (
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (False, True)
    )
    state = dealt(game)
    for observer in (seen, recalled):
        observer.set_from(state, 0)
    assert "own/hand" in seen.dict or "seat" in seen.dict
    assert np.isin(recalled.dict["key"], (0, 1)).all() and len(recalled.dict["key"]) == KEY_BITS
    assert len(recalled.tensor) == len(seen.tensor) + KEY_BITS
    assert game.information_state_tensor_shape() == [len(recalled.tensor)]


@pytest.mark.parametrize(
    ("text", "kind", "total"),
    [
        ("duel", "ZERO_SUM", 0),
        ("duel(seats=3)", "CONSTANT_SUM", -1),
        ("duel(seats=3,utility=share)", "CONSTANT_SUM", 1),
        ("duel(seats=3,utility=margin)", "GENERAL_SUM", None),
        ("foment", "GENERAL_SUM", None),
        ("foment(utility=margin)", "ZERO_SUM", 0),
        ("cellulose(seats=1)", "GENERAL_SUM", None),
    ],
)
def test_the_sum_of_returns_is_known_where_it_is_constant(text: str, kind: str, total: float | None) -> None:
    game = pyspiel.load_game(f"python_organelle_{text}")
    assert game.get_type().utility.name == kind and game.utility_sum() == total


def test_bounds_are_those_of_the_rules() -> None:
    game = pyspiel.load_game("python_organelle_cytosis(seats=4,utility=margin,first=number-3)")
    assert isinstance(game, OrganelleGame)
    longest = game.rules.max_length(4, game.table.options)
    assert game.max_game_length() == longest.decisions
    assert game.max_chance_nodes_in_history() == longest.draws
    assert game.max_utility() == -game.min_utility() == game.rules.most_margin
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_actions_and_outcomes_have_words() -> None:
    state = pyspiel.load_game("python_organelle_duel").new_initial_state()
    assert state.action_to_string(state.current_player(), 0).startswith("draw")
    state = dealt(state.get_game())
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("commit")


def test_a_copy_goes_its_own_way() -> None:
    state = dealt(pyspiel.load_game("python_organelle_duel"))
    twin, string = state.clone(), state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == string != twin.information_state_string(0)


def test_an_algorithm_of_openspiel_learns_from_it() -> None:
    game = pyspiel.load_game("python_organelle_duel")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    state = dealt(game)
    chances = solver.average_policy().action_probabilities(state, 0)
    assert chances.keys() == set(state.legal_actions()) and sum(chances.values()) == pytest.approx(1)
