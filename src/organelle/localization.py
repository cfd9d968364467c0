"""Everything people read: sentences by key, from the Fluent files of each language.

A language is a folder below `locales`; nothing else names it. English is complete and stands in for every sentence that
another language does not have yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from organelle.kernel.vocabulary import Vocabulary

LOCALES = Path(__file__).parent / "locales"

DEFAULT_LANGUAGE = "en"
"""The language that every key exists in."""

BIOLOGY = "biology-*.ftl"
"""Long texts about each thing of a game. Only the page shows them, and commands would wait for their parsing."""


def find_languages(folder: Path) -> tuple[str, ...]:
    """Return the names of the folders that hold Fluent files, English first, then by name."""
    names = {path.parent.name for path in folder.glob("*/*.ftl")}
    return tuple(sorted(names, key=lambda name: (name != DEFAULT_LANGUAGE, name)))


LANGUAGES = find_languages(LOCALES)


def match_language(tag: str) -> str | None:
    """Return the language that fits a tag of a browser or of a locale, or None.

    >>> match_language("it-IT"), match_language("it_IT.UTF-8"), match_language("EN"), match_language("tlh")
    ('it', 'it', 'en', None)
    """
    name = tag.strip().partition(".")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in LANGUAGES}
    while name and name not in known:
        name = name.rpartition("-")[0]
    return known.get(name)


@cache
def bundle(language: str) -> FluentBundle:
    """Return all Fluent messages of a language but those of `BIOLOGY`; the files are read once."""
    # Plurals and numbers of a language that Babel does not know are English.
    found = FluentBundle([language, DEFAULT_LANGUAGE], use_isolating=False)
    folder = LOCALES / language
    for path in sorted(set(folder.glob("*.ftl")) - set(folder.glob(BIOLOGY))):
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


def is_complete(language: str) -> bool:
    """Return whether the language claims to have every sentence and every page of rules; the tests hold it to that.

    The claim is the message `language-complete`.
    """
    return bundle(language).has_message("language-complete")


def message_id(key: str) -> str:
    """Return the Fluent id of a key: its dots are hyphens in the files."""
    return key.replace(".", "-")


def has_message(language: str, key: str) -> bool:
    """Return whether a key has a sentence in that language or, failing that, in English."""
    key = message_id(key)
    return bundle(language).has_message(key) or bundle(DEFAULT_LANGUAGE).has_message(key)


LONGEST_ARGUMENT = 900
"""Characters of an argument that a sentence repeats; Fluent refuses more than a thousand."""


def shortened(value: str | int, longest: int = LONGEST_ARGUMENT) -> str | int:
    """Return the value, cut after `longest` characters; an integer of more than 50 bits becomes text."""
    if isinstance(value, int) and value.bit_length() > 50:
        value = str(value) if value.bit_length() < 4096 else "…"
    return value[:longest] + "…" if isinstance(value, str) and len(value) > longest else value


def sentence(language: str, key: str, arguments: Mapping[str, str | int]) -> str:
    """Return the sentence for a key, in English where the language does not have it yet.

    Args:
        language: One of `LANGUAGES`.
        key: A Fluent id, or an event, question or reason key such as `duel.card.drawn`.
        arguments: What the sentence fills in, by name; long text is cut.

    Raises:
        KeyError: Neither the language nor English has the key.

    >>> sentence("it", "player", {"number": 2})
    'Giocatore 2'
    """
    key = message_id(key)
    cut = {name: shortened(value) for name, value in arguments.items()}
    if language != DEFAULT_LANGUAGE and bundle(language).has_message(key):
        text, faults = format_message(language, key, cut)
        if not faults:
            return text
    # Also for a message that quotes one which the language does not have yet.
    text, faults = format_message(DEFAULT_LANGUAGE, key, cut)
    assert not faults, f"{key}: {faults}"
    return text


def format_message(language: str, key: str, arguments: dict[str, str | int]) -> tuple[str, list[Exception]]:
    """Return a message of that language with its arguments filled in, and what Fluent found wrong."""
    source = bundle(language)
    pattern = source.get_message(key).value
    assert pattern is not None
    text, faults = source.format_pattern(pattern, arguments)
    return str(text), list(faults)


HIDDEN = "hidden"
"""What a sentence gets for a field that its reader may not know."""


SEAT = "seat"
"""The domain of players: they are counted from one where people read."""

LONGEST_INPUT = 60
"""Characters of somebody's input that an error repeats."""

NEVER_CUT = ("about", "allowed", "columns", "example", "expected", "kinds", "path", "possible", "why")
"""Arguments of errors that say what is allowed, where or why: they are given whole."""


def error_sentence(language: str, key: str, arguments: Mapping[str, str | int]) -> str:
    """Return the sentence of an error: seats are counted from one, and somebody's input is repeated in brief."""
    brief = {name: value if name in NEVER_CUT else shortened(value, LONGEST_INPUT) for name, value in arguments.items()}
    seat = arguments.get(SEAT)
    if isinstance(seat, int):
        brief[SEAT] = seat + 1
    return sentence(language, key, brief)


def word(language: str, game: str, spoken: str) -> str:
    """Return a word of a code as people say it; words that no file has, such as a table's own cards, stay as they are.

    The sentence gets `number` as it stands in the code, and `place`, which is one more, because people count from one.

    >>> word("en", "duel", "igm"), word("en", "duel", "seat:1"), word("en", "duel", "a-card-of-ours")
    ('IgM', 'Player 2', 'a-card-of-ours')
    """
    stem, _, number = spoken.partition(":")
    if stem == SEAT and number:
        return seat_name(language, int(number))
    key = f"{game}-word-{stem}"
    if not has_message(language, key):
        return spoken
    place = int(number) + 1 if number.isdecimal() else 0
    return sentence(language, key, {"number": number, "place": place})


MISSING = "none"
"""What a phrase gets for a field that its code leaves out."""


def code_phrase(
    language: str, game: str, vocabulary: Vocabulary, code: str, known: Callable[[str], str] = lambda _: ""
) -> str:
    """Return a code, or the beginning of one, as people say it.

    A game's file has a phrase for each kind of action with fields, such as `cytosis-say-golgi`. It gets every field by
    its name, as people say it (a number as a number), and the first part of the field's word in the code as
    `NAME-word`, to choose by; of a field that the code leaves out both are `none`. `NAME-known` is `yes` if more than
    the word is known of it, else `no`. A code without fields is the word of its kind, or the attribute `alone` of its
    phrase; what has no phrase is said word by word.

    Args:
        language: One of `LANGUAGES`.
        game: The name of the game.
        vocabulary: That of the match, which knows the fields.
        code: What is said.
        known: Returns what a word stands for at this moment, or nothing if the word alone says it.
    """
    kind, fields = vocabulary.fields(code)
    key = f"{game}-say-{kind}"
    if not (any(fields.values()) and has_message(language, key)):
        alone = "" if any(fields.values()) else phrase_alone(language, key)
        return alone or " ".join(known(spoken) or word(language, game, spoken) for spoken in code.split(" "))
    arguments: dict[str, str | int] = {}
    for name, spoken in fields.items():
        more = known(spoken) if spoken else ""
        said = more or (word(language, game, spoken) if spoken else MISSING)
        arguments[name] = int(said) if said.isdecimal() else said
        arguments[f"{name}-known"] = "yes" if more else "no"
        arguments[f"{name}-word"] = spoken.partition(":")[0] or MISSING
    return sentence(language, key, arguments)


def phrase_alone(language: str, key: str) -> str:
    """Return what a phrase says of a code that has none of its fields yet, or nothing if that is left to its word."""
    spoken = language if bundle(language).has_message(key) else DEFAULT_LANGUAGE
    if not bundle(spoken).has_message(key):
        return ""
    pattern = bundle(spoken).get_message(key).attributes.get("alone")
    return "" if pattern is None else str(bundle(spoken).format_pattern(pattern, {})[0])


def seat_name(language: str, seat: int) -> str:
    """Return the name of a seat, such as `Player 1` for seat 0."""
    return sentence(language, "player", {"number": seat + 1})


def seat_names(language: str, game: str, seats: int, companions: list[str]) -> list[str]:
    """Return the names of all seats in order, those that the rules play last."""
    return [seat_name(language, seat) for seat in range(seats)] + [word(language, game, name) for name in companions]


def event_sentence(
    language: str,
    game: str,
    event: Mapping[str, str | int],
    fields: Mapping[str, str],
    names: list[str],
    viewer: int | None = None,
) -> str:
    """Return an event as a sentence.

    A message can have an attribute `you`, which says what the viewer did, and an attribute `NAME-you` for what is done
    to the viewer where "you" cannot stand in the place of that field.

    Args:
        language: One of `LANGUAGES`.
        game: The name of the game, whose words the sentence uses.
        event: The event as a seat saw it, with its `key`; a field that is missing was hidden from that seat.
        fields: All fields that the event can have, with the domain of each.
        names: The names of the seats, from `seat_names`.
        viewer: The seat that reads it, which is called "you"; nobody if None.
    """
    arguments: dict[str, str | int] = {}
    addressed = ""
    for name, domain in fields.items():
        value = event.get(name, HIDDEN)
        if domain == SEAT and isinstance(value, int):
            met = value == viewer
            addressed = addressed or (("you" if name == SEAT else f"{name}-you") if met else "")
            arguments[name] = sentence(language, "you", {}) if met and name != SEAT else names[value]
        else:
            arguments[name] = value if isinstance(value, int) or value == HIDDEN else word(language, game, value)
    key = str(event["key"])
    return attribute_sentence(language, key, addressed, arguments) or sentence(language, key, arguments)


def attribute_sentence(language: str, key: str, attribute: str, arguments: Mapping[str, str | int]) -> str:
    """Return what an attribute of a message says, in its own language only; nothing if the message has none of it."""
    source = bundle(language)
    key = message_id(key)
    pattern = source.get_message(key).attributes.get(attribute) if source.has_message(key) else None
    if pattern is None:
        return ""
    text, faults = source.format_pattern(pattern, {name: shortened(value) for name, value in arguments.items()})
    return "" if faults else str(text)
