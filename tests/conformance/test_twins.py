"""Interpreted and compiled play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from organelle.conformance.digest import digests
from organelle.games import GAMES

SOURCES = Path(__file__).parents[2] / "src"


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_rules_play_the_same_games(name: str) -> None:
    command = [sys.executable, "-P", "-m", "organelle.conformance.digest", name]
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCES)}
    other = subprocess.run(command, env=surroundings, cwd="/", capture_output=True, text=True, check=True)
    assert other.stdout.splitlines() == digests(name)
