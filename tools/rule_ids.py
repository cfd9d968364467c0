"""Fails on a rule id that no code cites, that no test cites, or that no rules page explains."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEADING = re.compile(r"^#{2,6} ([A-Z]{2}-\d+(?:\.\d+)?)\b", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)?)\b")


def cited(folder: Path) -> set[str]:
    """The ids that Python files below a folder name."""
    return {found for path in folder.rglob("*.py") for found in CITED.findall(path.read_text("utf-8"))}


def faults(root: Path = ROOT) -> list[str]:
    """Every id that is out of step, with the reason."""
    found: list[str] = []
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        ids = HEADING.findall(page.read_text("utf-8"))
        prefix = ids[0].split("-")[0] + "-" if ids else ""
        code = cited(root / "src" / "organelle" / "games" / page.stem)
        tests = cited(root / "tests" / page.stem)
        found += [f"{rule} has two headings in {page.name}" for rule in sorted({r for r in ids if ids.count(r) > 1})]
        found += [f"{rule} is cited by no code" for rule in ids if rule not in code]
        found += [f"{rule} is cited by no test" for rule in ids if rule not in tests]
        own = {rule for rule in code | tests if rule.startswith(prefix)}
        found += [f"{rule} is cited and has no heading in {page.name}" for rule in sorted(own - set(ids))]
    return found


def main() -> int:
    wrong = faults()
    print("\n".join(wrong) if wrong else "rule ids: every rule has its heading, its code and its test")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
