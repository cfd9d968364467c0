"""Adds to the wheel what is made beside the Python files: the compiled rules, the page and, if built, the docs site."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "client_dist"
DOCS = "docs_site"
NOT_HERE = 3
"""The exit code of a tool that lacks the compiler or the Node it needs."""


class Build(BuildHookInterface):  # type: ignore[misc]
    """The one hook of the build."""

    def dependencies(self) -> list[str]:
        """Return Node from PyPI where none is installed and PyPI has one for the machine."""
        client = tool(Path(self.root), "build_client")
        return [] if client.node_installed() else [client.PYPI_NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every artefact to the wheel; an editable install is interpreted."""
        if version == "editable":
            return
        root = Path(self.root)
        page = None if os.environ.get("ORGANELLE_CLIENT") == "0" else start(root, "build_client")
        if os.environ.get("ORGANELLE_PURE") == "1":
            print("organelle: interpreted, because ORGANELLE_PURE=1 asks for it", file=sys.stderr)
        else:
            add_rules(root, build_data)
        if page is not None:
            add_page(root, page.wait(), build_data)
        docs = root / "build" / "docs"
        if (docs / "index.html").exists():
            build_data["force_include"][str(docs)] = f"organelle/{DOCS}"


def tool(root: Path, name: str) -> ModuleType:
    """Import a module of tools; they are no part of any installed package."""
    spec = spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start(root: Path, name: str) -> subprocess.Popen[bytes]:
    """Start a tool with what it prints on the error stream, since the other belongs to the build's caller."""
    return subprocess.Popen([sys.executable, str(root / "tools" / f"{name}.py")], stdout=sys.stderr.fileno())


def add_rules(root: Path, build_data: dict[str, Any]) -> None:
    """Compile the rules, or take what was compiled from the same sources before.

    Without a C compiler they stay interpreted, unless ORGANELLE_COMPILE=1 insists.
    """
    code = start(root, "compile_rules").wait()
    if code == NOT_HERE and os.environ.get("ORGANELLE_COMPILE") != "1":
        print("organelle: no working C compiler was found; the rules will run interpreted, slower", file=sys.stderr)
        return
    if code == NOT_HERE:
        raise SystemExit("organelle: no working C compiler was found, and ORGANELLE_COMPILE=1 asks for one")
    if code != 0:
        raise SystemExit("organelle: the rules could not be compiled; ORGANELLE_PURE=1 builds without")
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    library = root / "build" / "rules" / "lib"
    for path in library.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
        build_data["force_include"][str(path)] = path.relative_to(library).as_posix()


def add_page(root: Path, code: int, build_data: dict[str, Any]) -> None:
    """Add the page; where it could not be built the server has none, unless ORGANELLE_CLIENT=1 insists."""
    if code == 0:
        build_data["force_include"][str(root / "build" / "client" / "dist")] = f"organelle/{CLIENT}"
    elif os.environ.get("ORGANELLE_CLIENT") == "1":
        raise SystemExit("organelle: ORGANELLE_CLIENT=1 asks for the page, but it could not be built")
    else:
        print("organelle: the page could not be built; the server will have no page", file=sys.stderr)
