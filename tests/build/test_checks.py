"""The checks of `make check` that are ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import class_names, private_imports


def write(sources: Path, **modules: str) -> Path:
    for name, text in modules.items():
        path = sources / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return sources


def test_a_class_name_stands_for_one_class(tmp_path: Path) -> None:
    sources = write(tmp_path, kernel__state="class State: ...", server__wire="class State: ...\nclass Wire: ...")
    assert class_names.shared(sources) == {"State": ["kernel/state.py", "server/wire.py"]}


def test_two_games_may_share_a_word_of_their_rulebooks(tmp_path: Path) -> None:
    assert not class_names.shared(write(tmp_path, games__a__flow="class Draft: ...", games__b__flow="class Draft: ..."))


def test_a_game_shares_no_class_name_with_another_layer_nor_within_itself(tmp_path: Path) -> None:
    sources = write(tmp_path, games__a__flow="class Node: ...", bots__search="class Node: ...")
    write(sources, games__b__x="class Card: ...", games__b__y="class Card: ...")
    assert set(class_names.shared(sources)) == {"Node", "Card"}


@pytest.mark.parametrize(
    "text",
    [
        "import x._y",
        "import _x",
        "from x._y import z",
        "from x import _y",
        "import x\nx._y()",
        "import x.y as z\nz._w",
        "from x import Y\nY._z",
    ],
)
def test_a_private_name_of_another_package_is_found(text: str) -> None:
    assert len(list(private_imports.uses(text, {"organelle"}))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "from __future__ import annotations",
        "import x\nx.__version__",
        "from organelle import _y",
        "import organelle._x",
        "class A:\n    def f(self): return self._y",
    ],
)
def test_names_of_our_own_and_of_python_are_left_alone(text: str) -> None:
    assert not list(private_imports.uses(text, {"organelle"}))
