"""The examples in docstrings run and print what they say."""

import doctest
import importlib
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
MODULES = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted((SOURCES / "organelle").rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    module = importlib.import_module(name)
    if Path(str(module.__file__)).suffix != ".py":
        pytest.skip("a compiled module; its examples run interpreted")
    assert doctest.testmod(module).failed == 0
