"""Sentences about events say "you" to the player who reads them."""

from __future__ import annotations

import pytest

from organelle.games import GAMES
from organelle.localization import LANGUAGES, attribute_sentence, event_sentence, is_complete

NAMES = ["Ada", "Ben"]
PLAYED = ["cellulose", "cytosis", "foment"]
EVENTS = [(game, event) for game in PLAYED for event in GAMES[game].events if "seat" in event.fields]


def said(language: str, viewer: int | None, key: str, **fields: str | int) -> str:
    game = key.partition(".")[0]
    declared = next(event.fields for event in GAMES[game].events if event.key == key)
    return event_sentence(language, game, {"key": key, **fields}, declared, NAMES, viewer)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if is_complete(language)])
def test_every_event_of_a_player_can_be_said_to_that_player(language: str) -> None:
    fields = {"count": 1, "amount": 1, "health": 1}
    arguments = {name: fields.get(name, "x") for _, event in EVENTS for name in event.fields}
    lacking = [event.key for _, event in EVENTS if not attribute_sentence(language, event.key, "you", arguments)]
    assert lacking == []


def test_one_is_called_you_and_others_by_their_names() -> None:
    gained: dict[str, str | int] = {"seat": 0, "count": 2, "resource": "protein"}
    assert said("en", 0, "cytosis.resource.gained", **gained) == "You gain 2 proteins."
    assert said("it", 0, "cytosis.resource.gained", **gained) == "Ricevi 2 proteine."
    assert said("en", 1, "cytosis.resource.gained", **gained) == "Ada gains 2 proteins."
    assert said("en", None, "cytosis.resource.gained", **gained) == "Ada gains 2 proteins."


def test_what_is_done_to_one_says_you_as_well() -> None:
    assert said("en", 1, "foment.stole", seat=0, other=1, nutrient="lipid") == "Ada steals one lipid from you."
    assert said("it", 1, "foment.stole", seat=0, other=1, nutrient="lipid") == "Ada ruba un lipide a te."
    fed: dict[str, str | int] = {"seat": 0, "other": 1, "nutrient": "carb"}
    assert said("en", 1, "foment.fed", **fed) == "Ada leaks one carb, and you take it up."
    assert said("en", 0, "foment.fed", **fed) == "You leak one carb, and Ben takes it up."
