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
from organelle.localization import BIOLOGY, DEFAULT_LANGUAGE, LANGUAGES, LOCALES, bundle, is_complete

ROOT = Path(__file__).parents[1]
BOARDS = ROOT / "client" / "src" / "games"
REASONS = ROOT / "client" / "src" / "learn" / "why.ts"
TEACHING = ROOT / "docs" / "teach"
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
def texts(part: str, language: str) -> dict[str, str]:
    """Return the messages of a file of biology; fail on junk, on a key that stands twice and on placeables."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((LOCALES / language / f"biology-{part}.ftl").read_text("utf-8")).body:
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


LEAST_REASONS = 12
LEAST_TERMS = 80


def reasons() -> dict[str, str]:
    """Return the events that say why on the page, each with the field or the topic that leads to more."""
    row = re.compile(r'^  "([a-z.-]+)": \{ ((?:topic|field): "[a-z0-9-]+") \},$', re.MULTILINE)
    return dict(row.findall(REASONS.read_text("utf-8")))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_event_that_says_why_has_its_text_and_no_text_is_left_over(language: str) -> None:
    assert {f"{key.replace('.', '-')}-why" for key in reasons()} == set(texts("why", language))
    for key, text in texts("why", language).items():
        assert text[0].isupper() and text.endswith(".") and "'" not in text, f"{key}: {text}"
        assert 15 <= len(text.split()) <= 50, f"{key} has {len(text.split())} words"


@pytest.mark.parametrize("game", DOMAINS)
def test_every_why_names_an_event_that_exists_and_something_with_a_biology(game: str) -> None:
    events = {event.key: event.fields for event in GAMES[game].events}
    ours = {key: more for key, more in reasons().items() if key.startswith(f"{game}.")}
    assert len(ours) >= LEAST_REASONS and set(ours) <= set(events)
    for key, more in ours.items():
        kind, name = re.findall(r"[a-z0-9-]+", more)
        if kind == "topic":
            assert name in topics(game), f"{key} leads to {name}"
        else:
            assert events[key][name] in DOMAINS[game], f"{key} has no field {name} of things with a biology"


def test_the_events_of_the_page_belong_to_the_finished_games() -> None:
    assert {key.partition(".")[0] for key in reasons()} == set(DOMAINS)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_glossary_has_every_term_with_its_text(language: str) -> None:
    found = texts("glossary", language)
    terms = {key.removesuffix("-term") for key in found if key.endswith("-term")}
    assert len(terms) >= LEAST_TERMS
    assert set(found) == {f"{term}-{part}" for term in terms for part in ("term", "text")}
    assert {term.split("-")[1] for term in terms} == {"all", *DOMAINS}
    names = [found[f"{term}-term"].lower() for term in terms]
    assert len(names) == len(set(names))
    for term in terms:
        text = found[f"{term}-text"]
        assert text[0].isupper() and text.endswith(".") and "'" not in text, f"{term}: {text}"


def test_the_glossary_has_the_same_terms_in_every_language() -> None:
    assert all(list(texts("glossary", language)) == list(texts("glossary", COMPLETE[0])) for language in COMPLETE)


def teaching(game: str, language: str) -> str:
    """Return the teaching material of a game in a language."""
    folder = TEACHING if language == DEFAULT_LANGUAGE else TEACHING / language
    return (folder / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_teaching_material_has_a_plan_a_handout_and_a_key(game: str, language: str) -> None:
    """Every question of the handout has an answer, and every language asks the same ones."""
    _, *parts = re.split(r"^## ", teaching(game, language), flags=re.MULTILINE)
    assert len(parts) == 3
    _, handout, key = parts
    questions = re.findall(r"^(\d+)\. ", handout, re.MULTILINE)
    answers = re.findall(r"^\*\*(\d+)\.\*\*", key, re.MULTILINE)
    assert len(questions) >= 8 and questions == answers == [str(count + 1) for count in range(len(questions))]


@pytest.mark.parametrize("game", DOMAINS)
def test_the_teaching_material_is_built_alike_in_every_language(game: str) -> None:
    """The standards it serves differ from country to country; headings, questions and lines to write on do not."""

    def shape(language: str) -> list[str]:
        page = teaching(game, language)
        return re.findall(r"^(#+|___|\d+\.) ?", page, re.MULTILINE)

    assert all(shape(language) == shape(COMPLETE[0]) for language in COMPLETE)


def test_what_only_the_page_reads_is_not_read_by_commands() -> None:
    files = {path.name for language in LANGUAGES for path in (LOCALES / language).glob(BIOLOGY)}
    questions = [f"questions-{game}" for game in DOMAINS]
    assert files == {f"biology-{part}.ftl" for part in (*DOMAINS, *questions, "why", "glossary")}
    for game, language in CASES:
        assert not any(bundle(language).has_message(key) for key in texts(game, language))
