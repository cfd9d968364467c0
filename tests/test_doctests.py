"""Every example in a docstring of the package runs as it is written."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import pytest

import organelle

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def modules() -> Iterator[ModuleType]:
    yield organelle
    for found in pkgutil.walk_packages(organelle.__path__, "organelle."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def examples(module: ModuleType) -> list[doctest.DocTest]:
    """Those that doctest finds: in the compiled build only the examples of what is interpreted there."""
    return [test for test in doctest.DocTestFinder(exclude_empty=True).find(module) if test.examples]


CASES = [(module.__name__, test) for module in modules() for test in examples(module)]


@pytest.mark.parametrize("test", [test for _, test in CASES], ids=[test.name for _, test in CASES])
def test_the_example_runs(test: doctest.DocTest) -> None:
    printed: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=printed.append)
    assert not printed, "".join(printed)
