"""Packed actions, the option buffer and the words at the edge."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from organelle.kernel.actions import ABSENT, ActionBuffer, field, kind_of, pack
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

WORDS = Vocabulary(
    [Kind("golgi", "vesicle", "molecule", "vesicle"), Kind("done"), Kind("", "spot", "amount")],
    {
        "vesicle": numbered("vesicle", 4),
        "molecule": ["carb", "lipid"],
        "spot": ["nucleus:3", "nucleus:2"],
        "amount": numbered("n", 9),
    },
)


@given(st.integers(0, 255), st.lists(st.integers(-1, 253), max_size=6), st.integers(-1, 125))
def test_an_action_gives_back_its_kind_and_fields(kind: int, fields: list[int], last: int) -> None:
    values = [*fields, *[ABSENT] * (6 - len(fields)), last]
    action = pack(kind, *values)
    assert kind_of(action) == kind
    assert [field(action, place) for place in range(7)] == values
    assert 0 <= action < 2**63


def test_words_are_the_things_one_points_at_in_order() -> None:
    assert WORDS.to_code(pack(0, 0, 0, 3)) == "golgi vesicle:0 carb vesicle:3"
    assert WORDS.to_code(pack(0, 0, 0)) == "golgi vesicle:0 carb"
    assert WORDS.to_code(pack(1)) == "done"
    assert WORDS.to_code(pack(2, 0)) == "nucleus:3"


@pytest.mark.parametrize("code", ["", "golgi golgi", "golgi vesicle:9", "carb", "nucleus:3 n:1 n:2", "done done"])
def test_words_that_make_no_action_are_not_heard(code: str) -> None:
    assert WORDS.to_action(code) == -1


def test_the_buffer_grows_and_picks_by_weight() -> None:
    buffer = ActionBuffer()
    for number in range(100):
        buffer.add(pack(0, number), number + 1)
    assert buffer.count == 100 and buffer.total == sum(range(101))
    assert [buffer.pick(number) for number in (0, 1, 2, 3)] == [0, 1, 1, 2]
    assert buffer.pick(buffer.total - 1) == 99
    assert pack(0, 99) in buffer.to_list() and pack(1) not in buffer.to_list()
    buffer.clear()
    assert buffer.to_list() == []


def test_what_has_no_weight_is_no_option() -> None:
    buffer = ActionBuffer()
    for action, weight in ((5, 1), (6, 0), (7, 3), (8, 0)):
        buffer.add(action, weight)
    assert buffer.to_list() == [5, 7] and buffer.total == 4
    assert [buffer.pick(number) for number in range(4)] == [0, 1, 1, 1]
