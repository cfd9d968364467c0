"""Names that look alike: nobody at a table can pass for another there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LIKE_CAPITALS = str.maketrans(
    "I\u0406\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "llabezhlkmnoptyx"
)
"""Capital letters that look like a Latin letter which their small ones do not look like: the I, and Greek ones."""

LIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u04bb\u043a\u043c\u0442\u0432\u043d\u0433"
    "\u051b\u051d\u04cf\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c4\u03c5\u03c7\u03b2\u03b5\u03b7\u0131" + "015|",
    "aeopcyxijsdhkmtbhrqwlaopviktuxbeniolsl",
)
"""Small letters, Cyrillic ones and Greek ones, digits and strokes that look like a Latin letter."""

PAIRS = (("rn", "m"), ("vv", "w"))
"""Letters that look like another one when they stand together."""


def skeleton(name: str) -> str:
    """Return what a name looks like from afar; names that could be taken for each other have the same.

    >>> skeleton("\\u0410da") == skeleton("ADA") == skeleton("A\\u0301 da")
    True
    >>> skeleton("Ada") == skeleton("Eve")
    False
    """
    letters = unicodedata.normalize("NFKD", name).translate(LIKE_CAPITALS).casefold().translate(LIKE)
    shown = "".join(
        letter for letter in letters if letter.isprintable() and unicodedata.category(letter)[0] not in "MZ"
    )
    for pair, letter in PAIRS:
        shown = shown.replace(pair, letter)
    return shown


def unlike(name: str, others: Iterable[str], most: int) -> str:
    """Return the name, with a number behind it if it could be taken for one of the others.

    >>> unlike("Ada", ["ada", "Ada 2"], most=40)
    'Ada 3'

    Args:
        name: the name that is wanted.
        others: the names that are there.
        most: the longest that it may be.
    """
    taken, number, found = {skeleton(other) for other in others}, 1, name
    while skeleton(found) in taken:
        number += 1
        end = f" {number}"
        found = name[: most - len(end)].rstrip() + end
    return found
