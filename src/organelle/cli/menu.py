"""The codes of a question as a short menu: the words they share are chosen first, then the next, as one points."""

from __future__ import annotations

from collections.abc import Iterable

MOST = 12
"""Lines a menu may have before it is cut into steps."""


class Menu:
    """Numbered lines, each a whole code or the beginning of several."""

    def __init__(self, codes: list[str], begun: str = "") -> None:
        self.codes = codes
        self.begun = begun
        self.lines = codes if len(codes) <= MOST else [self._whole(step) for step in self._steps()]

    def _steps(self) -> list[str]:
        """The different next words, as far as they can tell the codes apart."""
        depth = len(self.begun.split()) + 1
        steps = unique(" ".join(code.split(" ")[:depth]) for code in self.codes)
        while len(steps) == 1 and depth < max(len(code.split(" ")) for code in self.codes):
            depth += 1
            steps = unique(" ".join(code.split(" ")[:depth]) for code in self.codes)
        return steps

    def _whole(self, step: str) -> str:
        """A step that leads to one code only is that code, so that nobody plays what is not on the line."""
        codes = self.under(step)
        return codes[0] if len(codes) == 1 else step

    def under(self, line: str) -> list[str]:
        """The codes that a line stands for."""
        return [code for code in self.codes if code == line or code.startswith(line + " ")]

    def chosen(self, typed: str) -> list[str]:
        """The codes that a number or typed words mean; none if they mean nothing."""
        if typed.isdigit():
            place = int(typed) - 1
            return self.under(self.lines[place]) if 0 <= place < len(self.lines) else []
        wanted = " ".join(word for word in (*self.begun.split(), *typed.split()))
        for text in (typed, wanted):
            if text in self.codes:
                return [text]
        return [code for code in self.codes if fits(code.split(" "), wanted.split())]


def fits(code: list[str], typed: list[str]) -> bool:
    """Is each typed word the beginning of the code's word in that place?"""
    return len(typed) <= len(code) and all(word.startswith(start) for word, start in zip(code, typed))


def unique(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))
