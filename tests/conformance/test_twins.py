"""Interpreted and compiled play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from organelle.cli.main import build_kind
from organelle.conformance.digest import digests
from organelle.games import GAMES

SOURCES = Path(__file__).parents[2] / "src"


@pytest.mark.parametrize("name", GAMES)
def test_the_other_build_plays_the_same_games(name: str) -> None:
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build_kind() == "compiled":
        surroundings["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, "-P", "-m", "organelle.conformance.digest", name]
    other = subprocess.run(command, env=surroundings, cwd="/", capture_output=True, text=True, check=True)
    assert other.stdout.splitlines() == digests(name)
