"""What people read: events, codes and reasons, in both languages."""

from functools import partial

import pytest

from organelle.boards.choices import known
from organelle.games.cytosis.events import EVENTS
from organelle.games.cytosis.game import CYTOSIS
from organelle.kernel.game import View
from organelle.localization import code_phrase, event_sentence

VOCABULARY = CYTOSIS.vocabulary(CYTOSIS.new(4, CYTOSIS.defaults(), CYTOSIS.cards()))
FIELDS = {event.key: event.fields for event in EVENTS.all}


def said(language: str, key: str, **fact: str | int) -> str:
    """That event of Ada as a sentence."""
    return event_sentence(language, "cytosis", {"key": key, "seat": 0, **fact}, FIELDS[key], ["Ada"])


@pytest.mark.parametrize(
    ("count", "resource", "english", "italian"),
    [
        (1, "lipid", "Ada gains 1 lipid.", "Ada riceve 1 lipide."),
        (3, "lipid", "Ada gains 3 lipids.", "Ada riceve 3 lipidi."),
        (2, "carb", "Ada gains 2 carbs.", "Ada riceve 2 carboidrati."),
        (2, "protein", "Ada gains 2 proteins.", "Ada riceve 2 proteine."),
        (3, "mrna", "Ada gains 3 mRNA.", "Ada riceve 3 mRNA."),
    ],
)
def test_amounts_agree_in_number(count: int, resource: str, english: str, italian: str) -> None:
    key = "cytosis.resource.gained"
    assert said("en", key, count=count, resource=resource) == english
    assert said("it", key, count=count, resource=resource) == italian


@pytest.mark.parametrize(
    ("count", "given", "resource", "english", "italian"),
    [
        (3, "mrna", "protein", "Ada trades 3 mRNA for 3 proteins.", "Ada scambia 3 mRNA con 3 proteine."),
        (1, "mrna", "protein", "Ada trades 1 mRNA for 1 protein.", "Ada scambia 1 mRNA con 1 proteina."),
        (2, "atp", "carb", "Ada trades 2 ATP for 1 carb.", "Ada scambia 2 ATP con 1 carboidrato."),
    ],
)
def test_a_trade_says_both_sides(count: int, given: str, resource: str, english: str, italian: str) -> None:
    """The ribosome gives one for one, metabolic flexibility one for an ATP or two. [CY-5.6, CY-16.3]"""
    fact: dict[str, str | int] = {"count": count, "from": given, "resource": resource}
    assert said("en", "cytosis.resource.traded", **fact) == english
    assert said("it", "cytosis.resource.traded", **fact) == italian


def test_health_is_counted_in_punti_salute() -> None:
    """The word of the Italian edition. [CY-9.1]"""
    key = "cytosis.card.completed"
    assert said("it", key, card="detox-2", health=1).endswith("guadagna 1 punto salute.")
    assert said("it", key, card="thyrotropin", health=7).endswith("guadagna 7 punti salute.")


def test_only_the_first_marker_is_said_to_gain() -> None:
    """The second gains nothing. [CY-10.2]"""
    first = said("en", "cytosis.goal.marked", goal="goal:enzymes", health=3)
    assert first == "Ada is the first to mark the goal enzymes, for 3 health."
    second = said("en", "cytosis.goal.marked", goal="goal:enzymes", health=0)
    assert second == "Ada is the second to mark the goal enzymes."


PHRASES = {
    "nucleus:3": ("nucleus 3", "nucleo 3"),
    "lipids:2 extra": ("lipid synthesis 2, with one more", "sintesi lipidi 2, con un lipide in più"),
    "transporter:2 extra": (
        "glucose transporter 2, with one more for 1 ATP more",
        "trasporto glucosio 2, con un carboidrato in più per un altro ATP",
    ),
    "market:1 mrna-reserve": (
        "buy from market place 2, then play mRNA reserve",
        "compra dal posto 2 del mercato, poi gioca la carta riserva di mRNA",
    ),
    "ribosome 0": ("free ribosome: trade nothing", "ribosoma libero: non scambiare nulla"),
    "ribosome 1": (
        "free ribosome: trade 1 mRNA for 1 protein",
        "ribosoma libero: scambia 1 mRNA con 1 proteina",
    ),
    "ribosome 3 carb-reserve": (
        "free ribosome: trade 3 mRNA for 3 proteins, then play carb reserve",
        "ribosoma libero: scambia 3 mRNA con 3 proteine, poi gioca la carta riserva di carboidrati",
    ),
    "detox occupied": (
        "Smooth ER, beside a flask there: complete a detox",
        "RE liscio, accanto a un’altra beuta: completa una detossificazione",
    ),
    "steroid 3 vesicle:1": (
        "Smooth ER: start a vesicle with 3 lipids, sending the vesicle on vesicle place 2 back to its owner",
        "RE liscio: avvia una vescicola con 3 lipidi, rimandando al proprietario la vescicola sul posto vescicola 2",
    ),
    "rough-er 2": (
        "Rough ER: trade 2 mRNA for 2 proteins on a new vesicle",
        "RE rugoso: scambia 2 mRNA con 2 proteine su una nuova vescicola",
    ),
    "golgi vesicle:0": (
        "Golgi: move the vesicle from vesicle place 1",
        "Golgi: sposta la vescicola dal posto vescicola 1",
    ),
    "golgi vesicle:0 lipid vesicle:6 mrna-reserve": (
        "Golgi: move the vesicle from vesicle place 1 and add a lipid, "
        "sending the vesicle on vesicle place 7 back to its owner, then play mRNA reserve",
        "Golgi: sposta la vescicola dal posto vescicola 1 e aggiungi un lipide, "
        "rimandando al proprietario la vescicola sul posto vescicola 7, poi gioca la carta riserva di mRNA",
    ),
    "exocytosis occupied vesicle:6 dhea": (
        "exocytosis, beside a flask there: the vesicle on vesicle place 7 completes DHEA",
        "esocitosi, accanto a un’altra beuta: la vescicola sul posto vescicola 7 completa la carta DHEA",
    ),
    "cytoplasm catalase": ("cytoplasm: complete catalase", "citoplasma: completa la carta catalasi"),
    "laureates atp": (
        "Laureates: take the marker and 1 ATP",
        "Campioni in Biologia: prendi il segnalino e 1 ATP",
    ),
    "laureates goal:detox": (
        "Laureates: take the marker and mark the goal detox",
        "Campioni in Biologia: prendi il segnalino e segna l’obiettivo detossificazione",
    ),
    "laureates mrna-reserve": (
        "Laureates: take the marker alone, then play mRNA reserve",
        "Campioni in Biologia: prendi soltanto il segnalino, poi gioca la carta riserva di mRNA",
    ),
    "exhaust lipid": ("exhaust a flask for 1 lipid", "esaurisci una beuta per 1 lipide"),
    "skip mrna-reserve": (
        "give up a flask, then play mRNA reserve",
        "rinuncia a una beuta, poi gioca la carta riserva di mRNA",
    ),
    "trade carb": ("trade 2 ATP for 1 carb", "scambia 2 ATP con 1 carboidrato"),
    "trade mrna": ("trade 1 ATP for 1 mRNA", "scambia 1 ATP con 1 mRNA"),
    "keep dhea top:0 top:2": (
        "keep DHEA, put card 1 back on top, card 3 below",
        "tieni la carta DHEA, rimetti la carta 1 in cima e la carta 3 sotto",
    ),
    "replace top:1 top:0 top:2": (
        "put card 2 back on top, then card 1, then card 3",
        "rimetti la carta 2 in cima, poi la carta 1, poi la carta 3",
    ),
    "take atp mrna": ("take 1 ATP and 1 mRNA", "prendi 1 ATP e 1 mRNA"),
    "take lipid lipid": ("take 2 lipids", "prendi 2 lipidi"),
    "gain atp mrna lipid lipid": ("take 1 ATP, 1 mRNA and 2 lipids", "prendi 1 ATP, 1 mRNA e 2 lipidi"),
    "antibodies 0": ("buy no antibodies", "non comprare anticorpi"),
    "antibodies 1": ("buy 1 antibody step for 1 ATP", "compra 1 livello di anticorpi per 1 ATP"),
    "antibodies 3": ("buy 3 antibody steps for 3 ATP", "compra 3 livelli di anticorpi per 3 ATP"),
    "lose health": ("lose 1 health", "perdi 1 punto salute"),
    "lose protein": ("lose 1 protein", "perdi 1 proteina"),
}


@pytest.mark.parametrize("code", PHRASES)
def test_codes_are_said_in_full(code: str) -> None:
    """What is paid and got, what is sent back, which card follows; also where more words are still to come."""
    assert (code_phrase("en", "cytosis", VOCABULARY, code), code_phrase("it", "cytosis", VOCABULARY, code)) == PHRASES[
        code
    ]


TABLE: View = {
    "spots": {
        "nucleus:3": {"gives": 3, "price": 0},
        "transporter:2": {"gives": 2, "price": 2},
        "mitochondria:carb": {"gives": 6, "price": 1},
    },
    "market": [{"card": "dhea", "price": 0}],
    "vesicles": [
        {"area": "rough-er", "owner": 0, "base": "protein", "amount": 3, "addition": ""},
        {"area": "golgi", "owner": 1, "base": "lipid", "amount": 1, "addition": "carb"},
        {"area": "golgi", "owner": -1},
    ],
}


@pytest.mark.parametrize(
    ("code", "english", "italian"),
    [
        ("nucleus:3", "nucleus: 3 mRNA", "nucleo: 3 mRNA"),
        (
            "transporter:2 extra",
            "glucose transporter: 2 carbs for 2 ATP, with one more for 1 ATP more",
            "trasporto glucosio: 2 carboidrati per 2 ATP, con un carboidrato in più per un altro ATP",
        ),
        ("mitochondria:carb", "mitochondria: 6 ATP for a carb", "mitocondrio: 6 ATP per un carboidrato"),
        ("market:0", "take DHEA for free", "prendi DHEA gratis"),
        (
            "golgi vesicle:0 carb vesicle:1",
            "move your 3 proteins in the Rough ER to the Golgi and add a carb, "
            "sending back 1 lipid and a carb of Player 2 in the Golgi",
            "sposta le tue 3 proteine del RE rugoso nel Golgi e aggiungi un carboidrato, "
            "rimandando indietro il lipide e il carboidrato di Giocatore 2 nel Golgi",
        ),
        (
            "exocytosis vesicle:1 dhea",
            "exocytosis: complete DHEA with 1 lipid and a carb of Player 2 in the Golgi",
            "esocitosi: completa la carta DHEA con il lipide e il carboidrato di Giocatore 2 nel Golgi",
        ),
        (
            "exocytosis vesicle:2",
            "exocytosis: the vesicle on vesicle place 3 leaves the cell",
            "esocitosi: la vescicola sul posto vescicola 3 lascia la cellula",
        ),
    ],
)
def test_the_terminal_says_what_lies_there_as_the_page_does(code: str, english: str, italian: str) -> None:
    """The page's sentences are in client/src/games/cytosis/labels.test.ts."""
    view = {"game": "cytosis", "seat": 0, "table": TABLE}
    for language, sentence in (("en", english), ("it", italian)):
        now = partial(known, view, language)
        assert code_phrase(language, "cytosis", VOCABULARY, code, now) == sentence


def test_italian_joins_preposition_and_article() -> None:
    moved = {"from": "vesicle:0", "vesicle": "vesicle:5", "resource": "carb"}
    assert said("it", "cytosis.golgi.moved", **moved) == (
        "Ada sposta una vescicola dal posto vescicola 1 al posto vescicola 6 e aggiunge 1 carboidrato."
    )
    assert said("it", "cytosis.vesicle.evicted", vesicle="vesicle:5") == (
        "La vescicola di Ada sul posto vescicola 6 torna indietro con ciò che trasporta."
    )
    assert said("it", "cytosis.toxicity.lost", count=2, resource="protein") == "Ada perde 2 proteine per la tossicità."
    assert said("it", "cytosis.virus.lost-resource", resource="lipid") == "Ada perde 1 lipide a causa del virus."
