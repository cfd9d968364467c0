"""Events and answers as people read them."""

import re
from pathlib import Path

import pytest

import organelle
from cellulose.table import Table
from organelle.cli.event_lines import sentences
from organelle.games.cellulose.events import EVENTS
from organelle.games.cellulose.game import CELLULOSE
from organelle.localization import code_phrase, event_sentence

VOCABULARY = CELLULOSE.vocabulary(CELLULOSE.new(4, CELLULOSE.defaults(), CELLULOSE.cards()))
LOGS = sorted((Path(__file__).parents[1] / "replays").glob("cellulose-*.log"))


def said(table: Table, language: str) -> list[str]:
    """What was told, as everybody reads it."""
    fields = {event.key: event.fields for event in EVENTS.all}
    facts = [table.words.event_view(event, None) for event in table.s.emitted]
    table.s.emitted = []
    return [
        event_sentence(language, "cellulose", fact, fields[str(fact["key"])], ["Ada", "Ben", "Cleo", "Dan"])
        for fact in facts
    ]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_events_speak_of_players_by_name(path: Path, language: str) -> None:
    """Everybody reads the same sentence, so nobody is addressed in it. [CE-1.9]"""
    match = organelle.replay(path.read_text("utf-8"), seed=1)
    lines = sentences(match, language, 0, None)
    assert lines
    assert not [line for line in lines if re.search(r"\b(you|your|tu|tuo|tua|tuoi|tue)\b", line)]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "Ada places a gray marker: chloroplasts (small).",
                "Ada receives 2 carbohydrates.",
                "Ben pays 1 carbohydrate.",
            ],
        ),
        (
            "it",
            [
                "Ada piazza un segnalino grigio: cloroplasti (piccolo).",
                "Ada riceve 2 carboidrati.",
                "Ben paga 1 carboidrato.",
            ],
        ),
    ],
)
def test_colours_and_numbers_of_a_placement(language: str, expected: list[str]) -> None:
    """A gray marker is told from a coloured one, two carbohydrates from one. [CE-4.2, CE-5.4]"""
    table = Table(2)
    table.give(0, water=12, co2=12)
    table.s.emitted = []
    table.play("chloroplasts small gray")
    table.give(1, carbohydrate=1)
    table.play("mitochondria small own")
    assert [line for line in said(table, language) if line in expected] == expected


@pytest.mark.parametrize(("language", "verb"), [("en", "earns a reward"), ("it", "ottiene un premio")])
def test_the_second_reward_is_not_for_the_most_water(language: str, verb: str) -> None:
    """Both rewards are told in words that are true of either. [CE-7.4]"""
    table = Table(4)
    table.player(1).region, table.player(2).region = 5, 3
    table.s.emitted = []
    table.last_turn()
    rewarded = [line for line in said(table, language) if verb in line]
    assert [line.split()[0] for line in rewarded] == ["Ben", "Cleo"]


@pytest.mark.parametrize(
    ("code", "english", "italian"),
    [
        (
            "stomata small own lipase",
            "the stomata, small space, with your colour, then play Lipase",
            "gli stomi, spazio piccolo, con il tuo colore, poi gioca Lipasi",
        ),
        ("wall gray", "the cell wall, with a gray marker", "la parete cellulare, con un segnalino grigio"),
        ("discard starch-1 lipase", "discard Starch I and Lipase", "scarta Amido I e Lipasi"),
        ("activate gh3-synthetase s1", "activate GH3 synthetase: shoot 1", "attiva GH3 sintetasi: germoglio 1"),
    ],
)
def test_answers_are_phrases(code: str, english: str, italian: str) -> None:
    """A card named with a placement is said to be played after it. [CE-6.1]"""
    assert code_phrase("en", "cellulose", VOCABULARY, code) == english
    assert code_phrase("it", "cellulose", VOCABULARY, code) == italian
