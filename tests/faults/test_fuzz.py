"""Inputs that were once wrong, and some near them: `python -m bench.faults.fuzz TARGET` looks further."""

from __future__ import annotations

import pytest
from bench.faults.fuzz import NAMES, mutations, seeds
from bench.faults.fuzz_targets import TARGETS


@pytest.mark.parametrize("name", NAMES)
def test_what_visitors_send_is_read_or_refused(name: str) -> None:
    target = TARGETS[name]()
    for data in seeds(name)[:20]:
        target(data)
    for data in mutations(name, 40, seed=1):
        target(data)


def test_every_target_has_a_corpus() -> None:
    assert set(TARGETS) == set(NAMES) and all(seeds(name) for name in NAMES)
