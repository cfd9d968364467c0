"""The names of pupils: a colour and a part of the cell, made in the language of the class; nobody types one."""

from __future__ import annotations

from functools import cache
from random import Random

from organelle.localization import sentence

GENDERS = ("first", "second")
"""Nouns of a language that has two genders stand in two lists, each with the colours that agree with it."""


@cache
def every_name(language: str) -> list[str]:
    """Return all names of a language, in an order that stays the same.

    >>> every_name("en")[0], every_name("it")[0]
    ('Blue Ribosome', 'Ribosoma blu')
    """
    return [
        sentence(language, "class-name", {"colour": colour, "organelle": organelle})
        for gender in GENDERS
        for organelle in sentence(language, f"class-organelles-{gender}", {}).split(", ")
        for colour in sentence(language, f"class-colours-{gender}", {}).split(", ")
    ]


def next_name(language: str, class_id: str, taken: int) -> int:
    """Return the name for the next pupil of a class: mixed otherwise in each class, and none twice."""
    order = list(range(len(every_name(language))))
    Random(class_id).shuffle(order)
    return order[taken % len(order)]
