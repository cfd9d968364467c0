"""Compact numbers: the same ones for ever, and only for what can occur."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from organelle.action_index import ActionIndex
from organelle.conformance.cases import Case, cases
from organelle.games import GAMES
from organelle.kernel.action_space import VERSION, ActionSpace, every_action
from organelle.kernel.actions import pack
from organelle.kernel.vocabulary import Kind, Vocabulary

WRITTEN_DOWN = Path(__file__).with_name("action_spaces.json")
"""For each game and number of seats, under the version of the numbers, the digest of its numbers at all its tables."""


def space_of(case: Case) -> ActionSpace:
    s = case.new()
    return ActionSpace(case.vocabulary(s), case.game.player_actions(s))


def digests(name: str) -> dict[str, str]:
    """Return, for each number of seats, a hash of the digests of all tables."""
    found: dict[str, list[str]] = {}
    for case in cases(GAMES[name]):
        found.setdefault(str(case.seats), []).append(f"{case} {space_of(case).digest()}")
    return {seats: hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] for seats, lines in found.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_are_those_that_are_written_down(name: str) -> None:
    """A failure means that what was trained on these numbers no longer fits: raise `VERSION` if that is meant."""
    assert digests(name) == json.loads(WRITTEN_DOWN.read_text("utf-8"))[str(VERSION)][name]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_far_fewer_numbers_than_words_can_make(name: str) -> None:
    case = next(cases(GAMES[name]))
    space = space_of(case)
    assert space.size < ActionIndex(space.vocabulary).size
    assert len({space.words(number) for number in range(int(space.size))}) == space.size


def test_numbers_go_by_kind_then_by_fields_with_absent_ones_first() -> None:
    vocabulary = Vocabulary([Kind("take", "card", "times"), Kind("pass")], {"card": ["a", "b"], "times": ["twice"]})
    space = ActionSpace(vocabulary, [pack(1), pack(0, 1), pack(0, 0, 0), pack(0, 0), pack(0, 1)])
    assert [space.words(number) for number in range(4)] == ["take a", "take a twice", "take b", "pass"]
    assert space.size == 4
    assert [int(space.number(space.action(number))) for number in range(4)] == [0, 1, 2, 3]


def test_an_action_that_cannot_occur_has_no_number() -> None:
    vocabulary = Vocabulary([Kind("take", "card")], {"card": ["a", "b"]})
    assert ActionSpace(vocabulary, [pack(0, 1)]).number(pack(0, 0)) == -1


def test_a_game_that_says_nothing_has_all_that_words_can_make() -> None:
    vocabulary = Vocabulary([Kind("take", "card", "times"), Kind("pass")], {"card": ["a", "b"], "times": ["twice"]})
    assert len(every_action(vocabulary)) == ActionIndex(vocabulary).size
