"""What people write about themselves and to each other, as it is kept and counted."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Makes one picture of two, such as a family of its members; it shows as nothing itself."""


def printable_text(text: str) -> str:
    """The text with a space for every sign that shows as nothing, and an accented letter as one sign."""
    signs = unicodedata.normalize("NFC", text)
    kept = [sign if sign.isprintable() else " " for sign in signs]
    for place in range(1, len(signs) - 1):
        if signs[place] == JOINER and pictured(signs[place - 1]) and pictured(signs[place + 1]):
            kept[place] = JOINER
    return "".join(kept)


def pictured(sign: str) -> bool:
    """Is it a picture, or what gives the picture before it a colour?"""
    return sign == "\ufe0f" or (sign > "\u2190" and unicodedata.category(sign) in ("So", "Sk", "Sm"))
