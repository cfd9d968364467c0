"""Who only imports the package, or plays a match with it, waits for no extra and for no server."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "ray", "openskill", "starlette", "uvicorn"]


@pytest.mark.parametrize("line", ["", "organelle.game('cytosis').new(seats=2, seed=1).view(0)"])
def test_an_import_brings_in_nothing_heavy(line: str) -> None:
    program = f"import sys, organelle; {line or 'pass'}; print(*sorted(set(sys.modules) & set({HEAVY})))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert not told.split()
