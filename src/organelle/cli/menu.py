"""The legal codes of a question as a short menu; many codes are chosen word by word."""

from __future__ import annotations

from collections.abc import Iterable

MOST_LINES = 12
"""Codes that a menu lists whole; more are listed by their next word."""


class Menu:
    """Numbered lines, each a whole code or the beginning of several.

    Args:
        codes: The codes to choose from.
        prefix: The words that are chosen already, which all codes begin with.

    >>> Menu(["done", "take carb"]).lines
    ['done', 'take carb']
    >>> menu = Menu(["done", *(f"take vesicle:{number}" for number in range(20))])
    >>> menu.lines
    ['done', 'take']
    >>> menu.matching_codes("take vesicle:7")
    ['take vesicle:7']
    """

    def __init__(self, codes: list[str], prefix: str = "") -> None:
        self.codes = codes
        self.prefix = prefix
        self.lines = codes if len(codes) <= MOST_LINES else [self._line(start) for start in self._starts()]

    def __repr__(self) -> str:
        return f"<Menu {self.prefix!r}: {len(self.codes)} codes in {len(self.lines)} lines>"

    def _starts(self) -> list[str]:
        """Return the different beginnings of the codes, with as many words as it takes to tell some of them apart."""
        depth = len(self.prefix.split()) + 1
        starts = unique(" ".join(code.split(" ")[:depth]) for code in self.codes)
        while len(starts) == 1 and depth < max(len(code.split(" ")) for code in self.codes):
            depth += 1
            starts = unique(" ".join(code.split(" ")[:depth]) for code in self.codes)
        return starts

    def _line(self, start: str) -> str:
        """Return the line for a beginning: the whole code if there is only one, so that a line shows what it plays."""
        codes = self.codes_under(start)
        return codes[0] if len(codes) == 1 else start

    def codes_under(self, line: str) -> list[str]:
        """Return the codes that a line stands for."""
        return [code for code in self.codes if code == line or code.startswith(line + " ")]

    def matching_codes(self, typed: str) -> list[str]:
        """Return the codes that were meant by the number of a line, by words, or by beginnings of words."""
        if typed.isdigit():
            index = int(typed) - 1
            return self.codes_under(self.lines[index]) if 0 <= index < len(self.lines) else []
        with_prefix = " ".join((*self.prefix.split(), *typed.split()))
        for text in (typed, with_prefix):
            if text in self.codes:
                return [text]
        return [code for code in self.codes if abbreviates(with_prefix.split(), code.split(" "))]


def abbreviates(typed: list[str], code: list[str]) -> bool:
    """Return whether each typed word is the beginning of the code's word at the same index."""
    return len(typed) <= len(code) and all(word.startswith(start) for word, start in zip(code, typed))


def unique(items: Iterable[str]) -> list[str]:
    """Return the items in order, each once."""
    return list(dict.fromkeys(items))
