"""Count how often each part of the compiled rules runs, so that GCC can lay them out and inline by it.

The rules are compiled once with counters, play the games of tools/sample_games.py, and are then compiled for good with
what was counted (docs/adr/0016).
"""

from __future__ import annotations

import copy
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

PATIENCE = 300
"""Seconds for the games; they take a few."""

Compile = Callable[[list[Any], Path], None]
"""Compiles extensions and writes the modules below a folder."""


def profile(extensions: list[Any], folder: Path, compile_to: Compile) -> bool:
    """Play with counters, and let the library among the extensions be compiled by what they counted.

    Args:
        extensions: the library first, then the entrances of its modules.
        folder: where to work; what was counted stays there.
        compile_to: compiles extensions.

    Returns:
        Whether anything was counted; if not, the library is compiled without.
    """
    shutil.rmtree(folder, ignore_errors=True)
    counts = folder / "counts"
    try:
        compile_to(with_counters(extensions, counts), folder / "lib")
    except SystemExit:  # that is how setuptools tells that a compiler has no library for counting
        return False
    shutil.copytree(ROOT / "src" / "organelle", folder / "lib" / "organelle", dirs_exist_ok=True)
    if not (plays(folder / "lib") and any(counts.rglob("*.gcda"))):
        return False
    # What was not played is compiled as if nothing had been counted, and not taken for rare.
    counted = [f"-fprofile-use={counts}", "-fprofile-partial-training", "-Wno-missing-profile"]
    extensions[0].extra_compile_args += counted
    extensions[0].extra_link_args += counted
    return True


def with_counters(extensions: list[Any], counts: Path) -> list[Any]:
    """Return copies of the extensions whose library counts into that folder; it plays once, and is linked plainly."""
    library, *entrances = copy.deepcopy(extensions)
    library.extra_compile_args = [flag for flag in library.extra_compile_args if flag != "-flto"]
    library.extra_compile_args.append(f"-fprofile-generate={counts}")
    library.extra_link_args = [f"-fprofile-generate={counts}"]
    return [library, *entrances]


def plays(library: Path) -> bool:
    """Play the sample games with the modules of a folder; return whether that went well."""
    command = [sys.executable, str(ROOT / "tools" / "sample_games.py")]
    environment = {**os.environ, "PYTHONPATH": str(library), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return subprocess.run(command, env=environment, timeout=PATIENCE, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False
