"""Fail where a module of ours uses a private name of another package: `x._y`, `from x import _y`, `import x._y`.

    python -m tools.private_imports

Names with two underscores on both sides are public. What our own packages do among themselves is not looked at.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tools", "bench", "tests", "hatch_build.py")
OURS = {"organelle", "tools", "bench", "tests"}


def main() -> int:
    """Print every use of a private name. Return 1 if there is one."""
    found = [f"{path.relative_to(ROOT)}:{use}" for path in files() for use in uses(path.read_text("utf-8"), ours(path))]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


def files() -> Iterator[Path]:
    """Yield our Python files."""
    for folder in FOLDERS:
        path = ROOT / folder
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def ours(path: Path) -> set[str]:
    """Return the names of the packages that are ours for a file: tests also import what lies beside them."""
    return OURS | {other.stem for other in path.parent.iterdir()} | {other.stem for other in (ROOT / "tests").iterdir()}


def uses(text: str, ours: set[str]) -> Iterator[str]:
    """Yield `line: name` for every private name of another package that the text imports or looks up."""
    tree = ast.parse(text)
    imported = {local: path for _, local, path in imports(tree)}
    found = [(line, path) for line, _, path in imports(tree)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            found.append((node.lineno, f"{imported[node.value.id]}.{node.attr}"))
    yield from (f"{line}: {path}" for line, path in found if private_path(path, ours))


def imports(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the local name and the path of everything that is imported from a package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.asname or alias.name.partition(".")[0], alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                yield node.lineno, alias.asname or alias.name, f"{node.module}.{alias.name}"


def private_path(path: str, ours: set[str]) -> bool:
    """Is a part of this path private, and the package not ours?"""
    first, *rest = path.split(".")
    return first not in ours and any(private(part) for part in [first, *rest])


def private(name: str) -> bool:
    """Return whether the name begins with an underscore, and is none of Python's own."""
    return name.startswith("_") and not (name.startswith("__") and name.endswith("__"))


if __name__ == "__main__":
    sys.exit(main())
