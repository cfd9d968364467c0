"""Fail on a rule id that no code cites, that no test cites, or that no rules page explains."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEADING = re.compile(r"^#{2,6} ([A-Z]{2}-\d+(?:\.\d+)?)\b", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)?)\b")


def cited_ids(folder: Path) -> set[str]:
    """Return the rule ids that the Python files below a folder name."""
    return {rule for path in folder.rglob("*.py") for rule in CITED.findall(path.read_text("utf-8"))}


def find_problems(root: Path = ROOT) -> list[str]:
    """Return a line for each rule id that lacks its heading, its code or its test, or has two headings."""
    problems: list[str] = []
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        ids = HEADING.findall(page.read_text("utf-8"))
        prefix = ids[0].split("-")[0] + "-" if ids else ""
        code = cited_ids(root / "src" / "organelle" / "games" / page.stem)
        tests = cited_ids(root / "tests" / page.stem)
        problems += [f"{rule} has two headings in {page.name}" for rule in sorted({r for r in ids if ids.count(r) > 1})]
        problems += [f"{rule} is cited by no code" for rule in ids if rule not in code]
        problems += [f"{rule} is cited by no test" for rule in ids if rule not in tests]
        own = {rule for rule in code | tests if rule.startswith(prefix)}
        problems += [f"{rule} is cited and has no heading in {page.name}" for rule in sorted(own - set(ids))]
    return problems


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    problems = find_problems()
    print("\n".join(problems) if problems else "rule ids: every rule has its heading, its code and its test")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
