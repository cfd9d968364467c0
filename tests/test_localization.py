"""Everything people read is in the Fluent files: in both languages, used, and with the arguments it gets."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from organelle.conformance.cases import cases
from organelle.games import GAMES
from organelle.localization import LANGUAGES, LOCALES

SOURCES = Path(__file__).parents[1] / "src" / "organelle"
CLIENT = Path(__file__).parents[1] / "client" / "src"
SPEAKERS = {"sentence": 1, "say": 0, "illegal": 0, "Fault": 0, "add": 1}
"""Functions that take a key, and the place of the key among their arguments."""


class Parts(Visitor):
    """Collects the arguments a message uses and the other messages it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with the arguments it uses, also by way of what it quotes."""
    there = parts(language)
    return {key: one.found.union(*(there[quoted].found for quoted in one.quoted)) for key, one in there.items()}


def parts(language: str) -> dict[str, Parts]:
    """Every key of a language with what its message is made of; junk in a file fails."""
    found: dict[str, Parts] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


def declared() -> dict[str, set[str]]:
    """The keys games declare: events with their fields, questions, reasons, options, words."""
    found: dict[str, set[str]] = {}
    for game in GAMES.values():
        name = game.name
        found |= {f"{name}-title": set(), f"{name}-about": set()}
        found |= {event.key.replace(".", "-"): set(event.fields) for event in game.events}
        found |= {key.replace(".", "-"): set() for key in (*game.questions, *game.closed_reasons())}
        for option in game.options:
            found[f"{name}-option-{option.name}"] = set()
            found |= {f"{name}-value-{option.name}-{value}": set() for value in option.values}
        found |= {f"{name}-word-{word}": {"number", "place"} for word in words(name)}
    return found


def words(name: str) -> set[str]:
    """The stems of all words a game speaks at any of its tables."""
    found: set[str] = set()
    for case in cases(GAMES[name]):
        vocabulary = case.vocabulary(case.new())
        found |= {kind.word for kind in vocabulary.kinds if kind.word}
        found |= {word.partition(":")[0] for domain in vocabulary.domains.values() for word in domain}
        found |= set(case.game.companions(case.new()))
    return {word for word in found if word != "seat" and not word.isdigit()}


def spoken() -> Iterator[tuple[str, set[str] | None, str]]:
    """Keys in the sources as patterns, with the arguments given where they can be read off, and where."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = SPEAKERS.get(name, 99)
                if len(node.args) > place and (keys := keys_of(node.args[place])):
                    for key in keys:
                        yield key, arguments_of(node, place), f"{path.name}:{node.lineno}"


def shown() -> Iterator[tuple[str, set[str] | None, str]]:
    """Keys in the client's sources: those it says by `t("...")`, and any other word that begins like its own keys."""
    for path in sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")):
        source = path.read_text("utf-8")
        if ".test." in path.name:
            continue
        for call in re.finditer(r"""(?<![\w.])t\(\s*(["`])([^"`]+)\1""", source):
            yield pattern_of(call[2]), arguments_after(source, call.end()), path.name
        for word in re.finditer(r"""(["`])((?:client|language)-[a-z0-9${}.-]+)\1""", source):
            yield pattern_of(word[2]), None, path.name


def pattern_of(key: str) -> str:
    """A key of the client as a pattern; what it fills in may be anything."""
    return ".+".join(re.escape(part.replace(".", "-")) for part in re.split(r"\$\{.+?\}", key))


def arguments_after(source: str, place: int) -> set[str] | None:
    """The names in the braces after a key; None if the arguments are made elsewhere."""
    rest = source[place:].lstrip()
    if rest.startswith(")"):
        return set()
    given = re.match(r",\s*\{(.*)", rest, re.DOTALL)
    if given is None:
        return None
    depth, found = 1, ""
    for sign in given[1]:
        depth += (sign in "{([") - (sign in "})]")
        if depth == 0:
            break
        found += sign if depth == 1 else ""
    return {name.partition(":")[0].strip() for name in found.split(",") if name.strip()}


def keys_of(node: ast.expr) -> list[str]:
    """The key an expression gives, as a pattern; both branches of a conditional one."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value.replace(".", "-"))]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        return ["".join(parts)]
    return []


def arguments_of(call: ast.Call, place: int) -> set[str] | None:
    """Keyword arguments, or those of a dictionary after the key; None if they are made elsewhere."""
    if len(call.args) > place + 1:
        given = call.args[place + 1]
        if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
            return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
        return None
    if any(word.arg is None for word in call.keywords):
        return None
    return {str(word.arg) for word in call.keywords}


LATER = {"cards-missing", "cards-number", "cards-choice", "cards-word"}
"""Faults that get where they stand (sheet, row, column, cell) after they are made."""

TABLE = {
    "table-undone": {"seat"},
    "table-rewound": set(),
    "score": {"name", "score"},
    "score-winner": {"name", "score"},
}
"""What the table itself tells."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(language: str) -> None:
    there = messages(language)
    wanted = declared() | TABLE
    patterns = [(pattern, where) for pattern, _, where in (*spoken(), *shown())]
    missing = set(wanted) - set(there)
    missing |= {f"{pattern} ({where})" for pattern, where in patterns if not any_match(pattern, there)}
    assert not missing
    wanted_by_others = {quoted for one in parts(language).values() for quoted in one.quoted}
    unused = [key for key in there if not any(re.fullmatch(pattern, key) for pattern, _ in patterns)]
    assert not set(unused) - set(wanted) - wanted_by_others


def any_match(pattern: str, keys: dict[str, set[str]]) -> bool:
    return any(re.fullmatch(pattern, key) for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_arguments_they_get(language: str) -> None:
    there = messages(language)
    for key, arguments in (declared() | TABLE).items():
        assert there[key] <= arguments, f"{key} uses {there[key]} and gets {arguments}"
    for pattern, given, where in (*spoken(), *shown()):
        for key in (key for key in there if re.fullmatch(pattern, key)):
            if given is not None and ".+" not in pattern:
                extra = {"sheet", "row", "column", "cell"} if key in LATER else set()
                assert there[key] <= given | extra, f"{key} uses {there[key]} and gets {given} at {where}"


def test_both_languages_use_the_same_arguments() -> None:
    english, italian = (messages(language) for language in LANGUAGES)
    assert english == italian
