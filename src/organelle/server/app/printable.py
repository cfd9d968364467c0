"""Names and chat lines as they are kept and counted: only signs that show."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Makes one picture of two, such as a family of its members; it shows as nothing itself."""


def printable_text(text: str) -> str:
    """Return the text with a space for every sign that shows as nothing, and an accented letter as one sign."""
    signs = unicodedata.normalize("NFC", text)
    kept = [sign if sign.isprintable() else " " for sign in signs]
    for index in range(1, len(signs) - 1):
        if signs[index] == JOINER and is_picture(signs[index - 1]) and is_picture(signs[index + 1]):
            kept[index] = JOINER
    return "".join(kept)


def is_picture(sign: str) -> bool:
    """Return whether it is a picture, or what gives the picture before it a colour."""
    return sign == "\ufe0f" or (sign > "\u2190" and unicodedata.category(sign) in ("So", "Sk", "Sm"))
