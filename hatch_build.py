"""Builds what the wheel carries beside the Python files: one function an artefact."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("kernel", "table", "games", "bots")


class Build(BuildHookInterface):  # type: ignore[misc]
    """The one hook of the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds every artefact to the wheel; an editable install is interpreted."""
        if version != "editable":
            compiled_rules(Path(self.root), build_data)


def compiled_rules(root: Path, build_data: dict[str, Any]) -> None:
    """The rules through mypyc, or as they are where there is no C compiler."""
    if os.environ.get("ORGANELLE_PURE") == "1":
        print("organelle: interpreted, because ORGANELLE_PURE=1 asks for it", file=sys.stderr)
        return
    if not compiler_works():
        if os.environ.get("ORGANELLE_COMPILE") == "1":
            raise SystemExit("organelle: no working C compiler was found, and ORGANELLE_COMPILE=1 asks for one")
        print("organelle: no working C compiler was found; the rules will run interpreted, slower", file=sys.stderr)
        return
    place = root / "build" / "compiled"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(root / "src", place, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (place / "setup.py").write_text(SETUP, "utf-8")
    subprocess.run([sys.executable, "setup.py", "build_ext", "--inplace", *modules(place)], cwd=place, check=True)
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for path in place.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
        if "build" not in path.relative_to(place).parts:
            build_data["force_include"][str(path)] = str(path.relative_to(place))


def modules(place: Path) -> Iterator[str]:
    """The files to compile; __init__ files only re-export and stay as they are."""
    for part in COMPILED:
        for path in sorted((place / "organelle" / part).rglob("*.py")):
            if path.name != "__init__.py":
                yield str(path.relative_to(place))


def compiler_works() -> bool:
    """Can a file that includes Python.h be compiled?"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", "utf-8")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


# All modules are one group with hidden symbols: the C compiler can then inline across them.
SETUP = """
import os, sys
from setuptools import setup
from mypyc.build import mypycify

paths = [argument for argument in sys.argv if argument.endswith(".py") and "organelle" in argument]
sys.argv = [argument for argument in sys.argv if argument not in paths]
os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fvisibility=hidden"
flags = ["--config-file=", "--ignore-missing-imports"]
modules = mypycify([*flags, *paths], opt_level="3", debug_level="0", group_name="organelle")
setup(name="organelle-rules", packages=[], ext_modules=modules)
"""
