"""Dense numbers of actions."""

from hypothesis import given
from hypothesis import strategies as st

from organelle.action_index import ActionIndex
from organelle.kernel.actions import pack
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

DENSE = ActionIndex(
    Vocabulary(
        [Kind("golgi", "vesicle", "molecule"), Kind("done"), Kind("", "molecule")],
        {"vesicle": numbered("vesicle", 4), "molecule": ["carb", "lipid"]},
    )
)


def test_there_are_as_many_as_words_can_make() -> None:
    assert DENSE.size == 5 * 3 + 1 + 3
    assert DENSE.index(pack(1)) == 15 and DENSE.index(pack(2, 1)) == 18


@given(st.integers(0, DENSE.size - 1))
def test_every_number_is_an_action_and_back(number: int) -> None:
    assert DENSE.index(DENSE.action(number)) == number
