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


def known(language: str, key: str) -> bool:
    """Is there a sentence for that key?"""
    return bundle(language).has_message(key.replace(".", "-"))


def sentence(language: str, key: str, arguments: Mapping[str, str | int]) -> str:
    """The sentence for a key; dots in keys are hyphens in the files."""
    source = bundle(language)
    pattern = source.get_message(key.replace(".", "-")).value
    assert pattern is not None
    text, faults = source.format_pattern(pattern, dict(arguments))
    assert not faults, f"{key}: {faults}"
    return str(text)
