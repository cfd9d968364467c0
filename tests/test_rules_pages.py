"""Every page of rules is there in each complete language, rule for rule as in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from organelle.localization import DEFAULT_LANGUAGE, LANGUAGES, is_complete, sentence

RULES = Path(__file__).parents[1] / "docs" / "rules"
PAGES = sorted(path.name for path in RULES.glob("*.md"))
HEADING = re.compile(r"#{1,6} (?:([A-Z]{2}-\d+(?:\.\d+)?)\b)?")
NOTES = ("source", "ruling", "example")
OTHERS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]


def rules(page: str) -> list[tuple[str, list[str]]]:
    """Return the ids of a page in order, each with the lines that stand under it."""
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


def count_rows(lines: list[str]) -> int:
    return sum(line.startswith("|") for line in lines)


def note_of(line: str, language: str) -> str | None:
    """Return which of `NOTES` a line is, by its label in that language."""
    labels = {sentence(language, f"language-rules-{note}", {}): note for note in NOTES}
    return labels.get(line.partition(": ")[0]) if ": " in line else None


def notes(lines: list[str], language: str) -> list[str]:
    """Return the notes after a rule, in order."""
    return [note for line in lines if (note := note_of(line, language))]


def differences(english: str, other: str, language: str) -> list[str]:
    """Return every way in which two pages are not the same rules."""
    pages = {DEFAULT_LANGUAGE: rules(english), language: rules(other)}
    found = [
        f"{rule} has no text in {name}"
        for name, page in pages.items()
        for rule, lines in page
        if not lines or note_of(lines[0], name)
    ]
    ours, theirs = pages.values()
    if [rule for rule, _ in ours] != [rule for rule, _ in theirs]:
        return [*found, "the ids differ or stand in another order"]
    for (rule, one), (_, two) in zip(ours, theirs):
        if count_rows(one) != count_rows(two):
            found.append(f"{rule} has {count_rows(one)} table rows in English and {count_rows(two)} in {language}")
        if notes(one, DEFAULT_LANGUAGE) != notes(two, language):
            found.append(
                f"{rule} has other notes in {language}: {notes(two, language)} for {notes(one, DEFAULT_LANGUAGE)}"
            )
    return found


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_page_has_the_same_rules_in_every_language(name: str, language: str) -> None:
    path = RULES / language / name
    if not path.exists():
        assert not is_complete(language), f"docs/rules/{language}/{name} is missing"
        pytest.skip(f"docs/rules/{language}/{name} is not written yet; readers get the English page")
    assert differences((RULES / name).read_text("utf-8"), path.read_text("utf-8"), language) == []


def test_no_translated_page_stands_alone() -> None:
    folders = [path for path in RULES.iterdir() if path.is_dir()]
    assert {folder.name for folder in folders} <= set(OTHERS)
    assert {path.name for folder in folders for path in folder.glob("*.md")} <= set(PAGES)


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
        ("Hide.", "", "TG-1.2 has no text in it"),
        ("Run.\n\n| who | how |\n|---|---|\n| all | fast |\n", "", "TG-1.1 has no text in it"),
        ("| all | fast |\n", "", "TG-1.1 has 3 table rows in English and 2 in it"),
        ("Fonte: none.\n", "", "TG-1.1 has other notes in it: [] for ['source']"),
        ("TG-1.2", "TG-1.3", "the ids differ or stand in another order"),
    ],
)
def test_what_differs_is_named(before: str, after: str, difference: str) -> None:
    italian = ENGLISH.replace("Source", "Fonte")
    assert differences(ENGLISH, italian, "it") == []
    assert before in italian
    assert difference in differences(ENGLISH, italian.replace(before, after), "it")
