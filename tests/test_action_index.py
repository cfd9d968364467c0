"""Every action that words can make has an index of its own, without gaps."""

from hypothesis import given
from hypothesis import strategies as st

from organelle.action_index import ActionIndex
from organelle.kernel.actions import pack
from organelle.kernel.vocabulary import Kind, Vocabulary, numbered

ACTION_INDEX = ActionIndex(
    Vocabulary(
        [Kind("golgi", "vesicle", "molecule"), Kind("done"), Kind("", "molecule")],
        {"vesicle": numbered("vesicle", 4), "molecule": ["carb", "lipid"]},
    )
)


def test_there_are_as_many_indexes_as_words_can_make() -> None:
    assert ACTION_INDEX.size == 5 * 3 + 1 + 3
    assert ACTION_INDEX.index(pack(1)) == 15 and ACTION_INDEX.index(pack(2, 1)) == 18


@given(st.integers(0, ACTION_INDEX.size - 1))
def test_every_index_is_an_action_and_back(index: int) -> None:
    assert ACTION_INDEX.index(ACTION_INDEX.action(index)) == index
