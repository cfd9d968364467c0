"""Every game names the fields of its actions as its kinds declare them."""

from importlib import import_module
from types import ModuleType

import pytest

from organelle.conformance.cases import cases
from organelle.conformance.fields import field_faults
from organelle.games import GAMES
from organelle.kernel.vocabulary import Kind


def vocabulary_of(name: str) -> ModuleType:
    """Return the module in which a game declares its actions."""
    return import_module(f"organelle.games.{name}.vocabulary")


@pytest.mark.parametrize("name", list(GAMES))
def test_the_constants_of_a_game_agree_with_its_kinds(name: str) -> None:
    game = GAMES[name]
    every = list(cases(game))
    for case in (every[0], every[-1]):
        kinds = case.vocabulary(case.new()).kinds
        assert field_faults(kinds, vocabulary_of(name).FIELDS) == []


class CardFields:
    CARD = 0


class SwappedFields:
    CARD = 1
    SEAT = 0


@pytest.mark.parametrize(
    ("kinds", "fields", "complaint"),
    [
        ([Kind("play", "card")], {}, "stands not in FIELDS"),
        ([Kind("play", "card", "seat")], {0: CardFields}, "'SEAT': 1"),
        ([Kind("play", "card", "seat")], {0: SwappedFields}, "SwappedFields has"),
        ([Kind("play", "own-card:card")], {0: CardFields}, "'OWN_CARD': 0"),
        ([Kind("done")], {0: CardFields}, "needs {}"),
        ([Kind("play", "card")], {0: CardFields, 1: CardFields}, "which there is not"),
    ],
)
def test_a_constant_that_is_wrong_is_noticed(kinds: list[Kind], fields: dict[int, type], complaint: str) -> None:
    assert any(complaint in fault for fault in field_faults(kinds, fields))
