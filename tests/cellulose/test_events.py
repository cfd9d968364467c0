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
            "xylem gray region:2 starch-1",
            "the xylem with a gray marker: 2 water to your region, then play Starch I",
            "lo xilema con un segnalino grigio: 2 unità d’acqua nella tua regione, poi gioca Amido I",
        ),
        (
            "xylem own region:0",
            "the xylem with your own marker: no water to your region",
            "lo xilema con un tuo segnalino: niente acqua nella tua regione",
        ),
        (
            "stomata small own lipase",
            "the small space of the stomata with your own marker, then play Lipase",
            "lo spazio piccolo degli stomi con un tuo segnalino, poi gioca Lipasi",
        ),
        ("wall gray", "the cell wall with a gray marker", "la parete cellulare con un segnalino grigio"),
        (
            "membrane either own s3r rubisco",
            "the plasma membrane (shoot or root growth for 1 protein) with your own marker: "
            "grow to shoot 3 right, then play RuBisCO",
            "la membrana plasmatica (crescita del germoglio o della radice per 1 proteina) con un tuo segnalino: "
            "cresci fino allo spazio germoglio 3 a destra, poi gioca RuBisCO",
        ),
        ("membrane shoot", "the plasma membrane (shoot growth)", "la membrana plasmatica (crescita del germoglio)"),
        (
            "market slot-2 own lipase",
            "the card market: slot 2, with your own marker, then play Lipase",
            "il mercato delle carte: posto 2, con un tuo segnalino, poi gioca Lipasi",
        ),
        ("discard lipase", "discard Lipase", "scarta Lipasi"),
        ("discard starch-1 lipase", "discard Starch I and Lipase", "scarta Amido I e Lipasi"),
        (
            "back stomata-large gray",
            "take your gray marker back from the large space of the stomata",
            "riprendi il tuo segnalino grigio dallo spazio grande degli stomi",
        ),
        (
            "back market-3 own",
            "take your own marker back from market slot 3",
            "riprendi il tuo segnalino dal posto 3 del mercato",
        ),
        ("activate lipase", "activate Lipase", "attiva Lipasi"),
        (
            "activate gh3-synthetase s1",
            "activate GH3 synthetase: grow to shoot 1",
            "attiva GH3 sintetasi: cresci fino allo spazio germoglio 1",
        ),
        ("collect root", "collect the income of the root", "raccogli la rendita della radice"),
        ("gain-protein:1", "take 1 protein", "prendi 1 proteina"),
        ("gain-health:2", "score 2 health", "ottieni 2 punti salute"),
        ("draw-cards:1", "draw a card", "pesca una carta"),
        ("draw-cards:3", "draw 3 cards", "pesca 3 carte"),
        ("region:2", "2 water to your region", "2 unità d’acqua nella tua regione"),
        ("all", "take everything", "prendi tutto"),
    ],
)
def test_answers_are_phrases(code: str, english: str, italian: str) -> None:
    """A card named with a placement is said to be played after it. [CE-6.1]"""
    assert code_phrase("en", "cellulose", VOCABULARY, code) == english
    assert code_phrase("it", "cellulose", VOCABULARY, code) == italian


@pytest.mark.parametrize(
    ("code", "english", "italian"),
    [
        (
            "chloroplasts small own drink:4 lipase",
            "the small space of the chloroplasts with your own marker: 4 water from your region, then play Lipase",
            "lo spazio piccolo dei cloroplasti con un tuo segnalino: 4 unità d’acqua dalla tua regione, "
            "poi gioca Lipasi",
        ),
        (
            "grow cc twice lb",
            "take the bonus action of the bottom of the middle root and build twice, "
            "then return to the middle of the left root",
            "esegui l’azione bonus dello spazio in fondo alla radice centrale e costruisci due volte, "
            "poi torna sullo spazio al centro della radice sinistra",
        ),
        (
            "grow cc never rb",
            "take the bonus action of the bottom of the middle root without building, "
            "then return to the middle of the right root",
            "esegui l’azione bonus dello spazio in fondo alla radice centrale senza costruire, "
            "poi torna sullo spazio al centro della radice destra",
        ),
        (
            "grow lc",
            "grow to the bottom of the left root, or take its bonus action if you are there",
            "cresci fino allo spazio in fondo alla radice sinistra, o eseguine l’azione bonus se sei già lì",
        ),
        ("home cb", "return to the middle of the middle root", "torna sullo spazio al centro della radice centrale"),
        (
            "photosynthesis drink:0",
            "photosynthesis: no water from your region",
            "fotosintesi: niente acqua dalla tua regione",
        ),
    ],
)
def test_answers_of_mangrove_and_cactus_are_phrases(code: str, english: str, italian: str) -> None:
    """Bonus actions say how often they build and where the marker returns to. [CE-9.3, CE-9.7, CE-10.5]"""
    words = Table(3, board="mangrove", scenario="cactus").words
    assert code_phrase("en", "cellulose", words, code) == english
    assert code_phrase("it", "cellulose", words, code) == italian
