"""Everything people read is in the Fluent files: in every complete language, used, and with the arguments it gets."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from organelle.conformance.cases import cases
from organelle.games import GAMES
from organelle.localization import BIOLOGY, DEFAULT_LANGUAGE, LANGUAGES, LOCALES, is_complete
from organelle.server import errors

SOURCES = Path(__file__).parents[1] / "src" / "organelle"
CLIENT = Path(__file__).parents[1] / "client" / "src"
KEY_POSITIONS = {
    "sentence": 1,
    "say": 0,
    "illegal": 0,
    "Fault": 0,
    "ArchiveError": 0,
    "add": 1,
    "fail": 0,
    "PlanText": 0,
}
"""Functions that take a key, and the position of the key among their arguments."""

ERROR_KEYS = {
    name: error.fault_key
    for name, error in vars(errors).items()
    if isinstance(error, type) and issubclass(error, errors.ServerError) and hasattr(error, "fault_key")
}
"""The key of every error class of the server; its arguments are given where it is raised."""

COMPLETE = [language for language in LANGUAGES if is_complete(language)]
"""Languages that are held to every key; the others may be in the making."""


class Parts(Visitor):
    """Collects the arguments a message uses and the other messages it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return every key of a language with the arguments it uses, also by way of what it quotes."""
    there = parts(language)
    return {key: one.found.union(*(there[quoted].found for quoted in one.quoted)) for key, one in there.items()}


def parts(language: str) -> dict[str, Parts]:
    """Return every key of a language with what its message is made of; fail on junk and on a key that stands twice."""
    found: dict[str, Parts] = {}
    folder = LOCALES / language  # what is biology is held to more, in test_biology.py
    for path in sorted(set(folder.glob("*.ftl")) - set(folder.glob(BIOLOGY))):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


@cache
def declared() -> dict[str, set[str]]:
    """Return the keys that games declare: events with their fields, questions, reasons, options, words."""
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
        found |= phrases(name)
    return found


def phrases(name: str) -> dict[str, set[str]]:
    """Return the key of the phrase of each kind of action with fields, and what it gets."""
    game = GAMES[name]
    kinds = game.vocabulary(game.new(game.seats[-1], game.defaults(), game.cards())).kinds
    return {
        f"{name}-say-{kind.key}": {
            given for field in kind.names for given in (field, f"{field}-word", f"{field}-known")
        }
        for kind in kinds
        if kind.names
    }


def words(name: str) -> set[str]:
    """Return the stems of all words that a game uses at any of its tables."""
    found: set[str] = set()
    for case in cases(GAMES[name]):
        vocabulary = case.vocabulary(case.new())
        found |= {kind.word for kind in vocabulary.kinds if kind.word}
        found |= {word.partition(":")[0] for domain in vocabulary.domains.values() for word in domain}
        found |= set(case.game.companions(case.new()))
    return {word for word in found if word != "seat" and not word.isdigit()}


def python_keys() -> Iterator[tuple[str, set[str] | None, str]]:
    """Yield the keys in the sources as patterns, with the arguments given (None if unknown) and where."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ERROR_KEYS:
                    given = {word.arg for word in node.keywords if word.arg}
                    yield re.escape(ERROR_KEYS[name]), given, f"{path.name}:{node.lineno}"
                position = KEY_POSITIONS.get(name, 99)
                if len(node.args) > position and (keys := keys_of(node.args[position])):
                    for key in keys:
                        yield key, arguments_of(node, position), f"{path.name}:{node.lineno}"


def client_keys() -> Iterator[tuple[str, set[str] | None, str]]:
    """Yield the keys in the client's sources: those in `t("...")`, and any other word that begins like its own keys."""
    for path in sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")):
        source = re.sub(r"^\s*//.*", "", path.read_text("utf-8"), flags=re.MULTILINE)
        if ".test." in path.name:
            continue
        for call in re.finditer(r"""(?<![\w.])t\(\s*(["`])([^"`]+)\1""", source):
            yield pattern_of(call[2]), arguments_after(source, call.end()), path.name
        for word in re.finditer(r"""(["`])((?:client|language)-[a-z0-9${}.-]+)\1""", source):
            yield pattern_of(word[2]), None, path.name


def pattern_of(key: str) -> str:
    """Return a key of the client as a pattern; what it fills in may be anything."""
    return ".+".join(re.escape(part.replace(".", "-")) for part in re.split(r"\$\{.+?\}", key))


def arguments_after(source: str, index: int) -> set[str] | None:
    """Return the names in the braces after a key; None if the arguments are made elsewhere."""
    rest = source[index:].lstrip()
    if rest.startswith(")"):
        return set()
    given = re.match(r",\s*\{(.*)", rest, re.DOTALL)
    if given is None:
        return None
    depth, found = 1, ""
    for character in given[1]:
        depth += (character in "{([") - (character in "})]")
        if depth == 0:
            break
        found += character if depth == 1 else ""
    return {name.partition(":")[0].strip() for name in found.split(",") if name.strip()}


def keys_of(node: ast.expr) -> list[str]:
    """Return the keys that an expression can give, as patterns; both branches of a conditional one."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value.replace(".", "-"))]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        return ["".join(parts)]
    return []


def arguments_of(call: ast.Call, position: int) -> set[str] | None:
    """Return the keyword arguments, or those of the dictionaries after the key; None if they are made elsewhere."""
    if given := call.args[position + 1 :]:
        keys = [key for each in given if isinstance(each, ast.Dict) for key in each.keys]
        if all(isinstance(each, ast.Dict) for each in given) and all(isinstance(key, ast.Constant) for key in keys):
            return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
        return None
    if any(word.arg is None for word in call.keywords):
        return None
    return {str(word.arg) for word in call.keywords}


LATER = {"cards-missing", "cards-number", "cards-choice", "cards-word"}
"""Faults that get where they stand (sheet, row, column, cell) after they are made."""

TABLE = {
    "table-undone": {"seat", "back"},
    "table-rewound": {"back"},
    "score": {"name", "score"},
    "score-winner": {"name", "score"},
}
"""Events that belong to no game."""

LOCALE: dict[str, set[str]] = {
    f"language-{name}": set()
    for name in ("complete", "name", "needs-javascript", "rules-source", "rules-ruling", "rules-example")
}
"""What a language says about itself and its pages of rules; the tests and the build of the page read it."""


def any_match(pattern: str, keys: dict[str, set[str]]) -> bool:
    return any(re.fullmatch(pattern, key) for key in keys)


@pytest.mark.parametrize("language", COMPLETE)
def test_no_key_is_missing_and_none_is_unused(language: str) -> None:
    there = messages(language)
    wanted = {**declared(), **TABLE, **LOCALE}
    patterns = [(pattern, where) for pattern, _, where in (*python_keys(), *client_keys())]
    missing = set(wanted) - set(there)
    missing |= {f"{pattern} ({where})" for pattern, where in patterns if not any_match(pattern, there)}
    assert not missing
    wanted_by_others = {quoted for one in parts(language).values() for quoted in one.quoted}
    used = re.compile("|".join({pattern for pattern, _ in patterns}))  # one by one they outgrow the cache of re
    unused = [key for key in there if not used.fullmatch(key)]
    assert not set(unused) - set(wanted) - wanted_by_others


@pytest.mark.parametrize("language", COMPLETE)
def test_messages_use_only_arguments_they_get(language: str) -> None:
    there = messages(language)
    for key, arguments in (declared() | TABLE).items():
        assert there[key] <= arguments, f"{key} uses {there[key]} and gets {arguments}"
    for pattern, given, where in (*python_keys(), *client_keys()):
        for key in (key for key in there if re.fullmatch(pattern, key)):
            if given is not None and ".+" not in pattern:
                extra = {"sheet", "row", "column", "cell"} if key in LATER else set()
                assert there[key] <= given | extra, f"{key} uses {there[key]} and gets {given} at {where}"


def test_the_default_language_is_complete_and_first() -> None:
    assert LANGUAGES[0] == DEFAULT_LANGUAGE and DEFAULT_LANGUAGE in COMPLETE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    """One in the making may lack keys, which is only a warning; what it has must fit."""
    english, other = messages(DEFAULT_LANGUAGE), messages(language)
    assert set(other) <= set(english), "keys that nobody asks for"
    assert other == {key: english[key] for key in other}
    missing = sorted(set(english) - set(other))
    assert not missing or language not in COMPLETE
    if missing:
        first = ", ".join(missing[:5])
        warnings.warn(f"{language} says {len(missing)} sentences in English, such as {first}", stacklevel=1)
