"""Every page of rules is there in Italian too, rule for rule as in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
PAGES = sorted(path.name for path in RULES.glob("*.md"))
HEADING = re.compile(r"#{1,6} (?:([A-Z]{2}-\d+(?:\.\d+)?)\b)?")
LABELS = {"Source": "Fonte", "Ruling": "Decisione", "Example": "Esempio"}
LABEL = re.compile(rf"({'|'.join([*LABELS, *LABELS.values()])}): ")


def rules(page: str) -> list[tuple[str, list[str]]]:
    """The ids of a page in order, each with the lines that stand under it."""
    found: list[tuple[str, list[str]]] = []
    below: list[str] = []
    for line in page.splitlines():
        if heading := HEADING.match(line):
            below = []
            if heading[1]:
                found.append((heading[1], below))
        elif line.strip():
            below.append(line)
    return found


def rows(lines: list[str]) -> int:
    return sum(line.startswith("|") for line in lines)


def labels(lines: list[str]) -> list[str]:
    """The notes after a rule, by their English names."""
    english = {label: name for name, label in LABELS.items()}
    return [english.get(label[1], label[1]) for line in lines if (label := LABEL.match(line))]


def differences(english: str, italian: str) -> list[str]:
    """Every place where two pages are not the same rules."""
    ours, theirs = rules(english), rules(italian)
    found = [f"{rule} has no text" for rule, lines in (*ours, *theirs) if not lines or LABEL.match(lines[0])]
    if [rule for rule, _ in ours] != [rule for rule, _ in theirs]:
        return [*found, "the ids differ or stand in another order"]
    for (rule, one), (_, other) in zip(ours, theirs):
        if rows(one) != rows(other):
            found.append(f"{rule} has {rows(one)} table rows in English and {rows(other)} in Italian")
        if labels(one) != labels(other):
            found.append(f"{rule} has other notes in Italian: {labels(other)} for {labels(one)}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_the_same_in_italian(name: str) -> None:
    assert (RULES / "it" / name).exists(), f"docs/rules/it/{name} is missing"
    assert differences((RULES / name).read_text("utf-8"), (RULES / "it" / name).read_text("utf-8")) == []


def test_no_italian_page_stands_alone() -> None:
    assert {path.name for path in (RULES / "it").glob("*.md")} <= set(PAGES)


ENGLISH = """# Tag
## 1. Play
### TG-1.1 Run
Run.

| who | how |
|---|---|
| all | fast |
Source: none.

### TG-1.2 Hide
Hide.
"""


@pytest.mark.parametrize(
    ("before", "after", "difference"),
    [
        ("Hide.", "", "TG-1.2 has no text"),
        ("Run.\n\n| who | how |\n|---|---|\n| all | fast |\n", "", "TG-1.1 has no text"),
        ("| all | fast |\n", "", "TG-1.1 has 3 table rows in English and 2 in Italian"),
        ("Fonte: none.\n", "", "TG-1.1 has other notes in Italian: [] for ['Source']"),
        ("TG-1.2", "TG-1.3", "the ids differ or stand in another order"),
    ],
)
def test_what_differs_is_named(before: str, after: str, difference: str) -> None:
    italian = ENGLISH.replace("Source", "Fonte")
    assert differences(ENGLISH, italian) == []
    assert before in italian
    assert difference in differences(ENGLISH, italian.replace(before, after))
