"""Everything people read: sentences by key, from the Fluent files of each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "it")


@cache
def bundle(language: str) -> FluentBundle:
    """All text of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


def has_message(language: str, key: str) -> bool:
    """Is there a sentence for that key?"""
    return bundle(language).has_message(key.replace(".", "-"))


LONGEST = 900
"""Signs of an argument that a sentence repeats; Fluent refuses more than a thousand."""


def shortened(value: str | int, longest: int = LONGEST) -> str | int:
    """What somebody gave, cut where it is too long to be repeated; a number that is no measure of anything is text."""
    if isinstance(value, int) and value.bit_length() > 50:
        value = str(value) if value.bit_length() < 4096 else "…"
    return value[:longest] + "…" if isinstance(value, str) and len(value) > longest else value


def sentence(language: str, key: str, arguments: Mapping[str, str | int]) -> str:
    """The sentence for a key; dots in keys are hyphens in the files."""
    source = bundle(language)
    pattern = source.get_message(key.replace(".", "-")).value
    assert pattern is not None
    text, faults = source.format_pattern(pattern, {name: shortened(value) for name, value in arguments.items()})
    assert not faults, f"{key}: {faults}"
    return str(text)


HIDDEN = "hidden"
"""What a sentence gets for a field that its reader may not know."""


SEAT = "seat"
"""The domain of players: they are counted from one where people read."""

GIVEN = 60
"""Signs of what somebody gave that a refusal repeats."""

OWN = ("allowed", "columns", "example", "expected", "kinds", "path", "possible", "why")
"""Arguments of refusals that say what is allowed, where or why: they are told whole."""


def error_sentence(language: str, key: str, arguments: Mapping[str, str | int]) -> str:
    """Why something is refused: seats are counted from one, and what somebody gave is repeated in brief."""
    said = {name: value if name in OWN else shortened(value, GIVEN) for name, value in arguments.items()}
    seat = arguments.get(SEAT)
    if isinstance(seat, int):
        said[SEAT] = seat + 1
    return sentence(language, key, said)


def word(language: str, game: str, spoken: str) -> str:
    """A word of a code as people say it; words no file knows, such as a table's own cards, stay as they are.

    People count places from one: `place` is the number and one.
    """
    stem, _, number = spoken.partition(":")
    if stem == SEAT and number:
        return seat_name(language, int(number))
    key = f"{game}-word-{stem}"
    if not has_message(language, key):
        return spoken
    place = int(number) + 1 if number.isdecimal() else 0
    return sentence(language, key, {"number": number, "place": place})


def code_phrase(language: str, game: str, code: str) -> str:
    """A code as people say it: as the files say codes of that first word and so many more, otherwise word by word."""
    first, *rest = code.split(" ")
    words = [word(language, game, spoken) for spoken in rest]
    if has_message(language, f"{game}-say-{first}-{len(rest)}"):
        return sentence(language, f"{game}-say-{first}-{len(rest)}", dict(zip("abc", words)))
    return " ".join([word(language, game, first), *words])


def seat_name(language: str, seat: int) -> str:
    """The name of a seat."""
    return sentence(language, "player", {"number": seat + 1})


def seat_names(language: str, game: str, seats: int, companions: list[str]) -> list[str]:
    """What everyone at the table is called, seats that the rules play included."""
    return [seat_name(language, seat) for seat in range(seats)] + [word(language, game, name) for name in companions]


def event_sentence(
    language: str, game: str, fact: Mapping[str, str | int], fields: Mapping[str, str], called: list[str]
) -> str:
    """An event as a sentence; `fields` are all it could have, with their domains; `called` names the seats."""
    arguments: dict[str, str | int] = {}
    for name, domain in fields.items():
        value = fact.get(name, HIDDEN)
        if domain == SEAT and isinstance(value, int):
            arguments[name] = called[value]
        else:
            arguments[name] = value if isinstance(value, int) or value == HIDDEN else word(language, game, value)
    return sentence(language, str(fact["key"]), arguments)
