"""The examples in the server's docstrings are true."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from organelle.server import errors, records
from organelle.server.app import clock_state, rate_limit, tokens

MODULES = [errors, records, clock_state, rate_limit, tokens]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_of_a_module_are_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0 and found.failed == 0
