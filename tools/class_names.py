"""List classes of src/organelle with the same name in several modules, and fail on those that are not allowed.

    python -m tools.class_names

A word of the rulebooks may be a class in several games: they never meet. Any other name stands for one class.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "src" / "organelle"

ALLOWED: dict[str, str] = {}
"""Names that several modules share all the same, with the reason."""


def main() -> int:
    """Print every name that is shared without leave. Return 1 if there is one."""
    found = shared(SOURCES)
    wrong = {name: modules for name, modules in found.items() if name not in ALLOWED}
    for name, modules in sorted(wrong.items()):
        print(f"class {name} stands for several things: {', '.join(modules)}")
    for name in sorted(ALLOWED.keys() - found.keys()):
        print(f"class {name} is allowed to be shared, and no longer is: take it off the list")
    return 1 if wrong or ALLOWED.keys() - found.keys() else 0


def shared(sources: Path) -> dict[str, list[str]]:
    """Return the names that occur in several modules, other than one each in different games, with the modules."""
    modules: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(sources.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                modules[node.name].append(path.relative_to(sources))
    return {
        name: [path.as_posix() for path in paths]
        for name, paths in modules.items()
        if len(paths) > 1 and not one_a_game(paths)
    }


def one_a_game(paths: list[Path]) -> bool:
    """Are all of these in games, each in another one?"""
    games = [path.parts[1] for path in paths if path.parts[0] == "games"]
    return len(games) == len(paths) == len(set(games))


if __name__ == "__main__":
    sys.exit(main())
