"""What people read: events, codes and reasons, in both languages."""

import pytest

from organelle.games.cytosis.events import EVENTS
from organelle.games.cytosis.game import CYTOSIS
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


@pytest.mark.parametrize(
    ("code", "english"),
    [
        ("exhaust lipid", "exhaust a flask for 1 lipid"),
        ("take atp mrna", "take ATP and mRNA"),
        ("laureates atp", "Laureates: the marker and 1 ATP"),
        ("laureates goal:detox", "Laureates: the marker and the goal detox"),
        ("keep dhea top:0 top:2", "keep DHEA, put back card 1 on top, card 3 below"),
    ],
)
def test_codes_are_said_in_full(code: str, english: str) -> None:
    assert code_phrase("en", "cytosis", VOCABULARY, code) == english
