"""Names and chat lines as they are kept and counted: only signs that show."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Makes one picture of two, such as a family of its members; it shows as nothing itself."""


BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs that count as letters or pictures and show as nothing."""

MARKS = 2
"""How many marks a letter keeps: no language needs more, and a pile of them runs over the lines around it."""


def printable_text(text: str) -> str:
    """Return the text with a space for every sign that shows as nothing, and an accented letter as one sign.

    >>> printable_text("A\\u3164da" + "\\u0335" * 50) == "A da" + "\\u0335" * 2
    True
    """
    signs = without_piles(unicodedata.normalize("NFC", text))
    kept = [sign if sign.isprintable() and sign not in BLANK else " " for sign in signs]
    for index in range(1, len(signs) - 1):
        if signs[index] == JOINER and is_picture(signs[index - 1]) and is_picture(signs[index + 1]):
            kept[index] = JOINER
    return "".join(kept)


def without_piles(signs: str) -> str:
    """Return the signs without more marks on one letter than MARKS, and without marks that show as nothing."""
    kept: list[str] = []
    marks = 0
    for sign in signs:
        if unicodedata.category(sign) not in ("Mn", "Me"):
            marks = 0
        elif is_hidden_mark(sign, kept[-1] if kept else " "):
            continue
        else:
            marks += 1
        if marks <= MARKS:
            kept.append(sign)
    return "".join(kept)


def is_hidden_mark(sign: str, before: str) -> bool:
    """Return whether a mark shows as nothing: what joins letters, or chooses a form where there is no picture."""
    chooses = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return sign == "\u034f" or (chooses and not is_picture(before) and before not in "0123456789#*")


def is_picture(sign: str) -> bool:
    """Return whether it is a picture, or what gives the picture before it a colour."""
    return sign == "\ufe0f" or (sign > "\u2190" and unicodedata.category(sign) in ("So", "Sk", "Sm"))
