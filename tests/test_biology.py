"""Every thing of a finished game has its biology: a sentence, more, what the game simplifies, and a source."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from organelle.games import GAMES
from organelle.games.cytosis.cards import FAMILIES
from organelle.localization import BIOLOGY, LANGUAGES, LOCALES, bundle, is_complete

BOARDS = Path(__file__).parents[1] / "client" / "src" / "games"
COMPLETE = [language for language in LANGUAGES if is_complete(language)]

DOMAINS = {
    "cytosis": ("resource", "card", "event", "strain", "goal", "modification"),
    "foment": ("nutrient", "structure", "mutation", "strategy"),
    "cellulose": ("resource", "card", "strategy"),
}
"""The finished games, and the domains of their vocabulary whose words have a biology."""

FURTHER = {
    "cytosis": set(FAMILIES),
    "cellulose": {str(row[0]) for row in GAMES["cellulose"].cards()["scenarios"]} - {"none"},
}
"""What stands in a game's sheets and has a biology, but is never said in a code."""

CASES = [(game, language) for game in DOMAINS for language in COMPLETE]

SENTENCE = "sentence"
PARTS = ("more", "simplified", "source")
LENGTHS = {"en": (60, 90)}
OTHER_LENGTHS = (50, 100)
"""Words that the longer text has: grammar makes the same text longer or shorter than in English."""

BOOK = r"[^,;]+, [^,;]+, \d+(?:th edition, chapter “[^”]+”|ª edizione, capitolo «[^»]+»)"
REVIEW = r"[^,;]+ et al\., (?:“[^”]+”|«[^»]+»), [^,;]+, (?:19|20)\d\d"
NUMBER = r"BioNumbers, BNID \d{6}"
SOURCES = re.compile(f"(?:{BOOK}|{REVIEW}|{NUMBER})(?:; (?:{BOOK}|{REVIEW}|{NUMBER}))*")


def help_topics(game: str) -> set[str]:
    """Return the names under which the page explains the places, pieces and numbers of a game."""
    return set(re.findall(r'^  "([a-z0-9-]+)",$', (BOARDS / game / "help-topics.ts").read_text("utf-8"), re.MULTILINE))


@cache
def topics(name: str) -> set[str]:
    """Return everything of a game that has a biology: what its page explains, words of its vocabulary and sheets."""
    game = GAMES[name]
    domains = game.vocabulary(game.new(game.seats[-1], game.defaults(), game.cards())).domains
    spoken = {word.replace(":", "-") for domain in DOMAINS[name] for word in domains[domain]}
    return help_topics(name) | spoken | FURTHER.get(name, set())


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """Return the messages of a game's file of biology; fail on junk, on a key that stands twice and on placeables."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((LOCALES / language / f"biology-{game}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            key, pattern = entry.id.name, entry.value
            assert key not in found, f"{key} stands twice"
            assert pattern is not None and len(pattern.elements) == 1, f"{key} is more than text"
            only = pattern.elements[0]
            assert isinstance(only, fluent.TextElement), f"{key} is more than text"
            found[key] = only.value
    return found


def wanted(game: str, language: str) -> set[str]:
    """Return the keys that the file needs; the sentence of what the page explains is already with the page."""
    explained = {
        topic for topic in topics(game) if bundle(language).has_message(f"client-{game}-learn-{topic}-biology")
    }
    longer = {f"{game}-bio-{topic}-{part}" for topic in topics(game) for part in PARTS}
    return longer | {f"{game}-bio-{topic}-{SENTENCE}" for topic in topics(game) - explained}


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_thing_has_its_four_texts_and_no_text_is_left_over(game: str, language: str) -> None:
    assert wanted(game, language) == set(texts(game, language))


@pytest.mark.parametrize(("game", "language"), CASES)
def test_more_is_of_the_length_that_people_read(game: str, language: str) -> None:
    least, most = LENGTHS.get(language, OTHER_LENGTHS)
    for key, text in texts(game, language).items():
        if key.endswith("-more"):
            assert least <= len(text.split()) <= most, f"{key} has {len(text.split())} words"


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_source_has_the_form_of_its_kind(game: str, language: str) -> None:
    for key, text in texts(game, language).items():
        if key.endswith("-source"):
            assert SOURCES.fullmatch(text), f"{key}: {text}"


@pytest.mark.parametrize(("game", "language"), CASES)
def test_sentences_end_and_begin_as_sentences_do(game: str, language: str) -> None:
    for key, text in texts(game, language).items():
        if not key.endswith("-source"):
            assert text[0].isupper() or text.startswith("p53"), f"{key}: {text}"
            assert text.endswith(".") and "  " not in text and "'" not in text, f"{key}: {text}"


@pytest.mark.parametrize("game", DOMAINS)
def test_no_two_things_have_the_same_text(game: str) -> None:
    for language in COMPLETE:
        said = [text for key, text in texts(game, language).items() if not key.endswith("-source")]
        assert len(said) == len(set(said))


@pytest.mark.parametrize("game", DOMAINS)
def test_languages_cite_the_same_sources(game: str) -> None:
    def cited(language: str) -> dict[str, list[str]]:
        named = re.compile(r"[“«]([^”»]+)[”»]|BNID (\d+)")
        return {key: named.findall(text) for key, text in texts(game, language).items() if key.endswith("-source")}

    assert all(cited(language) == cited(COMPLETE[0]) for language in COMPLETE)


def test_what_only_the_page_reads_is_not_read_by_commands() -> None:
    files = {path.name for language in LANGUAGES for path in (LOCALES / language).glob(BIOLOGY)}
    assert files >= {f"biology-{game}.ftl" for game in DOMAINS}
    for game, language in CASES:
        assert not any(bundle(language).has_message(key) for key in texts(game, language))
